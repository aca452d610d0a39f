package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.backend.cpp.CppEmitter;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;

/**
 * Plans and the C++ made of them are, to the byte, what somebody accepted: {@code
 * approvals/plans.tsv} has a digest of each. So work on the inside of the planner shows that it
 * changes nothing, and work on its results which games it changes. A few games are looked at; with
 * {@code -Dplans=all} all of the library and of the shared corpus. {@code -Dapprove=true} accepts
 * what those that are looked at give now.
 */
@Tag("long")
class PlansArePinnedTest {
  private static final Path PINS = Games.ROOT.resolve("approvals/plans.tsv");
  private static final boolean APPROVE = Boolean.getBoolean("approve");
  private static final boolean ALL = "all".equals(System.getProperty("plans"));

  /** Games that each need something else of the planner, and not long. */
  private static final List<String> SAMPLE =
      List.of(
          "games/gdl/tictactoe.kif",
          "games/hrg/backgammon.hrg",
          "games/hrg/breakthrough.hrg",
          "games/hrg/connectfour.hrg",
          "games/hrg/gomoku.hrg",
          "games/hrg/kuhn-poker.hrg",
          "games/hrg/oware.hrg",
          "games/rbg/mu-torere.rbg",
          "games/rbg/peg-solitaire.rbg",
          "games/rbg/yavalath.rbg",
          "games/sbg/cannons.sbg");

  private static final Map<String, Pin> PINNED = read();
  private static final Map<String, Pin> FOUND = new TreeMap<>();

  /** The digests of what is made of a game. */
  private record Pin(String plan, String cpp) {}

  @TestFactory
  Stream<DynamicTest> plansAreAsAccepted() {
    List<Path> games = Games.library();
    return games.stream()
        .filter(game -> ALL || SAMPLE.contains(name(game)))
        .map(game -> DynamicTest.dynamicTest(name(game), () -> check(game)));
  }

  @TestFactory
  Stream<DynamicTest> plansOfTheSharedCorpusAreAsAccepted() {
    assumeTrue(ALL && Files.isDirectory(Games.CORPUS), "only with -Dplans=all and a corpus");
    return Games.below(Games.CORPUS).stream()
        .filter(game -> !game.toString().endsWith(".kif")) // minutes each; the library has some
        .map(game -> DynamicTest.dynamicTest(name(game), () -> check(game)));
  }

  @Test
  void gamesOfTheSampleExist() {
    List<String> library = Games.library().stream().map(PlansArePinnedTest::name).toList();
    assertEquals(List.of(), SAMPLE.stream().filter(game -> !library.contains(game)).toList());
  }

  @AfterAll
  static void accept() throws IOException {
    if (APPROVE) {
      Map<String, Pin> pins = new TreeMap<>(PINNED);
      pins.putAll(FOUND);
      StringBuilder text = new StringBuilder("game\tplan\tcpp\n");
      pins.forEach((game, pin) -> text.append("%s\t%s\t%s\n".formatted(game, pin.plan, pin.cpp)));
      Files.writeString(PINS, text);
    }
  }

  /** Whether a game is looked at in any case. */
  static boolean isOfTheSample(Path game) {
    return SAMPLE.contains(name(game));
  }

  private static void check(Path game) {
    Plan plan = Games.plan(game);
    Pin found = new Pin(digest(PlanPrinter.print(plan)), digest(cpp(plan)));
    FOUND.put(name(game), found);
    if (!APPROVE) {
      assertEquals(PINNED.get(name(game)), found, name(game)); // Maven tells no display names
    }
  }

  private static String cpp(Plan plan) {
    StringBuilder text = new StringBuilder();
    CppEmitter.emit(plan, "game")
        .forEach((file, part) -> text.append(file).append('\n').append(part));
    return text.toString();
  }

  /** A short digest that changes with every byte. */
  static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  private static String name(Path game) {
    boolean isShared = game.startsWith(Games.CORPUS);
    Path relative = (isShared ? Games.CORPUS.getParent() : Games.ROOT).relativize(game);
    return relative.toString().replace('\\', '/');
  }

  private static Map<String, Pin> read() {
    Map<String, Pin> pins = new TreeMap<>();
    for (String line : SourceTree.text(PINS).lines().skip(1).toList()) {
      String[] cells = line.split("\t");
      pins.put(cells[0], new Pin(cells[1], cells[2]));
    }
    return pins;
  }
}
