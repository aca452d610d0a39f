package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.regames.backend.diff.ComparedGame.Position;
import org.regames.backend.diff.ComparedGame.PossibleMove;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Builtins;

/**
 * A state of each of two games, after plays that correspond. Pairs are equal if both states are.
 *
 * @param players the players of the first game
 * @param first empty if the keeper of the first game gets stuck after the play
 */
record Pair(List<String> players, Optional<Position> first, Optional<Position> second) {

  static Pair start(ComparedGame one, ComparedGame other) {
    return new Pair(one.players(), one.start(), other.start());
  }

  /** Whether the last move of a player in the first game has these tags. */
  boolean follows(List<String> tags) {
    List<Turn> play = turns(first);
    return first.isEmpty() || !play.isEmpty() && play.getLast().tags().equals(tags);
  }

  /** The difference between the players of the games, if any. */
  static Optional<Difference> differentPlayers(
      ComparedGame one, ComparedGame other, TagRenaming renaming) {
    Set<String> players = new LinkedHashSet<>();
    one.players().forEach(player -> players.add(renaming.of(player)));
    if (players.equals(new LinkedHashSet<>(other.players()))) {
      return Optional.empty();
    }
    String what = "the players are " + one.players() + " in one and " + other.players();
    return Optional.of(new Difference(what + " in the other", List.of(), List.of()));
  }

  /** A move of the first game and its counterpart in the second. */
  record MatchedMove(Pair from, PossibleMove first, PossibleMove second) {
    /** The states after it, once the keeper of each game has moved. */
    Pair after() {
      return new Pair(from.players, first.after(), second.after());
    }
  }

  /**
   * Compares the states, and passes on the pairs after each move.
   *
   * @return the first difference; the pair is not explored further then
   */
  Optional<Difference> compare(TagRenaming renaming, Consumer<Pair> next) {
    return compareMoves(renaming, step -> next.accept(step.after()));
  }

  /** The same, but passes on the moves, without the states that the keepers lead to. */
  Optional<Difference> compareMoves(TagRenaming renaming, Consumer<MatchedMove> next) {
    if (first.isEmpty() || second.isEmpty()) {
      return first.isEmpty() && second.isEmpty()
          ? Optional.empty()
          : different("the keeper gets stuck in one of them");
    }
    Position a = first.get();
    Position b = second.get();
    if (a.isTerminal() != b.isTerminal()) {
      return different("the play has ended in one of them, and continues in the other");
    }
    if (a.isTerminal()) {
      return compareScores(a, b, renaming);
    }
    if (!renaming.of(a.player()).equals(b.player())) {
      return different(a.player() + " is to move in one, " + b.player() + " in the other");
    }
    return compareMoves(a, b, renaming, next);
  }

  private Optional<Difference> compareScores(Position a, Position b, TagRenaming renaming) {
    for (String player : players) {
      String mine = a.score(player);
      String others = b.score(renaming.of(player));
      if (!renaming.of(mine).equals(others)) {
        return different(
            player + " gets the score " + mine + " in one, " + others + " in the other");
      }
    }
    return Optional.empty();
  }

  private Optional<Difference> compareMoves(
      Position a, Position b, TagRenaming renaming, Consumer<MatchedMove> next) {
    Map<List<String>, PossibleMove> others = new LinkedHashMap<>();
    b.moves().forEach(move -> renaming.enter(move.tags(), move, others));
    Map<List<String>, PossibleMove> mine = new LinkedHashMap<>();
    a.moves().forEach(move -> mine.putIfAbsent(move.tags(), move));
    List<MatchedMove> steps = new ArrayList<>();
    for (Map.Entry<List<String>, PossibleMove> entry : mine.entrySet()) {
      PossibleMove move = entry.getValue();
      PossibleMove like = others.remove(renaming.of(entry.getKey()));
      if (like == null) {
        return differentMove("a move is legal only in the first", move, a, b, true);
      }
      Optional<Difference> views = compareViews(a.player(), move, like, renaming);
      if (views.isPresent()) {
        return views;
      }
      steps.add(new MatchedMove(this, move, like));
    }
    if (!others.isEmpty()) {
      PossibleMove only = others.values().iterator().next();
      return differentMove("a move is legal only in the second", only, a, b, false);
    }
    steps.forEach(next);
    return Optional.empty();
  }

  private Optional<Difference> compareViews(
      String mover, PossibleMove move, PossibleMove like, TagRenaming renaming) {
    for (String player : players) {
      List<String> mine = move.seenBy(player);
      List<String> others = like.seenBy(renaming.of(player));
      if (!player.equals(mover) && !renaming.of(mine).equals(renaming.key(others))) {
        String what = player + " sees " + mine + " of the last move in one, " + others;
        return Optional.of(
            new Difference(
                what + " in the other", playersTurns(move.play()), playersTurns(like.play())));
      }
    }
    return Optional.empty();
  }

  private Optional<Difference> different(String what) {
    return Optional.of(new Difference(what, turns(first), turns(second)));
  }

  private static Optional<Difference> differentMove(
      String what, PossibleMove only, Position a, Position b, boolean inFirst) {
    return Optional.of(
        new Difference(
            what,
            playersTurns(inFirst ? only.play() : a.play()),
            playersTurns(inFirst ? b.play() : only.play())));
  }

  private static List<Turn> turns(Optional<Position> position) {
    return position.map(Position::play).map(Pair::playersTurns).orElse(List.of());
  }

  private static List<Turn> playersTurns(List<Turn> play) {
    return play.stream().filter(turn -> !turn.player().equals(Builtins.KEEPER)).toList();
  }
}
