package org.regames.backend.debug;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.NearestName;

/**
 * The notation of moves, the same wherever somebody writes one: {@code S__3_1 S__3_2} may also be
 * {@code 3_1 3_2}, {@code 3,1 3,2}, {@code (3,1) (3,2)}, {@code 31 32} or {@code 31-32}, as long as
 * only one legal move is written like that. Capitals do not matter unless moves differ in them.
 */
public final class MoveNotation {
  private static final int MOST_NAMED = 8;
  private static final Pattern CONSTRUCTOR = Pattern.compile("(?<![\\w])[A-Za-z][A-Za-z0-9]*__");

  private static final Pattern SQUARE = Pattern.compile("[a-z]_\\d+");

  /** From the strictest reading to the most lenient one. */
  private static final List<UnaryOperator<String>> READINGS =
      List.of(
          text -> text.strip().replaceAll("\\s+", " "),
          MoveNotation::inParts,
          MoveNotation::inWords,
          text -> inWords(text).replace(" ", ""));

  private MoveNotation() {}

  /** A move as people say it: without constructors, {@code 3,1 3,2} or {@code a2 a3}. */
  public static String said(List<String> tags) {
    return tags.stream().map(MoveNotation::said).collect(Collectors.joining(" "));
  }

  private static String said(String tag) {
    Matcher constructor = CONSTRUCTOR.matcher(tag);
    if (!constructor.lookingAt() || constructor.end() == tag.length()) {
      return tag;
    }
    String rest = tag.substring(constructor.end());
    return SQUARE.matcher(rest).matches() ? rest.replace("_", "") : rest.replace('_', ',');
  }

  /**
   * A legal move as {@link #said}, or with all of its tags as they are, where that may be another.
   */
  public static String said(List<List<String>> legal, List<String> tags) {
    String said = said(tags);
    try {
      return find(legal, said).equals(Optional.of(tags)) ? said : String.join(" ", tags);
    } catch (IllegalArgumentException several) {
      return String.join(" ", tags);
    }
  }

  /** Without constructors; underscores, commas, brackets and dashes only separate. */
  private static String inParts(String text) {
    String bare = CONSTRUCTOR.matcher(text).replaceAll("");
    return bare.replaceAll("[_,()\\s-]+", " ").strip().toLowerCase(Locale.ROOT);
  }

  /** Without constructors, underscores, commas and brackets; a dash separates words. */
  private static String inWords(String text) {
    String bare = CONSTRUCTOR.matcher(text).replaceAll("");
    return Stream.of(bare.replaceAll("[_,()]", "").split("[\\s-]+"))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "))
        .toLowerCase(Locale.ROOT);
  }

  /**
   * The move that a text means.
   *
   * @param legal the tags of the legal moves
   * @return nothing where no move is written so
   * @throws IllegalArgumentException where several are, with a message that names them
   */
  public static Optional<List<String>> find(List<List<String>> legal, String text) {
    for (UnaryOperator<String> reading : READINGS) {
      String wanted = reading.apply(text);
      List<List<String>> found =
          legal.stream()
              .filter(tags -> reading.apply(String.join(" ", tags)).equals(wanted))
              .distinct()
              .toList();
      if (found.size() == 1) {
        return Optional.of(found.getFirst());
      }
      if (found.size() > 1) {
        throw new IllegalArgumentException("`" + text + "` may be " + several(found));
      }
    }
    return Optional.empty();
  }

  private static String several(List<List<String>> moves) {
    return moves.stream()
            .limit(MOST_NAMED)
            .map(tags -> String.join(" ", tags))
            .collect(Collectors.joining(" or "))
        + (moves.size() > MOST_NAMED ? " or others" : "");
  }

  /**
   * The legal move that is most like another one: with the most tags in common from the beginning,
   * then anywhere; where none has any, the one that is written most like it.
   *
   * @return nothing where none is like it
   */
  public static Optional<List<String>> nearest(List<List<String>> legal, List<String> tags) {
    Set<String> wanted = new HashSet<>(tags);
    Optional<List<String>> related =
        legal.stream()
            .filter(move -> move.stream().anyMatch(wanted::contains))
            .max(
                Comparator.comparingInt((List<String> move) -> common(move, tags))
                    .thenComparingLong(move -> move.stream().filter(wanted::contains).count())
                    .thenComparingInt(move -> -move.size()));
    if (related.isPresent()) {
      return related;
    }
    return written(legal, move -> String.join(" ", move), tags)
        .or(() -> written(legal, MoveNotation::said, tags));
  }

  private static Optional<List<String>> written(
      List<List<String>> legal, Function<List<String>, String> how, List<String> tags) {
    List<String> texts = legal.stream().map(how).toList();
    return NearestName.among(texts)
        .find(how.apply(tags))
        .map(text -> legal.get(texts.indexOf(text)));
  }

  private static int common(List<String> move, List<String> tags) {
    int common = 0;
    while (common < Math.min(move.size(), tags.size())
        && move.get(common).equals(tags.get(common))) {
      common++;
    }
    return common;
  }
}
