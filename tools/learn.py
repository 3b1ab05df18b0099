"""Learn what a game's situations are worth: python tools/learn.py shanko --games 1000

The same as `cardtable learn`, from a clone; it needs the packages of the group `learn`.
"""

import sys

from cardtable.main import run

if __name__ == "__main__":
    sys.argv[1:1] = ["learn"]
    run()
