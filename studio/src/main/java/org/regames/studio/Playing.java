package org.regames.studio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.match.OpenPlay;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Clicks;
import org.regames.draw.board.Pointing;
import org.regames.draw.board.SvgBoard;
import org.regames.ir.Builtins;
import org.regames.ir.Value;

/** Plays move by move; each request contains all moves so far. */
record Playing(Shelf shelf, Views views) {
  private static final int MOST_MOVES = 5_000;
  private static final long MOST_ITERATIONS = 10_000_000;
  private static final long MOST_SECONDS = 60;

  /**
   * The play after some moves.
   *
   * @throws Refusal if one of them is not legal
   */
  OpenPlay after(Asked.GameText text, List<List<String>> moves, Jobs.Ticket ticket) {
    PlayedGame game = shelf.played(text, ticket);
    MoveNotation notation = shelf.notation(text, ticket);
    if (moves.size() > MOST_MOVES) {
      throw new Refusal("plays of more than " + MOST_MOVES + " moves are not shown");
    }
    OpenPlay play = new OpenPlay(game);
    int number = 0;
    for (List<String> tags : moves) {
      number++;
      ticket.check();
      if (play.isOver()) {
        throw new Refusal("the play is over before move " + number);
      }
      if (!play.play(meant(notation, play, tags))) {
        String nearest =
            notation
                .nearest(play.legal(), tags)
                .map(move -> "; the nearest legal move is " + notation.said(move))
                .orElse("");
        throw new Refusal(
            "move %d, `%s`, is not legal for %s%s"
                .formatted(number, notation.said(tags), play.mover(), nearest));
      }
    }
    return play;
  }

  /** The legal move that written tags stand for; the tags themselves if there is none. */
  static List<String> meant(MoveNotation notation, OpenPlay play, List<String> tags) {
    if (play.legal().contains(tags)) {
      return tags;
    }
    try {
      return notation.find(play.legal(), String.join(" ", tags)).orElse(tags);
    } catch (IllegalArgumentException several) {
      throw new Refusal(several.getMessage());
    }
  }

  Told.Position position(Asked.At asked, Jobs.Ticket ticket) {
    PlayedGame game = shelf.played(asked.game(), ticket);
    OpenPlay play = after(asked.game(), asked.moves(), ticket);
    int eyes = asked.seenBy() == null ? -1 : game.players().indexOf(asked.seenBy());
    boolean isBlind = game.hides() && eyes >= 0 && !play.isOver();
    List<Turn> turns = isBlind ? play.seenBy(eyes) : play.turns();
    boolean mayChoose = !isBlind || play.player() == eyes;
    Views.Looks looks = views.of(asked.game(), ticket);
    List<String> changed =
        isBlind || asked.moves().isEmpty() ? List.of() : changed(asked, play, looks, ticket);
    List<List<String>> legal = mayChoose ? play.legal() : List.of();
    List<List<String>> named = new ArrayList<>(legal);
    turns.forEach(turn -> named.add(turn.tags()));
    return new Told.Position(
        game.players(),
        looks.boards().coloursOf(game.players()),
        play.isOver() ? "" : play.mover(),
        play.isOver(),
        game.hides(),
        legal,
        turns.stream().map(turn -> new Told.Made(turn.player(), turn.tags())).toList(),
        shelf.notation(asked.game(), ticket).words(named),
        scores(game, play),
        board(looks.boards(), game, turns, isBlind ? eyes : -1, play, ticket, changed),
        mayChoose ? clicks(looks.boards(), play, isBlind, ticket) : List.of(),
        looks.fault());
  }

  /** The cells that the last move leads through, as one points at it. */
  private List<String> changed(
      Asked.At asked, OpenPlay play, Views.Looks looks, Jobs.Ticket ticket) {
    List<List<String>> moves = asked.moves();
    OpenPlay before = after(asked.game(), moves.subList(0, moves.size() - 1), ticket);
    return before.player() == ForwardModel.RANDOM
        ? List.of()
        : looks
            .boards()
            .pointing(before.mover(), before.state().values())
            .of(play.turns().getLast().tags(), play.state().values())
            .path();
  }

