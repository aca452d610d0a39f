package org.regames.rbg.lowering;

import java.util.BitSet;
import java.util.Optional;
import org.regames.rbg.syntax.Arithmetic;

/** What an edge of a rules automaton does. */
sealed interface RuleStep {
  /** Nothing. */
  record Skip() implements RuleStep {}

  /** Changes the vertex, or asks where it is. */
  record Move(VertexRelation walk) implements RuleStep {}

  /** Asks for one of these pieces at the vertex. */
  record On(BitSet pieces) implements RuleStep {}

  /** Asks for a relation of two values. */
  record Comparison(Arithmetic left, Arithmetic.Relation relation, Arithmetic right)
      implements RuleStep {}

  /** Asks whether some walk of the body, or if negated none, is possible. */
  record Check(CheckBody body, boolean negated) implements RuleStep {}

  /** What makes a move; its number, from 1 in the order of the rules, tells it from all others. */
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
