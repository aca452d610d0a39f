package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.approvaltests.Approvals;
import org.approvaltests.core.Options;
import org.approvaltests.reporters.AutoApproveReporter;
import org.approvaltests.reporters.QuietReporter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.passes.Passes;

/**
 * Every game, translated, is what somebody approved: as an automaton, as one after all passes, and
 * as HRG; GDL as HRG from its automaton and from its rules. Dropping a game into {@code games/}
 * adds a case; running with {@code -Dapprove=true} accepts what the translations give now.
 */
@Tag("long")
class GoldenTranslationsTest {
  /** What is written from the text and not from the automaton. */
  private static final String TRANSLATED = ".translated.hrg";

  /** Longer translations are pinned by their size and digest, which nobody need read. */
  private static final int LONGEST_TEXT = 250 * 1024;

  private static final Path GOLDEN = Games.ROOT.resolve("approvals/golden");

  static List<Path> games() {
    return Stream.concat(Games.library().stream(), Games.lineGames().stream()).toList();
  }

  /** What is pinned of a game, by the end of the file's name. */
  static Map<String, String> texts(Game game) {
    return texts(game, Passes.all().run(game), Games.print(game, "hrg"));
  }

  private static Map<String, String> texts(Game game, Game optimized, String structured) {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put(".lowered.rg", Games.printForReview(game));
    texts.put(".optimized.rg", Games.printForReview(optimized));
    texts.put(".structured.hrg", structured);
    return texts;
  }

  @ParameterizedTest
  @MethodSource("games")
  void translationsAreApproved(Path file) throws IOException {
    Game game = Games.read(file);
    Map<String, String> texts = texts(game, Games.optimized(file), Games.structured(file));
    Games.translated(new Source(file.toString(), Files.readString(file)))
        .ifPresent(text -> texts.put(TRANSLATED, text));
    assertEquals(game, Games.parse(texts.get(".lowered.rg")), "parsing the printed game back");
    Path golden = GOLDEN.resolve(goldenName(file));
    Files.createDirectories(golden.getParent());
    assertAll(
        texts.entrySet().stream()
            .map(text -> () -> verify(text.getValue(), golden, text.getKey())));
  }

  @Test
  void everyGoldenFileBelongsToOneGame() throws IOException {
    TreeSet<String> unused = new TreeSet<>();
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      files
          .filter(Files::isRegularFile)
          .map(file -> GOLDEN.relativize(file).toString().replace('\\', '/'))
          .filter(name -> !name.contains(".received.")) // of a translation that is not accepted
          .forEach(unused::add);
    }
    assertFalse(unused.isEmpty(), "no golden file at all");
    for (Path game : games()) {
      List<String> ends =
          new ArrayList<>(List.of(".lowered.rg", ".optimized.rg", ".structured.hrg"));
      if (game.toString().endsWith(".kif")) {
        ends.add(TRANSLATED);
      }
      for (String end : ends) {
        String name = goldenName(game) + end;
        assertTrue(unused.remove(name) ^ unused.remove(name + ".digest"), name + " is pinned once");
      }
    }
    assertEquals(new TreeSet<>(), unused, "golden files without a game: delete them");
  }

  /**
   * {@code games/hrg/hex.hrg} is pinned as {@code approvals/golden/hrg/hex.lowered.rg} and so on.
   */
  private static String goldenName(Path game) {
    String folder =
        Games.isLineGame(game) ? "linegames" : game.getParent().getFileName().toString();
    String file = game.getFileName().toString();
    return folder + "/" + file.substring(0, file.lastIndexOf('.'));
  }

  private static String summary(String text) {
    return text.lines().count() + " lines\nsha-256 " + digest(text) + "\n";
  }

  private static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static void verify(String text, Path golden, String end) {
    boolean approve = Boolean.getBoolean("approve");
    boolean isLong = text.length() > LONGEST_TEXT;
    Options options =
        new Options(approve ? new AutoApproveReporter() : new QuietReporter())
            .forFile()
            .withExtension(isLong ? end + ".digest" : end)
            .forFile()
            .withNamer(new BesideNamer(golden));
    Approvals.verify(isLong ? summary(text) : text, options);
  }
}
