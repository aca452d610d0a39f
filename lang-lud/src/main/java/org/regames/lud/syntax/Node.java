package org.regames.lud.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** A part of an expanded text, before it is interpreted. */
public sealed interface Node {
  /** Where it is written. */
  Origin origin();

  /**
   * {@code (name argument …)}.
   *
   * @param head where the name is written
   */
  record Clause(String name, Origin head, List<Argument> arguments, Origin origin) implements Node {
    public Clause {
      arguments = List.copyOf(arguments);
    }
  }

  /** <code>{ element … }</code>. */
  record Collection(List<Node> elements, Origin origin) implements Node {
    public Collection {
      elements = List.copyOf(elements);
    }
  }

  /** A text in quotes, without them. */
  record Text(String text, Origin origin) implements Node {}

  /** A word or a number. */
  record Symbol(String text, Origin origin) implements Node {}

  /**
   * An argument of a clause.
   *
   * @param label the word before the colon; empty if there is none
   * @param origin the position of the label or, if there is none, of the value
   */
  record Argument(String label, Node value, Origin origin) {}
}
