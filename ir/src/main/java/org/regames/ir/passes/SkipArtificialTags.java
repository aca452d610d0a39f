package org.regames.ir.passes;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.ir.Action;
import org.regames.ir.Pragma;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.TagChoices;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Drops tags that are declared to only keep paths distinct, if the other tags also distinguish the
 * moves.
 *
 * <pre>
 * begin, a: $ left;
 * begin, b: $ right;
 * a, m: $ t;
 * b, m: x = a;
 * m, end: player = keeper;
 * &#64;artificialTag t;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * begin, a: $ left;
 * begin, b: $ right;
 * a, m: ;
 * b, m: x = a;
 * m, end: player = keeper;
 * &#64;artificialTag t;
 * </pre>
 *
 * <p>Keeps the game tree up to the dropped tags. The author's declaration is not trusted: a tag is
 * dropped only if no two different tag sequences that may be moves of one state become equal. To
 * decide this, two readers go through the choices ({@link TagChoices}) in parallel, and only one of
 * them reads dropped tags; the tag stays if both may reach the end after having read differently.
 */
public final class SkipArtificialTags implements Pass {
  private static final int MAX_PAIRS = 200_000;

  @Override
  public String description() {
    return "drop artificial tags if the other tags distinguish moves";
  }

  @Override
  public Optional<String> treeChange() {
    return Optional.of("it drops tags");
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Set<String> artificial = new TreeSet<>();
    for (Pragma pragma : draft.pragmas()) {
      if (pragma instanceof Pragma.ArtificialTag(List<String> tags, _)) {
        artificial.addAll(tags);
      }
    }
    for (String tag : artificial) {
      TagChoices.of(draft.automaton(), draft.typing())
          .filter(choices -> new Readers(choices, edges(draft, tag)).neverMeet())
          .ifPresent(_ -> drop(draft, tag));
    }
  }

  private static Set<Integer> edges(Draft draft, String tag) {
    Automaton automaton = draft.automaton();
    Set<Integer> edges = new TreeSet<>();
    for (int edge : automaton.liveEdges()) {
      if (new Action.Tag(tag).equals(automaton.action(edge))) {
        edges.add(edge);
      }
    }
    return edges;
  }

  private static void drop(Draft draft, String tag) {
    edges(draft, tag).forEach(edge -> draft.automaton().setAction(edge, new Action.Skip()));
  }

  /**
   * Two readers of moves of one state whose tags are equal without the dropped ones. As long as
   * they read the same tags they are at the same choice. They part when the first reads a dropped
   * tag and the second, at the same choice, does not: it ends, or reads another option there.
   */
  private static final class Readers {
    private static final TagChoices.Option NONE = null;

    /** Where the readers are, and the option that the second must not read next, if any. */
    private record Pair(int one, int two, boolean parted, TagChoices.Option barred) {}

    private final TagChoices choices;
    private final Set<Integer> dropped;
    private final Set<Pair> met = new HashSet<>();
    private final ArrayDeque<Pair> open = new ArrayDeque<>();

    Readers(TagChoices choices, Set<Integer> dropped) {
      this.choices = choices;
      this.dropped = dropped;
    }

    boolean neverMeet() {
      if (choices.list().stream().anyMatch(this::isMixed)) {
        return false;
      }
      choices.starts().forEach(start -> visit(new Pair(start, start, false, NONE)));
      while (!open.isEmpty()) {
        Pair pair = open.pop();
        boolean bothEnd =
            choices.list().get(pair.one()).mayEnd() && choices.list().get(pair.two()).mayEnd();
        if (pair.parted() && bothEnd || met.size() > MAX_PAIRS) {
          return false;
        }
        if (pair.parted()) {
          readOn(pair);
        } else {
          readSame(pair.one());
        }
      }
      return true;
    }

    /** Whether the same tag may be dropped on one path and kept on another. */
    private boolean isMixed(TagChoices.NextTags choice) {
      return choice.options().stream()
          .anyMatch(option -> isDropped(option) && !dropped.containsAll(option.edges()));
    }

    private boolean isDropped(TagChoices.Option option) {
      return option.edges().stream().anyMatch(dropped::contains);
    }

    private void visit(Pair pair) {
      if (met.add(pair)) {
        open.push(pair);
      }
    }

    private void readSame(int at) {
      for (TagChoices.Option option : choices.list().get(at).options()) {
        visit(new Pair(option.next(), option.next(), false, NONE));
        if (isDropped(option)) {
          visit(new Pair(option.next(), at, true, option));
        }
      }
    }

    private void readOn(Pair pair) {
      for (TagChoices.Option option : choices.list().get(pair.one()).options()) {
        if (isDropped(option)) {
          visit(new Pair(option.next(), pair.two(), true, pair.barred()));
        }
      }
      for (TagChoices.Option other : choices.list().get(pair.two()).options()) {
        if (other.equals(pair.barred())) {
          continue;
        }
        if (isDropped(other)) {
          visit(new Pair(pair.one(), other.next(), true, NONE));
          continue;
        }
        for (TagChoices.Option option : choices.list().get(pair.one()).options()) {
          if (!isDropped(option) && option.overlaps(other)) {
            visit(new Pair(option.next(), other.next(), true, NONE));
          }
        }
      }
    }
  }
}
