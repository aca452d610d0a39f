package org.regames.lud.literal;

import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.tree.LudClause;

/**
 * A kind of piece, or a die.
 *
 * @param name with the number of its owner, as rules call it
 * @param plainName as it is written
 * @param owner whose: 0 for nobody, one more than all players for all
 * @param flips the two states between which it flips, or null
 * @param item where it is written, or null
 * @param faces of a die, or null
 */
record PieceKind(
    int index,
    String name,
    String plainName,
    int owner,
    AbsoluteDirection facing,
    int[] flips,
    LudClause item,
    int[] faces) {}
