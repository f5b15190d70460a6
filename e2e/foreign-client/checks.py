"""Finds what is known of a game: `foreign/check.py` in its folder."""

import importlib.util
import pathlib
import sys


def load_check(folder):
    sys.dont_write_bytecode = True
    path = pathlib.Path(folder) / "foreign" / "check.py"
    spec = importlib.util.spec_from_file_location("check", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
