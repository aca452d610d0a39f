package org.regames.backend.interpreter;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.interpreter.rules.AssignTarget;
import org.regames.backend.interpreter.rules.ResolvedAction;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.Search;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;

/**
 * Searches the paths from a state that begin with some tags. What stops one of them explains why
 * the move is not legal; it explains it best if without it the path would be the move, which is
 * tried: a configuration that was searched once and led nowhere need not be searched again.
 */
final class Explainer {
  private static final int MOST_OBSTACLES = 20_000;

  /** Paths with more edges that may not be taken explain nothing. */
  private static final int MOST_BROKEN = 3;

  /** Where a path is: what determines how it can continue. */
  private record Spot(int node, Semistate semistate, int matched) {}

  /** A path, by its last edge. */
  private record At(Spot place, int edge, At earlier, int length) {}

  private record Stopped(At at, int edge, int to) {}

  private final ResolvedGame rules;
  private final Watch watch;
  private final Search search;
  private final Set<Spot> seen = new HashSet<>();
  private final List<Stopped> stopped = new ArrayList<>();
  private final List<Set<String>> next = new ArrayList<>();
  private final List<Set<String>> possible = new ArrayList<>();
  private final Set<String> excluded = new HashSet<>();
  private int[] wanted;
  private long left;
  private int furthest;

  Explainer(ResolvedGame rules, Watch watch, Search search, long most) {
    this.rules = rules;
    this.watch = watch;
    this.search = search;
    this.left = most;
  }

  Explanation explain(State state, List<String> tags) {
    watch.start(state);
    wanted = tags.stream().mapToInt(rules.symbols()::number).toArray();
    for (int i = 0; i <= wanted.length; i++) {
      next.add(new LinkedHashSet<>());
    }
    At start = new At(new Spot(state.nodeNumber(), state.semistate(), 0), -1, null, 0);
    At end = follow(start, true);
    if (end != null) {
      int all = wanted.length;
      return new Explanation(path(end), List.of(), all, List.of(), all, List.of(), left > 0);
    }
    List<Stopped> all = new ArrayList<>(stopped);
    all.sort(
        Comparator.comparing((Stopped one) -> -one.at.place.matched)
            .thenComparing(one -> -one.at.length));
    List<Explanation.Obstacle> decisive = new ArrayList<>();
    for (Stopped one : all) {
      Spot place = one.at.place;
      Spot beyond = new Spot(one.to, place.semistate, place.matched);
      boolean isEnd = rules.endsMove(one.edge) && place.matched == wanted.length;
      if (left > 0 && (isEnd || follow(new At(beyond, one.edge, one.at, 0), false) != null)) {
        decisive.add(obstacle(one, true));
      }
    }
    List<String> legal = List.copyOf(next.get(furthest));
    if (!decisive.isEmpty()) {
      return new Explanation(
          List.of(), decisive, wanted.length, List.of(), furthest, legal, left > 0);
    }
    Bent nearest = nearest(start.place);
    int reached = nearest.place.matched;
    List<String> others =
        nearest.isMove
            ? List.of()
            : possible.get(reached).stream()
                .filter(tag -> !excluded.contains(tag) || next.get(reached).contains(tag))
                .toList();
    return new Explanation(List.of(), broken(nearest), reached, others, furthest, legal, left > 0);
  }

  /**
   * A path that may violate conditions, by its last edge.
   *
   * @param breaks whether the condition of the last edge is violated
   * @param isMove whether it is the whole move
   */
  private record Bent(
      Spot place, int edge, boolean breaks, boolean isMove, Bent earlier, int broken) {}

  private List<Explanation.Obstacle> broken(Bent path) {
    List<Explanation.Obstacle> obstacles = new ArrayList<>();
    for (Bent at = path; at.earlier != null; at = at.earlier) {
      if (at.breaks) {
        Stopped stop = new Stopped(new At(at.earlier.place, -1, null, 0), at.edge, at.place.node);
        obstacles.add(obstacle(stop, false));
      }
    }
    Collections.reverse(obstacles);
    return obstacles;
  }

  /** What {@code at != null} excludes is not a cell that a move could go to. */
  private void noteExcluded(int edge) {
    if (rules.automaton().edge(edge).action()
            instanceof Action.Comparison(Expression left, Expression right, boolean negated)
        && negated) {
      excluded.add(left.toString());
      excluded.add(right.toString());
    }
  }

