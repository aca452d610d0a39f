package org.regames.hrg.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** A type as it is written. */
public sealed interface HrgType {
  Origin origin();

  /** The name of a domain or of a built-in type. */
  record Named(Name name) implements HrgType {
    @Override
    public Origin origin() {
      return name.origin();
    }

    @Override
    public String toString() {
      return name.text();
    }
  }

  /** <code>{a, b, c}</code>. */
  record Members(List<Name> names, Origin origin) implements HrgType {
    public Members {
      names = List.copyOf(names);
    }

    @Override
    public String toString() {
      return "{" + String.join(", ", names.stream().map(Name::text).toList()) + "}";
    }
  }

  /** {@code source -> target}; the source is not an arrow. */
  record Arrow(HrgType source, HrgType target, Origin origin) implements HrgType {
    @Override
    public String toString() {
      return source + " -> " + target;
    }
  }
}
