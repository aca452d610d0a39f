package org.regames.ir.editor;

/** What a name in a text stands for, in the words that all languages share. */
public enum SymbolKind {
  /** A set of values with a name: a type, a domain. */
  TYPE("type"),
  /** What makes values out of others, written like a function. */
  CONSTRUCTOR("constructor"),
  /** A single value. */
  VALUE("symbol"),
  /** A value or map that never changes. */
  CONSTANT("constant"),
  /** A part of the state. */
  VARIABLE("variable"),
  /** What computes values from arguments. */
  FUNCTION("function"),
  /** Rules with a name, to be called. */
  PROCEDURE("graph"),
  /** A name for what a definition is called with. */
  PARAMETER("parameter"),
  /** A name that a part of a definition gives to values. */
  LOCAL("local name"),
  /** A node of the automaton. */
  NODE("node"),
  /** Text with a name, put where that stands. */
  MACRO("macro"),
  /** What holds or does not hold of things. */
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

  /** The kind as texts for people call it. */
  public String word() {
    return word;
  }
}
