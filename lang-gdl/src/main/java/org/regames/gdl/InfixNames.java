package org.regames.gdl;

/**
 * Names in infix GDL, where those that begin with a capital letter or an underscore are variables.
 * The two directions are inverse to each other.
 */
final class InfixNames {
  private static final String SPECIAL = " \t\f();,&|~':%\\";

  private InfixNames() {}

  /** {@code Row} is {@code ?row} in prefix GDL, {@code _Row} is {@code ?Row}. */
  static String variable(String infix) {
    return infix.charAt(0) == '_'
        ? infix.substring(1)
        : Character.toLowerCase(infix.charAt(0)) + infix.substring(1);
  }

  /** The infix form of a variable of prefix GDL. */
  static String ofVariable(String name) {
    boolean small = !name.isEmpty() && name.charAt(0) >= 'a' && name.charAt(0) <= 'z';
    return small ? Character.toUpperCase(name.charAt(0)) + name.substring(1) : "_" + name;
  }

  /** The infix form of a symbol, in quotes if it would otherwise be read as something else. */
  static String ofSymbol(String name) {
    char first = name.charAt(0);
    boolean isPlain =
        first != '_'
            && !(first >= 'A' && first <= 'Z')
            && first != '.'
            && !name.endsWith(".")
            && name.chars().noneMatch(c -> SPECIAL.indexOf(c) >= 0);
    return isPlain ? name : "'" + name + "'";
  }
}
