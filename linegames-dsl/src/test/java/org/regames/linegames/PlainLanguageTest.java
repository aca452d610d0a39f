package org.regames.linegames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.plain.PlainGame;
import org.regames.linegames.plain.PlainParser;

class PlainLanguageTest {
  static Stream<Path> scripts() throws IOException {
    Path folder = Path.of(System.getProperty("regames.root")).resolve("games/linegames");
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(file -> file.toString().endsWith(".linegame.kts")).sorted().toList();
    }
    assertFalse(files.isEmpty(), "there are scripts in " + folder);
    return files.stream();
  }

  /** None of ours has a loop, so that all can be read without Kotlin. */
  @ParameterizedTest
  @MethodSource("scripts")
  void kotlinScriptsWithoutLoopsAreGamesOfThisLanguage(Path file) throws IOException {
    Source source = new Source(file.getFileName().toString(), Files.readString(file));
    Result<PlainGame> plain = PlainParser.parse(source);
    assertEquals(List.of(), plain.diagnostics());
    LineGame game = plain.value().orElseThrow().build();
    Optional<LineGame> published = Optional.ofNullable(PublishedGames.all().get(game.name()));
    published.ifPresent(other -> assertEquals(HrgWriter.text(other), HrgWriter.text(game)));
  }

  @Test
  void thePublishedGamesAreAmongThem() throws IOException {
    List<String> names =
        scripts().map(file -> file.getFileName().toString().replace(".linegame.kts", "")).toList();
    for (Map.Entry<String, LineGame> game : PublishedGames.all().entrySet()) {
      assertEquals(1, names.stream().filter(game.getKey()::equals).count(), game.getKey());
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void linesEndAsTheyDid(Path file) throws IOException {
    Formatter formatter = new PlainLanguage().formatter().orElseThrow();
    String text = Files.readString(file);
    String windows = text.replace("\n", "\r\n");
    assertEquals(
        formatter.format(new Source("x", text), new Budget()).value().get().replace("\n", "\r\n"),
        formatter.format(new Source("x", windows), new Budget()).value().orElseThrow());
  }

  @Test
  void gamesMadeAtRandomAreProper() {
    PlainLanguage language = new PlainLanguage();
    for (long seed = 0; seed < 12; seed++) {
      String text = language.generator().orElseThrow().generate(seed);
      Result<Game> read =
          language.frontend().orElseThrow().read(new Source("a.linegame", text), new Budget());
      assertEquals(List.of(), read.diagnostics(), text);
      assertEquals(List.of(), Validators.validate(read.value().orElseThrow()), text);
    }
  }
}
