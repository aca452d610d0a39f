package org.regames.draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws dice beside boards. */
final class DiceFaces {
  static final double SIZE = 34;

  private static final double STEP = 9;
  private static final Pattern THROWN =
      Pattern.compile("(?i)(?:\\w*(?:roll|throw|die|dice)\\w*__)?([1-6])(?:_([1-6]))?");
  private static final Pattern NAME = Pattern.compile("(?i)(die|dice)\\d?");
  private static final Pattern FACE = Pattern.compile("[1-6]");

  /** The values of a die that has not been thrown, or is hidden. */
  private static final Pattern BLANK =
      Pattern.compile("(?i)\\?|none|unknown|unset|null|nothing|blank|empty");

  private DiceFaces() {}

  /** Whether a variable is a die, judging by its name. */
  static boolean isOne(String variable) {
    return NAME.matcher(variable).matches();
  }

  /** Whether a value says that nobody has thrown the die yet. */
  static boolean isUnthrown(String value) {
    return value.equals("0");
  }

  /** The same notes with a single one for all dice, in place of the first of them. */
  static List<Picture.Note> together(List<Picture.Note> notes) {
    List<Picture.Note> dice =
        notes.stream()
            .filter(note -> note.faces() == Picture.Faces.DICE)
            .filter(note -> note.entries().size() == 1)
            .filter(note -> note.entries().getFirst().key().isEmpty())
            .toList();
    if (dice.size() < 2) {
      return notes;
    }
    List<Picture.Note> all = new ArrayList<>(notes);
    List<Picture.Entry> entries = dice.stream().flatMap(note -> note.entries().stream()).toList();
    all.set(notes.indexOf(dice.getFirst()), new Picture.Note("dice", entries, Picture.Faces.DICE));
    all.removeAll(dice);
    return all;
  }

  /** The numbers of the dice that tags name; nothing if one of them is not a die. */
  static Optional<List<String>> in(List<String> tags) {
    List<String> numbers = new ArrayList<>();
    for (String tag : tags) {
      Matcher thrown = THROWN.matcher(tag);
      if (!thrown.matches()) {
        return Optional.empty();
      }
      numbers.add(thrown.group(1));
      if (thrown.group(2) != null) {
        numbers.add(thrown.group(2));
      }
    }
    return numbers.isEmpty() ? Optional.empty() : Optional.of(numbers);
  }

  /**
   * Draws a die, or a blank one if its number is not known.
   *
   * @return its width; nothing if the value is not one of a die
   */
  static Optional<Double> write(String value, double x, double y, StringBuilder svg) {
    boolean isBlank = BLANK.matcher(value).matches();
    if (!isBlank && !FACE.matcher(value).matches()) {
      return Optional.empty();
    }
    int number = isBlank ? 0 : Integer.parseInt(value);
    svg.append("<g class=\"die\"><title>")
        .append(isBlank ? "not known" : value)
        .append("</title><rect class=\"face\" x=\"");
    svg.append(SvgBoard.number(x)).append("\" y=\"").append(SvgBoard.number(y));
    svg.append("\" width=\"34\" height=\"34\" rx=\"7\"/>");
    if (number % 2 == 1) {
      dot(x, y, 0, 0, svg);
    }
    if (number > 1) {
      dot(x, y, -1, 1, svg);
      dot(x, y, 1, -1, svg);
    }
    if (number > 3) {
      dot(x, y, -1, -1, svg);
      dot(x, y, 1, 1, svg);
    }
    if (number == 6) {
      dot(x, y, -1, 0, svg);
      dot(x, y, 1, 0, svg);
    }
    svg.append("</g>\n");
    return Optional.of(SIZE);
  }

  private static void dot(double x, double y, int across, int along, StringBuilder svg) {
    svg.append("<circle class=\"spot\" cx=\"")
        .append(SvgBoard.number(x + SIZE / 2 + across * STEP));
    svg.append("\" cy=\"").append(SvgBoard.number(y + SIZE / 2 + along * STEP));
    svg.append("\" r=\"3.2\"/>");
  }
}
