package org.regames.agents.search;

import java.util.ArrayList;
import java.util.List;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Monte Carlo tree search for simultaneous moves: in each state that all players know, each learns
 * the values of its moves independently, by a {@link RoundRule}, and the joint move leads to the
 * next such state (M. Lanctot, V. Lisý and M. Winands, 2013). A round consists of moves of
 * different players, none of whom sees the moves before it; after a round all are assumed to know
 * them. A state is added to the tree the first time that a play reaches it.
 */
final class RoundSearch {
  private static final int BYTES_A_NODE = 600;

  /** A move made in a round. */
  private record RoundMove(RoundNode node, RoundChoice choice, int move) {}

  private final PlayedGame game;
  private final RoundRule rule;
  private final double exploration;
  private final long mostNodes;
  private final SplitMix random;
  private final GameState state;
  private final MoveBuffer moves;
  private final double[] values;

  /** The nodes visited by an iteration, and the choices in each. */
  private final List<RoundNode> path = new ArrayList<>();

  private final List<List<RoundMove>> rounds = new ArrayList<>();
  private long nodes;

  RoundSearch(
      PlayedGame game, RoundRule rule, double exploration, long mostBytes, SplitMix random) {
    this.game = game;
    this.rule = rule;
    this.exploration = exploration;
    this.mostNodes = mostBytes / BYTES_A_NODE;
    this.random = random;
    this.state = game.model().newState();
    this.moves = game.model().newMoves();
    this.values = new double[game.players().size()];
  }

  /**
   * Searches for the move of a player in the round that begins in a state.
   *
   * @param known the state, which all players know
   * @param player the player who is to choose in it
   * @param count the number of its moves
   * @return their statistics, by their indices among the legal moves
   */
  RoundChoice search(GameState known, int player, int count, Clock.Running clock) {
    nodes = 0;
    RoundNode root = new RoundNode(known.copy(), values.length);
    for (long done = 0; clock.goesOn(done); done++) {
      iterate(root);
    }
    return root.choice(player, count);
  }

  /** The move to play according to the statistics. */
  int play(RoundChoice choice) {
    return rule.play(choice, random);
  }

  private void iterate(RoundNode root) {
    path.clear();
    rounds.clear();
    RoundNode node = root;
    state.copyFrom(root.state);
    boolean inTree = true;
    while (inTree && node != null) {
      path.add(node);
      node = round(node);
      if (node != null && node.visits == 0) {
        path.add(node);
        inTree = false;
      }
    }
    Rollout.play(state, moves, random);
    for (int player = 0; player < values.length; player++) {
      values[player] = game.value(state, player);
    }
    learn();
  }

  /**
   * Has all players of a round choose, or chance, and leaves the next state in {@link #state}.
   *
   * @return its node; null if the play is over, or the tree is full
   */
  private RoundNode round(RoundNode node) {
    List<RoundMove> steps = new ArrayList<>();
    long key = 0;
    boolean goesOn = true;
    state.legalMoves(moves);
    if (moves.size() == 0) {
      rounds.add(steps);
      return null;
    }
    long moved = 0;
    for (int turn = 0; goesOn; turn++) {
      int mover = state.currentPlayer();
      int move = random.nextInt(moves.size());
      if (mover >= 0) {
        RoundChoice choice = node.choice(mover, moves.size());
        move = rule.choose(choice, exploration, random);
        steps.add(new RoundMove(node, choice, move));
        moved |= 1L << mover;
      }
      key = next(key, mover, move);
      goesOn = mover >= 0 && isHiddenAfter(node, turn, move, moved);
    }
    rounds.add(steps);
    RoundNode after = node.after.get(key);
    if (after == null && nodes < mostNodes) {
      nodes++;
      after = new RoundNode(state.copy(), values.length);
      node.after.put(key, after);
    }
    return after;
  }

  private static long next(long key, int mover, int move) {
    return MoveBuffer.mix(MoveBuffer.mix(key, mover + 2), move);
  }

  /**
   * Makes a move and finds those of the next player, if there is one.
   *
   * @param turn how many moves were made in the round
   * @param moved a bit for each player who has moved in it
   * @return whether that player is still in the same round: it does not see this move. Determined
   *     once per node.
   */
  private boolean isHiddenAfter(RoundNode node, int turn, int move, long moved) {
    boolean isKnown = turn < node.hidden.size();
    List<String> told = isKnown ? List.of() : state.tags(moves, move);
    List<List<String>> seen = new ArrayList<>();
    for (int player = 0; player < values.length && !isKnown; player++) {
      seen.add(state.seenBy(player, moves, move));
    }
    state.apply(moves, move);
    state.legalMoves(moves);
    int following = moves.size() == 0 ? ForwardModel.KEEPER : state.currentPlayer();
    if (following < 0 || (moved >> following & 1) != 0) {
      return false;
    }
    if (!isKnown) {
      node.hidden.add(!seen.get(following).equals(told));
    }
    return node.hidden.get(turn);
  }

  private void learn() {
    for (RoundNode node : path) {
      node.learn(values);
    }
    for (int round = 0; round < rounds.size(); round++) {
      List<RoundMove> steps = rounds.get(round);
      for (RoundMove step : steps) {
        step.choice.visited++;
        step.choice.visits[step.move]++;
        int player = step.choice.player;
        rule.learn(
            step.choice,
            step.move,
            values[player],
            (other, otherwise) -> alternative(steps, step, other, otherwise));
      }
    }
  }

  /** The mean result of a player for another move with the same moves of the others. */
  private double alternative(List<RoundMove> steps, RoundMove own, int other, double otherwise) {
    long key = 0;
    for (RoundMove step : steps) {
      key = next(key, step.choice.player, step == own ? other : step.move);
    }
    RoundNode node = own.node.after.get(key);
    return node == null || node.visits == 0 ? otherwise : node.mean(own.choice.player);
  }
}
