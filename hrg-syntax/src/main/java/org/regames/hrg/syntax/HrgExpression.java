package org.regames.hrg.syntax;

import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;

/** An expression or a condition; which of the forms may stand where is checked later. */
public sealed interface HrgExpression {
  Origin origin();

  /** A name: of a symbol, function, variable, argument or pattern variable. */
  record Reference(Name name) implements HrgExpression {
    @Override
    public Origin origin() {
      return name.origin();
    }
  }

  /** {@code Ctor(a, b)}: an upper-case name directly followed by its arguments. */
  record Construction(Name constructor, List<HrgExpression> arguments, Origin origin)
      implements HrgExpression {
    public Construction {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * {@code f(a, b)}, or {@code f[a]}, which means the same where {@code f} is a map. Conditions
   * such as {@code not(c)} have this form, too.
   *
   * @param brackets whether the (then single) argument is written in square brackets
   */
  record Application(
      HrgExpression map, List<HrgExpression> arguments, boolean brackets, Origin origin)
      implements HrgExpression {
    public Application {
      arguments = List.copyOf(arguments);
    }

    /** Whether this is {@code word(…)} for a bare name. */
    public boolean calls(String word) {
      return !brackets && map instanceof Reference(Name name) && name.text().equals(word);
    }
  }

  /** {@code left operator right}. */
  record Binary(Operator operator, HrgExpression left, HrgExpression right, Origin origin)
      implements HrgExpression {}

  /** {@code value in Type}. */
  record Membership(HrgExpression value, HrgType type, Origin origin) implements HrgExpression {}

  /** {@code if condition then consequence else alternative}. */
  record Conditional(
      HrgExpression condition, HrgExpression consequence, HrgExpression alternative, Origin origin)
      implements HrgExpression {}

  /** <code>{:otherwise; key = value; …}</code>. */
  record MapLiteral(Optional<HrgExpression> otherwise, List<Part> parts, Origin origin)
      implements HrgExpression {
    public MapLiteral {
      parts = List.copyOf(parts);
    }
  }

  /** {@code key = value where X in 0..7} of a map literal. */
  record Part(HrgExpression key, HrgExpression value, List<Generator> generators, Origin origin) {
    public Part {
      generators = List.copyOf(generators);
    }
  }
}
