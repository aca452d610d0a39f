package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
