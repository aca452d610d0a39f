package org.regames.pcg.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.regames.agents.PlayedGame;
import org.regames.agents.search.StateSearch;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;
import org.regames.backend.play.SplitMix;
import org.regames.ir.Builtins;
import org.regames.ir.analysis.Symmetries;

/**
 * Searches puzzles in plays of a weak search against itself, which lead to positions like those in
 * plays of people. For games of two or more players in which nothing is hidden.
 *
 * @param least the minimum length of the win in moves of all players; an even number is of no use
 *     if players alternate
 * @param most the maximum length of the win
 * @param states how many states may be searched for one position
 * @param seed determines the random numbers
 */
public record PuzzleSearch(PlayedGame game, int least, int most, long states, long seed) {
  /** Playouts per legal move of the playing search; a stronger one makes no mistakes to exploit. */
  private static final int ITERATIONS = 4;

  /** Longer plays are cut off. */
  private static final int MOST_PLIES = 500;

  /**
   * @throws UnplayableException if the game is not of this kind
   */
  public PuzzleSearch {
    if (least < 1 || most < least || states < 1) {
      throw new IllegalArgumentException("a puzzle is won within one move or more");
    }
    if (game.players().size() < 2 || game.hides()) {
      throw new UnplayableException(
          "puzzles are for games of two players or more in which nothing is hidden");
    }
  }

  /**
   * Finds puzzles, the easiest first: those with the fewest traps, then those that take the fewest
   * states.
   *
   * @param count the maximum number
   * @param plays the number of plays to search
   * @param done receives the number of plays searched
   */
  public List<Puzzle> find(int count, int plays, IntConsumer done) {
    StateKeys keys = new StateKeys(game.model(), game.rules(), Symmetries.of(game.rules()));
    Set<List<Long>> known = new HashSet<>();
    List<Puzzle> found = new ArrayList<>();
    SplitMix seeds = new SplitMix();
    for (int play = 0; play < plays && found.size() < count; play++) {
      seeds.start(seed, play);
      for (Puzzle puzzle : inPlay(seeds)) {
        long[] key = new long[keys.words()];
        keys.write(puzzle.state(), key);
        if (found.size() < count && known.add(Arrays.stream(key).boxed().toList())) {
          found.add(puzzle);
        }
      }
      done.accept(play + 1);
    }
    found.sort(Comparator.comparingInt(Puzzle::traps).thenComparing(Puzzle::states));
    return found;
  }

  private List<Puzzle> inPlay(SplitMix random) {
    List<Puzzle> found = new ArrayList<>();
    List<Turn> turns = new ArrayList<>();
    StateSearch search = new StateSearch(game, random.nextLong());
    ForcedWin wins = new ForcedWin(game, states);
    GameState state = game.model().newState();
    MoveBuffer moves = game.model().newMoves();
    state.legalMoves(moves);
    while (moves.size() > 0 && turns.size() < MOST_PLIES) {
      int player = state.currentPlayer();
      boolean isChoice = player != ForwardModel.RANDOM && moves.size() > 1;
      int move = state.draw(moves, random);
      if (isChoice) {
        StateSearch.Opinion opinion = search.of(state, (long) ITERATIONS * moves.size());
        puzzle(state, turns, opinion, wins).ifPresent(found::add);
        move = opinion.best();
      }
      String name = player == ForwardModel.RANDOM ? Builtins.RANDOM : game.players().get(player);
      turns.add(new Turn(name, state.tags(moves, move)));
      state.apply(moves, move);
      state.legalMoves(moves);
    }
    return found;
  }

  private Optional<Puzzle> puzzle(
      GameState state, List<Turn> turns, StateSearch.Opinion opinion, ForcedWin wins) {
    int player = state.currentPlayer();
    wins.begin();
    Optional<Integer> within = within(state, wins);
    Optional<List<Integer>> winning = within.flatMap(_ -> wins.winning(state, most));
    if (winning.isEmpty() || winning.get().size() != 1) {
      return Optional.empty();
    }
    long taken = wins.seen();
    wins.begin();
    double right = opinion.values().get(winning.get().getFirst());
    int traps = (int) opinion.values().stream().filter(value -> value > right).count();
    return wins.line(state, player, within.get())
        .map(
            line ->
                new Puzzle(
                    state.copy(),
                    turns,
                    player,
                    within.get(),
                    line,
                    opinion.values().size(),
                    traps,
                    taken));
  }

  /** The length of a forced win of the player to move, if known and in the wanted range. */
  private Optional<Integer> within(GameState state, ForcedWin wins) {
    for (int plies = 1; plies <= most; plies++) {
      switch (wins.outlook(state, state.currentPlayer(), plies)) {
        case WON -> {
          return plies < least ? Optional.empty() : Optional.of(plies);
        }
        case OPEN -> {}
        case UNKNOWN -> {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }
}
