package org.regames.rbg.syntax;

import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;

/**
 * The rules: a regular expression over actions. Equal parts of one description are one object, so
 * that results for a part can be cached by identity.
 */
public sealed interface RbgRule {
  /** Where the expression is written first. */
  Origin origin();

  /** Goes in a direction; impossible at the edge of the board. */
  record Shift(String direction, Origin origin) implements RbgRule {}

  /** Holds if one of these pieces, in the order of their declaration, is at the vertex. */
  record On(List<String> pieces, Origin origin) implements RbgRule {
    public On {
      pieces = List.copyOf(pieces);
    }
  }

  /** Puts a piece on the vertex in place of what is there. */
  record Off(String piece, Origin origin) implements RbgRule {}

  /** Sets a variable or score; impossible if the value is out of bounds. */
  record Assignment(String variable, Arithmetic value, Origin origin) implements RbgRule {}

  /** Holds if the values are in the relation. */
  record Comparison(Arithmetic left, Arithmetic.Relation relation, Arithmetic right, Origin origin)
      implements RbgRule {}

  /** Ends a move and gives the turn to a player, or to the keeper if none is named. */
  record Switch(Optional<String> player, Origin origin) implements RbgRule {}

  /** Holds if some path of the body, which has no switches, is possible or, if negated, none is. */
  record Check(RbgRule body, boolean negated, Origin origin) implements RbgRule {}

  /** One of two or more expressions. */
  record Sum(List<RbgRule> alternatives, Origin origin) implements RbgRule {
    public Sum {
      alternatives = List.copyOf(alternatives);
    }
  }

  /** Expressions one after the other; none at all does nothing. */
  record Concatenation(List<RbgRule> parts, Origin origin) implements RbgRule {
    public Concatenation {
      parts = List.copyOf(parts);
    }
  }

  /** An expression a fixed number of times, two or more. */
  record Power(RbgRule body, int times, Origin origin) implements RbgRule {}

  /** An expression any number of times. */
  record Star(RbgRule body, Origin origin) implements RbgRule {}
}
