package org.regames.hrg.syntax;

import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;

/** A definition at the top level of a file. */
public sealed interface HrgDefinition {
  Name name();

  Origin origin();

  /** {@code domain NAME = element | element}. */
  record Domain(Name name, List<Element> elements, Origin origin) implements HrgDefinition {
    public Domain {
      elements = List.copyOf(elements);
    }
  }

  /** {@code name : Type = initial}. */
  record Variable(Name name, HrgType type, Optional<HrgExpression> initial, Origin origin)
      implements HrgDefinition {}

  /** {@code name : A -> B} and its cases, at least one. */
  record Function(Name name, HrgType type, List<Case> cases, Origin origin)
      implements HrgDefinition {
    public Function {
      cases = List.copyOf(cases);
    }
  }

  /** {@code graph name(parameters) body}. */
  record Graph(Name name, boolean reusable, List<Parameter> parameters, Block body, Origin origin)
      implements HrgDefinition {
    public Graph {
      parameters = List.copyOf(parameters);
    }

    /** The same graph with other statements. */
    public Graph with(Block statements) {
      return new Graph(name, reusable, parameters, statements, origin);
    }
  }

  /** A part of a domain. */
  sealed interface Element {
    Origin origin();

    /** A symbol, or all members of another domain if one has the name. */
    record Member(Name name) implements Element {
      @Override
      public Origin origin() {
        return name.origin();
      }
    }

    /** {@code Ctor(A, b) where A in 0..7}: a value for each combination. */
    record Construction(
        Name constructor, List<Name> arguments, List<Generator> generators, Origin origin)
        implements Element {
      public Construction {
        arguments = List.copyOf(arguments);
        generators = List.copyOf(generators);
      }
    }
  }

  /** {@code name(patterns) = body}. */
  record Case(List<HrgPattern> patterns, HrgExpression body, Origin origin) {
    public Case {
      patterns = List.copyOf(patterns);
    }
  }

  /** {@code name : Type} of a graph. */
  record Parameter(Name name, HrgType type) {}
}
