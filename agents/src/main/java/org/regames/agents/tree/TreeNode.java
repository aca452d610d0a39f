package org.regames.agents.tree;

import java.util.List;

/** A node of a game tree; who has nothing to choose has no node. */
public sealed interface TreeNode {
  /** Chance decides. */
  record Chance(List<Outcome> outcomes) implements TreeNode {
    public Chance {
      outcomes = List.copyOf(outcomes);
    }

    /** In how many ways chance can decide, all of them as likely. */
    public long ways() {
      return outcomes.stream().mapToLong(Outcome::ways).sum();
    }
  }

  /**
   * What chance may decide.
   *
   * @param tags of the first of the moves that come to the same and look the same to everybody
   * @param ways how many moves these are
   */
  record Outcome(List<String> tags, long ways, TreeNode next) {
    public Outcome {
      tags = List.copyOf(tags);
    }
  }

  /**
   * A player decides.
   *
   * @param next the nodes after the actions of the set, in their order
   */
  record Decision(InformationSet set, List<TreeNode> next) implements TreeNode {
    public Decision {
      next = List.copyOf(next);
    }
  }

  /** The end, and what each player gets. */
  record End(List<Long> scores) implements TreeNode {
    public End {
      scores = List.copyOf(scores);
    }
  }
}
