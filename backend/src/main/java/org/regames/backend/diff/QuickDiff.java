package org.regames.backend.diff;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;
import org.regames.ir.net.NetGame;

/**
 * Compares two games like {@link TreeDiff}, with bounded work: for games that are most probably the
 * same, such as a game and its translation, where nobody wants to wait. The bound is on work and
 * not on time, so that the same games always get the same answer.
 *
 * <p>The automata are compared first, if they are not too large. Then the interpreter goes through
 * the states breadth first with a third of the work, which covers a small game completely, and
 * plays with the rest: half of the plays choose the least chosen moves, and most begin where an
 * earlier one first reached a rule, so that rules that apply late are also reached.
 *
 * @param work how many edges of both automata may be followed in all
 * @param seed determines the plays
 */
public record QuickDiff(long work, long seed) {
  /**
   * Larger automata are not optimized and compared node by node, which takes about as long as
   * reading them.
   */
  private static final int MOST_EDGES = 10_000;

  /** One part in this many of the work is for the states layer by layer. */
  private static final int LAYERS = 3;

  /** The maximum length of a play. */
  private static final int MOST_MOVES = 200;

  /**
   * How many moves a play that continues an earlier one makes without using a new rule, at most.
   */
  private static final int PATIENCE = 16;

  /**
   * How many positions plays continue from: the last ones where a rule was used for the first time.
   */
  private static final int KEPT = 64;

  /** One part in this many of the work of plays is for plays from the start, which may be long. */
  private static final int FROM_START = 4;

  /** How many positions are remembered so that they are not counted twice. */
  private static final int REMEMBERED = 200_000;

  public QuickDiff {
    if (work < 0) {
      throw new IllegalArgumentException("work must not be negative");
    }
  }

  /** Compares two games under a renaming. */
  public Comparison compare(Game first, Game second, TagRenaming renaming) {
    boolean small = first.edges().size() + second.edges().size() <= MOST_EDGES;
    if (small && renaming.names().isEmpty() && TreeDiff.sameAutomata(first, second)) {
      return new Comparison(Optional.empty(), renaming, 0, true, 0, 0);
    }
    return new Run(compared(first), compared(second), renaming, this).compare();
  }

  /**
   * Compares a game that was read as a net with another one. No automaton is made of it, and its
   * states cost so little that nearly all the work is for the other game.
   *
   * @return what was found; nothing if the net cannot be played
   */
  public Optional<Comparison> compare(NetGame first, Game second, TagRenaming renaming) {
    return ComparedNet.of(first)
        .map(net -> new Run(net, compared(second), renaming, this).compare());
  }

  private ComparedGame compared(Game game) {
    Limits usual = Limits.DEFAULT;
    Limits limits = new Limits(Math.min(usual.edges(), work), usual.cells(), usual.keeperMoves());
    return new ComparedAutomaton(Interpreter.of(game, limits, new Budget()));
  }

  /** One comparison. */
  private static final class Run {
    private final ComparedGame first;
    private final ComparedGame second;
    private final TagRenaming renaming;
    private final QuickDiff how;
    private final Set<Pair> seen = new HashSet<>();
    private final Deque<Pair> fresh = new ArrayDeque<>();
    private final Map<List<String>, Integer> played = new HashMap<>();
    private int rules;
    private int depth;
    private int plays;

    Run(ComparedGame first, ComparedGame second, TagRenaming renaming, QuickDiff how) {
      this.first = first;
      this.second = second;
      this.renaming = renaming;
      this.how = how;
    }

    Comparison compare() {
      Optional<Difference> difference = Pair.differentPlayers(first, second, renaming);
      boolean complete = false;
      try {
        if (difference.isEmpty()) {
          Pair start = Pair.start(first, second);
          List<Supplier<Pair>> layer = List.of(() -> start);
          while (difference.isEmpty() && !layer.isEmpty() && work() < how.work / LAYERS) {
            List<Supplier<Pair>> next = new ArrayList<>();
            difference = layer(layer, next);
            layer = next;
          }
          complete = difference.isEmpty() && layer.isEmpty();
          if (difference.isEmpty() && !complete) {
            difference = plays(start);
          }
        }
      } catch (DiagnosticException _) {
        // A move or a run of keeper moves exceeds the limit: what was compared so far counts.
      }
      return new Comparison(difference, renaming, seen.size(), complete, depth, plays);
    }

