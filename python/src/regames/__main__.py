"""``python -m regames`` is the command ``regames``."""

from regames._command import main

main()
