package org.regames.studio;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.agents.PlayedGame;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;
import org.regames.ir.Value;

/**
 * What a player who has seen only a part of each move knows about the position: all possible
 * positions. If these are very many there is no answer, since a part of them would imply more than
 * the player knows.
 */
final class Eyes {
  private static final int MOST_WORLDS = 600;

  private final PlayedGame game;
  private final int player;
  private final Jobs.Ticket ticket;

  /**
   * @param player the index of the player
   */
  Eyes(PlayedGame game, int player, Jobs.Ticket ticket) {
    this.game = game;
    this.player = player;
    this.ticket = ticket;
  }

  /**
   * The values of all variables in each position that the play may have led to.
   *
   * @param seen the moves as seen by the player
   * @return nothing if there are too many
   */
  Optional<List<Map<String, Value>>> worlds(List<Turn> seen) {
    Set<GameState> worlds = new LinkedHashSet<>(List.of(game.model().newState()));
    for (Turn turn : seen) {
      Set<GameState> next = new LinkedHashSet<>();
      for (GameState world : worlds) {
        ticket.check();
        follow(world, turn, next);
        if (next.size() > MOST_WORLDS) {
          return Optional.empty();
        }
      }
      worlds = next;
    }
    List<Map<String, Value>> values = new ArrayList<>();
    worlds.forEach(world -> values.add(world.values()));
    return values.isEmpty() ? Optional.empty() : Optional.of(values);
  }

  /** Adds the states after moves that look like a given one. */
  private void follow(GameState world, Turn turn, Set<GameState> next) {
    if (!mover(world).equals(turn.player())) {
      return;
    }
    MoveBuffer moves = game.model().newMoves();
    world.legalMoves(moves);
    for (int move = 0; move < moves.size(); move++) {
      // Moves that were chosen unseen may have been announced since with all their tags.
      boolean looksSo =
          world.tags(moves, move).equals(turn.tags())
              || world.currentPlayer() != player
                  && world.seenBy(player, moves, move).equals(turn.tags());
      if (looksSo) {
        GameState after = world.copy();
        MoveBuffer own = game.model().newMoves();
        after.legalMoves(own);
        after.apply(own, move);
        next.add(after);
      }
    }
  }

  private String mover(GameState world) {
    int mover = world.currentPlayer();
    return mover >= 0
        ? game.players().get(mover)
        : mover == ForwardModel.RANDOM ? Builtins.RANDOM : Builtins.KEEPER;
  }
}
