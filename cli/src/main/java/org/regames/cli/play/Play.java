package org.regames.cli.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.cli.console.Failure;
import org.regames.ir.Builtins;
import org.regames.ir.NaturalOrder;

/** Plays as command lines write them: {@code white: a2 a3 / black: b7 b6}. */
public final class Play {
  /** Moves in an order that does not depend on how the rules are written. */
  static final Comparator<List<String>> BY_TAGS = Play::compare;

  private static final int MOST_LISTED = 20;
  private static final int MOST_FOLLOWED = 1_000;
  private static final Pattern STEP = Pattern.compile("\\s*(?:(\\w+)\\s*:)?\\s*([^:]*)");

  /** A move as written: who moves, if given, and the tags. */
  record WrittenMove(Optional<String> player, List<String> tags) {
    boolean isKeepers() {
      return player.equals(Optional.of(Builtins.KEEPER));
    }
  }

  private Play() {}

  /**
   * The steps of a play, one more than there are slashes.
   *
   * @throws Failure if a step cannot be a move
   */
  static List<WrittenMove> parse(String text) {
    List<WrittenMove> steps = new ArrayList<>();
    for (String part : text.split("/", -1)) {
      Matcher step = STEP.matcher(part);
      if (!step.matches()) {
        throw Failure.misused(
            "--after: expected tags separated by blanks, or a player, a colon and tags; found `"
                + part.strip()
                + "`");
      }
      String tags = step.group(2).strip();
      List<String> words = tags.isEmpty() ? List.of() : List.of(tags.split("\\s+"));
      steps.add(new WrittenMove(Optional.ofNullable(step.group(1)), words));
    }
    return steps;
  }

  /** Whether a move is the keeper's, which nobody writes down. */
  static boolean isKeepers(Turn turn) {
    return turn.player().equals(Builtins.KEEPER);
  }

  /** The tags of the last move of chance; empty if there was none. */
  static List<String> lastChance(List<Turn> turns) {
    return turns.reversed().stream()
        .filter(turn -> turn.player().equals(Builtins.RANDOM))
        .map(Turn::tags)
        .findFirst()
        .orElse(List.of());
  }

  /** Moves with all their tags, for programs; can be parsed again. */
  public static String text(List<Turn> turns) {
    return turns.stream().map(Turn::toString).collect(Collectors.joining(" / "));
  }

  /** Moves in notation for people; can be parsed again, too. */
  public static String text(MoveNotation notation, List<Turn> turns) {
    return turns.stream().map(notation::said).collect(Collectors.joining(" / "));
  }

  /** A move in notation, or just the player if it has no tags. */
  public static String text(MoveNotation notation, String player, List<String> tags) {
    return tags.isEmpty() ? player + ":" : notation.said(tags);
  }

  /**
   * The states after a play and the keeper moves that follow it: one in a proper game; several if a
   * move or the keeper may lead to several, so that every possible play is followed (of very many
   * states only the first).
   *
   * @throws Failure if a step is not a legal move, or the keeper is stuck
   */
  static List<State> follow(
      Interpreter interpreter, MoveNotation notation, List<WrittenMove> steps) {
    return along(interpreter, notation, steps).getLast();
  }

  /** The same before all moves and after each. */
  static List<List<State>> along(
      Interpreter interpreter, MoveNotation notation, List<WrittenMove> steps) {
    List<List<State>> all = new ArrayList<>();
    all.add(settled(interpreter, List.of(interpreter.initial())));
    int number = 0;
    for (WrittenMove step : steps) {
      number++;
      if (!step.isKeepers()) {
        String which = "--after: move " + number + " `" + String.join(" ", step.tags) + "`";
        all.add(settled(interpreter, next(interpreter, notation, all.getLast(), step, which)));
      }
    }
    return all;
  }

  private static List<State> settled(Interpreter interpreter, Collection<State> states) {
    Set<State> settled = interpreter.settlements(states);
    if (settled.isEmpty()) {
      throw Failure.failed("the play cannot continue: the keeper has no move");
    }
    return settled.stream().limit(MOST_FOLLOWED).toList();
  }

  /** Where a step leads from any of some states; errors are reported for the first. */
  private static Set<State> next(
      Interpreter interpreter,
      MoveNotation notation,
      List<State> states,
      WrittenMove step,
      String which) {
    Set<State> reached = new LinkedHashSet<>();
    for (State state : states) {
      String player = step.player.orElse(state.player());
      Set<State> exact = interpreter.after(state, new Turn(player, step.tags));
      reached.addAll(exact);
      if (exact.isEmpty() && player.equals(state.player())) {
        List<List<String>> legal = interpreter.moves(state).stream().map(Move::tags).toList();
        meant(notation, legal, step, which)
            .ifPresent(tags -> reached.addAll(interpreter.after(state, new Turn(player, tags))));
      }
    }
    if (reached.isEmpty()) {
      throw illegal(interpreter, notation, states.getFirst(), step, which);
    }
    return reached;
  }

  /** The legal move that a step means, however it is written. */
  static Optional<List<String>> meant(
      MoveNotation notation, List<List<String>> legal, WrittenMove step, String which) {
    try {
      return notation.find(legal, String.join(" ", step.tags));
    } catch (IllegalArgumentException several) {
      throw Failure.misused(which + ": " + several.getMessage());
    }
  }

  private static Failure illegal(
      Interpreter interpreter, MoveNotation notation, State state, WrittenMove step, String which) {
    if (state.isTerminal()) {
      return Failure.misused(which + ": the play has ended before");
    }
    if (step.player.isPresent() && !step.player.get().equals(state.player())) {
      return Failure.misused(which + ": it is the turn of " + state.player());
    }
    return Failure.misused(
        which
            + " is not legal for "
            + state.player()
            + "; legal: "
            + legal(notation, interpreter.moves(state), step, state));
  }

  /** The legal moves, the one that was probably meant first. */
  private static String legal(
      MoveNotation notation, List<Move> moves, WrittenMove step, State state) {
    Set<String> texts = new LinkedHashSet<>();
    List<String> sorted =
        moves.stream()
            .sorted(Comparator.comparing(Move::tags, BY_TAGS))
            .map(move -> text(notation, state.player(), move.tags()))
            .toList();
    notation
        .nearest(moves.stream().map(Move::tags).toList(), step.tags)
        .ifPresent(tags -> texts.add(text(notation, state.player(), tags)));
    texts.addAll(sorted);
    String shown = texts.stream().limit(MOST_LISTED).collect(Collectors.joining(" / "));
    return texts.size() > MOST_LISTED ? shown + " / …" : shown;
  }

  private static int compare(List<String> left, List<String> right) {
    Iterator<String> others = right.iterator();
    for (String tag : left) {
      int order = others.hasNext() ? NaturalOrder.NATURAL.compare(tag, others.next()) : 1;
      if (order != 0) {
        return order;
      }
    }
    return others.hasNext() ? -1 : 0;
  }
}
