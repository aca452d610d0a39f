package org.regames.hrg.syntax;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Words and signs of other languages, and what HRG has instead.
 *
 * @param words the spellings that mean the same
 * @param spot where they stand
 * @param help what to write there
 */
public record ForeignWord(Set<String> words, Spot spot, String help) {
  /** Where a foreign word stands. */
  public enum Spot {
    /** Where a definition begins. */
    DEFINITION,
    /** Where a statement begins. */
    STATEMENT,
    /** Just before a block that belongs to no statement. */
    BLOCK,
    /** Where a type is expected. */
    TYPE,
    /** Where a variable is expected. */
    VARIABLE,
    /** Before arguments. */
    CALL,
    /** A sign, wherever it stands. */
    SIGN
  }

  private static final List<ForeignWord> ALL =
      List.of(
          new ForeignWord(
              Set.of("type", "enum", "class", "struct"),
              Spot.DEFINITION,
              "the values of a type are listed by `domain NAME = a | b`"),
          new ForeignWord(
              Set.of("var", "let", "const", "int", "bool"),
              Spot.DEFINITION,
              "a variable is declared by `NAME : Type = VALUE`, without a word before it"),
          new ForeignWord(
              Set.of("def", "function", "func", "fun", "fn", "void", "proc", "procedure"),
              Spot.DEFINITION,
              "rules are written as `graph NAME() { … }`, functions as `NAME : Type -> Type` and"
                  + " their cases"),
          new ForeignWord(
              Set.of("choose", "choice", "either", "select", "switch", "match", "fork"),
              Spot.STATEMENT,
              "the player chooses between the sides of `branch { … } or { … }`"),
          new ForeignWord(
              Set.of("else"),
              Spot.BLOCK,
              "`else` follows the block of an `if`; the sides of a `branch` have `or` between:"
                  + " `branch { … } or { … }`"),
          new ForeignWord(
              Set.of("or"),
              Spot.BLOCK,
              "`or` follows a side of `branch { … }`; after the block of an `if` comes `else`"),
          new ForeignWord(
              Set.of("for", "foreach", "forall"),
              Spot.STATEMENT,
              "`branch X in TYPE { … }` lets the player choose one of the values, `repeat X in TYPE"
                  + " { … }` goes through them all"),
          new ForeignWord(Set.of("elif", "elsif", "elseif"), Spot.STATEMENT, "write `else if`"),
          new ForeignWord(
              Set.of("let", "var", "def", "set"),
              Spot.STATEMENT,
              "an assignment is just `NAME = VALUE`"),
          new ForeignWord(
              Set.of("int", "integer", "Int", "Integer", "number", "nat", "float", "long"),
              Spot.TYPE,
              "numbers are symbols, and a type lists its values, as in `{0, 1, 2}`"),
          new ForeignWord(
              Set.of("string", "String", "str", "char", "symbol"),
              Spot.TYPE,
              "a type lists its values, as in `{red, blue}`"),
          new ForeignWord(
              Set.of("bool", "boolean", "Boolean"),
              Spot.TYPE,
              "`Bool` has the values `0` and `1`; a type may also list its values, as in `{no,"
                  + " yes}`"),
          new ForeignWord(
              Set.of("score", "scores", "points", "payoff", "utility", "result"),
              Spot.VARIABLE,
              "the score of a player is `goals[PLAYER]`"),
          new ForeignWord(
              Set.of("turn", "current", "currentPlayer", "current_player", "mover"),
              Spot.VARIABLE,
              "who moves next is `player`"),
          new ForeignWord(
              Set.of("random"),
              Spot.CALL,
              "`player = random` lets chance move, and `VARIABLE = TYPE(*)` after it draws a"
                  + " value"),
          new ForeignWord(Set.of("#"), Spot.SIGN, "a comment begins with `//`"),
          new ForeignWord(
              Set.of("\"", "'"), Spot.SIGN, "a symbol is written without quotation marks: `red`"),
          new ForeignWord(
              Set.of("?"),
              Spot.SIGN,
              "in functions write `if CONDITION then a else b`, in graphs `if CONDITION { … } else"
                  + " { … }`"));

  /** What to write instead of a word; empty if it is not foreign there. */
  public static Optional<String> help(Spot spot, String word) {
    return ALL.stream()
        .filter(entry -> entry.spot == spot && entry.words.contains(word))
        .map(ForeignWord::help)
        .findFirst();
  }
}
