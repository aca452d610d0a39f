package org.regames.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.backend.debug.MoveNotation;
import org.regames.cli.console.Failure;

/** Legal moves as people name them: by number, by tags, by the beginning of these. */
public final class MoveWords {
  /** With more moves than this the list is shown only on request. */
  static final int MOST_OFFERED = 40;

  private static final int LINE = 78;
  private static final int MOST_NAMED = 8;
  private static final Pattern NUMBER = Pattern.compile("#?(\\d{1,9})");

  private final MoveNotation notation;
  private final List<List<String>> moves;
  private final List<String> texts;

  /** The prefix of move numbers, if a number alone may be a move. */
  private final String sign;

  MoveWords(MoveNotation notation, List<List<String>> legal) {
    this.notation = notation;
    this.moves = legal.stream().sorted(Play.BY_TAGS).toList();
    this.texts = moves.stream().map(tags -> tags.isEmpty() ? "-" : notation.said(tags)).toList();
    this.sign = texts.stream().anyMatch(text -> NUMBER.matcher(text).matches()) ? "#" : "";
  }

  /** The moves with their numbers, in columns. */
  String list() {
    int widest = texts.stream().mapToInt(String::length).max().orElse(0);
    int digits = sign.length() + String.valueOf(texts.size()).length();
    int columns = Math.max(1, LINE / (widest + digits + 3));
    StringBuilder list = new StringBuilder();
    for (int move = 0; move < texts.size(); move++) {
      boolean ends = (move + 1) % columns == 0 || move + 1 == texts.size();
      String cell =
          String.format(Locale.ROOT, "%" + digits + "s %s", sign + (move + 1), texts.get(move));
      list.append(ends ? cell + "\n" : cell + " ".repeat(digits + widest + 4 - cell.length()));
    }
    return list.toString();
  }

  /** The first few moves, for messages. */
  String some() {
    String named = texts.stream().limit(MOST_NAMED).collect(Collectors.joining(" / "));
    return texts.size() > MOST_NAMED ? named + " / …" : named;
  }

  /**
   * The move that a text names.
   *
   * @throws Failure if it names none or several
   */
  List<String> find(String text) {
    int exact = texts.indexOf(text);
    if (exact >= 0) {
      return moves.get(exact);
    }
    Matcher number = NUMBER.matcher(text);
    if (number.matches() && text.startsWith(sign)) {
      int place = Integer.parseInt(number.group(1));
      if (place >= 1 && place <= moves.size()) {
        return moves.get(place - 1);
      }
    }
    Optional<List<String>> named = named(text);
    if (named.isPresent()) {
      return named.get();
    }
    List<Integer> begun = begunWith(text);
    if (begun.size() == 1) {
      return moves.get(begun.getFirst());
    }
    throw Failure.misused(refusal(text));
  }

  private Optional<List<String>> named(String text) {
    try {
      return notation.find(moves, text);
    } catch (IllegalArgumentException several) {
      throw Failure.misused(several.getMessage());
    }
  }

  /** The moves that begin with a text, in notation or as tags. */
  private List<Integer> begunWith(String text) {
    String low = text.toLowerCase(Locale.ROOT);
    String brief = brief(text);
    List<IntPredicate> readings =
        List.of(
            move -> texts.get(move).toLowerCase(Locale.ROOT).startsWith(low),
            move -> String.join(" ", moves.get(move)).toLowerCase(Locale.ROOT).startsWith(low),
            move -> !brief.isEmpty() && brief(texts.get(move)).startsWith(brief));
    return readings.stream()
        .map(reading -> IntStream.range(0, texts.size()).filter(reading).boxed().toList())
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private String refusal(String text) {
    List<String> several = begunWith(text).stream().map(texts::get).toList();
    if (several.isEmpty()) {
      if (NUMBER.matcher(text).matches()) {
        return "`" + text + "` is not a legal move; they have numbers from 1 to " + moves.size();
      }
      String meant =
          notation
              .nearest(moves, List.of(text.split("\\s+")))
              .map(move -> "; did you mean " + notation.said(move) + "?")
              .orElse("");
      return "`" + text + "` is neither a legal move nor a command that `help` lists" + meant;
    }
    return "`"
        + text
        + "` may be "
        + several.stream().limit(MOST_NAMED).collect(Collectors.joining(" or "))
        + (several.size() > MOST_NAMED ? " or others" : "");
  }

  /** A move without separators. */
  private static String brief(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[a-z]+__", "").replaceAll("[_,()]", "");
  }
}
