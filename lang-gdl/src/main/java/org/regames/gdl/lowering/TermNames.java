package org.regames.gdl.lowering;

import java.util.Set;
import org.regames.gdl.ground.TermTable;
import org.regames.ir.Builtins;

/**
 * Names of terms as symbols. {@code (move 1 2)} is {@code move__1_2}: two underscores open a list
 * of arguments, one comes between two arguments, and of three or more all but two close a list each
 * before the next argument ({@code f__g__1___2} is {@code (f (g 1) 2)}). Other characters than
 * letters and digits are written {@code Z} and two or more hexadecimal digits and {@code z}, the
 * underscore {@code Z_}, and {@code Z} itself {@code ZZ}; so every name can be read back.
 */
public final class TermNames {
  /**
   * Words with a meaning in every game; a {@code Zq} before them, and before keywords of RG, makes
   * them plain symbols.
   */
  private static final Set<String> RESERVED = Set.of("keeper", "player", "goals", "visible");

  private TermNames() {}

  /** The symbol for a term. */
  public static String symbol(int term, TermTable terms) {
    StringBuilder text = new StringBuilder();
    write(term, terms, text);
    return text.toString();
  }

  /** Writes a term; returns how many lists are open at its end. */
  private static int write(int term, TermTable terms, StringBuilder text) {
    text.append(word(terms.name(term)));
    int[] arguments = terms.arguments(term);
    int open = 0;
    for (int i = 0; i < arguments.length; i++) {
      text.append(i == 0 ? "__" : open == 0 ? "_" : "_".repeat(2 + open));
      open = write(arguments[i], terms, text);
    }
    return arguments.length == 0 ? 0 : open + 1;
  }

  /** Whether a name has a meaning in every game, so that no symbol can have it. */
  public static boolean isReserved(String name) {
    return RESERVED.contains(name) || Builtins.KEYWORDS.contains(name);
  }

  /** The symbol for a single name. */
  public static String word(String name) {
    if (isReserved(name)) {
      return "Zq" + name;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c >= 'a' && c <= 'z' || c >= 'A' && c < 'Z' || c >= '0' && c <= '9') {
        text.append(c);
      } else if (c == 'Z' || c == '_') {
        text.append('Z').append(c);
      } else {
        text.append('Z').append(Integer.toHexString(c)).append('z');
      }
    }
    return text.toString();
  }

  /** With a capital first letter, as types have. */
  static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
