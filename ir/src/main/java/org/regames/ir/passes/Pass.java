package org.regames.ir.passes;

import java.util.Locale;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * A transformation of games. To callers it is a function; internally it edits a {@link Draft}, so
 * that consecutive passes share one indexed automaton.
 */
public interface Pass {
  /** The name on the command line: that of the class, in lower case with hyphens. */
  default String name() {
    return getClass()
        .getSimpleName()
        .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }

  /** What the pass does, in one line. */
  String description();

  /**
   * What the pass changes in the game tree, as in "it drops tags"; nothing if it keeps the tree.
   */
  default Optional<String> treeChange() {
    return Optional.empty();
  }

  /**
   * Rewrites what it can. {@link Draft#version()} shows whether anything changed.
   *
   * @param changed every node touched since this pass last ran on the draft, at first all; a pass
   *     that looks at nodes one by one takes them from here until none is left (its own edits add
   *     to it), a pass that needs the whole automaton ignores it
   */
  void rewrite(Draft draft, Worklist changed);

  /** The game after one run of the pass; the same object if there is nothing to do. */
  default Game apply(Game game) {
    Draft draft = new Draft(game);
    rewrite(draft, draft.automaton().openWorklist());
    return draft.toGame();
  }
}
