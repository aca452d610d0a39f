package org.regames.lud.tree;

import java.util.List;

/**
 * A row of the table: one form of a ludeme, with one list of parameters.
 *
 * @param kind what it stands for
 * @param name the word after the bracket
 * @param symbols the symbols after the name that pick this row; mostly one or none
 * @param form distinguishes rows that have all of this in common; mostly empty
 * @param parameters in the order in which they are written
 * @param meaning a short description of what it stands for or does
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

  /** The name with its symbol, as people use it: {@code move Step}. */
  public String title() {
    return symbols.isEmpty() ? name : name + " " + String.join(" ", symbols);
  }

  /** The title in quotes, with its kind if the title does not show it. */
  public String described() {
    String noun = kind.noun();
    return "`" + title() + "`" + (noun.startsWith("`") ? "" : " as " + noun);
  }

  /** A unique identifier: kind, title and form, such as {@code MOVES or /list}. */
  public String id() {
    return kind + " " + title() + (form.isEmpty() ? "" : " /" + form);
  }

  /**
   * The parameter with a name.
   *
   * @throws IllegalArgumentException if there is none: a programming error, not a mistake in a game
   */
  public Parameter parameter(String parameter) {
    return parameters.stream()
        .filter(each -> each.name().equals(parameter))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(id() + " has no " + parameter));
  }

  /** Ludemes are rows of one table, so each is equal only to itself. */
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