  /** The picture of a position as far as the viewer may know it; empty if that is nothing. */
  private String board(
      BoardView view,
      PlayedGame game,
      List<Turn> turns,
      int eyes,
      OpenPlay play,
      Jobs.Ticket ticket,
      List<String> changed) {
    Optional<List<Map<String, Value>>> worlds =
        eyes < 0
            ? Optional.of(List.of(play.state().values()))
            : new Eyes(game, eyes, ticket).worlds(turns);
    List<String> last = turns.isEmpty() ? List.of() : turns.getLast().tags();
    List<String> thrown =
        turns.reversed().stream()
            .filter(turn -> turn.player().equals(Builtins.RANDOM))
            .map(Turn::tags)
            .findFirst()
            .orElse(List.of());
    return worlds
        .map(possible -> view.withDice(view.picture(possible, last, changed), thrown))
        .map(picture -> SvgBoard.text(picture, "Position"))
        .orElse("");
  }

  /** Where to click for each of the legal moves, in their order. */
  private static List<Clicks> clicks(
      BoardView view, OpenPlay play, boolean isBlind, Jobs.Ticket ticket) {
    if (play.isOver()) {
      return List.of();
    }
    if (isBlind) {
      return play.legal().stream().map(tags -> Pointing.named(view, tags)).toList();
    }
    GameState state = play.state();
    MoveBuffer moves = state.model().newMoves();
    state.legalMoves(moves);
    Pointing pointing = view.pointing(play.mover(), state.values());
    Map<List<String>, Clicks> byTags = new HashMap<>();
    for (int move = 0; move < moves.size(); move++) {
      ticket.check();
      List<String> tags = state.tags(moves, move);
      if (!byTags.containsKey(tags)) {
        byTags.put(tags, pointing.of(tags, outcome(state, moves, move, pointing)));
      }
    }
    return play.legal().stream().map(byTags::get).toList();
  }

  /**
   * What a move leads to. With simultaneous moves nothing is visible until the others have chosen;
   * then the state after the forced moves counts.
   */
  private static Map<String, Value> outcome(
      GameState state, MoveBuffer moves, int move, Pointing pointing) {
    GameState after = state.copy();
    after.apply(moves, move);
    Map<String, Value> values = after.values();
    MoveBuffer forced = state.model().newMoves();
    for (int other = 1; other < state.model().players().size(); other++) {
      after.legalMoves(forced);
      if (forced.size() != 1 || pointing.isSeen(values)) {
        break;
      }
      after.apply(forced, 0);
      values = after.values();
    }
    return values;
  }

  private static Map<String, String> scores(PlayedGame game, OpenPlay play) {
    Map<String, String> scores = new LinkedHashMap<>();
    for (int player = 0; player < game.players().size(); player++) {
      scores.put(game.players().get(player), play.state().score(player));
    }
    return scores;
  }

  /** The next move of an agent, or of chance. */
  Told.Chosen choose(Asked.MoveChoice asked, Jobs.Ticket ticket) {
    PlayedGame game = shelf.played(asked.game(), ticket);
    OpenPlay play = after(asked.game(), asked.moves(), ticket);
    if (play.isOver()) {
      throw new Refusal("the play is over");
    }
    if (play.player() == ForwardModel.RANDOM || asked.agent() == null) {
      SplitMix random = new SplitMix();
      random.start(asked.seed(), asked.moves().size());
      play.draw(random);
      return new Told.Chosen(play.turns().getLast().tags());
    }
    AgentSpec spec = spec(asked.agent());
    try (Agent agent =
        spec.kind().sit(new Seat(game, play.player(), asked.seed()), spec.options())) {
      return new Told.Chosen(agent.choose(play.view(), spec.clock()));
    } catch (IllegalArgumentException impossible) {
      throw new Refusal(asked.agent() + ": " + impossible.getMessage());
    }
  }

  /**
   * The agent with a specification.
   *
   * @throws Refusal if there is none, or its budget is too large
   */
  static AgentSpec spec(String text) {
    AgentSpec spec;
    try {
      spec = AgentSpec.parse(text);
    } catch (IllegalArgumentException impossible) {
      throw new Refusal(text + ": " + impossible.getMessage());
    }
    boolean isTooMuch =
        switch (spec.clock()) {
          case Clock.Iterations(long number) -> number > MOST_ITERATIONS;
          case Clock.Time(var duration) -> duration.toSeconds() > MOST_SECONDS;
        };
    if (isTooMuch) {
      throw new Refusal(
          text + ": agents think for at most " + MOST_SECONDS + "s or " + MOST_ITERATIONS + "it");
    }
    return spec;
  }
}
