package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.regames.backend.interpreter.Interpreter;
import org.regames.ir.Game;

/**
 * Finds out whether two games have the same tree: who moves, the moves with their tags, what each
 * player sees of them, and the scores. Moves of the keeper do not count, so that games may divide
 * their rules differently between them.
 *
 * <p>The states of both games are walked through together, breadth first, and a pair of states is
 * looked at once, so that whole games of a moderate number of states can be compared; then some
 * plays are played at random in both.
 *
 * @param depth up to how many moves all plays are compared
 * @param states after how many states that ends, wherever it is
 * @param plays how many random plays are compared
 * @param seed chooses the random plays
 */
public record TreeDiff(int depth, int states, int plays, long seed) {
  private static final int MOST_MOVES = 10_000;

  public TreeDiff {
    if (depth < 0 || states < 1 || plays < 0) {
      throw new IllegalArgumentException("depth and plays must not be negative, states positive");
    }
  }

  /**
   * Compares two games under a renaming.
   *
   * @param progress is told now and then how many states and plays were compared
   */
  public Comparison compare(Game first, Game second, Renaming renaming, LongConsumer progress) {
    Interpreter one = Interpreter.of(first);
    Interpreter other = Interpreter.of(second);
    return new Run(one, other, renaming, progress).compare(this);
  }

  /** How many states and plays say whether a renaming will do. */
  private static final int TRIAL = 300;

  /**
   * A renaming under which the games are the same, as far as that can be told from their first
   * moves; nothing where there is none, or where too many names play the same part.
   */
  public Optional<Renaming> infer(Game first, Game second) {
    TreeDiff trial = new TreeDiff(depth, Math.min(states, TRIAL), Math.min(plays, 2), seed);
    return Inference.infer(
        first,
        second,
        renaming -> trial.compare(first, second, renaming, _ -> {}).difference().isEmpty());
  }

  /** One comparison. */
  private static final class Run {
    private final Interpreter first;
    private final Interpreter second;
    private final Renaming renaming;
    private final LongConsumer progress;
    private final Set<Pair> seen = new HashSet<>();
    private int compared;

    Run(Interpreter first, Interpreter second, Renaming renaming, LongConsumer progress) {
      this.first = first;
      this.second = second;
      this.renaming = renaming;
      this.progress = progress;
    }

    Comparison compare(TreeDiff how) {
      Optional<Difference> players = Pair.differentPlayers(first, second, renaming);
      if (players.isPresent()) {
        return new Comparison(players, renaming, 0, false, 0, 0);
      }
      Pair start = Pair.start(first, second);
      List<Pair> layer = List.of(start);
      seen.add(start);
      for (int moves = 0; ; moves++) {
        List<Pair> next = new ArrayList<>();
        for (Pair pair : layer) {
          if (compared == how.states) {
            return sample(how, start, moves - 1);
          }
          compared++;
          progress.accept(compared);
          Optional<Difference> difference =
              pair.compare(renaming, moves < how.depth ? next::add : _ -> {});
          if (difference.isPresent()) {
            return new Comparison(difference, renaming, compared, false, moves, 0);
          }
        }
        next.removeIf(pair -> !seen.add(pair));
        if (next.isEmpty() && moves < how.depth) {
          return new Comparison(Optional.empty(), renaming, compared, true, moves, 0);
        }
        if (moves >= how.depth) {
          return sample(how, start, moves);
        }
        layer = next;
      }
    }

    private Comparison sample(TreeDiff how, Pair start, int depth) {
      SplittableRandom seeds = new SplittableRandom(how.seed);
      for (int play = 0; play < how.plays; play++) {
        progress.accept((long) compared + play);
        Optional<Difference> difference = play(start, seeds.split());
        if (difference.isPresent()) {
          return new Comparison(difference, renaming, compared, false, depth, play + 1);
        }
      }
      return new Comparison(Optional.empty(), renaming, compared, false, depth, how.plays);
    }

    private Optional<Difference> play(Pair start, SplittableRandom random) {
      List<Pair> next = List.of(start);
      for (int moves = 0; !next.isEmpty() && moves < MOST_MOVES; moves++) {
        Pair pair = next.get(random.nextInt(next.size()));
        next = new ArrayList<>();
        Optional<Difference> difference = pair.compare(renaming, next::add);
        if (difference.isPresent()) {
          return difference;
        }
      }
      return Optional.empty();
    }
  }
}
