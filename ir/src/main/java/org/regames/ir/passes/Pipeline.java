package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.regames.ir.Game;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.language.Interrupts;
import org.regames.ir.passes.draft.Draft;

/**
 * Passes in phases: those of a phase run in order, repeatedly, until none of them finds anything to
 * do.
 *
 * <p>All passes share one {@link Draft}. A pass is skipped if nothing changed since it last ran,
 * and otherwise visits only the nodes that did. Every rewriting makes the game smaller in some
 * measure, so rounds terminate; {@link #MAX_ROUNDS} is a second safeguard, and stopping early only
 * means that the game could be smaller.
 */
public final class Pipeline {
  /** More rounds than any known game needs by far. */
  public static final int MAX_ROUNDS = 200;

  /**
   * A pass changed something.
   *
   * @param pass the name of the pass
   * @param round the round within the phase, from 1
   * @param nodes the number of nodes after the pass
   * @param edges the number of edges after the pass
   * @param nanos how long the pass took
   * @param game makes the game as it is after the pass; to be called before the listener returns
   */
  public record PassRun(
      String pass, int round, int nodes, int edges, long nanos, Supplier<Game> game) {}

  /** Notified of every step that changed something. */
  @FunctionalInterface
  public interface Listener {
    /** Listens to nothing, and so costs nothing. */
    Listener NONE = _ -> {};

    void changed(PassRun step);
  }

  private final List<List<Pass>> phases;

  /** A pipeline of phases, each a list of passes that runs until nothing changes. */
  public Pipeline(List<List<Pass>> phases) {
    this.phases = phases.stream().map(List::copyOf).toList();
  }

  /** The passes of all phases, in order. */
  public List<Pass> passes() {
    return phases.stream().flatMap(List::stream).distinct().toList();
  }

  /** The game after all phases. */
  public Game run(Game game) {
    return run(game, Listener.NONE);
  }

  /**
   * The game after all phases.
   *
   * @throws PassException where a pass fails; it carries the game that the pass was given
   */
  public Game run(Game game, Listener listener) {
    return new Run(game, listener, Integer.MAX_VALUE).toEnd();
  }

  /** The state of one execution. */
  private final class Run {
    private final Game game;
    private final Draft draft;
    private final Listener listener;
    private final int lastExecution;
    private int executions;

    Run(Game game, Listener listener, int lastExecution) {
      this.game = game;
      this.draft = new Draft(game);
      this.listener = listener;
      this.lastExecution = lastExecution;
    }

    Game toEnd() {
      for (List<Pass> phase : phases) {
        if (executions < lastExecution) {
          untilNothingChanges(phase.stream().map(Entry::new).toList());
        }
      }
      return draft.toGame();
    }

    private void untilNothingChanges(List<Entry> entries) {
      long before = -1;
      for (int round = 1; round <= MAX_ROUNDS && before != draft.version(); round++) {
        before = draft.version();
        for (Entry entry : entries) {
          if (executions < lastExecution) {
            entry.run(round);
          }
        }
      }
    }

    /** The game after the first runs of passes of this pipeline, which are deterministic. */
    private Game replay(int count) {
      return new Run(game, Listener.NONE, count).toEnd();
    }

    /** A pass with what changed since it last ran. */
    private final class Entry {
      private final Pass pass;
      private final Worklist changed = draft.automaton().openWorklist();
      private long seen = -1;

      Entry(Pass pass) {
        this.pass = pass;
      }

      void run(int round) {
        if (draft.version() == seen) {
          return;
        }
        Interrupts.check();
        long before = draft.version();
        long start = System.nanoTime();
        try {
          pass.rewrite(draft, changed);
        } catch (RuntimeException e) {
          throw new PassException(pass.name(), replay(executions), e);
        }
        executions++;
        seen = draft.version();
        if (seen != before && listener != Listener.NONE) {
          long nanos = System.nanoTime() - start;
          int nodes = draft.automaton().nodeCount();
          int edges = draft.automaton().edgeCount();
          listener.changed(new PassRun(pass.name(), round, nodes, edges, nanos, draft::toGame));
        }
      }
    }
  }

  /** The pipelines that run only the first 0, 1, 2, … passes of this one's phases. */
  public List<Pipeline> prefixes() {
    List<Pipeline> prefixes = new ArrayList<>();
    for (int phase = 0; phase < phases.size(); phase++) {
      for (int length = 0; length < phases.get(phase).size(); length++) {
        List<List<Pass>> prefix = new ArrayList<>(phases.subList(0, phase));
        prefix.add(phases.get(phase).subList(0, length));
        prefixes.add(new Pipeline(prefix));
      }
    }
    prefixes.add(this);
    return prefixes;
  }
}
