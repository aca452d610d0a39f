package org.regames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples in Java compile without warnings and print what {@code docs/library.md} shows below
 * their commands; {@code -Dapprove=true} writes that anew. The code on the page is one program in
 * pieces, and what comments say of an expression is what it is.
 */
@Tag("long")
class LibraryPageTest {
  private static final Path PAGE = Library.ROOT.resolve("docs/library.md");
  private static final Path EXAMPLES = Library.ROOT.resolve("examples/java");
  private static final Pattern COMMAND =
      Pattern.compile(
          "(?s)(\\$ java -cp cli/target/regames\\.jar examples/java/(\\w+)\\.java([^\n"
              + "]*)\n"
              + ")(.*?)```");
  private static final Pattern CODE = Pattern.compile("(?s)```java\n(.*?)```");

  private static final Pattern IMPORT =
      Pattern.compile(
          "<groupId>org\\.regames</groupId>\\s*<artifactId>([\\w-]+)</artifactId>"
              + "(?:(?!</?dependency>)[\\s\\S])*<scope>import</scope>");

  private static final Pattern CLAIM =
      Pattern.compile("(?m)^( *)([a-z][^=;]*(?:\\n +[^=;]*)*); // (.*)$");
  private static final String CHECK = "%scheck(\"%3$s\", %2$s);";
  private static final String PROGRAM =
      """
      %s
      final class Page {
        static void check(String expected, Object found) {
          if (!expected.equals(String.valueOf(found))) {
            throw new AssertionError("expected " + expected + ", found " + found);
          }
        }

        static void main() throws Exception {
      %s
        }
      }
      """;

  @TempDir private static Path classes;

  @BeforeAll
  static void compile() throws IOException {
    List<Path> sources = new ArrayList<>(examples());
    sources.add(Files.writeString(classes.resolve("Page.java"), page()));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of("-Xlint:all", "-Werror", "-proc:none", "-d", classes.toString(), "-cp", path());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      assertTrue(
          compiler
              .getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call());
    }
  }

  /** Maven's {@code -am} brings the parent along, but not what the parent imports. */
  @Test
  void whatTheParentImportsIsInstalledToo() throws IOException {
    String parent = Files.readString(Library.ROOT.resolve("pom.xml"));
    List<String> imported =
        IMPORT.matcher(parent).results().map(result -> result.group(1)).toList();
    assertEquals(List.of("bom"), imported);
    for (Path text : List.of(PAGE, EXAMPLES.resolve("pom.xml"))) {
      List<List<String>> named =
          Pattern.compile("-pl (\\S*\\bapi\\b[\\w,-]*)")
              .matcher(Files.readString(text))
              .results()
              .map(result -> List.of(result.group(1).split(",")))
              .toList();
      assertFalse(named.isEmpty());
      named.forEach(modules -> assertTrue(modules.containsAll(imported), text + ": " + modules));
    }
  }

  private static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static String path() {
    return System.getProperty("java.class.path");
  }

  /** The pieces of code on the page as a program that compares what comments say. */
  private static String page() throws IOException {
    StringBuilder imports = new StringBuilder();
    StringBuilder body = new StringBuilder();
    for (MatchResult code : CODE.matcher(Files.readString(PAGE)).results().toList()) {
      Matcher claim = CLAIM.matcher(code.group(1));
      String checked =
          claim.replaceAll(
              it ->
                  Matcher.quoteReplacement(CHECK.formatted(it.group(1), it.group(2), it.group(3))));
      checked
          .lines()
          .forEach(line -> (line.startsWith("import ") ? imports : body).append(line).append('\n'));
    }
    return PROGRAM.formatted(imports, body);
  }

  @Test
  void examplesPrintWhatThePageShows() throws IOException, InterruptedException {
    String page = Files.readString(PAGE);
    StringBuilder right = new StringBuilder();
    Set<String> shown = new TreeSet<>();
    int at = 0;
    for (MatchResult command : COMMAND.matcher(page).results().toList()) {
      shown.add(command.group(2) + ".java");
      right.append(page, at, command.start()).append(command.group(1));
      right.append(run(command.group(2), command.group(3).strip())).append("```");
      at = command.end();
    }
    right.append(page.substring(at));
    assertEquals(
        new TreeSet<>(examples().stream().map(file -> file.getFileName().toString()).toList()),
        shown,
        "every example is on the page");
    if (Boolean.getBoolean("approve")) {
      Files.writeString(PAGE, right);
    } else {
      assertEquals(page, right.toString());
    }
  }

  @Test
  void theCodeOfThePageRuns() throws IOException, InterruptedException {
    run("Page", "");
  }

  private static String run(String program, String arguments)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    words.addAll(List.of("-cp", classes + System.getProperty("path.separator") + path(), program));
    Stream.of(arguments.split(" "))
        .filter(word -> !word.isEmpty())
        .map(LibraryPageTest::placed)
        .forEach(words::add);
    Process process =
        new ProcessBuilder(words)
            .directory(Library.ROOT.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output;
  }

  /** What examples write they write beside their classes. */
  private static String placed(String word) {
    return word.startsWith("games/") ? word : classes.resolve(word).toString();
  }
}
