package org.regames.lud.literal;

/** What a move is made of: actions, and moves within it that have consequences of their own. */
sealed interface MovePart permits LiteralAction, LiteralMove {}
