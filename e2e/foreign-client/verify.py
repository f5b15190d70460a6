"""
Checks a finished game from docs/FAIRNESS.md and its rules, without the house's code.

    python3 verify.py <folder of a game> <record> <history> [<seen> …]

Says "fair" and what was drawn, or what is wrong, and then ends with 1.
"""

import json
import pathlib
import sys
import traceback

from checks import load_check
from story import Story, Unfair, check_own


def main(folder, record, history, *seen):
    record, history = read(record), read(history)
    try:
        story = Story(record, history)
        for one in seen:
            check_own(record, history, read(one))
        checked = load_check(folder).check(story)
    except Unfair as why:
        print(f"NOT fair: {why}")
        sys.exit(1)
    except (LookupError, TypeError, ValueError, StopIteration):
        print("NOT fair: this is not how the pages say that such a game is told", flush=True)
        traceback.print_exc()
        sys.exit(1)
    print(f"fair: {json.dumps(checked)}")


def read(file):
    return json.loads(pathlib.Path(file).read_text())


if __name__ == "__main__":
    main(*sys.argv[1:])
