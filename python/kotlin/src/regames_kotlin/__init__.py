"""Kotlin's compiler, for scripts of games in Kotlin. The package regames finds it by itself."""
