"""Names of environments for Gymnasium, which reads this when it is imported: nothing else is."""

from gymnasium.envs.registration import register, registry

NAME = "regames/Game-v0"


def register_names() -> None:
    """Tells Gymnasium what ``regames/Game-v0`` is, unless it knows."""
    if NAME not in registry:
        register(
            id=NAME,
            entry_point="regames.gymnasium:make",
            vector_entry_point="regames.gymnasium:make_vec",
        )
