package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/**
 * The rules in English of the games of the library: each text was read beside the rules when it was
 * accepted, with {@code -Dapprove=true}. No script runs: those on lines can be read without.
 */
class DescriptionsTest {
  private static final Path APPROVED = Games.ROOT.resolve("approvals/rules");
  private static final String SCRIPT = ".linegame.kts";

  /** Games in the languages that have words for their rules. */
  static List<Path> games() throws IOException {
    Path library = Games.ROOT.resolve("games");
    try (Stream<Path> files = Files.walk(library, 2)) {
      return files.filter(file -> !language(file).isEmpty()).sorted().toList();
    }
  }

  /** The language with words for what is in a file; none where it is no such game. */
  private static List<Language> language(Path file) {
    String name = file.toString().replace(SCRIPT, ".linegame");
    return Language.all().stream()
        .filter(language -> language.describer().isPresent())
        .filter(language -> !language.name().equals("linegame-python"))
        .filter(language -> language.suffixes().stream().anyMatch(name::endsWith))
        .toList();
  }

  private static Path approved(Path game) {
    String name = game.getFileName().toString();
    String folder = game.getParent().getFileName().toString();
    return APPROVED.resolve(folder).resolve(name.substring(0, name.indexOf('.')) + ".txt");
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulesInEnglishAreThoseThatWereRead(Path game) throws IOException {
    Source source = new Source(game.getFileName().toString(), Files.readString(game));
    Result<Description> described =
        language(game).getFirst().describer().orElseThrow().describe(source, new Budget());
    assertEquals(List.of(), described.diagnostics());
    String text = described.value().orElseThrow().plainText();
    Path approved = approved(game);
    if (Boolean.getBoolean("approve")) {
      Files.createDirectories(approved.getParent());
      Files.writeString(approved, text);
    }
    assertEquals(Files.exists(approved) ? Files.readString(approved) : "(no such file)", text);
  }

  @Test
  void everyTextBelongsToAGame() throws IOException {
    List<Path> expected = games().stream().map(DescriptionsTest::approved).sorted().toList();
    assertFalse(expected.isEmpty());
    try (Stream<Path> files = Files.walk(APPROVED)) {
      assertEquals(expected, files.filter(Files::isRegularFile).sorted().toList());
    }
  }
}
