package org.regames.lsp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** The games of the library that editors can open, and automata of some of them. */
record Games(String uri, String text, Language language) {
  private static final Path ROOT = Path.of(System.getProperty("regames.root", ".."));

  @Override
  public String toString() {
    return uri;
  }

  static Stream<Games> all() {
    List<Games> library = files().map(Games::of).toList();
    Stream<Games> automata =
        library.stream().filter(game -> game.uri.endsWith(".hrg")).map(Games::automaton);
    return Stream.concat(library.stream(), automata);
  }

  private static Stream<Path> files() {
    try (Stream<Path> files = Files.walk(ROOT.resolve("games"))) {
      return files.filter(file -> language(file.toString()) != null).sorted().toList().stream();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Language language(String file) {
    return Language.all().stream()
        .filter(language -> language.editing().isPresent())
        .filter(language -> language.suffixes().stream().anyMatch(file::endsWith))
        .findFirst()
        .orElse(null);
  }

  private static Games of(Path file) {
    try {
      return new Games(
          "file:///" + ROOT.relativize(file), Files.readString(file), language(file.toString()));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The same game as the language that also writes games says it. */
  private static Games automaton(Games game) {
    Language target = language(".rg");
    Source source = new Source(game.uri, game.text);
    Game lowered =
        game.language.frontend().orElseThrow().read(source, new Budget()).value().orElseThrow();
    String text = target.emitter().orElseThrow().emit(lowered).value().orElseThrow();
    return new Games(game.uri + ".rg", text, target);
  }
}
