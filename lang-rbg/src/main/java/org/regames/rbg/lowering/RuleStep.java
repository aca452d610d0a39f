package org.regames.rbg.lowering;

import java.util.BitSet;
import java.util.Optional;
import org.regames.rbg.syntax.Arithmetic;

/** The action of an edge of a rules automaton. */
sealed interface RuleStep {
  /** Does nothing. */
  record Skip() implements RuleStep {}

  /** Changes the vertex, or tests it. */
  record Move(VertexRelation relation) implements RuleStep {}

  /** Tests for one of these pieces at the vertex. */
  record On(BitSet pieces) implements RuleStep {}

  /** Tests a relation of two values. */
  record Comparison(Arithmetic left, Arithmetic.Relation relation, Arithmetic right)
      implements RuleStep {}

  /** Tests whether some path of the body, or if negated none, is possible. */
  record Check(CheckBody body, boolean negated) implements RuleStep {}

  /** An element of a move; its number, from 1 in the order of the rules, identifies it. */
  sealed interface Modifier extends RuleStep {
    int number();
  }

  /** Puts a piece. */
  record Off(int piece, int number) implements Modifier {}

  /** Sets a variable or score. */
  record Assignment(String variable, Arithmetic value, int number) implements Modifier {}

  /** Ends a move; no player means the keeper. */
  record Switch(Optional<String> player, int number) implements Modifier {}
}
