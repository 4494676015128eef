"""The screens of the house and the stack that holds them."""
