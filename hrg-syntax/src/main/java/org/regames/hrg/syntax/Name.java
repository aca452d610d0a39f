package org.regames.hrg.syntax;

import org.regames.ir.diagnostic.Origin;

/** A name as it is written somewhere. */
public record Name(String text, Origin origin) {
  /** Whether the name is a variable in patterns, generators and function bodies. */
  public boolean isPatternVariable() {
    return isPatternVariable(text);
  }

  /** Whether a name begins with an upper-case letter. */
  public static boolean isPatternVariable(String text) {
    return text.charAt(0) >= 'A' && text.charAt(0) <= 'Z';
  }

  /** Whether a name is a number, which stands for itself wherever it is written. */
  public static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  @Override
  public String toString() {
    return text;
  }
}
