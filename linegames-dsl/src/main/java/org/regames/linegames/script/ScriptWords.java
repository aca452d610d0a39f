package org.regames.linegames.script;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.linegames.model.LineGameBuilder;

/** The words of scripts, for those that are misspelt. */
final class ScriptWords {
  /** How Python and Kotlin name a word that nothing has. */
  private static final Pattern UNKNOWN =
      Pattern.compile("has no attribute '(\\w+)'|[Uu]nresolved reference:? '(\\w+)'");

  private ScriptWords() {}

  /** The finding with the nearest word of a game as a hint, where one is unknown and near. */
  static Diagnostic suggest(Diagnostic finding) {
    Matcher unknown = UNKNOWN.matcher(finding.message());
    if (!unknown.find()) {
      return finding;
    }
    String word = unknown.group(1) != null ? unknown.group(1) : unknown.group(2);
    List<String> words =
        Arrays.stream(LineGameBuilder.class.getMethods()).map(Method::getName).distinct().toList();
    return NearestName.among(words).suggest(word, finding);
  }
}
