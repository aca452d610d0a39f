package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.validate.Validators;

/**
 * GDL that is written in HRG rule by rule plays as its automaton does: wherever someone has a
 * choice, the same player has the same moves, and plays end at the same time with the same scores.
 * {@code -Dsample=1} takes all sheets of the corpus.
 */
class GdlAsHrgTest {
  private static final int PLAYS = 3;
  private static final int STEPS = 60;
  private static final int LARGEST_SHEET = 6_000;

  /** How much longer than its sheet a text may be; the shortest sheets have the longest. */
  private static final int LONGEST = 6;

  @TestFactory
  Stream<DynamicTest> libraryPlaysTheSame() {
    List<Path> games =
        Games.library().stream().filter(file -> file.toString().endsWith(".kif")).toList();
    assertFalse(games.isEmpty());
    return Games.tests(games, GdlAsHrgTest::check);
  }

  @TestFactory
  Stream<DynamicTest> publishedSheetsPlayTheSame() throws IOException {
    Path folder = Games.CORPUS.resolve("kif-public");
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> some =
          files
              .filter(file -> Games.isSampled(file) && file.toFile().length() < LARGEST_SHEET)
              .sorted()
              .toList();
      return Games.tests(some, GdlAsHrgTest::check);
    }
  }

  private static void check(Path file) throws IOException {
    String sheet = Files.readString(file);
    Optional<String> written =
        named("gdl")
            .translator(withoutEmitter())
            .orElseThrow()
            .format(new Source(file.toString(), sheet), new Budget())
            .value();
    String text = written.orElse("");
    assumeFalse(text.isEmpty(), "this sheet is written from its automaton");
    String plain = sheet.replaceAll(";.*", "").replaceAll("\\s+", " ");
    assertTrue(
        text.length() < LONGEST * plain.length(),
        () -> text.length() + " characters for " + plain.length());
    Game game = Games.parse(text, "hrg");
    assertEquals(
        List.of(),
        Validators.validate(game).stream().filter(Diagnostic::isError).toList(),
        "findings");
    playBeside(Interpreter.of(Games.read(file)), Interpreter.of(game));
  }

  private static Language named(String name) {
    return Language.all().stream().filter(each -> each.name().equals(name)).findFirst().get();
  }

  /** HRG that writes nothing, so that only what is written rule by rule is a text. */
  private static Language withoutEmitter() {
    return new Language() {
      @Override
      public String name() {
        return "hrg";
      }

      @Override
      public String description() {
        return "";
      }

      @Override
      public List<String> suffixes() {
        return List.of();
      }

      @Override
      public Optional<org.regames.ir.language.Frontend> frontend() {
        return Optional.empty();
      }

      @Override
      public Optional<org.regames.ir.language.Emitter> emitter() {
        return Optional.of(_ -> org.regames.ir.language.Result.success(""));
      }
    };
  }

  private static void playBeside(Interpreter one, Interpreter other) {
    Random random = new Random(1);
    for (int play = 0; play < PLAYS; play++) {
      State left = settled(one, one.initial());
      State right = settled(other, other.initial());
      List<String> history = new ArrayList<>();
      for (int step = 0; step < STEPS && !left.isTerminal(); step++) {
        assertEquals(left.player(), right.player(), () -> "who chooses after " + history);
        TreeMap<String, Move> moves = named(one.moves(left));
        TreeMap<String, Move> others = named(other.moves(right));
        assertEquals(moves.keySet(), others.keySet(), () -> "moves after " + history);
        String chosen = List.copyOf(moves.keySet()).get(random.nextInt(moves.size()));
        history.add(chosen);
        left = settled(one, moves.get(chosen).next());
        right = settled(other, others.get(chosen).next());
      }
      assertEquals(left.isTerminal(), right.isTerminal(), () -> "the end after " + history);
      if (left.isTerminal()) {
        assertEquals(left.scores(), right.scores(), () -> "scores after " + history);
      }
    }
    assertEquals(List.of(), other.findings().list(), "what is improper");
  }

  /** The moves by what they are called, whether that is one tag or several. */
  private static TreeMap<String, Move> named(List<Move> moves) {
    TreeMap<String, Move> named = new TreeMap<>();
    for (Move move : moves) {
      Move same = named.put(String.join(" ", move.tags()).replaceAll("_+", " "), move);
      assertEquals(null, same, "a move twice");
    }
    return named;
  }

  /** Makes the moves that are no choice. */
  private static State settled(Interpreter interpreter, State state) {
    State at = state;
    for (int step = 0; step < 1_000 && !at.isTerminal(); step++) {
      List<Move> moves = interpreter.moves(at);
      if (moves.size() != 1) {
        return at;
      }
      at = moves.getFirst().next();
    }
    return at;
  }
}
