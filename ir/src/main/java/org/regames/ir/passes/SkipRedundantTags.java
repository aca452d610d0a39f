package org.regames.ir.passes;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.TagChoices;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Drops tags that decide nothing, because every move that begins with the same tags continues with
 * them.
 *
 * <pre>
 * begin, a: $ t1;
 * begin, b: $ t2;
 * begin, c: $ t3;
 * a, m: $ rt;
 * b, m: $ rt;
 * c, m: $ rt;
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, a: $ t1;
 * begin, b: $ t2;
 * begin, c: $ t3;
 * a, m: ;
 * b, m: ;
 * c, m: ;
 * m, end: player = keeper;
 * </pre>
 *
 * <p>Keeps the game tree up to the dropped tags, which can be reconstructed from the remaining
 * ones. In every choice ({@link TagChoices}) either all edges are dropped, and there is just one
 * possible next tag and no end, or none is dropped; so different moves of a state remain different.
 */
public final class SkipRedundantTags implements Pass {
  @Override
  public String description() {
    return "drop tags that are the only way to continue";
  }

  @Override
  public Optional<String> treeChange() {
    return Optional.of("it drops tags");
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    TagChoices.of(automaton, draft.typing())
        .ifPresent(
            choices ->
                redundant(choices.list()).stream()
                    .sorted()
                    .forEach(edge -> automaton.setAction(edge, new Action.Skip())));
  }

  private static Set<Integer> redundant(List<TagChoices.NextTags> choices) {
    Set<Integer> redundant = new HashSet<>();
    for (TagChoices.NextTags choice : choices) {
      choice.options().forEach(option -> redundant.addAll(option.edges()));
    }
    boolean removed = true;
    while (removed) { // a tag that one choice needs must stay in all
      removed = false;
      for (TagChoices.NextTags choice : choices) {
        if (!isForced(choice) || !redundant.containsAll(choice.options().getFirst().edges())) {
          for (TagChoices.Option option : choice.options()) {
            removed |= redundant.removeAll(option.edges());
          }
        }
      }
    }
    return redundant;
  }

  private static boolean isForced(TagChoices.NextTags choice) {
    return !choice.mayEnd()
        && choice.options().size() == 1
        && choice.options().getFirst().isSingle();
  }
}
