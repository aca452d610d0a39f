package org.regames.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
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
   * Reads a text.
   *
   * @throws DiagnosticException if it is not JSON
   */
  static ViewText read(Source source) {
    Reader reader = new Reader(source);
    ViewText value = reader.value(0);
    reader.blanks();
    if (reader.at < source.text().length()) {
      throw reader.expected("the end of the text");
    }
    return value;
  }

  /** A reader of one text. */
  final class Reader {
    private static final int DEEPEST = 50;

    private final Source source;
    private final String text;
    private int at;

    private Reader(Source source) {
      this.source = source;
      this.text = source.text();
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
        if (!next(']')) {
          do {
            items.add(value(depth + 1));
          } while (next(','));
          need(']', "`,` or `]`");
        }
        return new Items(items, Origin.of(source, start, at));
      }
      if (at < text.length() && text.charAt(at) == '"') {
        String value = string();
        return new Text(value, Origin.of(source, start, at));
      }
      return word(start);
    }

    private ViewText members(int start, int depth) {
      Map<String, ViewText> members = new LinkedHashMap<>();
      Map<String, Origin> names = new LinkedHashMap<>();
      if (!next('}')) {
        do {
          blanks();
          int first = at;
          if (at == text.length() || text.charAt(at) != '"') {
            throw expected("a name in quotes");
          }
          String name = string();
          Origin origin = Origin.of(source, first, at);
          if (names.putIfAbsent(name, origin) != null) {
            throw new DiagnosticException(
                Diagnostic.error(
                        "duplicate-member", origin, "the member `" + name + "` is there already")
                    .withNote(names.get(name), "the first one"));
          }
          need(':', "`:`");
          members.put(name, value(depth + 1));
        } while (next(','));
        need('}', "`,` or `}`");
      }
      return new Members(members, names, Origin.of(source, start, at));
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
