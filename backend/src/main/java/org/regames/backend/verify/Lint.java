package org.regames.backend.verify;

import java.util.List;
import java.util.stream.Collectors;
import org.regames.ir.Edge;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/** Something in a game that is proper but looks like a mistake, or redundant. */
public sealed interface Lint {
  /** The warning. */
  Diagnostic diagnostic();

  /** An edge that no play has taken in the search, though some reached its node. */
  record DeadRule(Edge edge) implements Lint {
    @Override
    public Diagnostic diagnostic() {
      return Diagnostic.warning(
          "dead-rule",
          edge.origin(),
          "no play searched gets past this: `" + edge + "` in the automaton");
    }
  }

  /** A symbol that no cell of a map variable held in any state of the search. */
  record UnreachablePiece(String variable, String symbol, Origin origin) implements Lint {
    @Override
    public Diagnostic diagnostic() {
      return Diagnostic.warning(
          "unreachable-piece", origin, "`" + symbol + "` was never in `" + variable + "`");
    }
  }

  /** A tag that distinguishes no moves. */
  record NeedlessTag(Edge edge) implements Lint {
    @Override
    public Diagnostic diagnostic() {
      return Diagnostic.warning(
              "needless-tag",
              edge.origin(),
              "this tag does not matter, moves differ without it: `" + edge + "` in the automaton")
          .withHint("drop it, unless people are to read it");
    }
  }

  /** Scores that a player got in no play of the search. */
  record UnreachedScore(String player, List<String> scores, Origin origin) implements Lint {
    private static final int MOST_LISTED = 6;

    public UnreachedScore {
      scores = List.copyOf(scores);
    }

    @Override
    public Diagnostic diagnostic() {
      return Diagnostic.warning(
          "unreached-score", origin, "no play searched gives " + player + " the score" + list());
    }

    private String list() {
      String first =
          scores.stream()
              .limit(MOST_LISTED)
              .map(score -> "`" + score + "`")
              .collect(Collectors.joining(", "));
      String more =
          scores.size() <= MOST_LISTED ? "" : " and " + (scores.size() - MOST_LISTED) + " more";
      return (scores.size() == 1 ? " " : "s ") + first + more;
    }
  }

  /** No play of the search has ended, so that no score occurred. */
  record UnreachedEnd(Origin origin) implements Lint {
    @Override
    public Diagnostic diagnostic() {
      return Diagnostic.warning(
          "unreached-end", origin, "no play searched has ended, so none has given a score");
    }
  }

  /** A variable that no move depends on. */
  record UnreadVariable(String name, Origin origin) implements Lint {
    @Override
    public Diagnostic diagnostic() {
      return Diagnostic.warning(
          "unread-variable", origin, "no move depends on the variable `" + name + "`");
    }
  }
}
