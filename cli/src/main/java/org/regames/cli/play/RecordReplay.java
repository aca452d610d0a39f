package org.regames.cli.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;
import org.regames.backend.model.ValueReader;
import org.regames.ir.Game;
import org.regames.ir.language.RecordedPlay;

/** Replays a recorded play in a game, state by state. */
public final class RecordReplay {
  /**
   * The result.
   *
   * @param states the number of states compared
   * @param at the first state that differs, from 0; null if there is none
   * @param expected the number of moves in the record there; null if something else differs
   * @param found the number of moves in the game
   * @param why what differs; null if nothing does
   * @param play the play up to then, in the form for {@code play --load}
   */
  record Compared(
      int states, Integer at, Integer expected, Integer found, String why, List<String> play) {
    String verdict() {
      return why == null ? "exact" : at == null ? "stopped" : "differs";
    }
  }

  /** How many possible plays are followed at the same time. */
  private static final int MOST_WAYS = 1000;

  /**
   * A possible play, as far as the record determines it.
   *
   * @param told the moves played; null for none
   */
  private record Way(GameState state, Told told) {}

  private record Told(Told before, String move) {}

  private final ForwardModel model;
  private final Game game;
  private final RecordedPlay record;
  private final MoveBuffer moves;
  private final Optional<ValueReader> board;
  private final long deadline;
  private Optional<StateKeys> keys = Optional.empty();
  private int at;

  RecordReplay(ForwardModel model, Game game, RecordedPlay record, double seconds) {
    this.model = model;
    this.game = game;
    this.record = record;
    this.deadline = System.nanoTime() + (long) (seconds * 1e9);
    this.moves = model.newMoves();
    SequencedMap<String, ValueReader> readers = model.readers();
    this.board = Optional.ofNullable(readers.get(record.board()));
  }

  /** Compares all of it. */
  Compared compare() {
    List<Way> ways = List.of(new Way(model.newState(), null));
    Optional<String> start = boardDiffers(ways.getFirst().state(), record.start());
    if (start.isPresent()) {
      return differs(ways.getFirst(), null, null, "at the start, " + start.get());
    }
    for (at = 0; at < record.steps().size(); at++) {
      RecordedPlay.MoveMade step = record.steps().get(at);
      List<Way> here = step.isChance() ? ways : drawn(ways);
      if (System.nanoTime() > deadline || here.size() > MOST_WAYS) {
        return new Compared(at, null, null, null, "it took too long", null);
      }
      List<Way> next = new ArrayList<>();
      Optional<Compared> wrong = Optional.empty();
      for (Way way : here) {
        Optional<Compared> found = follow(way, step, next);
        wrong = wrong.isEmpty() ? found : wrong;
      }
      if (next.isEmpty()) {
        return wrong.orElseThrow();
      }
      ways = distinct(next);
    }
    List<Compared> ends = drawn(ways).stream().map(this::end).toList();
    return ends.stream().filter(each -> each.why() == null).findFirst().orElseGet(ends::getFirst);
  }

  /** All outcomes of chance if the record does not say which occurred. */
  private List<Way> drawn(List<Way> ways) {
    if (ways.stream().noneMatch(RecordReplay::isChance)) {
      return ways;
    }
    List<Way> settled = new ArrayList<>();
    Deque<Way> open = new ArrayDeque<>(ways);
    while (!open.isEmpty() && settled.size() <= MOST_WAYS) {
      Way way = open.removeFirst();
      if (!isChance(way)) {
        settled.add(way);
        continue;
      }
      way.state().legalMoves(moves);
      for (int move = 0; move < moves.size(); move++) {
        GameState after = way.state().copy();
        after.apply(moves, move);
        String tags = String.join(" ", way.state().tags(moves, move));
        open.add(new Way(after, new Told(way.told(), "random: " + tags)));
      }
    }
    return distinct(settled);
  }

  /** The possible plays that lead to different states. */
  private List<Way> distinct(List<Way> ways) {
    if (ways.size() == 1) {
      return ways;
    }
    StateKeys encoder = keys.orElseGet(() -> new StateKeys(model, game));
    keys = Optional.of(encoder);
    Map<List<Long>, Way> byKey = new LinkedHashMap<>();
    for (Way way : ways) {
      long[] key = new long[encoder.words()];
      encoder.write(way.state(), key);
      byKey.putIfAbsent(Arrays.stream(key).boxed().toList(), way);
    }
    return List.copyOf(byKey.values());
  }

  private static boolean isChance(Way way) {
    return !way.state().isTerminal() && way.state().currentPlayer() == ForwardModel.RANDOM;
  }

  /** Continues a possible play with the recorded step; returns what is wrong with it. */
  private Optional<Compared> follow(Way way, RecordedPlay.MoveMade step, List<Way> into) {
    GameState state = way.state();
    if (state.isTerminal()) {
      return Optional.of(differs(way, null, null, "the game is over, but the record continues"));
    }
    state.legalMoves(moves);
    int expected = step.moves();
    if (expected >= 0 && moves.size() != expected) {
      return Optional.of(differs(way, expected, moves.size(), listed(state, step)));
    }
    return make(way, step, into).map(wrong -> differs(way, null, null, wrong));
  }

  private Compared end(Way way) {
    boolean over = way.state().isTerminal();
    return switch (record.end()) {
      case RecordedPlay.End.Open _ -> exact();
      case RecordedPlay.End.Cut _ ->
          over ? differs(way, null, null, "the game is over, but the record continues") : exact();
      case RecordedPlay.End.Over(Set<String> expected) -> {
        if (!over) {
          yield differs(way, null, null, "the record is over, but the game continues");
        }
        Set<String> winners = winners(way.state());
        boolean right = expected.isEmpty() ? winners.size() != 1 : winners.equals(expected);
        yield right
            ? exact()
            : differs(
                way, null, null, "the winner is " + named(winners) + ", not " + named(expected));
      }
    };
  }

