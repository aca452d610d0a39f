package org.regames.hrg.editor;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.grammar.HrgLexer;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Name;
import org.regames.ir.antlr.Words;

/**
 * A definition as a range of words, recognized by how definitions begin.
 *
 * @param kind which of the forms it has
 * @param first its first word
 * @param name the word that is its name
 * @param end the word after its last
 */
record Definition(Kind kind, int first, int name, int end) {
  enum Kind {
    DOMAIN,
    DECLARATION,
    GRAPH
  }

  /** All definitions of a text, in order. */
  static List<Definition> all(Words words) {
    List<Definition> found = new ArrayList<>();
    for (int at = 0; at < words.size(); ) {
      int end = at + 1;
      while (end < words.size() && !begins(words, end)) {
        end++;
      }
      if (begins(words, at)) {
        found.add(at(words, at, end));
      }
      at = end;
    }
    return found;
  }

  private static Definition at(Words words, int first, int end) {
    boolean isDeclaration = words.is(first + 1, ":");
    Kind kind =
        isDeclaration
            ? Kind.DECLARATION
            : words.is(first, HrgKeywords.DOMAIN) ? Kind.DOMAIN : Kind.GRAPH;
    int name =
        isDeclaration ? first : words.is(first, HrgKeywords.REUSABLE) ? first + 2 : first + 1;
    return new Definition(kind, first, name, end);
  }

  private static boolean begins(Words words, int at) {
    boolean declares =
        isName(words, at)
            && words.is(at + 1, ":")
            && !words.is(at - 1, "(")
            && !words.is(at - 1, ",");
    return declares
        || switch (words.text(at)) {
          case HrgKeywords.REUSABLE -> words.is(at + 1, HrgKeywords.GRAPH) && isName(words, at + 2);
          case HrgKeywords.GRAPH ->
              isName(words, at + 1) && !words.is(at - 1, HrgKeywords.REUSABLE);
          case HrgKeywords.DOMAIN -> isName(words, at + 1);
          default -> false;
        };
  }

  /** Whether a word is one that can be a name. */
  static boolean isName(Words words, int at) {
    int type = words.type(at);
    return type == HrgLexer.NAME || type >= HrgLexer.BRANCH && type <= HrgLexer.RESERVED;
  }

  /** Whether a word can be the name of something that a text defines. */
  static boolean isSymbol(Words words, int at) {
    return isName(words, at) && !Name.isNumber(words.text(at)) && !words.is(at, "_");
  }

  static boolean isUpper(String text) {
    return !text.isEmpty() && text.charAt(0) >= 'A' && text.charAt(0) <= 'Z';
  }

  /** The word after the type that begins here, or as much of it as is there. */
  static int afterType(Words words, int from, int end) {
    int at = from;
    while (at < end) {
      if (!words.is(at, "{") && !isName(words, at)) {
        return at;
      }
      at = words.after(at);
      if (!words.is(at, "->")) {
        return Math.min(at, end);
      }
      at++;
    }
    return end;
  }

  /**
   * The ranges between separators outside brackets, each from its first word to the one after its
   * last.
   */
  static List<int[]> split(Words words, int from, int end, String separator) {
    List<int[]> parts = new ArrayList<>();
    int start = from;
    int at = from;
    while (at < end) {
      if (words.is(at, separator)) {
        parts.add(new int[] {start, at});
        start = at + 1;
      }
      at = words.after(at);
    }
    if (start < end) {
      parts.add(new int[] {start, end});
    }
    return parts;
  }
}
