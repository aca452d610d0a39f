package org.regames.hrg.emit.structure;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.Builtins;

/** Structured code whose jumps still name the nodes of the automaton that they lead to. */
public sealed interface Code {
  /** A statement without parts. */
  record Plain(HrgStatement statement) implements Code {}

  /** Continues only if the condition holds. */
  record Check(HrgExpression condition) implements Code {}

  /** Continues with any of the alternatives. */
  record Choice(List<List<Code>> arms) implements Code {}

  /** Repeats its body, which jumps to the head for the next iteration. */
  record Loop(int head, List<Code> body) implements Code {}

  /** Code that is followed by the code of a node, which jumps inside may lead to. */
  record Block(int follow, List<Code> body) implements Code {}

  /** Leads to a node; always the last of its list. */
  record Jump(int target) implements Code {}

  /** Whether this is an assignment to {@code player}. */
  default boolean assignsPlayer() {
    return this instanceof Plain(HrgStatement statement)
        && statement.assigned().equals(Optional.of(Builtins.PLAYER));
  }
}
