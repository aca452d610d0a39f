package org.regames.lud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.tree.LudClause;
import org.regames.testing.FilePairs;

/** The trees of small games. {@code -Dapprove=true} writes them. */
class TreesTest {
  private static final FilePairs TREES =
      new FilePairs(
          Path.of(System.getProperty("basedir", ""), "src/test/resources/trees"),
          List.of(".lud"),
          ".tree");

  @TestFactory
  Stream<DynamicTest> treesAreAsExpected() {
    return TREES.files().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(), () -> TREES.check(file, tree(file))));
  }

  private static String tree(Path file) throws Exception {
    Source source = new Source(file.getFileName().toString(), Files.readString(file));
    Result<LudClause> tree = LudParser.parse(source, GameChoices.NONE, new Budget());
    assertEquals(List.of(), tree.diagnostics());
    return Trees.text(tree.value().orElseThrow());
  }

  @Test
  void everyGameHasItsTree() {
    TREES.checkPairs();
  }
}
