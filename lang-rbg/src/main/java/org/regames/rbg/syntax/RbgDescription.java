package org.regames.rbg.syntax;

import java.math.BigInteger;
import java.util.List;
import org.regames.ir.diagnostic.Origin;

/**
 * A game as its file describes it; all names are known, and none has two kinds.
 *
 * @param players the players and their highest scores
 * @param variables the variables and their highest values
 * @param pieces the pieces
 */
public record RbgDescription(
    List<Counter> players,
    List<Counter> variables,
    List<String> pieces,
    RbgBoard board,
    RbgRule rules) {
  public RbgDescription {
    players = List.copyOf(players);
    variables = List.copyOf(variables);
    pieces = List.copyOf(pieces);
  }

  /** A variable, or the score of a player, from 0 to a bound. */
  public record Counter(String name, BigInteger bound, Origin origin) {}
}
