package org.regames.linegames.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.linegames.dsl.BoardScope;
import org.regames.linegames.dsl.LineGameScope;
import org.regames.linegames.dsl.PawnsScope;

/** The words that we give to scripts, to suggest them for misspelt ones. */
final class ScriptWords {
  /** The messages of Python and Kotlin about an undefined word. */
  private static final Pattern UNKNOWN =
      Pattern.compile(
          "has no attribute '(\\w+)'|name '(\\w+)' is not defined|[Uu]nresolved reference:?"
              + " '(\\w+)'");

  private static final Pattern DEFINED = Pattern.compile("(?:def|class) ([A-Za-z]\\w*)");

  private ScriptWords() {}

  /**
   * The finding with the nearest word of the language as a hint, if it is about an undefined word
   * and one is near.
   */
  static Diagnostic suggest(ScriptKind kind, Diagnostic finding) {
    Matcher unknown = UNKNOWN.matcher(finding.message());
    if (!unknown.find()) {
      return finding;
    }
    String word =
        Stream.of(1, 2, 3).map(unknown::group).filter(part -> part != null).findFirst().get();
    return NearestName.among(
            switch (kind) {
              case KOTLIN -> ofKotlin();
              case PYTHON -> ofPython();
            })
        .suggest(word, finding);
  }

  private static List<String> ofKotlin() {
    return Stream.concat(
            Stream.of("lineGame", "param", "choice"),
            Stream.of(LineGameScope.class, BoardScope.class, PawnsScope.class)
                .flatMap(scope -> Stream.of(scope.getDeclaredMethods()))
                .map(Method::getName)
                .filter(name -> !name.contains("$")))
        .distinct()
        .toList();
  }

  private static List<String> ofPython() {
    try (InputStream in = ScriptWords.class.getResourceAsStream("modules/lineGames.py")) {
      Matcher words = DEFINED.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      return words.results().map(found -> found.group(1)).distinct().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
