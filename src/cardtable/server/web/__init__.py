"""What is asked over HTTP: who may come in, pages, the API, and how often."""
