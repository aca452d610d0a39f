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
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
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
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class GdlAsHrgTest {
  private static final int PLAYS = Integer.getInteger("sample", 12) == 1 ? 3 : 1;
  private static final int STEPS = 60;
  private static final Path TEST_SHEETS = Games.ROOT.resolve("lang-gdl/src/test/resources/play");
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

  /**
   * Sheets with all that rules can ask for. Left out are {@code odd-names}, whose role has another
   * name in HRG, and {@code depth}, whose views ask twice for the view below, fifty times.
   */
  @TestFactory
  Stream<DynamicTest> sheetsOfTestsPlayTheSame() throws IOException {
    try (Stream<Path> files = Files.list(TEST_SHEETS)) {
      List<Path> some =
          files
              .filter(file -> file.toString().matches(".*(?<!odd-names|depth)[.]kif"))
              .filter(Games::isSampled)
              .sorted()
              .toList();
      return Games.tests(some, file -> playBeside(file, rulesOf(file)));
    }
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

  /** The automaton of a net that is too large for the budget is that of the rules. */
  @Test
  void automatonOfRulesPlaysTheSame() throws IOException {
    Path file = TEST_SHEETS.resolve("queens-arrows.kif");
    Source source = new Source(file.toString(), Files.readString(file));
    Game ofRules =
        named("gdl").frontend().orElseThrow().read(source, new Budget(6_000)).value().orElseThrow();
    assertTrue(ofRules.edges().size() < Games.read(file).edges().size() / 2);
    assertEquals(source.name(), ofRules.edges().getFirst().origin().source().name());
    playBeside(Interpreter.of(Games.read(file)), Interpreter.of(ofRules));
  }

  private static void check(Path file) throws IOException {
    String text = rulesOf(file);
    String plain = Files.readString(file).replaceAll(";.*", "").replaceAll("\\s+", " ");
    assertTrue(
        text.length() < LONGEST * plain.length(),
        () -> text.length() + " characters for " + plain.length());
    playBeside(file, text);
  }

  /** The translation rule by rule; the test is skipped where there is none. */
  private static String rulesOf(Path file) throws IOException {
    String sheet = Files.readString(file);
    Optional<String> written =
        named("gdl")
            .translator(withoutEmitter())
            .orElseThrow()
            .format(new Source(file.toString(), sheet), new Budget())
            .value();
    String text = written.orElseThrow();
    assumeFalse(text.startsWith("//"), () -> "of this sheet: " + text);
    return text;
  }

  private static void playBeside(Path file, String text) throws IOException {
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

  /** A play in one of the games, and what the players have seen of it. */
  private static final class Play {
    private final Interpreter interpreter;
    private final TreeMap<String, List<String>> seen = new TreeMap<>();
    private State state;

    Play(Interpreter interpreter) {
      this.interpreter = interpreter;
      this.state = interpreter.initial();
      settle();
    }

    /** The moves by what they are called, whether that is one tag or several. */
    TreeMap<String, Move> moves() {
      TreeMap<String, Move> named = new TreeMap<>();
      for (Move move : interpreter.moves(state)) {
        Move same = named.put(String.join(" ", words(move.tags())), move);
        assertEquals(null, same, "a move twice");
      }
      return named;
    }

    void make(Move move) {
      seen.clear();
      take(move);
      settle();
    }

    /** Makes the moves that are no choice. */
    private void settle() {
      for (int step = 0; step < 1_000 && !state.isTerminal(); step++) {
        List<Move> moves = interpreter.moves(state);
        if (moves.size() != 1) {
          return;
        }
        take(moves.getFirst());
      }
    }

    private void take(Move move) {
      for (String player : state.scores().keySet()) {
        List<String> words = seen.computeIfAbsent(player, _ -> new ArrayList<>());
        words.addAll(words(move.seenBy(player)));
        words.sort(null);
      }
      state = move.next();
    }

    /** The words of tags in small letters, which all symbols have in HRG. */
    private static List<String> words(List<String> tags) {
      String all = String.join(" ", tags).toLowerCase(Locale.ROOT);
      return tags.isEmpty() ? List.of() : List.of(all.split("[_ ]+"));
    }
  }

  private static void playBeside(Interpreter one, Interpreter other) {
    Random random = new Random(1);
    for (int number = 0; number < PLAYS; number++) {
      Play left = new Play(one);
      Play right = new Play(other);
      List<String> history = new ArrayList<>();
      for (int step = 0; step < STEPS && !left.state.isTerminal(); step++) {
        assertEquals(left.state.player(), right.state.player(), () -> "who chooses in " + history);
        TreeMap<String, Move> moves = left.moves();
        TreeMap<String, Move> others = right.moves();
        assertEquals(moves.keySet(), others.keySet(), () -> "moves after " + history);
        String chosen = List.copyOf(moves.keySet()).get(random.nextInt(moves.size()));
        history.add(chosen);
        left.make(moves.get(chosen));
        right.make(others.get(chosen));
        assertEquals(left.seen, right.seen, () -> "what players see of " + history);
      }
      assertEquals(left.state.isTerminal(), right.state.isTerminal(), () -> "end of " + history);
      if (left.state.isTerminal()) {
        assertEquals(left.state.scores(), right.state.scores(), () -> "scores of " + history);
      }
    }
    assertEquals(List.of(), other.findings().list(), "what is improper");
  }
}
