package org.regames.agents.tree;

import java.util.List;

/** A node of a game tree; forced moves have no nodes. */
public sealed interface TreeNode {
  /** Chance decides. */
  record Chance(List<Outcome> outcomes) implements TreeNode {
    public Chance {
      outcomes = List.copyOf(outcomes);
    }

    /** The number of equally likely outcomes of chance. */
    public long ways() {
      return outcomes.stream().mapToLong(Outcome::ways).sum();
    }
  }

  /**
   * A possible outcome of chance.
   *
   * @param tags the tags of the first of the moves that lead to the same state and look the same to
   *     everybody
   * @param ways the number of these moves
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

  /** The end, with the score of each player. */
  record End(List<Long> scores) implements TreeNode {
    public End {
      scores = List.copyOf(scores);
    }
  }
}
