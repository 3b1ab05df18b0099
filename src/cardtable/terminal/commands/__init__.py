"""The commands of the command line that are the terminal's. They read what was typed and build the rest."""
