package org.regames.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/** JSON with the source position of everything. */
sealed interface ViewText {
  Origin origin();

  record Text(String value, Origin origin) implements ViewText {}

  record Number(double value, Origin origin) implements ViewText {}

  record Truth(boolean value, Origin origin) implements ViewText {}

  record Nothing(Origin origin) implements ViewText {}

  record Items(List<ViewText> items, Origin origin) implements ViewText {}

  /** Members by name, and the positions of these names. */
  record Members(Map<String, ViewText> members, Map<String, Origin> names, Origin origin)
      implements ViewText {}

  /**
   * Reads a text as far as it is JSON, and reports where it is not: what is behind a mistake is
   * left out, except after a comma too many or too few.
   *
   * @return what could be read; nothing if that is not even the beginning of a value
   */
  static Optional<ViewText> read(Source source, Diagnostics findings) {
    return new Reader(source, findings).whole();
  }

  /** A reader of one text. */
  final class Reader {
    private static final int DEEPEST = 50;

    private final Source source;
    private final String text;
    private final Diagnostics findings;
    private int at;

    /** Whether a mistake was found behind which nothing can be read. */
    private boolean broken;

    private Reader(Source source, Diagnostics findings) {
      this.source = source;
      this.text = source.text();
      this.findings = findings;
    }

    private Optional<ViewText> whole() {
      try {
        ViewText value = value(0);
        blanks();
        if (at < text.length() && !broken) {
          findings.report(expected("the end of the text").diagnostic());
        }
        return Optional.of(value);
      } catch (DiagnosticException end) {
        findings.report(end.diagnostic());
        return Optional.empty();
      }
    }

    private DiagnosticException expected(String what) {
      String found = at < text.length() ? "`" + text.charAt(at) + "`" : "the end of the text";
      int end = Math.min(at + 1, text.length());
      return new DiagnosticException(
          Diagnostic.error(
              "syntax", Origin.of(source, at, end), "expected " + what + ", found " + found));
    }

    private void blanks() {
      while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
    }

    private boolean next(char sign) {
      blanks();
      if (at < text.length() && text.charAt(at) == sign) {
        at++;
        return true;
      }
      return false;
    }

    private void need(char sign, String what) {
      if (!next(sign)) {
        throw expected(what);
      }
    }

    private ViewText value(int depth) {
      blanks();
      int start = at;
      if (depth > DEEPEST) {
        throw expected("at most " + DEEPEST + " nested brackets");
      }
      if (next('{')) {
        return members(start, depth);
      }
      if (next('[')) {
        List<ViewText> items = new ArrayList<>();
        unlessBroken(() -> items(items, depth));
        return new Items(items, Origin.of(source, start, at));
      }
      if (at < text.length() && text.charAt(at) == '"') {
        String value = string();
        return new Text(value, Origin.of(source, start, at));
      }
      return word(start);
    }

    /** Reads the rest of a list or an object; what was read of it before a mistake counts. */
    private void unlessBroken(Runnable rest) {
      try {
        rest.run();
      } catch (DiagnosticException end) {
        findings.report(end.diagnostic());
        broken = true;
      }
    }

    private void items(List<ViewText> items, int depth) {
      if (!next(']')) {
        do {
          items.add(value(depth + 1));
        } while (goesOn(']'));
      }
    }

    private ViewText members(int start, int depth) {
      Map<String, ViewText> members = new LinkedHashMap<>();
      Map<String, Origin> names = new LinkedHashMap<>();
      unlessBroken(() -> members(members, names, depth));
      return new Members(members, names, Origin.of(source, start, at));
    }

    private void members(Map<String, ViewText> members, Map<String, Origin> names, int depth) {
      if (next('}')) {
        return;
      }
      do {
        blanks();
        int first = at;
        if (at == text.length() || text.charAt(at) != '"') {
          throw expected("a name in quotes");
        }
        String name = string();
        Origin origin = Origin.of(source, first, at);
        need(':', "`:`");
        ViewText value = value(depth + 1);
        Origin same = names.putIfAbsent(name, origin);
        if (same == null) {
          members.put(name, value);
        } else {
          findings.report(
              Diagnostic.error(
                      "duplicate-member", origin, "the member `" + name + "` is there already")
                  .withNote(same, "the first one"));
        }
      } while (goesOn('}'));
    }

    /** Whether more follows in a list or an object; else its end has been read. */
    private boolean goesOn(char end) {
      if (broken) {
        return false;
      }
      int before = at;
      if (next(',')) {
        int comma = at - 1;
        if (!next(end)) {
          return true;
        }
        at--;
        DiagnosticException tooMany = expected(end == '}' ? "a name in quotes" : "a value");
        at++;
        Origin place = Origin.of(source, comma, comma + 1);
        findings.report(tooMany.diagnostic().withFix("remove the comma", place, ""));
        return false;
      }
      if (next(end)) {
        return false;
      }
      DiagnosticException missing = expected("`,` or `" + end + "`");
      if (at == text.length() || text.charAt(at) != '"') {
        throw missing;
      }
      Origin place = Origin.of(source, before, before);
      findings.report(missing.diagnostic().withFix("insert a comma", place, ","));
      return true;
    }

    private String string() {
      StringBuilder value = new StringBuilder();
      at++;
      while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
        char sign = text.charAt(at++);
        value.append(sign == '\\' ? escaped() : sign);
      }
      if (at == text.length() || text.charAt(at) == '\n') {
        throw expected("`\"`");
      }
      at++;
      return value.toString();
    }

    private char escaped() {
      int sign = at < text.length() ? "\"\\/bfnrt".indexOf(text.charAt(at)) : -1;
      if (sign >= 0) {
        at++;
        return "\"\\/\b\f\n\r\t".charAt(sign);
      }
      if (text.startsWith("u", at) && at + 5 <= text.length()) {
        try {
          char value = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
          at += 5;
          return value;
        } catch (NumberFormatException _) {
          throw expected("`u` and four digits");
        }
      }
      throw expected("one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t`, `u`");
    }

    private ViewText word(int start) {
      while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || isSign(at))) {
        at++;
      }
      String word = text.substring(start, at);
      Origin origin = Origin.of(source, start, at);
      return switch (word) {
        case "true", "false" -> new Truth(word.equals("true"), origin);
        case "null" -> new Nothing(origin);
        default -> {
          if (!word.matches("-?\\d{1,9}(\\.\\d{1,9})?")) {
            at = start;
            throw expected("a value");
          }
          yield new Number(Double.parseDouble(word), origin);
        }
      };
    }

    private boolean isSign(int place) {
      return ".-+".indexOf(text.charAt(place)) >= 0;
    }
  }
}
