package org.regames.lud.lowering;

import java.util.Optional;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.tree.LudClause;

/**
 * A kind of pieces of one owner.
 *
 * @param id its number, from 1 on
 * @param written its name in the text
 * @param name its name with the number of its owner
 * @param owner 0 for nobody, one more than the number of players for all
 * @param symbol its name in HRG
 * @param facing the direction in which it faces
 * @param moves its moves, if they are written with it
 */
record Component(
    int id,
    String written,
    String name,
    int owner,
    String symbol,
    AbsoluteDirection facing,
    Optional<LudClause> moves,
    Optional<LudClause> flips) {}
