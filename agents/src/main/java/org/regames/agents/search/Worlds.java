package org.regames.agents.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;

/**
 * The states consistent with what one player has seen, each with its probability if everybody else
 * moves at random: exactly one if nothing is hidden. If there are too many, a sample is kept.
 */
final class Worlds {
  private static final int MOST = 256;

  /** How many moves are tried to find a consistent state once the sample has none left. */
  private static final int MOST_WORK = 200_000;

  private final Seat seat;
  private final ForwardModel model;
  private final MoveBuffer moves;
  private final RandomGenerator random;
  private Map<World, Double> worlds = new LinkedHashMap<>();
  private List<Turn> known = List.of();

  /** The last state that was known for certain, and after how many turns. */
  private GameState sure;

  private int sureTurns;
  private int work;

  Worlds(Seat seat, RandomGenerator random) {
    this.seat = seat;
    this.model = seat.game().model();
    this.moves = model.newMoves();
    this.random = random;
    worlds.put(start(), 1.0);
    noteSure(0);
  }

  private void noteSure(int turns) {
    if (worlds.size() == 1) {
      sure = worlds.keySet().iterator().next().state();
      sureTurns = turns;
    }
  }

  /**
   * The state in which the present round of simultaneous moves began, if there is one: all knew it,
   * and since then only others have moved, each once and unseen.
   */
  Optional<GameState> round() {
    List<String> movers =
        known.subList(sureTurns, known.size()).stream().map(Turn::player).toList();
    boolean isRound =
        !movers.contains(seat.name())
            && !movers.contains(Builtins.RANDOM)
            && movers.stream().distinct().count() == movers.size();
    return isRound ? Optional.of(sure) : Optional.empty();
  }

  /**
   * Updates the states with what the player has seen since the last call.
   *
   * @return whether a consistent state was found
   */
  boolean see(View view) {
    List<Turn> seen = view.seen();
    int from = known.size();
    if (seen.size() < from || !seen.subList(0, from).equals(known)) {
      worlds = new LinkedHashMap<>(Map.of(start(), 1.0));
      from = 0; // it has learned more about earlier moves
      noteSure(0);
    }
    known = seen;
    for (int turn = from; turn < seen.size(); turn++) {
      follow(seen.get(turn));
      if (worlds.isEmpty()) {
        work = MOST_WORK;
        fitting(seen.subList(0, turn + 1), 0, start()).ifPresent(world -> worlds.put(world, 1.0));
      }
      if (worlds.size() > MOST) {
        sample();
      }
      noteSure(turn + 1);
    }
    return !worlds.isEmpty();
  }

  /** The number of different states. */
  int size() {
    return worlds.size();
  }

  private World start() {
    return World.start(model, seat.game().hides());
  }

  /** A world drawn by probability. */
  World draw() {
    double rest = random.nextDouble() * total();
    World last = null;
    for (Map.Entry<World, Double> entry : worlds.entrySet()) {
      last = entry.getKey();
      rest -= entry.getValue();
      if (rest < 0) {
        break;
      }
    }
    return last;
  }

  /** All worlds with their weights if they are at most this many, else that many draws of them. */
  Map<World, Double> some(int most) {
    if (worlds.size() <= most) {
      return Collections.unmodifiableMap(worlds);
    }
    Map<World, Double> some = new LinkedHashMap<>();
    for (int draw = 0; draw < most; draw++) {
      some.merge(draw(), 1.0, Double::sum);
    }
    return some;
  }

  private double total() {
    return worlds.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  private void follow(Turn turn) {
    Map<World, Double> next = new LinkedHashMap<>();
    double total = total();
    worlds.forEach(
        (world, probability) -> {
          List<Integer> fitting = fitting(world.state(), turn);
          double share = probability / total / Math.max(1, moves.size());
          for (int move : fitting) {
            next.merge(world.after(moves, move), share, Double::sum);
          }
        });
    worlds = next;
  }

  /** The moves of a state, left in the buffer, that would look like this to the player. */
  private List<Integer> fitting(GameState state, Turn turn) {
    List<Integer> fitting = new ArrayList<>();
    if (state.isTerminal() || !mover(state).equals(turn.player())) {
      return fitting;
    }
    boolean own = turn.player().equals(seat.name());
    boolean isUntold = seat.told() && turn.tags().isEmpty();
    state.legalMoves(moves);
    for (int move = 0; move < moves.size(); move++) {
      boolean fits = isUntold || state.tags(moves, move).equals(turn.tags());
      boolean mayBeSeenInPart = !own && !seat.told();
      if (fits || mayBeSeenInPart && state.seenBy(seat.player(), moves, move).equals(turn.tags())) {
        fitting.add(move);
      }
    }
    return fitting;
  }

  private String mover(GameState state) {
    int player = state.currentPlayer();
    return player >= 0
        ? model.players().get(player)
        : player == ForwardModel.RANDOM ? Builtins.RANDOM : Builtins.KEEPER;
  }

  /** Keeps a sample of the states by systematic sampling, so that likely ones are kept. */
  private void sample() {
    Map<World, Double> kept = new LinkedHashMap<>();
    double step = total() / MOST;
    double next = random.nextDouble() * step;
    double sum = 0;
    for (Map.Entry<World, Double> entry : worlds.entrySet()) {
      sum += entry.getValue();
      while (next < sum) {
        kept.merge(entry.getKey(), 1.0, Double::sum);
        next += step;
      }
    }
    worlds = kept;
  }

  /** Searches depth first, in random order, for a state consistent with everything seen. */
  private Optional<World> fitting(List<Turn> turns, int from, World world) {
    if (from == turns.size()) {
      return Optional.of(world);
    }
    List<Integer> open = fitting(world.state(), turns.get(from));
    work -= moves.size() + 1;
    while (!open.isEmpty() && work > 0) {
      int move = open.remove(random.nextInt(open.size()));
      world.state().legalMoves(moves);
      Optional<World> found = fitting(turns, from + 1, world.after(moves, move));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}
