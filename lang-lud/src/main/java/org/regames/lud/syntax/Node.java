package org.regames.lud.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** A part of an expanded text, before anybody asks what it means. */
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

  /** What is written in quotes, without them. */
  record Text(String text, Origin origin) implements Node {}

  /** A word or a number. */
  record Symbol(String text, Origin origin) implements Node {}

  /**
   * What a clause is given.
   *
   * @param label the word before the colon; empty where there is none
   * @param origin where the label is written, or the value where there is none
   */
  record Argument(String label, Node value, Origin origin) {}
}
