package org.regames.backend.debug;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.NearestName;

/**
 * The notation of the moves of a game, the same wherever people read or write one. A tag is written
 * without its constructor if that begins with a capital, as those of squares do: {@code 3,1} or
 * {@code a2} for {@code S__3_1} and {@code S__a_2}. Other constructors are kept, as in {@code
 * mark(b,b)} for {@code mark__b_b}. If another tag of the game would be written the same, a tag
 * keeps its constructor, as in {@code Jack(red)}, or else is left as it is. So no two moves of a
 * game are written the same.
 *
 * <p>People may write {@code S__3_1 S__3_2} like this or as {@code 3_1 3_2}, {@code 3,1 3,2},
 * {@code (3,1) (3,2)}, {@code 31 32} or {@code 31-32}, as long as only one legal move matches. Case
 * does not matter unless moves differ only in case.
 */
public final class MoveNotation {
  private static final int MOST_NAMED = 8;
  private static final Pattern CONSTRUCTOR = Pattern.compile("(?<![\\w])[A-Za-z][A-Za-z0-9]*__");
  private static final Pattern SAID_WITH_IT = Pattern.compile("(?<![\\w])[A-Za-z]\\w*\\(");
  private static final Pattern COORDINATES =
      Pattern.compile("(?<![A-Za-z0-9_])[a-z]*?(?:x(\\d+)y(\\d+)|y(\\d+)x(\\d+))(?![A-Za-z0-9_])");
  private static final Pattern SQUARE = Pattern.compile("[a-z]_\\d+");

  private final Map<String, String> said = new HashMap<>();

  /**
   * From the strictest reading to the most lenient one; the first is the notation that is written.
   */
  private final List<UnaryOperator<String>> readings =
      List.of(
          MoveNotation::spaced,
          text -> words(spaced(text)).map(this::said).collect(Collectors.joining(" ")),
          MoveNotation::inNames,
          MoveNotation::inParts,
          MoveNotation::inWords,
          text -> inWords(text).replace(" ", ""),
          text -> inNames(text).replace(" ", ""));

  /** Takes time linear in the size of the game. */
  public MoveNotation(Game game) {
    this(new TagNames(game).all());
  }

  /**
   * @param tags all tags that moves can have
   */
  MoveNotation(Collection<String> tags) {
    Map<String, Integer> times = new HashMap<>();
    for (String tag : tags) {
      Stream.of(brief(tag), whole(tag)).distinct().forEach(it -> times.merge(it, 1, Integer::sum));
    }
    for (String tag : tags) {
      Stream.of(brief(tag), whole(tag))
          .filter(it -> times.get(it) == 1 && !it.equals(tag))
          .findFirst()
          .ifPresent(it -> said.put(tag, it));
    }
  }

  /** The notation of a tag. */
  public String said(String tag) {
    return said.getOrDefault(tag, tag);
  }

  /** The notation of a move: {@code 3,1 3,2} or {@code a2 a3}. */
  public String said(List<String> tags) {
    return tags.stream().map(this::said).collect(Collectors.joining(" "));
  }

  /** A move with the player who made it, {@code white: a2 a3}. */
  public String said(Turn turn) {
    return new Turn(turn.player(), turn.tags().stream().map(this::said).toList()).toString();
  }

  /** The notation of those tags of some moves that have a constructor. */
  public Map<String, String> words(Collection<List<String>> moves) {
    Map<String, String> words = new TreeMap<>();
    for (List<String> tags : moves) {
      for (String tag : tags) {
        if (!brief(tag).equals(tag)) {
          words.put(tag, said(tag));
        }
      }
    }
    return words;
  }

  private static String brief(String tag) {
    Matcher constructor = CONSTRUCTOR.matcher(tag);
    if (!constructor.lookingAt() || constructor.end() == tag.length()) {
      return tag;
    }
    String rest = tag.substring(constructor.end());
    if (Character.isUpperCase(tag.charAt(0))) {
      return SQUARE.matcher(rest).matches() ? rest.replace("_", "") : rest.replaceAll("_+", ",");
    }
    return whole(tag);
  }

  /** With its constructor, as games say it: {@code claim(b,b)}. */
  private static String whole(String tag) {
    Matcher constructor = CONSTRUCTOR.matcher(tag);
    if (!constructor.lookingAt() || constructor.end() == tag.length()) {
      return tag;
    }
    String name = tag.substring(0, constructor.end() - "__".length());
    return name + "(" + tag.substring(constructor.end()).replaceAll("_+", ",") + ")";
  }

  private static String spaced(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  private static Stream<String> words(String text) {
    return Stream.of(text.split("[\\s-]+")).filter(word -> !word.isEmpty());
  }

  /** A reading in which underscores, commas, brackets and dashes are only separators. */
  private static String inNames(String text) {
    return text.replaceAll("[_,()\\s-]+", " ").strip().toLowerCase(Locale.ROOT);
  }

  /**
   * A reading without constructors, {@code x4y0} as 4 and 0; separators are those of {@link
   * #inNames}.
   */
  private static String inParts(String text) {
    return inNames(bare(text));
  }

  /** A reading without constructors, underscores, commas and brackets; a dash separates words. */
  private static String inWords(String text) {
    return words(bare(text).replaceAll("[_,()]", ""))
        .collect(Collectors.joining(" "))
        .toLowerCase(Locale.ROOT);
  }

  private static String bare(String text) {
    String bare = CONSTRUCTOR.matcher(text).replaceAll("");
    return COORDINATES
        .matcher(SAID_WITH_IT.matcher(bare).replaceAll("("))
        .replaceAll(
            found ->
                found.group(1) == null
                    ? found.group(4) + "_" + found.group(3)
                    : found.group(1) + "_" + found.group(2));
  }

  /**
   * The move that a text means.
   *
   * @param legal the tags of the legal moves
   * @return nothing if no move matches
   * @throws IllegalArgumentException if several match, with a message that names them
   */
  public Optional<List<String>> find(List<List<String>> legal, String text) {
    for (UnaryOperator<String> reading : readings) {
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

  private String several(List<List<String>> moves) {
    return moves.stream().limit(MOST_NAMED).map(this::said).collect(Collectors.joining(" or "))
        + (moves.size() > MOST_NAMED ? " or others" : "");
  }

  /**
   * The legal move that is most like another one: with the most tags in common from the beginning,
   * then anywhere; if none has any, with the most words in common as people write moves; else the
   * one with the most similar notation.
   *
   * @return nothing if none is similar
   */
  public Optional<List<String>> nearest(List<List<String>> legal, List<String> tags) {
    return related(legal, tags, move -> move)
        .or(() -> related(legal, tags, MoveNotation::asWords))
        .or(() -> written(legal, move -> String.join(" ", move), tags))
        .or(() -> written(legal, this::said, tags));
  }

  private static List<String> asWords(List<String> tags) {
    return words(inWords(String.join(" ", tags))).toList();
  }

  private static Optional<List<String>> related(
      List<List<String>> legal, List<String> tags, UnaryOperator<List<String>> parts) {
    List<String> wanted = parts.apply(tags);
    return legal.stream()
        .filter(move -> parts.apply(move).stream().anyMatch(wanted::contains))
        .max(
            Comparator.comparingInt((List<String> move) -> common(parts.apply(move), wanted))
                .thenComparingLong(
                    move -> parts.apply(move).stream().filter(wanted::contains).count())
                .thenComparingInt(move -> -move.size()));
  }

  private Optional<List<String>> written(
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
