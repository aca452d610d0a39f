package org.regames.approvals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Changes texts of a notation at random, token by token and sometimes as a whole. Most are games
 * with a change that often leaves them games, which go on to engines; the others are any texts with
 * several changes of any kind, for the messages.
 */
final class FuzzMutator {
  private static final int MOST_CHANGES = 4;
  private static final int LONGEST_RUN = 40;
  private static final int MEGABYTE = 1_000_000;
  private static final int DEEPEST = 5_000;

  /** How many texts are looked at for one that is a game. */
  private static final int ATTEMPTS = 4;

  /** How often a place is looked for where a change is one. */
  private static final int TRIES = 20;

  /** Numbers where code that counts goes wrong. */
  private static final List<String> NUMBERS =
      List.of("0", "-1", "1000000000", "1000000000000000000");

  private final FuzzNotation notation;
  private final List<List<String>> games;
  private final List<List<String>> texts;
  private final List<String> words;

  FuzzMutator(FuzzNotation notation) {
    this.notation = notation;
    this.words = notation.words();
    this.games = notation.games().stream().map(notation::tokens).toList();
    this.texts =
        Stream.concat(games.stream(), notation.mistakes().stream().map(notation::tokens)).toList();
  }

  /** One changed text, always the same for the same number. */
  String text(long number) {
    SplittableRandom random = new SplittableRandom(number);
    return random.nextInt(4) == 0 ? rough(random) : gentle(random);
  }

  /**
   * A game with a small change, or one made by chance. Of a few the first that is a game is taken:
   * to see that takes less time than to play it.
   */
  private String gentle(SplittableRandom random) {
    String text = changedGently(random);
    for (int i = 0; i < ATTEMPTS && !notation.mayBeGame(text); i++) {
      text = changedGently(random);
    }
    return text;
  }

  private String changedGently(SplittableRandom random) {
    Optional<String> made = random.nextBoolean() ? notation.made(random) : Optional.empty();
    if (made.isPresent() && random.nextBoolean()) {
      return made.get();
    }
    List<String> one = pick(games, random);
    List<String> other = pick(games, random);
    List<String> tokens =
        new ArrayList<>(made.map(notation::tokens).orElse(one.size() < other.size() ? one : other));
    for (int change = random.nextInt(3) / 2; change >= 0; change--) {
      if (!tokens.isEmpty()) {
        changeGently(tokens, random);
      }
    }
    return String.join("", tokens);
  }

  private void changeGently(List<String> tokens, SplittableRandom random) {
    int at = word(tokens, random);
    switch (random.nextInt(6)) {
      case 0, 1 -> tokens.set(at, tokens.get(word(tokens, random)));
      case 2 -> tokens.set(at, tokens.set(word(tokens, random), tokens.get(at)));
      case 3 -> line(tokens, at).clear();
      case 4 -> tokens.addAll(new ArrayList<>(line(tokens, at)));
      case 5 -> number(tokens, at, random);
      default -> throw new AssertionError();
    }
  }

  /** A token that is a word or a number, where one is found. */
  private static int word(List<String> tokens, SplittableRandom random) {
    int at = 0;
    for (int i = 0; i < TRIES; i++) {
      at = random.nextInt(tokens.size());
      if (Character.isLetterOrDigit(tokens.get(at).charAt(0))) {
        return at;
      }
    }
    return at;
  }

  /** The tokens of the line around one, with the end of that line. */
  private static List<String> line(List<String> tokens, int at) {
    int from = at;
    while (from > 0 && tokens.get(from - 1).indexOf('\n') < 0) {
      from--;
    }
    int to = at + 1;
    while (to < tokens.size() && tokens.get(to - 1).indexOf('\n') < 0) {
      to++;
    }
    return tokens.subList(from, to);
  }

  private String rough(SplittableRandom random) {
    List<String> tokens = new ArrayList<>(pick(texts, random));
    for (int change = random.nextInt(MOST_CHANGES); change >= 0; change--) {
      if (!tokens.isEmpty()) {
        change(tokens, random);
      }
    }
    if (random.nextInt(25) == 0 && !tokens.isEmpty()) {
      exaggerate(tokens, random);
    }
    String text = String.join("", tokens);
    return switch (random.nextInt(20)) {
      case 0 -> "\uFEFF" + text;
      case 1 -> text.replace("\n", "\r\n");
      case 2 -> text.replace('\n', '\r');
      case 3 -> text + "\0";
      case 4 -> text.replace("\n", "");
      default -> text;
    };
  }

  private void change(List<String> tokens, SplittableRandom random) {
    int at = random.nextInt(tokens.size());
    int other = random.nextInt(tokens.size());
    switch (random.nextInt(10)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(at, tokens.get(at));
      case 2 -> tokens.set(at, tokens.set(other, tokens.get(at)));
      case 3 -> tokens.set(at, pick(words, random));
      case 4 -> tokens.add(at, " " + pick(words, random) + " ");
      case 5 -> tokens.set(at, tokens.get(other));
      case 6 -> splice(tokens, at, random);
      case 7 -> run(tokens, at, random).clear();
      case 8 -> number(tokens, at, random);
      case 9 -> tokens.set(like(tokens, at, other), tokens.get(at));
      default -> throw new AssertionError();
    }
  }

  /** Where a token of the same kind stands, which often leaves the text a game. */
  private static int like(List<String> tokens, int token, int from) {
    boolean isWord = Character.isLetterOrDigit(tokens.get(token).charAt(0));
    for (int at = from; at < tokens.size(); at++) {
      if (Character.isLetterOrDigit(tokens.get(at).charAt(0)) == isWord) {
        return at;
      }
    }
    return from;
  }

  private void splice(List<String> tokens, int at, SplittableRandom random) {
    List<String> other = pick(texts, random);
    if (!other.isEmpty()) {
      tokens.addAll(at, run(other, random.nextInt(other.size()), random));
    }
  }

  private static List<String> run(List<String> tokens, int at, SplittableRandom random) {
    return tokens.subList(at, Math.min(tokens.size(), at + random.nextInt(LONGEST_RUN)));
  }

  /** Another number in the place of the next one. */
  private static void number(List<String> tokens, int from, SplittableRandom random) {
    for (int at = from; at < tokens.size(); at++) {
      if (Character.isDigit(tokens.get(at).charAt(0))) {
        tokens.set(at, pick(NUMBERS, random));
        return;
      }
    }
  }

  /** Something nested very deeply, or a very long line. */
  private void exaggerate(List<String> tokens, SplittableRandom random) {
    int at = random.nextInt(tokens.size());
    String token = tokens.get(at);
    if (random.nextInt(8) == 0) {
      tokens.set(at, token.repeat(MEGABYTE / token.length()));
      return;
    }
    int depth = random.nextBoolean() ? DEEPEST : random.nextInt(DEEPEST);
    String[] ends = pick(notation.nestings(), random).split(" ", 2);
    tokens.set(at, ends[0].repeat(depth) + token + ends[1].repeat(depth));
  }

  private static <T> T pick(List<T> list, SplittableRandom random) {
    return list.get(random.nextInt(list.size()));
  }
}
