package org.regames.linegames.script;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.linegames.output.ScriptError;

/**
 * Looks at a Python script before it runs. Names through which a script could get out of what it
 * may use are refused wherever they stand as names; what is in strings or comments is not code, and
 * nothing that would make it code is allowed.
 */
final class PythonCheck {
  /** A name, or something that is skipped: a comment, or a string of any kind. */
  private static final Pattern TOKENS =
      Pattern.compile(
          "(?<dot>\\.(?:\\s|\\\\\\r?\\n|#[^\\n]*)*)?(?<name>[A-Za-z_][A-Za-z_0-9]*)"
              + "|#[^\\n]*"
              + "|\"\"\"(?:\\\\.|[^\\\\])*?\"\"\"|'''(?:\\\\.|[^\\\\])*?'''"
              + "|\"(?:\\\\.|[^\\\\\"\\n])*\"|'(?:\\\\.|[^\\\\'\\n])*'",
          Pattern.DOTALL);

  private static final Set<String> REFUSED =
      Set.of(
          "open",
          "file",
          "execfile",
          "compile",
          "eval",
          "exec",
          "reload",
          "input",
          "raw_input",
          "globals",
          "locals",
          "vars",
          "getattr",
          "setattr",
          "delattr",
          "hasattr",
          "type",
          "super",
          "memoryview",
          "buffer",
          "intern",
          "apply",
          "help",
          "dir",
          "getClass",
          "mro");

  private static final Set<String> ALLOWED_SPECIAL =
      Set.of(
          "__name__",
          "__init__",
          "__str__",
          "__repr__",
          "__eq__",
          "__ne__",
          "__lt__",
          "__hash__",
          "__len__",
          "__iter__",
          "__getitem__",
          "__add__",
          "__future__");

  /** Attributes of functions, frames, tracebacks, generators and code. */
  private static final Pattern INNARDS = Pattern.compile("(func|im|gi|tb|f|co)_[a-z]+");

  private static final Pattern F_STRING = Pattern.compile("\\b[rR]?[fF][rR]?[\"']");
  private static final Pattern ANNOTATION =
      Pattern.compile(
          "^\\s*(?:def\\s+\\w+\\s*\\(.*(?:\\w+\\s*:|\\)\\s*->)|[A-Za-z_]\\w*\\s*:\\s*\\w+.*=).*");

  private PythonCheck() {}

  /**
   * Refuses scripts that name what they may not use.
   *
   * @throws ScriptError at the first such name
   */
  static void check(String text) {
    Matcher tokens = TOKENS.matcher(text);
    while (tokens.find()) {
      if (tokens.group("name") != null) {
        String name = tokens.group("name");
        boolean attribute = tokens.group("dot") != null;
        boolean ofSelf = text.startsWith("self", Math.max(0, tokens.start() - "self".length()));
        if (isRefused(name, attribute, ofSelf)) {
          int at = tokens.start("name");
          int line = (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
          int column = at - text.lastIndexOf('\n', at - 1);
          throw new ScriptError(
              line,
              column,
              "`" + name + "` is not allowed: scripts describe games and nothing else",
              "");
        }
      }
    }
  }

  private static boolean isRefused(String name, boolean attribute, boolean ofSelf) {
    return REFUSED.contains(name)
        || name.startsWith("__") && !ALLOWED_SPECIAL.contains(name)
        || attribute && name.equals("class")
        || attribute && name.startsWith("_") && !ALLOWED_SPECIAL.contains(name) && !ofSelf
        || name.contains("__") && !name.startsWith("__")
        || attribute && INNARDS.matcher(name).matches();
  }

  /** What a syntax error of Python 2.7 is about, where the line is right in Python 3. */
  static String explain(String text, int line, String message) {
    String[] lines = text.split("\n", -1);
    if (line < 1 || line > lines.length) {
      return message;
    }
    String code = lines[line - 1];
    if (F_STRING.matcher(code).find()) {
      return "Python 2.7 has no f-strings, which are of Python 3: use \"...\".format(...)";
    }
    if (ANNOTATION.matcher(code).matches()) {
      return "Python 2.7 has no type annotations, which are of Python 3: leave them out";
    }
    return message;
  }
}
