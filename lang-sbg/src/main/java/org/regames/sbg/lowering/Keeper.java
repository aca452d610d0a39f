package org.regames.sbg.lowering;

import java.util.List;
import java.util.function.Predicate;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Origin;
import org.regames.sbg.syntax.SbgGame;

/**
 * Writes what follows a move: the piece is put on its new square, and the conditions that end the
 * play are tested in their order. In each state, exactly one edge is legal.
 */
final class Keeper {
  private static final String DRAW = "draw";

  private final SbgGame game;
  private final SbgDefinitions world;
  private final Turns turns;
  private final EdgeWriter edges;
  private final Origin origin;

  Keeper(SbgGame game, SbgDefinitions world, Turns turns, EdgeWriter edges) {
    this.game = game;
    this.world = world;
    this.turns = turns;
    this.edges = edges;
    this.origin = game.rows().getFirst().origin();
  }

  /** The node that tests whether a player, whose turn it would be, has a move. */
  private static String next(Side side) {
    return side.player() + "_next";
  }

  private static String wins(Side side) {
    return side.player() + "_wins";
  }

  void write() {
    edges.skip(Edge.BEGIN, next(Side.WHITE), origin);
    for (Side side : Side.values()) {
      writeNext(side);
      if (turns.canMove(side)) {
        turns.write(side);
        writeBoard(side);
        writeEnds(side);
      }
      Expression goals = SbgDefinitions.symbol(Builtins.GOALS);
      add(wins(side), side.player() + "_won", score(goals, side, "100"));
      add(side.player() + "_won", DRAW, score(goals, side.opponent(), "0"));
    }
    Expression player = SbgDefinitions.symbol(Builtins.PLAYER);
    add(DRAW, Edge.END, SbgDefinitions.assign(player, SbgDefinitions.symbol(Builtins.KEEPER)));
  }

  private static Action score(Expression goals, Side side, String score) {
    return SbgDefinitions.assign(
        new Expression.Access(goals, SbgDefinitions.symbol(side.player())),
        SbgDefinitions.symbol(score));
  }

  private void add(String from, String to, Action action) {
    edges.add(from, to, action, origin);
  }

  /** A player without a move loses. */
  private void writeNext(Side side) {
    String me = side.player();
    if (turns.canMove(side)) {
      add(next(side), me + "_turn", new Action.Reachability(me + "_from", me + "_to", false));
      add(
          next(side),
          wins(side.opponent()),
          new Action.Reachability(me + "_from", me + "_to", true));
    } else {
      edges.skip(next(side), wins(side.opponent()), origin);
    }
  }

  /** Puts the piece on its new square and counts what it captured. */
  private void writeBoard(Side side) {
    String me = side.player();
    add(
        Turns.moved(side),
        me + "_settled",
        SbgDefinitions.equal(SbgDefinitions.FROM, SbgDefinitions.AT));
    add(
        Turns.moved(side),
        me + "_lands",
        SbgDefinitions.differ(SbgDefinitions.FROM, SbgDefinitions.AT));
    String node = me + "_lands";
    Expression here = SbgDefinitions.content(SbgDefinitions.AT);
    for (char letter : letters(_ -> true)) {
      Expression piece = SbgDefinitions.symbol("" + letter);
      Expression left = SbgDefinitions.left(letter);
      add(node, me + "_takes_" + letter, SbgDefinitions.equal(here, piece));
      add(me + "_takes_" + letter, me + "_puts", SbgDefinitions.assign(left, world.oneLess(left)));
      add(node, me + "_spares_" + letter, SbgDefinitions.differ(here, piece));
      node = me + "_spares_" + letter;
    }
    edges.skip(node, me + "_puts", origin);
    add(
        me + "_puts",
        me + "_leaves",
        SbgDefinitions.assign(here, SbgDefinitions.content(SbgDefinitions.FROM)));
    add(
        me + "_leaves",
        me + "_settled",
        SbgDefinitions.assign(
            SbgDefinitions.content(SbgDefinitions.FROM),
            SbgDefinitions.symbol(SbgDefinitions.EMPTY)));
  }

  /** The letters whose pieces are counted while the game is played. */
  private List<Character> letters(Predicate<Character> filter) {
    return world.counted().keySet().stream()
        .filter(letter -> !world.isDecided(letter))
        .filter(filter)
        .toList();
  }

  private void writeEnds(Side side) {
    String me = side.player();
    String counts = me + "_counts";
    if (world.hasSquaresToReach(side)) {
      Expression reached = world.reached(SbgDefinitions.AT);
      add(me + "_settled", wins(side), SbgDefinitions.equal(reached, SbgDefinitions.symbol("1")));
      add(me + "_settled", counts, SbgDefinitions.differ(reached, SbgDefinitions.symbol("1")));
    } else {
      edges.skip(me + "_settled", counts, origin);
    }
    // If the counts of both players end the game, the mover wins, so the opponent's come first.
    String node = counts;
    for (Side loser : List.of(side.opponent(), side)) {
      boolean decided =
          world.counted().keySet().stream().anyMatch(c -> loser.owns(c) && world.isDecided(c));
      if (decided) {
        edges.skip(node, wins(loser.opponent()), origin);
        return;
      }
      for (char letter : letters(loser::owns)) {
        Expression left = SbgDefinitions.left(letter);
        Expression limit = SbgDefinitions.symbol("" + world.counted().get(letter));
        String others = me + "_keeps_" + letter;
        add(node, wins(loser.opponent()), SbgDefinitions.equal(left, limit));
        add(node, others, SbgDefinitions.differ(left, limit));
        node = others;
      }
    }
    Expression limit = SbgDefinitions.symbol("" + game.turnLimit());
    add(
        node,
        me + "_done",
        SbgDefinitions.assign(SbgDefinitions.TURN, world.oneMore(SbgDefinitions.TURN)));
    add(me + "_done", DRAW, SbgDefinitions.equal(SbgDefinitions.TURN, limit));
    add(me + "_done", next(side.opponent()), SbgDefinitions.differ(SbgDefinitions.TURN, limit));
  }
}
