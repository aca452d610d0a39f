package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.approvaltests.Approvals;
import org.approvaltests.core.Options;
import org.approvaltests.reporters.AutoApproveReporter;
import org.approvaltests.reporters.QuietReporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.analysis.GameStatistics;

/**
 * Every game of the library, translated, is what somebody approved. Dropping a game into {@code
 * games/} adds a case; running with {@code -Dapprove=true} accepts what the translation gives now.
 */
class GoldenTranslationsTest {
  /** Longer translations are pinned by their statistics and digest, which nobody need read. */
  private static final int LONGEST_TEXT = 250 * 1024;

  private static final Path GOLDEN = Games.ROOT.resolve("approvals/golden");

  static List<Path> games() {
    return Games.library();
  }

  @ParameterizedTest
  @MethodSource("games")
  void loweredGameIsApproved(Path file) throws IOException {
    Game game = Games.read(file);
    String text = Games.printForReview(game);
    assertEquals(game, Games.parse(text), "parsing the printed game back");
    Path golden = GOLDEN.resolve(goldenName(file));
    Files.createDirectories(golden.getParent());
    boolean pinnedByDigest = text.length() > LONGEST_TEXT;
    verify(pinnedByDigest ? summary(game, text) : text, golden, pinnedByDigest ? "digest" : "rg");
  }

  @Test
  void everyGoldenFileBelongsToOneGame() throws IOException {
    TreeSet<String> unused = new TreeSet<>();
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      files
          .filter(Files::isRegularFile)
          .map(file -> GOLDEN.relativize(file).toString().replace('\\', '/'))
          .forEach(unused::add);
    }
    assertFalse(unused.isEmpty(), "no golden file at all");
    for (Path game : games()) {
      String name = goldenName(game);
      assertFalse(
          unused.contains(name + ".rg") && unused.contains(name + ".digest"),
          name + " is pinned twice");
      unused.remove(name + ".rg");
      unused.remove(name + ".digest");
    }
    assertEquals(new TreeSet<>(), unused, "golden files without a game: delete them");
  }

  /** {@code games/hrg/hex.hrg} is pinned as {@code approvals/golden/hrg/hex.lowered.rg}. */
  private static String goldenName(Path game) {
    String path = Games.LIBRARY.relativize(game).toString().replace('\\', '/');
    return path.substring(0, path.lastIndexOf('.')) + ".lowered";
  }

  private static String summary(Game game, String text) {
    return GameStatistics.of(game) + "\nsha-256 " + digest(text) + "\n";
  }

  private static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static void verify(String text, Path golden, String extension) {
    boolean approve = Boolean.getBoolean("approve");
    Options options =
        new Options(approve ? new AutoApproveReporter() : new QuietReporter())
            .forFile()
            .withExtension("." + extension)
            .forFile()
            .withNamer(new BesideNamer(golden));
    Approvals.verify(text, options);
  }
}
