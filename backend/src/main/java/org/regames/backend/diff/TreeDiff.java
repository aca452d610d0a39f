package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/**
 * Decides whether two games have the same game tree: who moves, the moves with their tags, what
 * each player sees of them, and the scores. Moves of the keeper do not count, so games may
 * distribute their rules differently among them.
 *
 * <p>The automata are compared first: if they are equivalent, as written or after all passes, the
 * games are the same. Otherwise the states of both are searched in parallel, breadth first,
 * visiting each pair of states once, so that whole games with a moderate number of states can be
 * compared; then both are played side by side, compiled if possible. The interpreter has to confirm
 * any difference found.
 *
 * @param depth the number of moves up to which all plays are compared
 * @param states the number of states after which that stops in any case; it also stops after
 *     {@value #MEAN_CHOICE} times as many moves
 * @param plays how many plays from the start are compared; plays that continue these add {@value
 *     #MEAN_MOVES} moves for each
 * @param seed chooses the random plays
 */
public record TreeDiff(int depth, int states, int plays, long seed) {
  private static final int MOST_MOVES = 10_000;
  private static final int MEAN_MOVES = 100;

  /** The average number of legal moves in a state for which memory suffices. */
  private static final int MEAN_CHOICE = 40;

  /** The most plays that the interpreter compares, since it is some hundred times slower. */
  private static final int MOST_INTERPRETED = 50;

  public TreeDiff {
    if (depth < 0 || states < 1 || plays < 0) {
      throw new IllegalArgumentException("depth and plays must not be negative, states positive");
    }
  }

  /**
   * Compares two games under a renaming.
   *
   * @param progress receives now and then how many states and plays were compared
   */
  public Comparison compare(Game first, Game second, TagRenaming renaming, LongConsumer progress) {
    if (renaming.equals(TagRenaming.NONE) && sameAutomata(first, second)) {
      return new Comparison(Optional.empty(), renaming, 0, true, 0, 0);
    }
    return new Run(first, second, renaming, progress).compare(this);
  }

  /** Whether the automata are certainly equivalent, as written or after all passes. */
  static boolean sameAutomata(Game first, Game second) {
    return GameBisimulation.sameBehaviour(first, second)
        || GameBisimulation.sameBehaviour(passed(first), passed(second));
  }

  private static Game passed(Game game) {
    return Passes.parse("all").run(game, Pipeline.Listener.NONE);
  }

  /** How many states and plays decide whether a renaming is acceptable. */
  private static final int TRIAL = 300;

  /**
   * A renaming under which the games are the same, as far as that can be told from their first
   * moves and some random plays; nothing if there is none, or if too many names play the same role.
   */
  public Optional<TagRenaming> infer(Game first, Game second) {
    TreeDiff trial = new TreeDiff(depth, Math.min(states, TRIAL), Math.min(plays, 2), seed);
    return new Inference(first, second, seed)
        .infer(renaming -> trial.compare(first, second, renaming, _ -> {}).difference().isEmpty());
  }

  /** One comparison. */
  private static final class Run {
    private final Game firstGame;
    private final Game secondGame;
    private final ComparedGame first;
    private final ComparedGame second;
    private final TagRenaming renaming;
    private final LongConsumer progress;
    private final Set<Pair> seen = new HashSet<>();
    private int compared;

    Run(Game first, Game second, TagRenaming renaming, LongConsumer progress) {
      this.firstGame = first;
      this.secondGame = second;
      this.first = new ComparedAutomaton(Interpreter.of(first));
      this.second = new ComparedAutomaton(Interpreter.of(second));
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
      long most = (long) how.states * MEAN_CHOICE;
      for (int moves = 0; ; moves++) {
        List<Pair> next = new ArrayList<>();
        for (Pair pair : layer) {
          if (compared == how.states || seen.size() + next.size() >= most) {
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
      Optional<Lockstep> lockstep = lockstep();
      if (lockstep.isPresent()) {
        try {
          return sideBySide(how, start, depth, lockstep.get());
        } catch (EndlessPlayException _) {
          // The interpreter reports endless moves.
        }
      }
      int plays = Math.min(how.plays, MOST_INTERPRETED);
      SplittableRandom seeds = new SplittableRandom(how.seed);
      for (int play = 0; play < plays; play++) {
        progress.accept((long) compared + play);
        Optional<Difference> difference = play(start, seeds.split());
        if (difference.isPresent()) {
          return new Comparison(difference, renaming, compared, false, depth, play + 1);
        }
      }
      return new Comparison(Optional.empty(), renaming, compared, false, depth, plays);
    }

    /** Both games compiled, if possible. */
    private Optional<Lockstep> lockstep() {
      try {
        boolean looksAtViews =
            Stream.of(firstGame, secondGame).anyMatch(game -> hides(Builtins.complete(game)));
        return Optional.of(
            new Lockstep(
                JvmEngine.compile(firstGame),
                JvmEngine.compile(secondGame),
                renaming,
                looksAtViews,
                Concerned.variables(Builtins.complete(firstGame), Builtins.complete(secondGame))));
      } catch (EndlessPlayException | DiagnosticException | IllegalArgumentException _) {
        return Optional.empty(); // the interpreter plays all games
      }
    }

    private static boolean hides(Game game) {
      return game.edges().stream()
          .anyMatch(
              edge ->
                  edge.action() instanceof Action.Assignment assignment
                      && assignment.left().toString().startsWith(Builtins.VISIBLE + "["));
    }

    private Comparison sideBySide(TreeDiff how, Pair start, int depth, Lockstep lockstep) {
      long most = (long) how.plays * MEAN_MOVES * MEAN_CHOICE;
      Optional<List<List<String>>> suspect =
          lockstep.play(
              how.plays, most, how.seed, positions -> progress.accept(compared + positions));
      return new Comparison(
          suspect.map(play -> confirmed(start, play)),
          renaming,
          compared + lockstep.positions(),
          false,
          depth,
          lockstep.plays());
    }

    /** Replays a play to where the compiled games differ. */
    private Difference confirmed(Pair start, List<List<String>> play) {
      Pair pair = start;
      for (List<String> tags : play) {
        List<Pair> next = new ArrayList<>();
        Optional<Difference> difference = pair.compare(renaming, next::add);
        if (difference.isPresent()) {
          return difference.get();
        }
        pair =
            next.stream()
                .filter(after -> after.follows(tags))
                .findFirst()
                .orElseThrow(() -> disagree(play));
      }
      return pair.compare(renaming, _ -> {}).orElseThrow(() -> disagree(play));
    }

    private static IllegalStateException disagree(List<List<String>> play) {
      return new IllegalStateException("engines disagree about the play " + play);
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
