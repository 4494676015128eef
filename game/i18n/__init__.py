"""The interface's sentences in English, German and French, and what chooses between them."""
