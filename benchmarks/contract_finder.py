"""How long Shanko's contract finder thinks, as a Markdown table: python -m benchmarks.contract_finder --hands 2000"""

import sys

from benchmarks import meld_finder

if __name__ == "__main__":
    sys.argv += ["--game", "shanko"]
    meld_finder.main()
