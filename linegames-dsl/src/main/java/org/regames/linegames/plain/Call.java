package org.regames.linegames.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.Piece;

/**
 * A statement such as {@code grid(width = 5, height = 4)}.
 *
 * @param receiver what stands before the dot, if there is one
 */
record Call(Optional<Token> receiver, Token word, List<Argument> arguments, Origin origin) {
  /** A value, with its name if it has one. */
  record Argument(Optional<Token> name, Value value) {}

  /**
   * The value of an argument.
   *
   * @param token the first token
   * @param node for nodes by column and row, and for {@code CENTRE}, the name
   * @param target where a line leads, for {@code EAST to "b"}
   */
  record Value(Token token, Optional<String> node, Optional<Value> target, Origin origin) {}

  /** A mistake at some position. */
  static DiagnosticException mistake(Origin origin, String message) {
    return new DiagnosticException(Diagnostic.error("syntax", origin, message));
  }

  /**
   * The arguments in the order of the parameters; none for those left out.
   *
   * @param parameters their names
   */
  private List<Optional<Value>> ordered(String... parameters) {
    List<Optional<Value>> values = new ArrayList<>();
    Arrays.stream(parameters).forEach(_ -> values.add(Optional.empty()));
    for (int place = 0; place < arguments.size(); place++) {
      Argument argument = arguments.get(place);
      int at =
          argument.name().isPresent()
              ? Arrays.asList(parameters).indexOf(argument.name().get().text())
              : place;
      if (at < 0) {
        Token name = argument.name().get();
        throw new DiagnosticException(
            NearestName.among(List.of(parameters))
                .suggest(
                    name.text(),
                    Diagnostic.error(
                        "syntax",
                        name.origin(),
                        word.shown() + " has no argument " + name.shown())));
      }
      if (at >= parameters.length || values.get(at).isPresent()) {
        throw mistake(argument.value().origin(), word.shown() + " has one argument too many");
      }
      values.set(at, Optional.of(argument.value()));
    }
    return values;
  }

  /** The arguments, all of which must be there. */
  List<Value> all(String... parameters) {
    List<Optional<Value>> values = ordered(parameters);
    int missing = values.indexOf(Optional.<Value>empty());
    if (missing >= 0) {
      throw mistake(origin, word.shown() + " needs the argument `" + parameters[missing] + "`");
    }
    return values.stream().map(Optional::orElseThrow).toList();
  }

  /** The arguments, any of which may be left out. */
  List<Optional<Value>> some(String... parameters) {
    return ordered(parameters);
  }

  /** All arguments of a call that takes any number of them, without names. */
  List<Value> free() {
    for (Argument argument : arguments) {
      if (argument.name().isPresent()) {
        throw mistake(
            argument.name().get().origin(), "arguments of " + word.shown() + " have no names");
      }
    }
    return arguments.stream().map(Argument::value).toList();
  }

  static int number(Value value) {
    Token token = simple(value, Token.Kind.NUMBER, "a number");
    try {
      return Integer.parseInt(token.text());
    } catch (NumberFormatException _) {
      throw mistake(token.origin(), "the number " + token.text() + " is too large");
    }
  }

  static String quoted(Value value) {
    return simple(value, Token.Kind.QUOTED, "a name in quotes").text();
  }

  static boolean truth(Value value) {
    Token token = simple(value, Token.Kind.WORD, "`true` or `false`");
    return switch (token.text()) {
      case "true" -> true;
      case "false" -> false;
      default ->
          throw mistake(token.origin(), "expected `true` or `false`, found " + token.shown());
    };
  }

  static Direction direction(Value value) {
    return direction(simple(value, Token.Kind.WORD, "a direction such as `NORTH`"));
  }

  static Direction direction(Token token) {
    return Arrays.stream(Direction.values())
        .filter(direction -> direction.name().equals(token.text()))
        .findFirst()
        .orElseThrow(
            () ->
                mistake(
                    token.origin(),
                    "expected a direction such as `NORTH`, found " + token.shown()));
  }

  static Piece piece(Value value) {
    return piece(simple(value, Token.Kind.WORD, "`white` or `black`"));
  }

  static Piece piece(Token token) {
    return Arrays.stream(Piece.values())
        .filter(piece -> piece.symbol().equals(token.text()))
        .findFirst()
        .orElseThrow(
            () -> mistake(token.origin(), "expected `white` or `black`, found " + token.shown()));
  }

  /** The name of a node, in quotes or by its place. */
  static String node(Value value) {
    return value
        .node()
        .orElseGet(() -> simple(value, Token.Kind.QUOTED, "the name of a node").text());
  }

  static PlainGame.Link link(Value value) {
    if (value.target().isEmpty()) {
      throw mistake(value.origin(), "expected a line such as `EAST to \"b\"`");
    }
    return new PlainGame.Link(direction(value.token()), node(value.target().get()));
  }

  private static Token simple(Value value, Token.Kind kind, String expected) {
    if (value.token().kind() != kind || value.target().isPresent() || value.node().isPresent()) {
      throw mistake(value.origin(), "expected " + expected + ", found " + value.token().shown());
    }
    return value.token();
  }
}
