"""Views, results and words as rich text: everything that is drawn, and nothing that draws."""
