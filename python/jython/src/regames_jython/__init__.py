"""Jython, for scripts of games in Python. The package regames finds it by itself."""
