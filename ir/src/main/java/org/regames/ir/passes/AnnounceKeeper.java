package org.regames.ir.passes;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Turns each move of {@code keeper} that may have tags into a move of {@code random}, who has no
 * other there. The move begins with a tag that is not used for anything else, see {@link #tag}.
 *
 * <pre>
 * begin, a: player = keeper;
 * a, b: $ hit;
 * b, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, begin_1: player = random;
 * begin_1, a: $ announcement;
 * a, b: $ hit;
 * b, end: player = keeper;
 * </pre>
 *
 * <p>Engines make the keeper's moves immediately and omit its tags. If these are what players see
 * of a hidden state, programs that need players to know what they have seen can play the game that
 * this pass makes. It has more states, so the pass is not in {@link Passes#list()}.
 */
public final class AnnounceKeeper implements Pass {
  private static final Expression PLAYER = new Expression.Reference(Builtins.PLAYER);
  private static final Action KEEPER_MOVES =
      new Action.Assignment(PLAYER, new Expression.Reference(Builtins.KEEPER));
  private static final Action RANDOM_MOVES =
      new Action.Assignment(PLAYER, new Expression.Reference(Builtins.RANDOM));

  /** The tag with which announcements begin; empty if no move of the keeper has tags. */
  public static Optional<String> tag(Game game) {
    Draft draft = new Draft(game);
    boolean announces =
        speaking(draft.automaton()).stream().anyMatch(node -> isOfKeeper(draft, node));
    return announces ? Optional.of(unusedTag(draft)) : Optional.empty();
  }

  @Override
  public String description() {
    return "make moves of the keeper that have tags moves of random";
  }

  @Override
  public Optional<String> treeChange() {
    return Optional.of("it adds moves of random");
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    BitSet speaking = speaking(automaton);
    String tag = unusedTag(draft);
    for (int edge : automaton.liveEdges()) {
      if (automaton.action(edge).equals(KEEPER_MOVES) && speaking.get(automaton.to(edge))) {
        int from = automaton.from(edge);
        int between = automaton.newNode(from);
        automaton.addEdge(from, between, RANDOM_MOVES, automaton.origin(edge));
        automaton.addEdge(between, automaton.to(edge), new Action.Tag(tag), automaton.origin(edge));
        automaton.removeEdge(edge);
      }
    }
  }

  private static boolean isOfKeeper(Draft draft, int node) {
    Automaton automaton = draft.automaton();
    for (int edge : automaton.incoming(node)) {
      if (automaton.action(edge).equals(KEEPER_MOVES)) {
        return true;
      }
    }
    return false;
  }

  private static String unusedTag(Draft draft) {
    Automaton automaton = draft.automaton();
    Set<String> tags = new HashSet<>();
    for (int edge : automaton.liveEdges()) {
      if (automaton.action(edge) instanceof Action.Tag(String symbol)) {
        tags.add(symbol);
      }
    }
    String wish = "announcement";
    while (tags.contains(draft.unusedName(wish))) {
      wish += "_";
    }
    return draft.unusedName(wish);
  }

  /** The nodes from which a move may still get a tag. */
  private static BitSet speaking(Automaton automaton) {
    return Closure.of(
        IntStream.of(automaton.liveEdges())
            .filter(edge -> automaton.action(edge) instanceof Action.Tagging)
            .map(automaton::from),
        node ->
            IntStream.of(automaton.incoming(node))
                .filter(edge -> !Expressions.endsMove(automaton.action(edge)))
                .map(automaton::from));
  }
}