    private long work() {
      return first.work() + second.work();
    }

    /** Compares the states of a layer, as far as the work limit allows, and finds the next one. */
    private Optional<Difference> layer(List<Supplier<Pair>> layer, List<Supplier<Pair>> next) {
      for (Supplier<Pair> reached : layer) {
        if (work() >= how.work / LAYERS) {
          next.add(reached); // so that the next layer is known to exist
          return Optional.empty();
        }
        Pair pair = reached.get();
        if (seen.contains(pair)) {
          continue;
        }
        Optional<Difference> difference =
            pair.compareMoves(renaming, step -> next.add(step::after));
        if (difference.isPresent()) {
          return difference;
        }
        compared(pair);
      }
      depth++;
      return Optional.empty();
    }

    /** Counts a pair, and keeps it to continue from if it used a rule for the first time. */
    private void compared(Pair pair) {
      if (seen.size() < REMEMBERED) {
        seen.add(pair);
      }
      int taken = first.takenParts() + second.takenParts();
      if (taken > rules) {
        rules = taken;
        fresh.addLast(pair);
        if (fresh.size() > KEPT) {
          fresh.removeFirst();
        }
      }
    }

    private Optional<Difference> plays(Pair start) {
      SplittableRandom seeds = new SplittableRandom(how.seed);
      Optional<Difference> difference = Optional.empty();
      long before = work();
      long fromStart = 0;
      while (difference.isEmpty() && work() < how.work) {
        SplittableRandom random = seeds.split();
        long begun = work();
        boolean anew = fresh.isEmpty() || fromStart <= (begun - before) / FROM_START;
        difference =
            anew
                ? play(start, MOST_MOVES, begun + (how.work - before) / FROM_START, random)
                : play(begun(random), 1 + random.nextInt(PATIENCE), how.work, random);
        fromStart += anew ? work() - begun : 0;
        plays++;
      }
      return difference;
    }

    /** The pair to continue from, every other time the last one kept. */
    private Pair begun(SplittableRandom random) {
      return random.nextBoolean()
          ? fresh.getLast()
          : List.copyOf(fresh).get(random.nextInt(fresh.size()));
    }

    /**
     * @param moves how many moves to make; more if one uses a rule for the first time
     * @param until the total work at which to stop
     */
    private Optional<Difference> play(Pair begun, int moves, long until, SplittableRandom random) {
      boolean rare = random.nextBoolean();
      Pair pair = begun;
      for (int left = moves; left > 0 && work() < Math.min(until, how.work); left--) {
        List<Pair.MatchedMove> steps = new ArrayList<>();
        Optional<Difference> difference = pair.compareMoves(renaming, steps::add);
        if (difference.isPresent()) {
          return difference;
        }
        int known = rules;
        compared(pair);
        left = rules > known ? Math.max(left, PATIENCE) : left;
        if (steps.isEmpty()) {
          break;
        }
        Pair.MatchedMove step =
            rare ? rarest(steps, random) : steps.get(random.nextInt(steps.size()));
        played.merge(step.first().tags(), 1, Integer::sum);
        pair = step.after();
      }
      return Optional.empty();
    }

    /** One of the moves that were played least. */
    private Pair.MatchedMove rarest(List<Pair.MatchedMove> steps, SplittableRandom random) {
      int least = steps.stream().mapToInt(this::times).min().orElseThrow();
      List<Pair.MatchedMove> rare = steps.stream().filter(step -> times(step) == least).toList();
      return rare.get(random.nextInt(rare.size()));
    }

    private int times(Pair.MatchedMove step) {
      return played.getOrDefault(step.first().tags(), 0);
    }
  }
}
