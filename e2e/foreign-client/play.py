"""
Plays a whole game at a house, as a stranger who has read docs/PROTOCOL.md, and writes down what is to be checked.

    python3 play.py <address of the house> <folder of a game> <folder for what comes of it>

The folder of a game has `foreign/check.py`, which says how to play it shortly. Writes record.json, history.json, and for each
of the people seen-0.json, seen-1.json, …
"""

import json
import pathlib
import sys
import threading
import time

from checks import load_check
from guest import Failed
from player import Player


def main(server, folder, target):
    check = load_check(folder)
    name = pathlib.Path(folder).resolve().name
    people = [
        Player(server, f"Straniera {number + 1}", check.weigh, check.LIVELY) for number in range(check.PEOPLE)
    ]
    host, *others = people
    host.open_table(name, check.OPTIONS, check.BOTS, getattr(check, "BOT", None))
    for player in others:
        player.join(host.room["code"])
    for player in people:
        player.sit()
    for player in people:
        player.get_ready()
    ended = in_parallel([player.play for player in people])
    game = ended[0]["id"]
    record = host.guest.fetch(f"/api/record/{game}")
    history = wait_for(lambda: host.guest.fetch(f"/api/history/{game}"))
    for number, player in enumerate(people):
        seen = {
            "seat": player.update["watcher"],
            "promised": player.promised,
            "seed": player.seed,
            "moves": player.moves,
            "refused": player.refused,
            "told": player.told,
            "numbers": player.numbers,
            "view": player.view,
            "result": ended[number]["result"],
            "clockOffset": player.clock_offset,
        }
        write(target, f"seen-{number}.json", seen)
        player.leave()
    write(target, "record.json", record)
    write(target, "history.json", history)


def in_parallel(tasks):
    results = [None] * len(tasks)
    faults = []

    def run(number):
        try:
            results[number] = tasks[number]()
        except Exception as fault:
            faults.append(fault)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(tasks))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]
    return results


def wait_for(find, patience=30):
    """The history is written some moments after the end."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = find()
        if found is not None:
            return found
        time.sleep(0.1)
    raise Failed("no history has been written")


def write(target, name, value):
    (pathlib.Path(target) / name).write_text(json.dumps(value))


if __name__ == "__main__":
    main(*sys.argv[1:])
