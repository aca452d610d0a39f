package org.regames.hrg.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** What an argument of a function is compared with. */
public sealed interface HrgPattern {
  Origin origin();

  /** Matches everything: {@code _}. */
  record Wildcard(Origin origin) implements HrgPattern {}

  /** Matches everything and gives it a name: {@code X}. */
  record Variable(Name name) implements HrgPattern {
    @Override
    public Origin origin() {
      return name.origin();
    }
  }

  /** Matches one symbol: {@code white}. */
  record Literal(Name name) implements HrgPattern {
    @Override
    public Origin origin() {
      return name.origin();
    }
  }

  /** Matches the values of a constructor whose arguments match: {@code V(X, 0)}. */
  record Construction(Name constructor, List<HrgPattern> arguments, Origin origin)
      implements HrgPattern {
    public Construction {
      arguments = List.copyOf(arguments);
    }
  }
}
