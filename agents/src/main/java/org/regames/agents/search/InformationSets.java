package org.regames.agents.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Multiple observer information set Monte Carlo tree search (P. Cowling, E. Powley and D.
 * Whitehouse, "Information set Monte Carlo tree search", IEEE TCIAIG 4(2), 2012): every player has
 * a tree of what it may have seen; all trees are descended together in one world after another, and
 * the player to move chooses by its own tree. The exploration term of a move depends on how often
 * it was available. Unlike in the paper, what other players have seen before the search is
 * distinguished, too.
 */
final class InformationSets {
  /** An information set: what a player knows when it is to move. */
  private static final class Node {
    final Map<Long, MoveStatistics> choices = new HashMap<>();
  }

  /** A move in an information set. */
  private static final class MoveStatistics {
    int visits;
    int available;
    double total;
  }

  /** A choice made in an iteration, and by whom. */
  private record MadeChoice(int player, MoveStatistics choice) {}

  private final PlayedGame game;
  private final double exploration;
  private final long mostNodes;
  private final SplitMix random;
  private final MoveBuffer moves;
  private final GameState state;
  private final GameState next;
  private final List<Map<Long, Node>> trees = new ArrayList<>();
  private final List<MadeChoice> path = new ArrayList<>();
  private long nodes;

  InformationSets(PlayedGame game, double exploration, long mostNodes, SplitMix random) {
    this.game = game;
    this.exploration = exploration;
    this.mostNodes = mostNodes;
    this.random = random;
    this.moves = game.model().newMoves();
    this.state = game.model().newState();
    this.next = game.model().newState();
    game.players().forEach(_ -> trees.add(new HashMap<>()));
  }

  /** Clears all trees. */
  void clear() {
    trees.forEach(Map::clear);
    nodes = 0;
  }

  /** Descends the trees once, plays to the end, and updates the choices on the path. */
  void iterate(World world) {
    state.copyFrom(world.state());
    long[] seen = world.seen().clone();
    path.clear();
    boolean inTree = true;
    while (inTree && !state.isTerminal()) {
      state.legalMoves(moves);
      int count = moves.size();
      int mover = state.currentPlayer();
      if (count == 0) {
        break;
      }
      int move = count == 1 ? 0 : random.nextInt(count);
      if (mover >= 0) {
        Node node = trees.get(mover).get(seen[mover]);
        if (node == null && nodes < mostNodes) {
          node = new Node();
          nodes++;
          trees.get(mover).put(seen[mover], node);
        }
        inTree = node != null;
        if (node != null) {
          move = select(node, count);
          inTree = path.getLast().choice.visits > 0;
        }
      }
      for (int player = 0; player < seen.length; player++) {
        seen[player] = World.view(seen[player], state, moves, move, player);
      }
      state.apply(moves, move);
    }
    Rollout.play(state, moves, random);
    for (MadeChoice step : path) {
      step.choice.visits++;
      step.choice.total += game.value(state, step.player);
    }
  }

  /** Chooses one of the legal moves of the state, and adds it to the path. */
  private int select(Node node, int count) {
    int player = state.currentPlayer();
    int best = 0;
    MoveStatistics chosen = null;
    double most = Double.NEGATIVE_INFINITY;
    int first = random.nextInt(count);
    for (int place = 0; place < count; place++) {
      int move = (first + place) % count;
      next.copyFrom(state);
      MoveStatistics choice =
          node.choices.computeIfAbsent(next.applyTold(moves, move), _ -> new MoveStatistics());
      choice.available++;
      double bound = bound(choice);
      if (bound > most) {
        most = bound;
        best = move;
        chosen = choice;
      }
    }
    path.add(new MadeChoice(player, chosen));
    return best;
  }

  private double bound(MoveStatistics choice) {
    if (choice.visits == 0) {
      return Double.MAX_VALUE;
    }
    double rare = Math.sqrt(StrictMath.log(choice.available) / choice.visits);
    return choice.total / choice.visits + exploration * rare;
  }

  /** The legal move made most often by a player in its information set of a world. */
  List<String> best(World world, int player, List<List<String>> legal) {
    Node root = trees.get(player).getOrDefault(world.seen()[player], new Node());
    List<String> best = legal.getFirst();
    int most = -1;
    for (List<String> tags : legal) {
      MoveStatistics choice = root.choices.get(World.name(0, tags, game.model()));
      if (choice != null && choice.visits > most) {
        most = choice.visits;
        best = tags;
      }
    }
    return best;
  }
}
