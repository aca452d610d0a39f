package org.regames.hrg.syntax;

import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;

/** A statement of a graph. */
public sealed interface HrgStatement {
  Origin origin();

  /** {@code x[i] = e}. */
  record Assignment(HrgExpression target, HrgExpression value, Origin origin)
      implements HrgStatement {}

  /** {@code x[i] = T(*)}. */
  record AnyAssignment(HrgExpression target, HrgType type, Origin origin) implements HrgStatement {}

  /** {@code $ a}, {@code $(a b)}, and artificial {@code $_ a}, {@code $_(a b)}. */
  record Tag(List<Name> parts, boolean artificial, Origin origin) implements HrgStatement {
    public Tag {
      parts = List.copyOf(parts);
    }
  }

  /** {@code $$ v}. */
  record VariableTag(Name variable, Origin origin) implements HrgStatement {}

  /** {@code check(c)}. */
  record Check(HrgExpression condition, Origin origin) implements HrgStatement {}

  /** <code>if c { … } else if d { … } else { … }</code>; at least one arm. */
  record If(List<Arm> arms, Optional<Block> otherwise, Origin origin) implements HrgStatement {
    public If {
      arms = List.copyOf(arms);
    }
  }

  /** A condition of an {@link If} and what to do where it holds. */
  record Arm(HrgExpression condition, Block body) {}

  /** <code>while c { … }</code>. */
  record While(HrgExpression condition, Block body, Origin origin) implements HrgStatement {}

  /** <code>loop { … }</code>. */
  record Loop(Block body, Origin origin) implements HrgStatement {}

  /** <code>branch { … } or { … }</code>. */
  record Branch(List<Block> alternatives, Origin origin) implements HrgStatement {
    public Branch {
      alternatives = List.copyOf(alternatives);
    }
  }

  /** <code>branch X in T { … }</code>. */
  record BranchIn(Name variable, HrgType type, Block body, Origin origin) implements HrgStatement {}

  /** <code>repeat 6 { … }</code>. */
  record Repeat(Name count, Block body, Origin origin) implements HrgStatement {}

  /** <code>repeat X in T { … }</code>. */
  record RepeatIn(Name variable, HrgType type, Block body, Origin origin) implements HrgStatement {}

  /** {@code f(a, b)} of a graph. */
  record Call(Name graph, List<HrgExpression> arguments, Origin origin) implements HrgStatement {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** {@code break()} and its like. */
  record Jump(Kind kind, Origin origin) implements HrgStatement {
    /** Where a jump leads. */
    public enum Kind {
      BREAK,
      CONTINUE,
      RETURN,
      END;

      /** The jump as it is written, without its parentheses. */
      public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
      }
    }
  }
}
