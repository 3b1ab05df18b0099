"""A server that may open no more than 1,024 files, as many systems have it."""

import resource

from cardtable.main import run

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
    run()
