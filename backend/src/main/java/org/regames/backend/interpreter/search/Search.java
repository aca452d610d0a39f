package org.regames.backend.interpreter.search;

import java.util.Arrays;
import org.regames.backend.interpreter.rules.AssignTarget;
import org.regames.backend.interpreter.rules.ResolvedAction;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.rules.SearchRegion;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;

/**
 * Follows all legal paths, depth first, edges in ascending order; never the same node, semistate
 * and tags twice.
 *
 * <p>For this, visits are recorded only at nodes where paths can meet: those that several edges
 * enter, or one edge with several values, and the start. Every cycle has such a node, since a cycle
 * is entered from outside unless the path starts on it. Between such nodes work may be repeated,
 * but not more often than paths enter there.
 *
 * <p>The search does not use the stack of the thread, as paths can be longer than it allows; only
 * nested checks recurse.
 */
public final class Search {
  private static final int SMALL = 64;
  private static final int LARGE = 4096;

  /** The cost of recording a visit in addition to new cells, in cells. */
  private static final int ENTRY = 32;

  /** The cost of keeping a move in addition to new cells, in cells. */
  private static final int MOVE = 96;

  /** Receives every move that is found, equal ones included. */
  @FunctionalInterface
  public interface Sink {
    /**
     * @param trace the path, or null in searches without traces
     */
    void found(int node, Semistate semistate, Tags tags, Trace trace);
  }

  /** A point on the path with branches not taken yet. */
  private static final class Fork {
    int node;
    Semistate semistate;
    Tags tags;
    Trace trace;

    /**
     * The next branch: the index of an edge of the node and, if it assigns any symbol, the index of
     * that.
     */
    int edge;

    int symbol;
  }

  private final ResolvedGame rules;
  private final SearchWatch watch;
  private final int depth;
  private final Seen seen = new Seen();
  private Search inner;

  private Fork[] forks = new Fork[SMALL];
  private int open;

  private SearchRegion region;
  private int start;
  private Sink sink;
  private boolean tracing;
  private boolean reached;

  public Search(ResolvedGame rules, SearchWatch watch) {
    this(rules, watch, 0);
  }

  private Search(ResolvedGame rules, SearchWatch watch, int depth) {
    this.rules = rules;
    this.watch = watch;
    this.depth = depth;
  }

  /** Finds the moves from a node and the values of all variables. */
  public void moves(int node, Semistate semistate, boolean withTraces, Sink listener) {
    sink = listener;
    tracing = withTraces;
    run(rules.regions().whole(), node, semistate);
  }

  /** Whether a check is legal in a semistate, outside a search for moves. */
  public boolean isLegal(ResolvedAction.Check check, Semistate semistate) {
    return inner().reaches(rules.regions().check(check.region()), semistate) != check.negated();
  }

  /** Whether some path through a region leads from its start to its target. */
  private boolean reaches(SearchRegion part, Semistate semistate) {
    long kept = watch.kept();
    watch.nest(depth);
    run(part, part.start(), semistate);
    watch.release(kept);
    return reached;
  }

  private void run(SearchRegion part, int first, Semistate semistate) {
    region = part;
    start = first;
    seen.clear();
    open = 0;
    reached = false;
    enter(first, semistate, Tags.NONE, null);
    while (open > 0 && !reached) {
      follow();
    }
    if (forks.length > LARGE) {
      forks = new Fork[SMALL];
    }
  }

  /** Takes the next branch at the last fork, and pops the fork if it was its last. */
  private void follow() {
    Fork fork = forks[open - 1];
    int node = fork.node;
    int[] edges = region.edges()[node];
    int branch = fork.edge;
    int symbol = fork.symbol;
    int edge = edges[branch];
    ResolvedAction step = rules.step(edge);
    if (step instanceof ResolvedAction.AssignAny any && symbol + 1 < any.type().size()) {
      fork.symbol++;
    } else {
      fork.edge++;
      fork.symbol = 0;
    }
    if (fork.edge == edges.length) {
      open--;
    }
    watch.follow(edge);
    take(step, symbol, edge, region.ends()[node][branch], fork);
  }

  private void take(ResolvedAction step, int symbol, int edge, int to, Fork fork) {
    Semistate semistate = fork.semistate;
    Tags tags = fork.tags;
    switch (step) {
      case ResolvedAction.Plain plain -> semistate = plain.apply(semistate, watch);
      case ResolvedAction.AssignAny(AssignTarget place, SymbolSet type) ->
          semistate = type.size() == 0 ? null : place.with(semistate, type.member(symbol), watch);
      case ResolvedAction.Tag(int tag) -> tags = and(tags, tag, semistate);
      case ResolvedAction.VariableTag(int slot) ->
          tags = and(tags, semistate.scalar(slot), semistate);
      case ResolvedAction.Check(int number, boolean negated) -> {
        if (inner().reaches(rules.regions().check(number), semistate) == negated) {
          semistate = null;
        }
      }
    }
    if (semistate != null) {
      watch.take(edge);
      Trace trace = tracing ? new Trace(fork.trace, edge) : null;
      if (isCheck() || !rules.endsMove(edge)) {
        enter(to, semistate, tags, trace);
      } else {
        watch.keep(MOVE + (long) semistate.takeCells());
        sink.found(to, semistate, tags, trace);
      }
    }
  }

  private boolean isCheck() {
    return region.start() >= 0;
  }

  private Tags and(Tags tags, int symbol, Semistate semistate) {
    return isCheck() ? tags : tags.and(symbol, semistate.map(rules.visible()));
  }

  private Search inner() {
    if (inner == null) {
      inner = new Search(rules, watch, depth + 1);
    }
    return inner;
  }

  private void enter(int node, Semistate semistate, Tags tags, Trace trace) {
    if (node == region.target()) {
      reached = true;
    } else if (region.edges()[node].length > 0 && isNew(node, semistate, tags)) {
      if (region.edges()[node].length > 1) {
        watch.keep(semistate.takeCells());
      }
      Fork fork = fork();
      fork.node = node;
      fork.semistate = semistate;
      fork.tags = tags;
      fork.trace = trace;
      fork.edge = 0;
      fork.symbol = 0;
    }
  }

  private Fork fork() {
    if (open == forks.length) {
      forks = Arrays.copyOf(forks, 2 * open);
    }
    if (forks[open] == null) {
      forks[open] = new Fork();
    }
    return forks[open++];
  }

  private boolean isNew(int node, Semistate semistate, Tags tags) {
    if (!region.joins()[node] && node != start) {
      return true;
    }
    boolean isNew = seen.add(node, semistate, tags);
    if (isNew) {
      watch.keep(ENTRY + (long) semistate.takeCells());
    }
    return isNew;
  }
}
