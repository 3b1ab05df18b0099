"""Several servers on one PostgreSQL."""

from contextlib import ExitStack, contextmanager

from tests.live import Server


class SharedServer(Server):
    """One of many on a database; its log has a file of its own."""

    def __init__(self, address, log, *flags, port=None):
        super().__init__(address, "--rate", "0", *flags, port=port)
        self.log_file = str(log)


@contextmanager
def servers(address, folder, number=2, *flags):
    """So many that run."""
    with ExitStack() as stack:
        running = []
        for n in range(number):
            server = SharedServer(address, folder / f"server-{n}.log", *flags).start()
            stack.callback(server.stop)
            running.append(server)
        yield running
