"""A server with a planted fault: it opens a table before it looks at who wants to sit there. The drill of requests must
find it out."""

from cardtable.main import run
from cardtable.server.web import api

if __name__ == "__main__":
    api.check_wish = lambda wish: None
    run()
