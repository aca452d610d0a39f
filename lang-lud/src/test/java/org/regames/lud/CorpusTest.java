package org.regames.lud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.tree.LudClause;

/**
 * The games of a copy of Ludii, as their authors wrote them and as one text each. With {@code
 * -Dgame=} those whose path has this in it.
 */
@Tag("long")
class CorpusTest {
  private static final Path CORPUS =
      Path.of(System.getProperty("regames.root", "..")).resolveSibling("shared/corpus/lud");
  private static final String ONLY = System.getProperty("game", "");

  /** One game in so many; the others take another minute. */
  private static final int SAMPLE = Integer.getInteger("sample", 8);

  @Test
  void textsOfAuthorsAndExpandedTextsAreTheSameTrees() throws IOException {
    Path games = CORPUS.resolve("games");
    assumeTrue(Files.isDirectory(games), "../shared/corpus/lud is not there");
    Path written = CORPUS.resolve("ludii/Common/res/lud");
    List<String> wrong = new ArrayList<>();
    List<Path> files = files(games);
    for (Path file : files) {
      Result<LudClause> expanded = tree(file);
      Result<LudClause> authors = tree(written.resolve(games.relativize(file).toString()));
      if (expanded.value().isEmpty() || authors.value().isEmpty()) {
        wrong.add(file + "\n" + rendered(expanded) + rendered(authors));
      } else if (!expanded.value().equals(authors.value())) {
        wrong.add(file + ": " + Difference.first(expanded.value().get(), authors.value().get()));
      }
    }
    System.out.println(
        files.size() - wrong.size() + " of " + files.size() + " games are the same trees");
    assertEquals(List.of(), wrong, () -> String.join("\n", wrong));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Path> all =
          paths
              .filter(path -> path.toString().endsWith(".lud") && path.toString().contains(ONLY))
              .sorted()
              .toList();
      int step = ONLY.isEmpty() ? SAMPLE : 1;
      return Stream.iterate(0, i -> i < all.size(), i -> i + step).map(all::get).toList();
    }
  }

  private static Result<LudClause> tree(Path file) throws IOException {
    Source source = new Source(file.toString(), Files.readString(file));
    return LudParser.parse(source, GameChoices.NONE, new Budget());
  }

  private static String rendered(Result<?> result) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return result.diagnostics().stream().map(renderer::render).collect(Collectors.joining());
  }
}
