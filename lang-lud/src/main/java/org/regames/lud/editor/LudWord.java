package org.regames.lud.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word of a text: a bracket, a text in quotes, a comment, or what stands between these and
 * blanks.
 *
 * @param text as it is written
 * @param start the offset of its first character
 */
record LudWord(String text, int start) {
  private static final Pattern WORD =
      Pattern.compile("//[^\\n]*|\"(?:\\\\\"|[^\"\\n])*\"?|[(){}]|[^\\s(){}\"]+");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

  /** The words of a text, in their order. */
  static List<LudWord> of(String text) {
    List<LudWord> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(new LudWord(matcher.group(), matcher.start()));
    }
    return words;
  }

  int end() {
    return start + text.length();
  }

  boolean is(char bracket) {
    return text.length() == 1 && text.charAt(0) == bracket;
  }

  boolean isComment() {
    return text.startsWith("//");
  }

  boolean isNumber() {
    return NUMBER.matcher(text).matches();
  }

  boolean isQuoted() {
    return text.startsWith("\"");
  }

  /** The text between the quotes, the second of which may be missing. */
  String quoted() {
    return text.substring(1, quotedEnd() - start);
  }

  int quotedEnd() {
    return text.length() > 1 && text.endsWith("\"") ? end() - 1 : end();
  }
}
