package org.regames.backend.interpreter;

import java.util.List;
import java.util.stream.Collectors;
import org.regames.backend.interpreter.search.MovePath;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/** The messages of improprieties. */
final class ImproprietyText {
  private static final int MOST_MOVES = 200;

  private ImproprietyText() {}

  public static Diagnostic of(Impropriety impropriety) {
    Diagnostic diagnostic =
        switch (impropriety) {
          case Impropriety.DeadEnd finding ->
              Diagnostic.error(
                  "dead-end",
                  finding.origin(),
                  (finding.player().equals(Builtins.KEEPER) ? "the keeper" : finding.player())
                      + " has no legal move at node `"
                      + finding.node()
                      + "`, and the play has not ended");
          case Impropriety.SeveralKeeperMoves finding -> severalKeeperMoves(finding);
          case Impropriety.AmbiguousMove finding -> ambiguousMove(finding);
          case Impropriety.UnevenVisibility finding -> unevenVisibility(finding);
          case Impropriety.OutsideType finding ->
              Diagnostic.warning(
                  "outside-type",
                  finding.edge().origin(),
                  in(finding.edge())
                      + "`"
                      + finding.symbol()
                      + "` is not a value of `"
                      + finding.type()
                      + "`");
          case Impropriety.OutsideKeys finding ->
              Diagnostic.error(
                      "outside-keys",
                      finding.edge().origin(),
                      in(finding.edge())
                          + "the map is assigned at `"
                          + finding.key()
                          + "`, but its keys are those of `"
                          + finding.type()
                          + "`")
                  .withHint("check the key before the assignment; nothing was written");
          case Impropriety.EndlessKeeper finding ->
              endless(
                  "keeper", finding.node(), finding.repeats(), finding.moves(), finding.origin());
          case Impropriety.EndlessPlay finding ->
              endless("play", finding.node(), finding.repeats(), finding.moves(), finding.origin());
          case Impropriety.EndlessMove finding -> endlessMove(finding);
          case Impropriety.RepeatedState finding -> repeatedState(finding);
        };
    return diagnostic.withNote(Origin.UNKNOWN, play(impropriety.play()));
  }

  /** Counts the moves that the play shows, which leaves out those of the keeper. */
  private static Diagnostic repeatedState(Impropriety.RepeatedState finding) {
    long moves =
        finding.moves().stream().filter(turn -> !turn.player().equals(Builtins.KEEPER)).count();
    return Diagnostic.error(
            "repeated-state",
            finding.origin(),
            "the last "
                + (moves == 1 ? "move leads" : moves + " moves lead")
                + " back to the same state, at node `"
                + finding.node()
                + "`, so a play need not end")
        .withHint("count the moves, or forbid repetition");
  }

  private static String in(Edge edge) {
    return "in `" + edge + "` ";
  }

  private static Diagnostic severalKeeperMoves(Impropriety.SeveralKeeperMoves finding) {
    return withPaths(
            "several-keeper-moves",
            "the keeper has several legal moves at node `"
                + finding.first().edges().getFirst().from()
                + "`"
                + such(finding.firstTags(), finding.secondTags())
                + "; it must have exactly one",
            finding.first(),
            finding.second())
        .withHint("assign `player` before it: who chooses here, or `random` for chance");
  }

  /** The tags of two moves, if they have any. */
  private static String such(List<String> first, List<String> second) {
    if (first.isEmpty() && second.isEmpty()) {
      return "";
    }
    return ": "
        + (first.equals(second) ? quoted(first) + " twice" : one(first) + " and " + one(second));
  }

  private static String one(List<String> tags) {
    return tags.isEmpty() ? "one without tags" : quoted(tags);
  }

  private static Diagnostic ambiguousMove(Impropriety.AmbiguousMove finding) {
    return withPaths(
            "ambiguous-move",
            "the move " + quoted(finding.tags()) + " leads to different states",
            finding.first(),
            finding.second())
        .withHint("add tags that tell the paths apart");
  }

  private static Diagnostic unevenVisibility(Impropriety.UnevenVisibility finding) {
    return withPaths(
        "uneven-visibility",
        "what "
            + finding.player()
            + " sees of the move "
            + quoted(finding.tags())
            + " depends on the path that makes it",
        finding.first(),
        finding.second());
  }

  private static Diagnostic withPaths(
      String code, String message, MovePath first, MovePath second) {
    if (first.equals(second)) {
      return withValues(code, message, first);
    }
    Edge one = firstDifference(first, second);
    Edge other = firstDifference(second, first);
    return Diagnostic.warning(code, one.origin(), message)
        .withNote(one.origin(), "one path: " + first)
        .withNote(other.origin(), "another path: " + second);
  }

  /** Two paths along the same edges that choose different values. */
  private static Diagnostic withValues(String code, String message, MovePath path) {
    List<Edge> choices =
        path.edges().stream()
            .filter(edge -> edge.action() instanceof Action.AnyAssignment)
            .distinct()
            .toList();
    String chosen =
        choices.stream()
            .map(edge -> "`" + edge.action() + "`")
            .collect(Collectors.joining(" and ", " with other values for ", ""));
    Edge place = choices.isEmpty() ? path.edges().getFirst() : choices.getFirst();
    return Diagnostic.warning(code, place.origin(), message)
        .withNote(place.origin(), "twice" + (choices.isEmpty() ? "" : chosen) + ": " + path);
  }

  /** The edge where a path departs from another one. */
  private static Edge firstDifference(MovePath path, MovePath other) {
    int last = Math.min(path.edges().size(), other.edges().size()) - 1;
    int i = 0;
    while (i < last && path.edges().get(i).equals(other.edges().get(i))) {
      i++;
    }
    return path.edges().get(i);
  }

  private static Diagnostic endless(
      String who, String node, boolean repeats, long moves, Origin origin) {
    String end =
        repeats
            ? "comes back to the same state without anybody having a choice"
            : "was given up after " + moves + " moves";
    String what = who.equals("keeper") ? "the run of keeper moves " : "the play ";
    return Diagnostic.error("endless-" + who, origin, what + end + ", at node `" + node + "`");
  }

  private static Diagnostic endlessMove(Impropriety.EndlessMove finding) {
    return Diagnostic.error(
            "endless-move",
            finding.origin(),
            "the search for the moves at node `"
                + finding.node()
                + "` was given up after "
                + finding.limit())
        .withHint("look for tags on a cycle, or for too many combinations of values");
  }

  private static String quoted(List<String> tags) {
    return tags.isEmpty() ? "without tags" : "`" + String.join(" ", tags) + "`";
  }

  private static String move(Turn turn) {
    return turn.tags().isEmpty() ? turn.player() + ":" : String.join(" ", turn.tags());
  }

  /** The play without the keeper, in the form that commands take. */
  private static String play(List<Turn> play) {
    List<Turn> moves =
        play.stream().filter(turn -> !turn.player().equals(Builtins.KEEPER)).toList();
    if (moves.isEmpty()) {
      return "this is before the first move of a player";
    }
    String text =
        moves.stream()
            .limit(MOST_MOVES)
            .map(ImproprietyText::move)
            .collect(Collectors.joining(" / "));
    return moves.size() <= MOST_MOVES
        ? "after the play `" + text + "`"
        : "after a play of " + moves.size() + " moves that begins `" + text + "`";
  }
}
