package org.regames.lud.tree;

import java.util.List;

/**
 * A row of the table: what may be written under one name, with one list of parameters.
 *
 * @param kind what it stands for
 * @param name the word after the bracket
 * @param symbols the symbols after the name that pick this row; mostly one or none
 * @param form tells rows apart that have all of this in common; mostly empty
 * @param parameters in the order in which they are written
 * @param meaning what it stands for or does, in a few words
 */
public record Ludeme(
    Kind kind,
    String name,
    List<String> symbols,
    String form,
    List<Parameter> parameters,
    String meaning) {
  public Ludeme {
    symbols = List.copyOf(symbols);
    parameters = List.copyOf(parameters);
  }

  /** The name with its symbol, as people call it: {@code move Step}. */
  public String title() {
    return symbols.isEmpty() ? name : name + " " + String.join(" ", symbols);
  }

  /** The title in quotes, with its kind where the title does not tell it. */
  public String described() {
    String noun = kind.noun();
    return "`" + title() + "`" + (noun.startsWith("`") ? "" : " as " + noun);
  }

  /** What no other row has: kind, title and form, such as {@code MOVES or /list}. */
  public String id() {
    return kind + " " + title() + (form.isEmpty() ? "" : " /" + form);
  }

  /**
   * The parameter of a name.
   *
   * @throws IllegalArgumentException where it has none: a mistake of the program, not of a game
   */
  public Parameter parameter(String parameter) {
    return parameters.stream()
        .filter(each -> each.name().equals(parameter))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(id() + " has no " + parameter));
  }

  /** Ludemes are rows of one table: each is equal to itself alone. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return id();
  }
}
