package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whoever looks for a class by its name finds one, but for few names. */
class ClassNamesTest {
  /** Names of what is the same thing: for users of the library, or in another module. */
  private static final Set<String> ALIKE =
      Set.of(
          "ExpressionReader",
          "Game",
          "GameReader",
          "Move",
          "Server",
          "State",
          "Thompson",
          "Turns",
          "Variable");

  /** Names that two classes have had for long, and that have nothing to do with each other. */
  private static final Set<String> SHARED =
      Set.of(
          "Board", "Evaluation", "Findings", "Layout", "Lines", "Node", "Plays", "Point", "Shape");

  @Test
  void otherClassesHaveNamesOfTheirOwn() {
    Map<String, Set<String>> files = new TreeMap<>();
    for (Path file : SourceTree.javaFiles("src/main")) {
      files
          .computeIfAbsent(file.getFileName().toString().replace(".java", ""), _ -> new TreeSet<>())
          .add(SourceTree.ROOT.relativize(file).toString());
    }
    files.remove("package-info");
    files.values().removeIf(same -> same.size() == 1);
    files.keySet().removeAll(ALIKE);
    files.keySet().removeAll(SHARED);
    assertEquals(Map.of(), files, "names of several classes");
  }

  /** Who knows one language finds the same in the others. */
  @Test
  void languagesHaveFilesOfTheSameNames() {
    Map<Path, Set<String>> missing = new TreeMap<>();
    for (Path language : SourceTree.javaFiles("src/main")) {
      String file = language.getFileName().toString();
      if (language.toString().contains("/lang-") && file.endsWith("Language.java")) {
        String name = file.replace("Language.java", "");
        Set<String> expected =
            new TreeSet<>(
                Set.of(name + "Frontend.java", name + "Parser.java", "package-info.java"));
        expected.remove("JsonParser.java"); // of a library
        expected.removeIf(other -> Files.exists(language.resolveSibling(other)));
        missing.put(SourceTree.ROOT.relativize(language), expected);
      }
    }
    assertTrue(missing.size() > 4, missing::toString);
    missing.values().removeIf(Set::isEmpty);
    assertEquals(Map.of(), missing);
  }
}
