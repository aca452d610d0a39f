package org.regames.studio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.regames.backend.debug.SetUpPosition;
import org.regames.backend.debug.SetUpSearch;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.PieceDrawing;
import org.regames.draw.board.Placing;
import org.regames.draw.board.SvgBoard;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.ParameterVariable;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Positions that somebody sets up by hand. */
record SettingUp(Shelf shelf, Views views) {
  private static final int MOST_FIELDS = 60;
  private static final int MOST_VALUES = 200;
  private static final long SECONDS = 3;

  /** A position being changed, with everything known about it. */
  private record Draft(
      Game game,
      SetUpPosition position,
      SetUpSearch search,
      Placing placing,
      BooleanSupplier isEnough) {
    Map<String, Value> values() {
      return position.values(game);
    }

    /** The places that no picture shows but later moves depend on, with their symbols. */
    Map<List<String>, List<String>> remembered() {
      Map<List<String>, List<String>> places = places();
      placing.beside().forEach(places::remove);
      return places;
    }

    /** The places that are on no board but later moves depend on, with their symbols. */
    Map<List<String>, List<String>> places() {
      Set<List<String>> onBoards = new HashSet<>(placing.places());
      placing.beside().forEach(onBoards::remove);
      Set<String> live = search.remembered(position);
      Typing typing = Typing.of(game);
      Map<List<String>, List<String>> places = new LinkedHashMap<>();
      for (Variable variable : game.variables()) {
        boolean isOfRules =
            Set.of(Builtins.PLAYER, Builtins.VISIBLE).contains(variable.name())
                || ParameterVariable.named(variable.name()).isPresent();
        if (!isOfRules && live.contains(variable.name())) {
          Map<List<String>, List<String>> more = new LinkedHashMap<>();
          Shape shape = typing.shape(variable.type()).orElseThrow();
          collect(List.of(variable.name()), shape, onBoards, more);
          // A value that is not for a cell only marks the edge of a board for the rules.
          boolean isOfCells =
              more.keySet().stream().anyMatch(placing::isOfCell)
                  || onBoards.stream().anyMatch(it -> it.getFirst().equals(variable.name()));
          more.keySet().removeIf(it -> isOfCells && !placing.isOfCell(it));
          if (more.size() <= MOST_FIELDS) {
            places.putAll(more);
          }
        }
      }
      return places;
    }

    /** The same with other values; what the rules remember about pieces is updated. */
    SetUpPosition with(Map<List<String>, String> changes) {
      Map<String, String> all = new HashMap<>(position.changes());
      changes.forEach((place, symbol) -> all.put(String.join(" ", place), symbol));
      Map<String, Value> before = SetUpPosition.after(position.after()).values(game);
      Map<String, Value> now = new SetUpPosition(position.after(), all).values(game);
      placing
          .followed(remembered().keySet(), before, now)
          .forEach((place, cell) -> all.put(String.join(" ", place), cell));
      all.entrySet().removeIf(it -> SetUpSearch.at(before, it.getKey()).equals(it.getValue()));
      return new SetUpPosition(position.after(), all);
    }
  }

  private Draft draft(Asked.SettingUp asked, Jobs.Ticket ticket) {
    Game game = Builtins.complete(shelf.game(asked.game().fromStart(), ticket));
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    BooleanSupplier isEnough = () -> ticket.isOver() || System.nanoTime() > end;
    SetUpSearch search = new SetUpSearch(game);
    SetUpPosition before = Shelf.setUp(asked.position());
    SetUpPosition position =
        asked.moves() == null
            ? before
            : Shelf.refusing(() -> search.after(before, asked.moves(), isEnough))
                .orElseThrow(() -> new Refusal("no play was found that leads to such a turn"));
    Placing placing = views.of(asked.game(), ticket).boards().placing();
    return new Draft(game, position, search, placing, isEnough);
  }

  Told.SetUpBoard change(Asked.SettingUp asked, Jobs.Ticket ticket) {
    Draft draft = draft(asked, ticket);
    return Shelf.refusing(
        () -> {
          SetUpPosition position =
              asked.change() == null ? draft.position : changed(draft, asked.change());
          Map<String, Value> values = position.values(draft.game);
          BoardView boards = views.of(asked.game(), ticket).boards();
          return new Told.SetUpBoard(
              position,
              draft.search.mover(position),
              draft.search.movers(),
              SvgBoard.text(boards.picture(values, List.of()), "Position"),
              draft.placing.pieces().stream()
                  .map(piece -> new Told.SetUpPiece(piece.name(), SvgBoard.piece(piece)))
                  .toList(),
              fields(draft, position, values));
        });
  }

