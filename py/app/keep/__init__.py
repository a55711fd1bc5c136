"""What is kept on the device: where it lies, what it may say, how it is brought back."""
