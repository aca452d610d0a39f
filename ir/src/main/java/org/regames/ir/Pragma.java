package org.regames.ir;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.Origin;

/**
 * A hint that never changes what a game means. The kinds and their meanings are those of the RG
 * paper, appendix C.3.
 */
public sealed interface Pragma {
  /** Where the pragma is written. */
  Origin origin();

  /** The author says that these tags only keep paths apart: {@code @artificialTag t;}. */
  record ArtificialTag(List<String> tags, Origin origin) implements Pragma {
    public ArtificialTag {
      tags = List.copyOf(tags);
    }

    @Override
    public String toString() {
      return "@artificialTag " + String.join(" ", tags) + ";";
    }
  }

  /** At most one, or if exhaustive exactly one, edge from a node to these nodes is legal. */
  record Disjoint(String node, List<String> targets, boolean exhaustive, Origin origin)
      implements Pragma {
    public Disjoint {
      targets = List.copyOf(targets);
    }

    @Override
    public String toString() {
      String name = exhaustive ? "@disjointExhaustive " : "@disjoint ";
      return name + node + " : " + String.join(" ", targets) + ";";
    }
  }

  /** These symbols stand for consecutive integers from the offset on. */
  record IntegerRange(String offset, List<String> symbols, Origin origin) implements Pragma {
    public IntegerRange {
      symbols = List.copyOf(symbols);
    }

    @Override
    public String toString() {
      return "@integer " + offset + " : " + String.join(" ", symbols) + ";";
    }
  }

  /** These nodes iterate over the values of a variable. */
  record Iterator(List<String> nodes, String variable, Origin origin) implements Pragma {
    public Iterator {
      nodes = List.copyOf(nodes);
    }

    @Override
    public String toString() {
      return "@iterator " + String.join(" ", nodes) + " : " + variable + ";";
    }
  }

  /** Paths may visit these nodes several times; the variables distinguish the visits. */
  record Repeat(List<String> nodes, List<String> variables, Origin origin) implements Pragma {
    public Repeat {
      nodes = List.copyOf(nodes);
      variables = List.copyOf(variables);
    }

    @Override
    public String toString() {
      String told =
          variables.stream().map(variable -> " " + variable).collect(Collectors.joining());
      return "@repeat " + String.join(" ", nodes) + " :" + told + ";";
    }
  }

  /** No two paths of a move arrive at these nodes in the same state. */
  record Unique(List<String> nodes, Origin origin) implements Pragma {
    public Unique {
      nodes = List.copyOf(nodes);
    }

    @Override
    public String toString() {
      return "@unique " + String.join(" ", nodes) + ";";
    }
  }

  /** A move from one node to another with these tags does just these assignments. */
  record SimpleApply(
      String from,
      String to,
      List<AppliedTag> tags,
      List<Action.Assignment> assignments,
      boolean exhaustive,
      Origin origin)
      implements Pragma {
    public SimpleApply {
      tags = List.copyOf(tags);
      assignments = List.copyOf(assignments);
    }

    @Override
    public String toString() {
      return (exhaustive ? "@simpleApplyExhaustive " : "@simpleApply ")
          + (from + " " + to + " ")
          + tags.stream().map(AppliedTag::toString).collect(Collectors.joining(", ", "[", "]"))
          + (assignments.isEmpty() ? "" : " ")
          + assignments.stream().map(Action.Assignment::toString).collect(Collectors.joining(", "))
          + ";";
    }
  }

  /** A tag of a simply applied move: a symbol, or a name for any symbol of a type. */
  record AppliedTag(String name, Optional<Type> type) {
    @Override
    public String toString() {
      return name + type.map(of -> ": " + of).orElse("");
    }
  }

  /** The tag of edges from these nodes is at this position, or if at most at or before it. */
  record TagIndex(List<String> nodes, int index, boolean atMost, Origin origin) implements Pragma {
    public TagIndex {
      nodes = List.copyOf(nodes);
    }

    @Override
    public String toString() {
      String name = atMost ? "@tagMaxIndex " : "@tagIndex ";
      return name + String.join(" ", nodes) + " : " + index + ";";
    }
  }

  /** A pragma of a kind this implementation does not know, kept as it was written. */
  record Unknown(String name, String text, Origin origin) implements Pragma {
    @Override
    public String toString() {
      return "@" + name + (text.isEmpty() ? "" : " " + text) + ";";
    }
  }
}
