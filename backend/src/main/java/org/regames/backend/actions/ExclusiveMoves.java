package org.regames.backend.actions;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.regames.backend.actions.TurnPaths.Effect;
import org.regames.backend.actions.TurnPaths.Paths;
import org.regames.backend.actions.TurnPaths.Turn;
import org.regames.backend.layout.GameLayout;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Expressions;

/**
 * Proves that moves are never legal together: they require values of two cells that these never
 * have at the same time in any reachable state ({@link FactPairs}).
 */
final class ExclusiveMoves {
  /** With more facts than this pairs are not computed: they would take megabytes for each turn. */
  private static final int MOST_FACTS = 1_500;

  /** The work of about a second, for effects and comparisons of moves. */
  private static final long MOST_WORK = 40_000_000;

  private final TurnPaths paths;
  private final CellFacts facts;
  private final Map<Turn, Paths> known = new LinkedHashMap<>();
  private final Map<Turn, FactPairs> reached = new LinkedHashMap<>();
  private long work;

  private ExclusiveMoves(TurnPaths paths, CellFacts facts) {
    this.paths = paths;
    this.facts = facts;
  }

  /**
   * Follows all plays, abstracted to the values that two cells may have together.
   *
   * @param isOfUse whether to go on; called for turns with new states
   * @return nothing if that is too much work, or was of no use
   */
  static Optional<ExclusiveMoves> of(
      Game game, GameLayout layout, Predicate<ExclusiveMoves.Present> isOfUse) {
    StateCells cells = new StateCells(layout, DecidingVariables.of(game));
    TurnPaths paths = new TurnPaths(game, layout, cells);
    CellFacts facts = new CellFacts(cells, kept(game, layout, cells, paths));
    if (facts.count() > MOST_FACTS) {
      return Optional.empty();
    }
    ExclusiveMoves moves = new ExclusiveMoves(paths, facts);
    return moves.follow(cells.initial(), isOfUse) ? Optional.of(moves) : Optional.empty();
  }

  /**
   * The cells that may matter where somebody is to move, without the mover, who is part of the
   * turn.
   */
  private static BitSet kept(Game game, GameLayout layout, StateCells cells, TurnPaths paths) {
    BitSet kept = new BitSet();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Assignment(_, Expression right)
          && Expressions.endsMove(edge.action())
          && !(right instanceof Expression.Reference(String name, _)
              && name.equals(Builtins.KEEPER))) {
        kept.or(paths.mattering(edge.to()));
      }
    }
    kept.clear(cells.first(layout.variable(Builtins.PLAYER)));
    return kept;
  }

  /** A turn, with what is known so far about its reachable states. */
  record Present(ExclusiveMoves all, Turn turn) {
    /** Whether some of these moves may be legal together. */
    boolean mayMeet(List<List<Integer>> moves) {
      return all.mayMeet(turn, moves);
    }
  }

  /** Whether some of these moves may be legal together, in any state. */
  boolean mayMeet(List<List<Integer>> moves) {
    return reached.keySet().stream().anyMatch(turn -> mayMeet(turn, moves));
  }

  private boolean mayMeet(Turn turn, List<List<Integer>> moves) {
    Map<List<Integer>, Set<SortedMap<Integer, BitSet>>> ways = known.get(turn).moves();
    List<Set<SortedMap<Integer, BitSet>>> legal =
        moves.stream()
            .filter(ways::containsKey)
            .<Set<SortedMap<Integer, BitSet>>>map(ways::get)
            .toList();
    FactPairs states = reached.get(turn);
    for (int one = 0; one < legal.size(); one++) {
      for (int other = 0; other < one; other++) {
        if (mayMeet(states, legal.get(one), legal.get(other))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mayMeet(
      FactPairs states,
      Set<SortedMap<Integer, BitSet>> ones,
      Set<SortedMap<Integer, BitSet>> others) {
    for (SortedMap<Integer, BitSet> one : ones) {
      for (SortedMap<Integer, BitSet> other : others) {
        work++;
        if (work > MOST_WORK || states.allow(both(one, other))) {
          return true;
        }
      }
    }
    return false;
  }

  private static SortedMap<Integer, BitSet> both(
      SortedMap<Integer, BitSet> one, SortedMap<Integer, BitSet> other) {
    SortedMap<Integer, BitSet> both = new TreeMap<>(one);
    other.forEach(
        (cell, values) ->
            both.merge(
                cell,
                values,
                (mine, theirs) -> {
                  BitSet common = (BitSet) mine.clone();
                  common.and(theirs);
                  return common;
                }));
    return both;
  }

  private boolean follow(Map<Integer, Integer> initial, Predicate<Present> isOfUse) {
    Optional<Paths> begun = paths.fromBegin();
    if (begun.isEmpty()) {
      return false;
    }
    Deque<Turn> open = new ArrayDeque<>();
    follow(FactPairs.of(facts, initial), begun.get(), open);
    while (!open.isEmpty()) {
      Turn turn = open.poll();
      Optional<Paths> next = Optional.ofNullable(known.get(turn)).or(() -> paths.from(turn));
      next.ifPresent(found -> known.put(turn, found));
      if (next.isEmpty() || !isOfUse.test(new Present(this, turn)) || work > MOST_WORK) {
        return false;
      }
      follow(reached.get(turn), next.get(), open);
    }
    return true;
  }

  private void follow(FactPairs states, Paths next, Deque<Turn> open) {
    for (Effect effect : next.effects()) {
      work += facts.count() * (1 + facts.count() / 256) * (1L + effect.required().size());
      FactPairs before = reached.computeIfAbsent(effect.next(), _ -> FactPairs.none(facts));
      boolean isNew = states.after(effect).filter(before::add).isPresent();
      if ((isNew || !known.containsKey(effect.next())) && !open.contains(effect.next())) {
        open.add(effect.next());
      }
    }
  }
}
