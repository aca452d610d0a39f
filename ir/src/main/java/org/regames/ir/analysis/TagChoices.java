package org.regames.ir.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.regames.ir.Action;

/**
 * Which tags can follow which, in the moves from each node where moves start: the automaton made
 * deterministic over tags, as if every condition could hold.
 *
 * <p>A choice is what a reader of a move's tags knows after some of them: the nodes where the path
 * may be, whether the move may end here, and by which edges it may get its next tag. Edges whose
 * tags may be equal are one option. Every path is covered by the choices; some choices belong to no
 * path.
 */
public final class TagChoices {
  /** Beyond this many nodes in all choices together there is no answer. */
  private static final int MAX_NODES = 2_000_000;

  /**
   * Edges of a choice whose tags may be equal, and the choice they lead to.
   *
   * @param edges the edges, ascending
   * @param symbols the tags that they may have; null if not known
   * @param next the number of the choice after them
   */
  public record Option(List<Integer> edges, Set<String> symbols, int next) {
    /** Whether the tag is always the same. */
    public boolean isSingle() {
      return symbols != null && symbols.size() == 1;
    }

    /** Whether this option and another may have the same tag. */
    public boolean overlaps(Option other) {
      return symbols == null
          || other.symbols == null
          || symbols.stream().anyMatch(other.symbols::contains);
    }
  }

  /** What may follow: the end of the move, or a tag. */
  public record NextTags(boolean mayEnd, List<Option> options) {}

  private final Automaton automaton;
  private final Typing typing;
  private final Map<BitSet, Integer> numbers = new HashMap<>();
  private final List<BitSet> nodes = new ArrayList<>();
  private final List<NextTags> choices = new ArrayList<>();
  private final List<Integer> starts = new ArrayList<>();
  private long size;

  private TagChoices(Automaton automaton, Typing typing) {
    this.automaton = automaton;
    this.typing = typing;
  }

  /** The choices of an automaton; nothing if there are too many. */
  public static Optional<TagChoices> of(Automaton automaton, Typing typing) {
    TagChoices choices = new TagChoices(automaton, typing);
    return choices.explore() ? Optional.of(choices) : Optional.empty();
  }

  /** All choices, by number. */
  public List<NextTags> list() {
    return choices;
  }

  /** The numbers of the choices at the start of moves. */
  public List<Integer> starts() {
    return starts;
  }

  private boolean explore() {
    for (int node = 0; node < automaton.nodeBound(); node++) {
      if (node == automaton.begin() || automaton.isMoveEnd(node)) {
        starts.add(number(List.of(node)));
      }
    }
    while (choices.size() < nodes.size()) {
      if (size > MAX_NODES) {
        return false;
      }
      choices.add(choice(nodes.get(choices.size())));
    }
    return true;
  }

  /** The number of the choice at these nodes and all that they reach by edges without a tag. */
  private int number(List<Integer> from) {
    BitSet reached =
        Closure.of(
            from.stream().mapToInt(Integer::intValue),
            node ->
                IntStream.of(automaton.outgoing(node))
                    .filter(edge -> !(automaton.action(edge) instanceof Action.Tagging))
                    .filter(edge -> !Expressions.endsMove(automaton.action(edge)))
                    .map(automaton::to));
    Integer known = numbers.putIfAbsent(reached, nodes.size());
    if (known == null) {
      size += reached.cardinality();
      nodes.add(reached);
      return nodes.size() - 1;
    }
    return known;
  }

  private NextTags choice(BitSet at) {
    boolean mayEnd = false;
    Map<Action, List<Integer>> byTag = new LinkedHashMap<>();
    for (int node = at.nextSetBit(0); node >= 0; node = at.nextSetBit(node + 1)) {
      for (int edge : automaton.outgoing(node)) {
        Action action = automaton.action(edge);
        mayEnd |= Expressions.endsMove(action);
        if (action instanceof Action.Tagging) {
          byTag.computeIfAbsent(action, _ -> new ArrayList<>()).add(edge);
        }
      }
    }
    List<Option> options = new ArrayList<>();
    byTag.forEach((tag, edges) -> add(options, new Option(edges, symbols(tag), -1)));
    return new NextTags(
        mayEnd,
        options.stream()
            .map(
                option ->
                    new Option(
                        option.edges().stream().sorted().toList(),
                        option.symbols(),
                        number(option.edges().stream().map(automaton::to).toList())))
            .toList());
  }

  /** Adds an option, merged with those that may have the same tag. */
  private static void add(List<Option> options, Option option) {
    Option merged = option;
    boolean again = true;
    while (again) {
      again = false;
      for (Option other : List.copyOf(options)) {
        if (other.overlaps(merged)) {
          options.remove(other);
          List<Integer> edges = new ArrayList<>(other.edges());
          edges.addAll(merged.edges());
          merged = new Option(edges, union(other.symbols(), merged.symbols()), -1);
          again = true;
        }
      }
    }
    options.add(merged);
  }

  private static Set<String> union(Set<String> left, Set<String> right) {
    if (left == null || right == null) {
      return null;
    }
    Set<String> both = new HashSet<>(left);
    both.addAll(right);
    return both;
  }

  private Set<String> symbols(Action tag) {
    return switch (tag) {
      case Action.Tag(String symbol) -> Set.of(symbol);
      case Action.VariableTag(String variable) ->
          typing.variable(variable).flatMap(of -> typing.shape(of.type())).orElse(null)
                  instanceof Shape.SetShape set
              ? new TreeSet<>(set.symbols())
              : null;
      case Action.Skip _, Action.Condition _, Action.Write _ -> null;
    };
  }
}
