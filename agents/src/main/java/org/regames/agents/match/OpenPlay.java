package org.regames.agents.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.regames.agents.PlayedGame;
import org.regames.agents.View;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;

/**
 * A play in progress, and what each player has seen of it. Starts in the initial state.
 *
 * <p>Players who choose simultaneously move one after the other, unseen, and the keeper then
 * announces what they chose; from then on each has seen the moves announced to it.
 */
public final class OpenPlay {
  private final PlayedGame game;
  private final GameState state;
  private final MoveBuffer moves;
  private final List<Turn> turns = new ArrayList<>();
  private final List<List<Turn>> seen = new ArrayList<>();
  private final List<List<List<Turn>>> told = new ArrayList<>();
  private final Optional<KeeperWords> keeper;
  private List<List<String>> legal;

  /** How many moves were made before the last announcement of the keeper. */
  private int openRound;

  public OpenPlay(PlayedGame game) {
    this.game = game;
    this.state = game.model().newState();
    this.moves = game.model().newMoves();
    for (int player = 0; player < game.players().size(); player++) {
      seen.add(new ArrayList<>());
      told.add(new ArrayList<>());
    }
    this.keeper = game.interpreter().map(KeeperWords::new);
    keeper.ifPresent(words -> words.first().forEach(this::hear));
    list();
  }

  private void list() {
    legal = new ArrayList<>();
    state.legalMoves(moves);
    for (int move = 0; move < moves.size(); move++) {
      legal.add(state.tags(moves, move));
    }
  }

  /** The present state; not to be played on. */
  public GameState state() {
    return state;
  }

  /** Whether the play has ended, or nobody can move. */
  public boolean isOver() {
    return legal.isEmpty();
  }

  /** Who is to move, as in {@link GameState#currentPlayer}. */
  public int player() {
    return state.currentPlayer();
  }

  /** The name of who is to move. */
  public String mover() {
    return player() == ForwardModel.RANDOM ? Builtins.RANDOM : game.players().get(player());
  }

  /** The distinct tags of the legal moves. */
  public List<List<String>> legal() {
    return legal.stream().distinct().toList();
  }

  /** The view of the player to move. */
  public View view() {
    return new View(seen.get(player()), legal());
  }

  /** All moves so far except those of the keeper. */
  public List<Turn> turns() {
    return Collections.unmodifiableList(turns);
  }

  /** The same with the tags that one player sees. */
  public List<Turn> seenBy(int player) {
    return Collections.unmodifiableList(seen.get(player));
  }

  /**
   * What the keeper has announced to a player since the last move: the moves of those who chose
   * simultaneously, or a turn of the keeper with its own tags.
   */
  public List<List<Turn>> told(int player) {
    return Collections.unmodifiableList(told.get(player));
  }

  /**
   * Plays a move and the keeper's moves after it.
   *
   * @return whether it is legal; otherwise nothing changes
   */
  public boolean play(List<String> tags) {
    int move = legal.indexOf(tags);
    if (move >= 0) {
      apply(move);
    }
    return move >= 0;
  }

  /** Plays a uniformly drawn legal move. */
  public void draw(RandomGenerator random) {
    apply(state.draw(moves, random));
  }

  private void apply(int move) {
    String name = mover();
    Turn turn = new Turn(name, legal.get(move));
    for (int other = 0; other < seen.size(); other++) {
      boolean seesAll = other == player() || !game.hides();
      seen.get(other).add(seesAll ? turn : new Turn(name, state.seenBy(other, moves, move)));
    }
    turns.add(turn);
    state.apply(moves, move);
    told.forEach(List::clear);
    keeper.ifPresent(words -> words.after(turn).forEach(this::hear));
    list();
  }

  /** Shows the players what they may know about a move of the keeper. */
  private void hear(Move words) {
    List<Turn> round = List.copyOf(turns.subList(openRound, turns.size()));
    // For a single move a repeated word might be a coincidence, which would give that move away.
    boolean repeats =
        round.stream().map(Turn::player).distinct().count() > 1
            && round.stream().flatMap(turn -> turn.tags().stream()).toList().equals(words.tags());
    for (int player = 0; player < seen.size(); player++) {
      List<String> heard = words.seenBy(game.players().get(player));
      if (repeats && heard.equals(words.tags())) {
        told.get(player).add(round);
        for (int turn = 0; turn < round.size(); turn++) {
          seen.get(player).set(openRound + turn, round.get(turn));
        }
      } else if (!heard.isEmpty()) {
        told.get(player).add(List.of(new Turn(Builtins.KEEPER, heard)));
      }
    }
    openRound = turns.size();
  }
}
