"""A server with a planted fault: it takes every origin for one that can be read, and answers 500 where it can't. The
drill of requests must find it out."""

from urllib.parse import urlsplit

from cardtable.main import run
from cardtable.server.web import headers

if __name__ == "__main__":
    headers._netloc = lambda origin: urlsplit(origin).netloc
    run()
