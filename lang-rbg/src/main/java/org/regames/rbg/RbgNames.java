package org.regames.rbg;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.regames.rbg.syntax.Arithmetic;

/** The names of pieces, players, variables and directions; no name may be two of these. */
final class RbgNames {
  /** What a name can stand for, with the word that messages use. */
  enum Kind {
    PLAYER("player"),
    VARIABLE("variable"),
    PIECE("piece"),
    DIRECTION("direction");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  private record Entry(Kind kind, Token token, int position) {}

  private final TokenDiagnostics diagnostics;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Map<String, BigInteger> bounds = new HashMap<>();
  private final Map<Kind, Set<String>> byKind = new LinkedHashMap<>();

  RbgNames(TokenDiagnostics diagnostics) {
    this.diagnostics = diagnostics;
    for (Kind kind : Kind.values()) {
      byKind.put(kind, new LinkedHashSet<>());
    }
  }

  /** Declares a name; returns whether it was free, and reports it if it was not. */
  boolean declare(Kind kind, Token token) {
    Entry before = entries.putIfAbsent(token.getText(), new Entry(kind, token, entries.size()));
    if (before == null) {
      byKind.get(kind).add(token.getText());
      return true;
    }
    boolean same = before.kind == kind;
    String message =
        "`"
            + token.getText()
            + "` is already a "
            + before.kind.word
            + (same ? "" : ", it cannot be a " + kind.word + " too");
    diagnostics.report(
        diagnostics
            .error(token, same ? "duplicate-name" : "name-of-two-kinds", message)
            .withNote(
                diagnostics.origin(before.token),
                "the " + before.kind.word + " `" + token.getText() + "`"));
    return false;
  }

  /** Declares a direction that a board graph may name any number of times. */
  void declareLabel(Token token) {
    Entry before = entries.get(token.getText());
    if (before == null || before.kind != Kind.DIRECTION) {
      declare(Kind.DIRECTION, token);
    }
  }

  /** All names of a kind in the order of their declaration. */
  Set<String> all(Kind kind) {
    return byKind.get(kind);
  }

  /** How many names were declared before this one, which is known. */
  int position(String name) {
    return entries.get(name).position;
  }

  boolean is(Kind kind, String name) {
    return byKind.get(kind).contains(name);
  }

  /** Notes how large a variable, or the score of a player, may be. */
  void bound(String name, BigInteger most) {
    bounds.put(name, most);
  }

  /** Warns of the assignment of a value to a variable that can never be so large. */
  void checkBound(Token token, Arithmetic value) {
    BigInteger most = bounds.get(token.getText());
    Optional<BigInteger> least = least(value);
    if (most != null && least.isPresent() && least.get().compareTo(most) > 0) {
      Entry entry = entries.get(token.getText());
      String number = least.get() + (value instanceof Arithmetic.Constant ? "" : " or more");
      diagnostics.report(
          diagnostics
              .warning(
                  token,
                  "beyond-bound",
                  "`" + token.getText() + "` cannot be " + number + ", so no move gets past this")
              .withNote(diagnostics.origin(entry.token), "it is at most " + most)
              .withHint("raise that number, or assign less"));
    }
  }

  /** A lower bound of a value, since no variable is below 0; absent if something is subtracted. */
  private static Optional<BigInteger> least(Arithmetic value) {
    return switch (value) {
      case Arithmetic.Constant(BigInteger number) -> Optional.of(number);
      case Arithmetic.Variable _, Arithmetic.Count _ -> Optional.of(BigInteger.ZERO);
      case Arithmetic.Operation(Arithmetic.Operator operator, Arithmetic left, Arithmetic right) ->
          switch (operator) {
            case ADD -> least(left).flatMap(a -> least(right).map(a::add));
            case MULTIPLY -> least(left).flatMap(a -> least(right).map(a::multiply));
            case SUBTRACT, DIVIDE -> Optional.empty();
          };
    };
  }

  /** Whether the token names one of these kinds; reports it if it does not. */
  boolean require(Token token, Kind... kinds) {
    Entry entry = entries.get(token.getText());
    Set<String> known = new LinkedHashSet<>();
    for (Kind kind : kinds) {
      if (entry != null && entry.kind == kind) {
        return true;
      }
      known.addAll(byKind.get(kind));
    }
    if (entry == null) {
      diagnostics.unknown(token, kinds[0].word, known);
    } else {
      diagnostics.report(
          diagnostics
              .error(
                  token,
                  "wrong-kind",
                  "expected a "
                      + kinds[0].word
                      + ", and `"
                      + token.getText()
                      + "` is a "
                      + entry.kind.word)
              .withNote(
                  diagnostics.origin(entry.token), "the " + entry.kind.word + " is declared here"));
    }
    return false;
  }
}
