package org.regames.linegames.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.plain.PlainGame.Part;
import org.regames.linegames.plain.PlainGame.Placing;

/**
 * Parses scripts without loops and variables, with the meaning that they would have in Kotlin.
 * Every statement is tried at once, so that a mistake is reported where it stands. Parsing ends at
 * the first mistake.
 */
public final class PlainParser {
  private static final List<String> GAME =
      List.of("board", "pawns", "captureOnce", "captureInOneMove", "captureMoveByMove", "limits");
  private static final List<String> BOARD =
      List.of(
          "point",
          "alquerque",
          "squareWithDiagonals",
          "grid",
          "circle",
          "triangle",
          "node",
          "line");
  private static final List<String> PAWNS =
      List.of("eastToWest", "westToEast", "rows", "spokes", "triangle", "white.on", "black.on");

  private final CallParser calls;
  private final Diagnostics diagnostics = new Diagnostics();
  private final List<Part> board = new ArrayList<>();
  private final List<Placing> pawns = new ArrayList<>();
  private Optional<Captures> captures = Optional.empty();
  private boolean mandatory;
  private OptionalInt stagnation = OptionalInt.empty();
  private OptionalInt maxTurns = OptionalInt.empty();
  private Origin at;

  private PlainParser(Source source) {
    this.calls = new CallParser(Lexer.tokens(source));
    this.at = Origin.of(source, 0, 0);
  }

  /** Reads one game; absent after a mistake. */
  public static Result<PlainGame> parse(Source source) {
    PlainParser parser = new PlainParser(source);
    try {
      PlainGame game = parser.game();
      return Result.of(game, parser.diagnostics);
    } catch (DiagnosticException mistake) {
      parser.diagnostics.report(mistake.diagnostic());
    } catch (LineGameException wrong) {
      parser.diagnostics.error("script", parser.at, wrong.getMessage());
    }
    return Result.failure(parser.diagnostics);
  }

  private PlainGame game() {
    Token first = calls.word();
    if (!first.text().equals("lineGame")) {
      throw Call.mistake(first.origin(), "expected `lineGame(\"name\") {`, found " + first.shown());
    }
    Call head = calls.arguments(Optional.empty(), first);
    at = head.origin();
    String name = Call.quoted(head.all("name").getFirst());
    LineGameBuilder game =
        new LineGameBuilder(name, doubt -> diagnostics.warning("script", at, doubt));
    calls.expect("{");
    while (!calls.takes("}")) {
      statement(game);
    }
    if (calls.peek().kind() != Token.Kind.END) {
      throw Call.mistake(
          calls.peek().origin(), "expected the end of the file, found " + calls.peek().shown());
    }
    at = head.origin();
    game.build();
    return new PlainGame(
        name, board, pawns, captures.orElseThrow(), mandatory, stagnation, maxTurns);
  }

  private void statement(LineGameBuilder game) {
    Token word = calls.word();
    switch (word.text()) {
      case "board" -> block(call -> add(part(call), game));
      case "pawns" -> block(call -> add(placing(call), game));
      case "captureOnce" -> rules(Captures.NONE, word, game);
      case "captureInOneMove" -> rules(Captures.FULL, word, game);
      case "captureMoveByMove" -> rules(Captures.SPLIT, word, game);
      case "limits" -> limits(word, game);
      default -> throw unknown(word, word.text(), GAME);
    }
  }

  private void block(Consumer<Call> statement) {
    calls.expect("{");
    while (!calls.takes("}")) {
      Call call = calls.call();
      at = call.origin();
      statement.accept(call);
    }
  }

  private void add(Part part, LineGameBuilder game) {
    PlainGame.add(part, game);
    board.add(part);
  }

  private void add(Placing placing, LineGameBuilder game) {
    PlainGame.add(placing, game);
    pawns.add(placing);
  }

  private void rules(Captures kind, Token word, LineGameBuilder game) {
    Call call = calls.arguments(Optional.empty(), word);
    at = call.origin();
    captures = Optional.of(kind);
    mandatory = Call.truth(call.all("mandatory").getFirst());
    game.setRules(kind, mandatory);
  }

  private void limits(Token word, LineGameBuilder game) {
    Call call = calls.arguments(Optional.empty(), word);
    at = call.origin();
    List<Optional<Call.Value>> values = call.some("stagnation", "maxTurns");
    Integer quiet = values.get(0).map(Call::number).orElse(null);
    Integer turns = values.get(1).map(Call::number).orElse(null);
    game.setLimits(quiet, turns);
    stagnation = quiet == null ? OptionalInt.empty() : OptionalInt.of(quiet);
    maxTurns = turns == null ? OptionalInt.empty() : OptionalInt.of(turns);
  }

  private static Part part(Call call) {
    String word = word(call);
    return switch (word) {
      case "point" -> {
        call.all();
        yield new Part.Point();
      }
      case "alquerque" -> {
        List<Call.Value> size = call.all("width", "height");
        yield new Part.Alquerque(Call.number(size.get(0)), Call.number(size.get(1)));
      }
      case "squareWithDiagonals" -> {
        List<Call.Value> size = call.all("width", "height");
        yield new Part.Squares(Call.number(size.get(0)), Call.number(size.get(1)));
      }
      case "grid" -> {
        List<Call.Value> size = call.all("width", "height");
        yield new Part.Grid(Call.number(size.get(0)), Call.number(size.get(1)));
      }
      case "circle" -> {
        List<Call.Value> size = call.all("spokes", "length");
        yield new Part.Circle(Call.number(size.get(0)), Call.number(size.get(1)));
      }
      case "triangle" -> {
        List<Call.Value> values = call.all("side", "height");
        yield new Part.Triangle(Call.direction(values.get(0)), Call.number(values.get(1)));
      }
      case "node" -> node(call);
      case "line" -> {
        List<Call.Value> ends = call.all("from", "direction", "to");
        yield new Part.Line(
            Call.node(ends.get(0)), Call.direction(ends.get(1)), Call.node(ends.get(2)));
      }
      default -> throw unknown(call.word(), word, BOARD);
    };
  }

  private static Part node(Call call) {
    List<Call.Value> values = call.free();
    if (values.isEmpty()) {
      throw Call.mistake(call.origin(), "`node` needs the argument `name`");
    }
    return new Part.Extra(
        Call.quoted(values.getFirst()),
        values.subList(1, values.size()).stream().map(Call::link).toList());
  }

  private static Placing placing(Call call) {
    String word = word(call);
    return switch (word) {
      case "eastToWest", "westToEast" -> {
        call.all();
        yield new Placing.Filled(word.equals("eastToWest"));
      }
      case "rows" -> new Placing.Rows(Call.number(call.all("count").getFirst()));
      case "spokes" -> {
        call.all();
        yield new Placing.Spokes();
      }
      case "triangle" -> {
        List<Call.Value> values = call.all("side", "piece");
        yield new Placing.Triangle(Call.direction(values.get(0)), Call.piece(values.get(1)));
      }
      case "white.on", "black.on" ->
          new Placing.On(
              Call.piece(call.receiver().orElseThrow()),
              call.free().stream().map(Call::node).toList());
      default -> throw unknown(call.word(), word, PAWNS);
    };
  }

  private static String word(Call call) {
    return call.receiver().map(receiver -> receiver.text() + ".").orElse("") + call.word().text();
  }

  private static DiagnosticException unknown(Token token, String word, List<String> words) {
    return new DiagnosticException(
        NearestName.among(words)
            .suggest(
                word,
                Diagnostic.error(
                    "syntax",
                    token.origin(),
                    "expected one of " + String.join(", ", words) + "; found `" + word + "`")));
  }
}
