package org.regames.backend.interpreter;

import java.util.BitSet;
import java.util.function.Function;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.SearchWatch;
import org.regames.backend.interpreter.values.SymbolSet;
import org.regames.ir.Edge;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * Monitors one search at a time: which state it starts from, which edge it is at, and how much of
 * the limits is left. Reports improper steps.
 */
final class Watch implements SearchWatch {
  /** How deeply checks may be nested; games need two or three levels. */
  static final int DEEPEST = 200;

  private static final int CELLS_IN_THE_TIME_OF_AN_EDGE = 64;

  private final ResolvedGame rules;
  private final ImproprietyLog findings;
  private final Limits limits;
  private State state;
  private boolean running;
  private int edge;
  private long edges;
  private long cells;
  private long work;
  private final BitSet taken = new BitSet();

  Watch(ResolvedGame rules, ImproprietyLog findings, Limits limits) {
    this.rules = rules;
    this.findings = findings;
    this.limits = limits;
  }

  /**
   * Starts a search; unless it is part of a run, it may follow as many edges as the limits allow.
   */
  void start(State from) {
    state = from;
    cells = 0;
    if (!running) {
      edges = 0;
    }
  }

  /** The searches up to {@link #endRun} share the limit of edges, so that many cannot last long. */
  void startRun() {
    edges = 0;
    running = true;
  }

  void endRun() {
    running = false;
  }

  @Override
  public void follow(int next) {
    edge = next;
    work++;
    if (++edges > limits.edges()) {
      giveUp(limits.edges() + " edges were followed");
    }
  }

  /** The number of edges followed in all searches so far. */
  long work() {
    return work;
  }

  @Override
  public void take(int legal) {
    taken.set(legal);
  }

  /** Whether an edge was legal in any search so far. */
  boolean wasTaken(int number) {
    return taken.get(number);
  }

  int takenEdges() {
    return taken.cardinality();
  }

  /** Counts copying and comparing large maps as following several edges. */
  @Override
  public void touch(int more) {
    edges += more / CELLS_IN_THE_TIME_OF_AN_EDGE;
    work += more / CELLS_IN_THE_TIME_OF_AN_EDGE;
  }

  @Override
  public void keep(long more) {
    cells += more;
    if (cells > limits.cells()) {
      giveUp(limits.cells() + " values were kept");
    }
  }

  @Override
  public long kept() {
    return cells;
  }

  @Override
  public void release(long remaining) {
    cells = remaining;
  }

  @Override
  public void nest(int depth) {
    if (depth > DEEPEST) {
      giveUp("reachability checks were nested " + DEEPEST + " deep");
    }
  }

  private void giveUp(String reason) {
    Impropriety.EndlessMove finding =
        new Impropriety.EndlessMove(
            state.node(), reason, rules.origin(state.nodeNumber()), state.play());
    findings.report(new ImproprietyLog.Key(finding.getClass(), state.nodeNumber()), () -> finding);
    throw new DiagnosticException(finding.diagnostic());
  }

  @Override
  public void outsideType(int symbol, SymbolSet type) {
    String name = rules.symbols().name(symbol);
    report(
        Impropriety.OutsideType.class,
        at -> new Impropriety.OutsideType(name, type.toString(), at, state.play()));
  }

  @Override
  public void outsideKeys(int symbol, SymbolSet keys) {
    String name = rules.symbols().name(symbol);
    report(
        Impropriety.OutsideKeys.class,
        at -> new Impropriety.OutsideKeys(name, keys.toString(), at, state.play()));
  }

  private <I extends Impropriety> void report(Class<I> kind, Function<Edge, I> finding) {
    Edge at = rules.automaton().edge(edge);
    findings.report(new ImproprietyLog.Key(kind, edge), () -> finding.apply(at));
  }
}
