package org.regames.ir.editor;

/** What a name in a text stands for, in the words that all languages share. */
public enum SymbolKind {
  /** A set of values with a name: a type, a domain. */
  TYPE("type"),
  /** Something that makes values out of others, written like a function. */
  CONSTRUCTOR("constructor"),
  /** A single value. */
  VALUE("symbol"),
  /** A value or map that never changes. */
  CONSTANT("constant"),
  /** A part of the state. */
  VARIABLE("variable"),
  /** A function from arguments to values. */
  FUNCTION("function"),
  /** Rules with a name, to be called. */
  PROCEDURE("graph"),
  /** A name for what a definition is called with. */
  PARAMETER("parameter"),
  /** A name that a part of a definition gives to values. */
  LOCAL("local name"),
  /** A node of the automaton. */
  NODE("node"),
  /** A named piece of text that replaces its name. */
  MACRO("macro"),
  /** A predicate on things. */
  RELATION("relation"),
  /** A direction on the board. */
  DIRECTION("direction"),
  /** A piece. */
  PIECE("piece"),
  /** A player. */
  PLAYER("player");

  private final String word;

  SymbolKind(String word) {
    this.word = word;
  }

  /** The kind as messages and menus name it. */
  public String word() {
    return word;
  }
}