  /**
   * The path with the most of the tags and among these the fewest violated conditions, found by a
   * search in order of their number, up to a few.
   */
  private Bent nearest(Spot start) {
    for (int i = 0; i <= wanted.length; i++) {
      possible.add(new LinkedHashSet<>());
    }
    Bent best = new Bent(start, -1, false, false, null, 0);
    Set<Spot> done = new HashSet<>();
    ArrayDeque<Bent> open = new ArrayDeque<>(List.of(best));
    while (!open.isEmpty() && left > 0) {
      Bent at = open.pop();
      if (!done.add(at.place)) {
        continue;
      }
      best = at.place.matched > best.place.matched ? at : best;
      int[] edges = rules.regions().whole().edges()[at.place.node];
      for (int branch = 0; branch < edges.length; branch++) {
        left--;
        int edge = edges[branch];
        int to = rules.regions().whole().ends()[at.place.node][branch];
        Optional<List<Spot>> taken = after(at.place, edge, to, possible);
        boolean breaks = taken.isEmpty();
        if (breaks) {
          noteExcluded(edge);
        }
        Spot beyond = new Spot(to, at.place.semistate, at.place.matched);
        for (Spot place : taken.orElse(List.of(beyond))) {
          boolean ends = rules.endsMove(edge);
          int broken = at.broken + (breaks ? 1 : 0);
          Bent more = new Bent(place, edge, breaks, ends, at, broken);
          if (ends && place.matched == wanted.length && broken <= MOST_BROKEN) {
            return more;
          }
          if (!ends && broken <= MOST_BROKEN && !done.contains(place)) {
            if (breaks) {
              open.addLast(more);
            } else {
              open.addFirst(more);
            }
          }
        }
      }
    }
    return best;
  }

  private Explanation.Obstacle obstacle(Stopped one, boolean isDecisive) {
    Spot place = one.at.place;
    State state = new State(rules, place.node, place.semistate, null);
    return new Explanation.Obstacle(
        rules.automaton().edge(one.edge), state.values(), place.matched, isDecisive);
  }

  private List<Edge> path(At end) {
    List<Edge> path = new ArrayList<>();
    for (At at = end; at.earlier != null; at = at.earlier) {
      path.add(rules.automaton().edge(at.edge));
    }
    Collections.reverse(path);
    return path;
  }

  /**
   * Follows all paths from a place that have the tags.
   *
   * @param noting whether to record what stops them
   * @return a path that is the move, or null
   */
  private At follow(At start, boolean noting) {
    if (!seen.add(start.place)) {
      return null;
    }
    List<Spot> tried = new ArrayList<>(List.of(start.place));
    ArrayDeque<At> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty() && left > 0) {
      At at = open.pop();
      int[] edges = rules.regions().whole().edges()[at.place.node];
      for (int branch = 0; branch < edges.length; branch++) {
        left--;
        int to = rules.regions().whole().ends()[at.place.node][branch];
        Optional<List<Spot>> taken = after(at.place, edges[branch], to, noting ? next : List.of());
        if (taken.isEmpty()) {
          stop(at, edges[branch], to, noting);
        }
        for (Spot place : taken.orElse(List.of())) {
          At more = new At(place, edges[branch], at, at.length + 1);
          if (rules.endsMove(edges[branch])) {
            if (place.matched == wanted.length) {
              // What leads to the move may lead there from elsewhere as well.
              tried.forEach(seen::remove);
              return more;
            }
          } else if (seen.add(place)) {
            tried.add(place);
            open.push(more);
          }
        }
      }
    }
    return null;
  }

  /**
   * Where an edge leads: to one place, to several if it assigns any value, to none if its tag
   * differs.
   *
   * @param seen records the possible tags after each number of matching ones; may be empty
   * @return nothing if a condition forbids the edge
   */
  private Optional<List<Spot>> after(Spot at, int edge, int to, List<Set<String>> seen) {
    Semistate semistate = at.semistate;
    int matched = at.matched;
    return switch (rules.step(edge)) {
      case ResolvedAction.Plain plain ->
          Optional.ofNullable(plain.apply(semistate, watch))
              .map(changed -> List.of(new Spot(to, changed, matched)));
      case ResolvedAction.AssignAny(AssignTarget place, SymbolSet type) -> {
        List<Spot> places = new ArrayList<>();
        for (int symbol = 0; symbol < type.size(); symbol++) {
          places.add(new Spot(to, place.with(semistate, type.member(symbol), watch), matched));
        }
        yield Optional.of(places);
      }
      case ResolvedAction.Tag(int tag) -> Optional.of(tagged(at, tag, to, seen));
      case ResolvedAction.VariableTag(int slot) ->
          Optional.of(tagged(at, semistate.scalar(slot), to, seen));
      case ResolvedAction.Check check ->
          search.isLegal(check, semistate)
              ? Optional.of(List.of(new Spot(to, semistate, matched)))
              : Optional.empty();
    };
  }

  private void stop(At at, int edge, int to, boolean noting) {
    if (noting && stopped.size() < MOST_OBSTACLES) {
      stopped.add(new Stopped(at, edge, to));
      furthest = Math.max(furthest, at.place.matched);
    }
  }

  private List<Spot> tagged(Spot at, int tag, int to, List<Set<String>> seen) {
    if (!seen.isEmpty()) {
      seen.get(at.matched).add(rules.symbols().name(tag));
      furthest = seen == next ? Math.max(furthest, at.matched) : furthest;
    }
    return at.matched < wanted.length && wanted[at.matched] == tag
        ? List.of(new Spot(to, at.semistate, at.matched + 1))
        : List.of();
  }
}
