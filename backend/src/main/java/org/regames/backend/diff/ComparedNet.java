package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.net.NetEngine;
import org.regames.ir.Builtins;
import org.regames.ir.net.NetGame;

/** A game played on its propositional net, so that no automaton has to be made. */
final class ComparedNet implements ComparedGame {
  private final ForwardModel model;
  private final MoveBuffer buffer;
  private long work;

  private ComparedNet(ForwardModel model) {
    this.model = model;
    this.buffer = model.newMoves();
  }

  /**
   * Makes a net playable in linear time; nothing if its keeper never stops or it has too many
   * players.
   */
  static Optional<ComparedGame> of(NetGame net) {
    if (net.roles().size() > Long.SIZE) {
      return Optional.empty();
    }
    try {
      return Optional.of(new ComparedNet(NetEngine.compile(net)));
    } catch (EndlessPlayException _) {
      return Optional.empty();
    }
  }

  @Override
  public List<String> players() {
    return model.players();
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(new At(model.newState(), null));
  }

  @Override
  public long work() {
    return work;
  }

  @Override
  public int takenParts() {
    return 0;
  }

  /** The moves up to a state, the last one first. */
  private record Played(Played before, Turn turn) {
    static List<Turn> turns(Played last) {
      List<Turn> turns = new ArrayList<>();
      for (Played played = last; played != null; played = played.before) {
        turns.add(played.turn);
      }
      Collections.reverse(turns);
      return turns;
    }
  }

  private final class At implements Position {
    private final GameState state;
    private final Played played;

    At(GameState state, Played played) {
      this.state = state;
      this.played = played;
    }

    @Override
    public boolean isTerminal() {
      return state.isTerminal();
    }

    @Override
    public String player() {
      int player = state.currentPlayer();
      return player == ForwardModel.RANDOM ? Builtins.RANDOM : model.players().get(player);
    }

    @Override
    public String score(String player) {
      return state.score(model.players().indexOf(player));
    }

    @Override
    public List<PossibleMove> moves() {
      state.legalMoves(buffer);
      List<PossibleMove> moves = new ArrayList<>();
      for (int move = 0; move < buffer.size(); move++) {
        moves.add(new Legal(this, move, state.tags(buffer, move)));
      }
      work += 1 + moves.size();
      return moves;
    }

    @Override
    public List<Turn> play() {
      return Played.turns(played);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof At that && state.equals(that.state);
    }

    @Override
    public int hashCode() {
      return state.hashCode();
    }
  }

  private final class Legal implements PossibleMove {
    private final At from;
    private final int number;
    private final List<String> tags;

    Legal(At from, int number, List<String> tags) {
      this.from = from;
      this.number = number;
      this.tags = tags;
    }

    @Override
    public List<String> tags() {
      return tags;
    }

    @Override
    public List<String> seenBy(String player) {
      return from.state.seenBy(model.players().indexOf(player), buffer, number);
    }

    private Played played() {
      return new Played(from.played, new Turn(from.player(), tags));
    }

    @Override
    public List<Turn> play() {
      return Played.turns(played());
    }

    /** The buffer may hold the moves of another state by now, so they are found again. */
    @Override
    public Optional<Position> after() {
      GameState next = from.state.copy();
      next.legalMoves(buffer);
      work++;
      try {
        next.apply(buffer, number);
      } catch (EndlessPlayException _) {
        return Optional.empty();
      }
      return Optional.of(new At(next, played()));
    }
  }
}