  private static SetUpPosition changed(Draft draft, Asked.SetUpChange change) {
    Placing placing = draft.placing;
    Map<String, Value> values = draft.values();
    int board = change.board();
    return switch (change.kind()) {
      case "put" -> {
        PieceDrawing piece = piece(placing, change.piece());
        yield placing
            .put(piece, board, cell(placing, board, change.cell()), values)
            .map(draft::with)
            .orElseThrow(() -> new Refusal(piece.name() + " cannot be put there"));
      }
      case "take" ->
          placing
              .take(board, cell(placing, board, change.cell()), values)
              .map(draft::with)
              .orElse(draft.position);
      case "move" -> {
        String from = cell(placing, board, change.cell());
        yield placing
            .move(board, from, cell(placing, board, change.to()), values)
            .map(draft::with)
            .orElseThrow(() -> new Refusal("that cannot be moved there"));
      }
      case "clear" -> draft.with(placing.clear(values));
      case "set" -> {
        String place = said("place", change.place());
        yield draft.with(Map.of(List.of(place.split(" ")), said("value", change.value())));
      }
      case "mover" -> withMover(draft, said("value", change.value()));
      default -> throw new Refusal("there is no change `" + change.kind() + "` of a position");
    };
  }

  private static PieceDrawing piece(Placing placing, int number) {
    if (number < 0 || number >= placing.pieces().size()) {
      throw new Refusal("there is no piece with the number " + number);
    }
    return placing.pieces().get(number);
  }

  private static String cell(Placing placing, int board, String cell) {
    if (!placing.has(board, said("cell", cell))) {
      throw new Refusal("there is no cell `%s` on board %d".formatted(cell, board));
    }
    return cell;
  }

  private static String said(String what, String value) {
    if (value == null) {
      throw new Refusal("the " + what + " of the change is missing");
    }
    return value;
  }

  private static SetUpPosition withMover(Draft draft, String mover) {
    List<String> places =
        draft.placing.places().stream().map(place -> String.join(" ", place)).toList();
    return draft
        .search
        .withMover(draft.position, mover, places, draft.isEnough)
        .orElseThrow(() -> new Refusal("no play was found that leads to a move of " + mover));
  }

  /**
   * The values beside the boards, and those remembered by the rules, that later moves depend on.
   */
  private static List<Told.Field> fields(
      Draft draft, SetUpPosition position, Map<String, Value> values) {
    Set<List<String>> beside = new HashSet<>(draft.placing.beside());
    Draft changed = new Draft(draft.game, position, draft.search, draft.placing, draft.isEnough);
    List<Told.Field> fields = new ArrayList<>();
    changed
        .places()
        .forEach(
            (place, symbols) -> {
              boolean isBeside = beside.contains(place);
              if (isBeside || !draft.placing.isOnBoard(place, values)) {
                String name = String.join(" ", place);
                String value = SetUpSearch.at(values, name);
                String said = draft.placing.said(place);
                fields.add(new Told.Field(name, said, value, symbols, !isBeside));
              }
            });
    return fields;
  }

  /**
   * The places of a variable with several possible symbols, unless there are too many to choose
   * from.
   */
  private static void collect(
      List<String> place,
      Shape shape,
      Set<List<String>> others,
      Map<List<String>, List<String>> places) {
    switch (shape) {
      case Shape.SetShape set -> {
        int count = set.symbols().size();
        if (count > 1 && count <= MOST_VALUES && !others.contains(place)) {
          places.put(place, set.symbols());
        }
      }
      case Shape.MapShape map -> {
        for (String key : map.source().symbols()) {
          List<String> longer = new ArrayList<>(place);
          longer.add(key);
          if (places.size() <= MOST_FIELDS) {
            collect(longer, map.target(), others, places);
          }
        }
      }
    }
  }

  Told.Reach reach(Asked.SettingUp asked, Jobs.Ticket ticket) {
    Draft draft = draft(asked, ticket);
    return new Told.Reach(
        switch (Shelf.refusing(() -> draft.search.reaches(draft.position, draft.isEnough))) {
          case REACHABLE -> "";
          case UNREACHABLE -> "No play leads to this position.";
          case UNKNOWN -> "Perhaps no play leads to this position; a short search found none.";
        });
  }
}
