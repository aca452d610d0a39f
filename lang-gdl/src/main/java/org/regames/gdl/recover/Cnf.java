package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.minisat.core.SimplificationType;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/**
 * Clauses for a solver, and questions to it that end by work done, the same on every machine.
 * Literals are as in DIMACS: a positive number, or its negative.
 */
final class Cnf {
  /**
   * The most that one question may cost, in propagations and clauses inspected: about 0.2 seconds.
   * Of the questions about published rule sheets that are answered at all, few take more.
   */
  private static final long MOST_QUESTION_WORK = 2_500_000;

  /** One question may take this fraction of what is left, so that something is left for others. */
  private static final int SHARE = 2;

  private final ICDCL<DataStructureFactory> solver = SolverFactory.newGlucose21();
  private final Effort effort;
  private int last;
  private long stopAt;
  private boolean contradictory;
  private boolean isModel;

  /**
   * @param effort what clauses and questions may cost: literals, variables, propagations, and the
   *     clauses inspected for these
   */
  Cnf(Effort effort) {
    this.effort = effort;
    // The default, which shortens learnt clauses by a search of their reasons, can take nine tenths
    // of the time, and none of it counts as propagation.
    solver.setSimplifier(SimplificationType.SIMPLE_SIMPLIFICATION);
    solver.setSearchListener(new Watch());
  }

  /** A new variable. */
  int fresh() {
    return ++last;
  }

  /** The number of variables. */
  int size() {
    return last;
  }

  /** Whether the clauses contradict each other, whatever is asked. */
  boolean isContradictory() {
    return contradictory;
  }

  /** Adds a clause, unless the effort is spent: then no question is answered any more. */
  void clause(List<Integer> literals) {
    if (effort.isSpent()) {
      return;
    }
    effort.spend(literals.size());
    try {
      solver.addClause(vector(literals));
    } catch (ContradictionException _) {
      contradictory = true;
    }
  }

  private static VecInt vector(List<Integer> literals) {
    VecInt vector = new VecInt(literals.size());
    literals.forEach(vector::push);
    return vector;
  }

  /**
   * At most one of them holds if the condition does; by a chain of "one before" (Sinz, CP 2005).
   */
  void atMostOne(List<Integer> literals, int condition) {
    int before = 0;
    for (int literal : literals) {
      if (before != 0) {
        clause(List.of(-condition, -before, -literal));
      }
      int chain = fresh();
      clause(List.of(-literal, chain));
      if (before != 0) {
        clause(List.of(-before, chain));
      }
      before = chain;
    }
  }

  /** A literal that implies that two of these hold. */
  int twoOf(List<Integer> literals) {
    List<Integer> seconds = new ArrayList<>();
    int before = 0;
    for (int literal : literals) {
      int chain = fresh();
      if (before == 0) {
        clause(List.of(-chain, literal));
      } else {
        clause(List.of(-chain, before, literal));
        int second = fresh();
        clause(List.of(-second, before));
        clause(List.of(-second, literal));
        seconds.add(second);
      }
      before = chain;
    }
    int two = fresh();
    seconds.add(-two);
    clause(seconds);
    return two;
  }

  /** A literal that implies that none of these holds. */
  int noneOf(List<Integer> literals) {
    int none = fresh();
    literals.forEach(literal -> clause(List.of(-none, -literal)));
    return none;
  }

  /** A name for a disjunction. */
  void equivalent(int name, List<Integer> operands) {
    List<Integer> any = new ArrayList<>(operands);
    any.add(-name);
    clause(any);
    operands.forEach(operand -> clause(List.of(-operand, name)));
  }

  /**
   * Whether the clauses refute some assumptions. A question that is too hard counts as no, and so
   * do clauses that contradict each other by themselves: then no play continues after the first
   * state, and nothing is worth a proof.
   *
   * @param conflicts after how many conflicts it is too hard
   */
  boolean refutes(List<Integer> assumptions, int conflicts) {
    isModel = false;
    if (effort.isSpent() || contradictory) {
      return false;
    }
    long before = work();
    stopAt = before + Math.min(MOST_QUESTION_WORK, effort.left() / SHARE);
    solver.setTimeoutOnConflicts(conflicts);
    try {
      isModel = solver.isSatisfiable(vector(assumptions));
      return !isModel;
    } catch (TimeoutException _) {
      return false; // too hard to prove is not proven
    } finally {
      solver.expireTimeout(); // or the next question would continue its count of conflicts
      effort.spend(last + work() - before);
    }
  }

  /** Whether there is a model of the last assumptions. */
  boolean isModel() {
    return isModel;
  }

  /** Whether a literal holds in that model. */
  boolean isTrue(int literal) {
    return solver.model(Math.abs(literal)) == literal > 0;
  }

  /** Literals propagated and clauses inspected for them, which is most of what a solver does. */
  private long work() {
    return solver.getStats().getPropagations() + solver.getStats().getInspects();
  }

  /** Ends a question once it has cost what it may. */
  private final class Watch extends SearchListenerAdapter<ISolverService> {
    private static final long serialVersionUID = 1L;
    private transient ISolverService search;

    @Override
    public void init(ISolverService solverService) {
      search = solverService;
    }

    @Override
    public void propagating(int literal) {
      effort.goOn();
    }

    @Override
    public void assuming(int literal) {
      stopIfSpent();
    }

    @Override
    public void backjump(int level) {
      stopIfSpent();
    }

    /** Only between two propagations: while a conflict is counted, the solver cannot be stopped. */
    private void stopIfSpent() {
      if (work() > stopAt) {
        search.stop();
      }
    }
  }
}
