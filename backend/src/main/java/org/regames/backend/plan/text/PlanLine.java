package org.regames.backend.plan.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/** A line of the text of a plan: its indentation and its tokens, which are consumed in order. */
final class PlanLine {
  /** Names end with their numbers, as {@code x3} does; comments and spaces are not tokens. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:[^\"\\\\]|\\\\.)*\"|0x[0-9a-f]+|[0-9]+|[a-z]+[0-9]*"
              + "|<<|>>>|==|!=|->|[-+*()\\[\\]{},:?&|~<=]|//.*|(\\s+)|(.)");

  private final Source source;
  private final int depth;
  private final int end;
  private final List<String> tokens = new ArrayList<>();
  private final List<Integer> starts = new ArrayList<>();
  private int next;

  private PlanLine(Source source, int start, String line) {
    this.source = source;
    this.end = start + line.length();
    String stripped = line.stripLeading();
    this.depth = (line.length() - stripped.length()) / 2;
    Matcher matcher = TOKEN.matcher(line);
    while (matcher.find()) {
      String token = matcher.group();
      if (matcher.group(2) != null) {
        throw at(start + matcher.start(), token.length(), "no plan has a `" + token + "` here");
      }
      if (matcher.group(1) == null && !token.startsWith("//")) {
        tokens.add(token);
        starts.add(start + matcher.start());
      }
    }
  }

  /** The lines of a text, without empty ones. */
  public static List<PlanLine> of(Source source) {
    List<PlanLine> lines = new ArrayList<>();
    int start = 0;
    for (String text : source.text().split("\n", -1)) {
      PlanLine line = new PlanLine(source, start, text);
      if (!line.tokens.isEmpty()) {
        lines.add(line);
      }
      start += text.length() + 1;
    }
    return lines;
  }

  /** The indentation in units of two columns. */
  int depth() {
    return depth;
  }

  /** The error that the text has no lines. */
  static DiagnosticException nothing() {
    return new DiagnosticException(
        Diagnostic.error("plan-syntax", Origin.UNKNOWN, "expected a plan, but there is no text"));
  }

  /** The number of tokens left. */
  public int left() {
    return tokens.size() - next;
  }

  /** Whether a count of something comes next, after a comma. */
  boolean seesCount(String what) {
    return sees(",") && next + 2 < tokens.size() && tokens.get(next + 2).equals(what);
  }

  boolean isAtEnd() {
    return next == tokens.size();
  }

  /** Whether the next tokens are these. */
  boolean sees(String... expected) {
    for (int i = 0; i < expected.length; i++) {
      if (next + i >= tokens.size() || !tokens.get(next + i).equals(expected[i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether the next token is this name followed by a number. */
  boolean seesNamed(String name) {
    return next < tokens.size() && isNamed(tokens.get(next), name);
  }

  private static boolean isNamed(String token, String name) {
    return token.startsWith(name)
        && token.length() > name.length()
        && Character.isDigit(token.charAt(name.length()));
  }

  /** Consumes the next tokens if they are these. */
  boolean takes(String... expected) {
    if (sees(expected)) {
      next += expected.length;
      return true;
    }
    return false;
  }

  /** Consumes the next tokens, which have to be these. */
  void expect(String... expected) {
    if (!takes(expected)) {
      throw unexpected("`" + String.join(" ", expected) + "`");
    }
  }

  void expectEnd() {
    if (!isAtEnd()) {
      throw unexpected("the end of the line");
    }
  }

  /** The number of a name that has to come next, such as 3 of {@code x3}. */
  int named(String name) {
    if (!seesNamed(name)) {
      boolean isNegative = sees(name, "-");
      throw unexpected(
          "`" + name + "` with a number" + (isNegative ? " from 0 up right after it" : ""));
    }
    return parsed(tokens.get(next).substring(name.length()));
  }

  /**
   * The error that the number just consumed, with its sign or the letter before it, is unexpected.
   */
  DiagnosticException unexpectedBefore(String expected) {
    int last = next - 1;
    return at(
        starts.get(last),
        tokens.get(last).length(),
        "expected " + expected + ", not `" + tokens.get(last) + "`");
  }

  private int parsed(String digits) {
    try {
      int number = Integer.parseInt(digits);
      next++;
      return number;
    } catch (NumberFormatException _) {
      throw unexpected("a number of 32 bits");
    }
  }

  boolean seesNumber() {
    return next < tokens.size()
        && (Character.isDigit(tokens.get(next).charAt(0)) || tokens.get(next).equals("-"));
  }

  /** A number, with its sign. */
  int number() {
    String sign = takes("-") ? "-" : "";
    if (isAtEnd()) {
      throw unexpected("a number");
    }
    return parsed(sign + tokens.get(next));
  }

  /** A number of 64 bits, with its sign. */
  long longNumber() {
    String sign = takes("-") ? "-" : "";
    try {
      long number = Long.parseLong(sign + (isAtEnd() ? "" : tokens.get(next)));
      next++;
      return number;
    } catch (NumberFormatException _) {
      throw unexpected("a number of 64 bits");
    }
  }

  boolean seesWord() {
    return next < tokens.size() && tokens.get(next).startsWith("0x");
  }

  /** A word of 64 bits in hexadecimal. */
  long word() {
    try {
      long word = Long.parseUnsignedLong(seesWord() ? tokens.get(next).substring(2) : "", 16);
      next++;
      return word;
    } catch (NumberFormatException _) {
      throw unexpected("64 bits, as 0x1f");
    }
  }

  /** A name in quotes. */
  String quoted() {
    if (isAtEnd() || !tokens.get(next).startsWith("\"")) {
      throw unexpected("a name in quotes");
    }
    String token = tokens.get(next++);
    return token.substring(1, token.length() - 1).replaceAll("\\\\(.)", "$1");
  }

  /** A word of letters. */
  public String name() {
    if (isAtEnd() || !Character.isLetter(tokens.get(next).charAt(0))) {
      throw unexpected("a name");
    }
    return tokens.get(next++);
  }

  /** The error that something else is expected here. */
  DiagnosticException unexpected(String expected) {
    return isAtEnd()
        ? at(end, 0, "expected " + expected + ", but the line ends")
        : at(
            starts.get(next),
            tokens.get(next).length(),
            "expected " + expected + ", not `" + tokens.get(next) + "`");
  }

  private DiagnosticException at(int start, int length, String message) {
    Origin origin = Origin.of(source, start, start + length);
    return new DiagnosticException(Diagnostic.error("plan-syntax", origin, message));
  }
}
