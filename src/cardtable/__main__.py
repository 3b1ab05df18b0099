"""python -m cardtable"""

from cardtable.main import run

run()
