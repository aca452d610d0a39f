package org.regames.rbg.editor;

import java.util.ArrayList;
import java.util.List;
import org.regames.ir.antlr.Words;
import org.regames.rbg.grammar.RbgLexer;

/**
 * A section or a macro as a range of words.
 *
 * @param first its {@code #}
 * @param body the word after its {@code =}, or after its name if that is missing
 * @param end the word after its last
 */
record Item(int first, int body, int end) {
  static List<Item> all(Words words) {
    List<Item> items = new ArrayList<>();
    int first = 0;
    for (int at = 1; at <= words.size(); at++) {
      if (at == words.size() || words.is(at, "#")) {
        if (words.is(first, "#")) {
          items.add(of(words, first, at));
        }
        first = at;
      }
    }
    return items;
  }

  private static Item of(Words words, int first, int end) {
    int equals = first + 2;
    while (equals < end && !words.is(equals, "=")) {
      equals++;
    }
    return new Item(first, equals < end ? equals + 1 : Math.min(first + 2, end), end);
  }

  int name() {
    return first + 1;
  }

  boolean isSection(Words words) {
    return switch (words.type(name())) {
      case RbgLexer.PLAYERS, RbgLexer.VARIABLES, RbgLexer.PIECES, RbgLexer.BOARD, RbgLexer.RULES ->
          true;
      default -> false;
    };
  }

  boolean isMacro(Words words) {
    return words.type(name()) == RbgLexer.NAME;
  }
}
