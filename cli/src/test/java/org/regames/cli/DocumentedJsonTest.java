package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.JsonStreamParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page on {@code --json} has examples of all commands that have the option, and they are true.
 */
class DocumentedJsonTest {
  private static final Path PAGE = Path.of(System.getProperty("regames.root"), "docs/json.md");
  private static final Pattern BLOCK = Pattern.compile("(?s)```(\\w*)\n(.*?)```");
  private static final String PROMPT = "$ ./regames ";

  /** Takes too long, and measures in processes of their own. */
  private static final String NOT_TRIED = "bench";

  @TempDir private Path folder;

  /** A command line and the objects that it is said to print. */
  record Example(String line, List<JsonElement> objects) {
    @Override
    public String toString() {
      return line;
    }
  }

  static Stream<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    BLOCK
        .matcher(Files.readString(PAGE))
        .results()
        .filter(block -> block.group(1).isEmpty())
        .forEach(block -> examples.addAll(examples(block.group(2))));
    return examples.stream();
  }

  private static List<Example> examples(String block) {
    List<Example> examples = new ArrayList<>();
    for (String part : block.split("(?m)^" + Pattern.quote(PROMPT))) {
      if (!part.isEmpty() && !part.startsWith(NOT_TRIED)) {
        String[] parts = part.split("\n", 2);
        List<JsonElement> objects = new ArrayList<>();
        new JsonStreamParser(parts[1]).forEachRemaining(objects::add);
        examples.add(new Example(parts[0], objects));
      }
    }
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  @Tag("long")
  void objectsHaveTheShapeThatIsShown(Example example) throws IOException {
    Run run = Run.ofLine(example.line.replace("stuck.rg", writeGame().toString()));

    assertTrue(run.exitCode() < 2, run.err());
    List<TreeSet<String>> printed =
        run.out().lines().map(JsonParser::parseString).map(DocumentedJsonTest::shape).toList();
    assertFalse(example.objects.isEmpty(), "an object is shown");
    for (JsonElement shown : example.objects) {
      assertTrue(printed.contains(shape(shown)), () -> shape(shown) + " is none of\n" + printed);
    }
  }

  @Test
  void allCommandsThatHaveTheOptionAreOnThePage() throws IOException {
    TreeSet<String> documented = new TreeSet<>(List.of(NOT_TRIED));
    examples().forEach(example -> documented.add(example.line.split(" ")[0]));
    TreeSet<String> having = new TreeSet<>();
    for (String command : Regames.names()) {
      if (Run.of(command, "--help").out().contains("--json")) {
        having.add(command);
      }
    }
    assertEquals(having, documented);
  }

  private Path writeGame() throws IOException {
    String page = Files.readString(PAGE);
    String game =
        BLOCK
            .matcher(page)
            .results()
            .filter(block -> block.group(1).equals("rg"))
            .findFirst()
            .orElseThrow()
            .group(2);
    return Files.writeString(folder.resolve("stuck.rg"), game);
  }

  /** The paths to all values, with their kinds; elements of a list share theirs. */
  private static TreeSet<String> shape(JsonElement element) {
    TreeSet<String> paths = new TreeSet<>();
    addPaths(element, "", paths);
    return paths;
  }

  private static void addPaths(JsonElement element, String path, TreeSet<String> paths) {
    if (element.isJsonObject()) {
      paths.add(path + "{}");
      element
          .getAsJsonObject()
          .entrySet()
          .forEach(entry -> addPaths(entry.getValue(), path + "." + entry.getKey(), paths));
    } else if (element.isJsonArray()) {
      paths.add(path + "[]");
      element.getAsJsonArray().forEach(each -> addPaths(each, path + "[]", paths));
    } else {
      boolean isText = element.getAsJsonPrimitive().isString();
      boolean isTruth = element.getAsJsonPrimitive().isBoolean();
      paths.add(path + (isText ? ": text" : isTruth ? ": truth" : ": number"));
    }
  }
}