  private static String named(Set<String> players) {
    return players.isEmpty() ? "nobody" : String.join(" and ", new TreeSet<>(players));
  }

  /** The players with the highest score; a player alone wins with the maximum. */
  private Set<String> winners(GameState state) {
    Map<Integer, Set<String>> byScore = new TreeMap<>();
    for (int player = 0; player < model.players().size(); player++) {
      byScore
          .computeIfAbsent(Integer.parseInt(state.score(player)), _ -> new HashSet<>())
          .add(model.players().get(player));
    }
    int best = Collections.max(byScore.keySet());
    return model.players().size() == 1 && best < 100 ? Set.of() : byScore.get(best);
  }

  private Compared exact() {
    return new Compared(at, null, null, null, null, null);
  }

  private Compared differs(Way way, Integer expected, Integer found, String why) {
    List<String> play = new ArrayList<>();
    for (Told told = way.told(); told != null; told = told.before()) {
      play.add(told.move());
    }
    return new Compared(at, at, expected, found, why, List.copyOf(play.reversed()));
  }

  /**
   * Plays the recorded move, which may be one of several; returns what is wrong with all of them.
   */
  private Optional<String> make(Way way, RecordedPlay.MoveMade step, List<Way> into) {
    GameState state = way.state();
    int mover = state.currentPlayer();
    boolean right =
        step.isChance()
            ? mover == ForwardModel.RANDOM
            : mover >= 0 && model.players().get(mover).equals(step.player());
    if (!right) {
      return Optional.of(step.player() + " moves in the record, not here");
    }
    List<Integer> fitting = fitting(state, step.tags());
    if (fitting.isEmpty()) {
      return Optional.of("there is no move " + named(step.tags()));
    }
    Optional<String> wrong = Optional.empty();
    boolean found = false;
    for (int each : fitting) {
      GameState copy = state.copy();
      copy.apply(moves, each);
      Optional<String> differs = boardDiffers(copy, step.after());
      if (differs.isPresent()) {
        wrong = differs;
      } else {
        String tags = String.join(" ", state.tags(moves, each));
        into.add(new Way(copy, new Told(way.told(), step.player() + ": " + tags)));
        found = true;
      }
    }
    return found ? Optional.empty() : wrong.map(what -> "after " + named(step.tags()) + " " + what);
  }

  private static String named(List<List<String>> tags) {
    return tags.isEmpty() ? "of this kind" : "`" + String.join(" ", tags.getLast()) + "`";
  }

  /** The moves with one of these names, or else those whose names extend one. */
  private List<Integer> fitting(GameState state, List<List<String>> names) {
    if (names.isEmpty()) {
      return List.of();
    }
    // If a record has a single name for a move, longer names may be meant as well.
    for (List<String> name : names.size() == 1 ? List.<List<String>>of() : names) {
      List<Integer> same = moves(state, name::equals);
      if (!same.isEmpty()) {
        return same;
      }
    }
    return moves(state, tags -> begins(tags, names.getLast()) && !contradicts(tags, names));
  }

  /** Whether a move contradicts what the record says with the same word. */
  private static boolean contradicts(List<String> tags, List<List<String>> names) {
    int common = names.getLast().size();
    return names.stream()
        .anyMatch(
            name ->
                name.size() == common + 2
                    && tags.size() >= name.size()
                    && tags.get(common).equals(name.get(common))
                    && !tags.get(common + 1).equals(name.get(common + 1)));
  }

  private static boolean begins(List<String> tags, List<String> with) {
    return tags.size() >= with.size() && tags.subList(0, with.size()).equals(with);
  }

  private List<Integer> moves(GameState state, Predicate<List<String>> wanted) {
    return IntStream.range(0, moves.size())
        .filter(move -> wanted.test(state.tags(moves, move)))
        .boxed()
        .toList();
  }

  private Optional<String> boardDiffers(GameState here, Optional<List<String>> expected) {
    if (board.isEmpty() || expected.isEmpty() || board.get().keys() != 1) {
      return Optional.empty();
    }
    for (int i = 0; i < record.places().size(); i++) {
      String place = record.places().get(i);
      int key = model.symbol(place);
      if (key >= 0 && board.get().isKey(0, key)) {
        String found = model.symbol(board.get().at(here, key));
        String wanted = expected.get().get(i);
        if (!found.equals(wanted)) {
          return Optional.of("there is " + found + " at " + place + ", not " + wanted);
        }
      }
    }
    return Optional.empty();
  }

  /** If the record lists the moves, those that are missing and those that are extra. */
  private String listed(GameState state, RecordedPlay.MoveMade step) {
    if (step.legal().isEmpty()) {
      return "the number of moves differs";
    }
    List<List<String>> ours = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      ours.add(state.tags(moves, i));
    }
    List<String> missing = new ArrayList<>();
    for (List<List<String>> names : step.legal().get()) {
      boolean there =
          names.stream().anyMatch(ours::remove)
              || ours.stream()
                  .filter(tags -> names.stream().anyMatch(name -> begins(tags, name)))
                  .findFirst()
                  .filter(ours::remove)
                  .isPresent();
      if (!there) {
        missing.add(named(names));
      }
    }
    List<String> more = ours.stream().map(tags -> String.join(" ", tags)).toList();
    return "missing: " + shown(missing) + "; too many: " + shown(more);
  }

  private static String shown(List<String> moves) {
    String first = String.join(", ", moves.subList(0, Math.min(8, moves.size())));
    return moves.isEmpty() ? "none" : moves.size() > 8 ? first + ", …" : first;
  }
}
