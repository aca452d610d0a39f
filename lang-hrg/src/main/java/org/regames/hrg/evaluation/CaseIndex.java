package org.regames.hrg.evaluation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.Name;

/**
 * Finds the first case of a function that matches some arguments without trying the others: a
 * discrimination tree (W. McCune, "Experiments with discrimination-tree indexing and path indexing
 * for term retrieval", 1992), whose paths are patterns, read from left to right. With it, tables
 * written as one case per key are evaluated in about linear time.
 */
final class CaseIndex {
  private static final int NONE = Integer.MAX_VALUE;

  /** The first part of a pattern that does not match everything. */
  private record Head(String name, int arguments) {}

  private static final class Node {
    private final Map<Head, Node> next = new HashMap<>();
    private Node any;

    /** The first case that ends here or below. */
    private int first = NONE;
  }

  /** What is still to be matched. */
  private record Rest(HrgTerm term, Rest after) {}

  private final List<Case> cases;
  private final Node root = new Node();

  /**
   * @param cases with as many patterns as the arguments that will be looked up, and no variable
   *     twice
   */
  CaseIndex(List<Case> cases) {
    this.cases = cases;
    for (int number = 0; number < cases.size(); number++) {
      root.first = Math.min(root.first, number);
      add(cases.get(number).patterns(), root, number);
    }
  }

  private static Node add(List<HrgPattern> patterns, Node from, int number) {
    Node at = from;
    for (HrgPattern pattern : patterns) {
      at = add(pattern, at, number);
    }
    return at;
  }

  private static Node add(HrgPattern pattern, Node from, int number) {
    return switch (pattern) {
      case HrgPattern.Wildcard _, HrgPattern.Variable _ -> {
        if (from.any == null) {
          from.any = new Node();
        }
        yield noted(from.any, number);
      }
      case HrgPattern.Literal(Name name) -> child(from, new Head(name.text(), 0), number);
      case HrgPattern.Construction(Name name, List<HrgPattern> arguments, _) ->
          add(arguments, child(from, new Head(name.text(), arguments.size()), number), number);
    };
  }

  private static Node child(Node from, Head head, int number) {
    return noted(from.next.computeIfAbsent(head, _ -> new Node()), number);
  }

  private static Node noted(Node node, int number) {
    node.first = Math.min(node.first, number);
    return node;
  }

  /** The first case that matches. */
  Optional<Case> first(List<HrgTerm> arguments) {
    int found = first(root, rest(arguments, null), NONE);
    return found == NONE ? Optional.empty() : Optional.of(cases.get(found));
  }

  private static Rest rest(List<HrgTerm> terms, Rest after) {
    Rest rest = after;
    for (HrgTerm term : terms.reversed()) {
      rest = new Rest(term, rest);
    }
    return rest;
  }

  /** The number of the first case below a node, if less than the best so far. */
  private static int first(Node node, Rest rest, int best) {
    if (node == null || node.first >= best) {
      return best;
    }
    if (rest == null) {
      return node.first;
    }
    int found =
        switch (rest.term) {
          case HrgTerm.Atom(String text) ->
              first(node.next.get(new Head(text, 0)), rest.after, best);
          case HrgTerm.Built(String constructor, List<HrgTerm> arguments, _) ->
              first(
                  node.next.get(new Head(constructor, arguments.size())),
                  rest(arguments, rest.after),
                  best);
          case HrgTerm.Truth _, HrgTerm.FunctionTerm _, HrgTerm.MapTerm _, HrgTerm.Stored _ -> best;
        };
    return first(node.any, rest.after, found);
  }
}
