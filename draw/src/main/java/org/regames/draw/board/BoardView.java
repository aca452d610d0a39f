package org.regames.draw.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.ConstantMaps;

/**
 * How the positions of a game look: its boards, inferred once from its types, and the look of the
 * values of its variables on them. Immutable.
 *
 * <p>A map is a board if its keys have coordinates in their names, if constants lead from key to
 * key (left and up, clockwise, anywhere), or if it is a map of maps. Other variables are shown as
 * notes beside the boards. Variables whose values no later move depends on are left out.
 */
public final class BoardView {
  private final List<Board> boards;
  private final Map<Layer, Looks> looks;
  private final Map<String, List<String>> sides;
  private final Map<String, Looks> noted;
  private final Map<String, List<List<String>>> notes;
  private final Map<String, String> labels;
  private final Hands hands;
  private final boolean dice;

  BoardView(
      List<Board> boards,
      Map<Layer, Looks> looks,
      Map<String, List<String>> sides,
      Map<String, Looks> noted,
      Map<String, List<List<String>>> notes,
      Map<String, String> labels,
      Hands hands,
      boolean dice) {
    this.boards = List.copyOf(boards);
    this.looks = looks;
    this.sides = sides;
    this.noted = noted;
    this.notes = notes;
    this.labels = labels;
    this.hands = hands;
    this.dice = dice;
  }

  /**
   * Finds the boards of a game. Takes time near linear in the size of the game.
   *
   * @param game a game without validation errors
   */
  public static BoardView of(Game game) {
    return of(game, ViewFile.NONE);
  }

  /** The same with a view file. */
  public static BoardView of(Game game, ViewFile view) {
    return new BoardFinder(Builtins.complete(game), view).view();
  }

  /** The colour of each player's pieces, by name, as pictures use it. */
  public static Map<String, String> colours(List<String> players) {
    Map<String, String> colours = new LinkedHashMap<>();
    for (int player = 0; player < players.size(); player++) {
      colours.put(players.get(player), PieceColours.of(players.get(player), player));
    }
    return colours;
  }

  /** The same for the players of this game, by the crosses and noughts that are theirs. */
  public Map<String, String> coloursOf(List<String> players) {
    Map<String, String> colours = colours(players);
    looks.values().stream()
        .flatMap(look -> look.pieces().values().stream())
        .filter(
            piece ->
                piece.shape() == PieceDrawing.Shape.CROSS
                    || piece.shape() == PieceDrawing.Shape.RING)
        .forEach(piece -> colours.replace(piece.owner(), piece.colour()));
    return colours;
  }

  /** The boards without pieces. */
  public List<Board> boards() {
    return boards;
  }

  /** The picture of a position. */
  public Picture picture(Map<String, Value> values, List<String> lastMove) {
    return picture(List.of(values), lastMove);
  }

  /**
   * The picture for somebody who does not know which of several positions is the present one:
   * places where they differ are shown as unknown.
   *
   * @param worlds the values of all variables in each of the positions; not empty
   * @param lastMove the tags of the last move, as far as known
   */
  public Picture picture(List<Map<String, Value>> worlds, List<String> lastMove) {
    return picture(worlds, lastMove, List.of());
  }

  /**
   * The same, where it is known which cells the last move changed; its tags may name only some.
   *
   * @param changed the identifiers of these cells
   */
  public Picture picture(
      List<Map<String, Value>> worlds, List<String> lastMove, Collection<String> changed) {
    List<Picture.View> views = new ArrayList<>();
    List<Reader> readers = worlds.stream().map(Reader::new).toList();
    for (int board = 0; board < boards.size(); board++) {
      Set<String> marked = new HashSet<>(changed);
      // The numbers of dice are not cells, though points may have numbers, too.
      if (!dice || DiceFaces.in(lastMove).isEmpty()) {
        for (String tag : lastMove) {
          marked.addAll(cells(board, tag));
        }
      }
      views.add(view(boards.get(board), readers, marked));
    }
    List<Picture.Note> all = new ArrayList<>();
    notes.forEach((variable, keys) -> note(variable, keys, readers).ifPresent(all::add));
    return new Picture(views, DiceFaces.together(all));
  }

  /**
   * The same picture with the dice thrown by a move of chance beside it.
   *
   * @param tags the tags of the last move of chance, as far as known
   * @return the picture itself if these are not dice, or if there are some already
   */
  public Picture withDice(Picture picture, List<String> tags) {
    boolean hasSome = picture.notes().stream().anyMatch(note -> note.faces() == Picture.Faces.DICE);
    Optional<List<String>> numbers = dice && !hasSome ? DiceFaces.in(tags) : Optional.empty();
    return numbers.map(picture::withDice).orElse(picture);
  }

  /** The cells of a board that a tag of a move names, in its order. */
  public List<String> cells(int board, String tag) {
    return TagCells.of(boards.get(board), tag);
  }

  /**
   * Finds where to click for the moves of a position.
   *
   * @param mover the player to move
   * @param values the values of all variables there
   */
  public Pointing pointing(String mover, Map<String, Value> values) {
    return new Pointing(this, mover, values);
  }

  /** What can be put on the boards by hand. */
  public Placing placing() {
    return new Placing(this);
  }

  /** The looks of the values of a layer. */
  Looks look(Layer layer) {
    return looks.get(layer);
  }

  /** The value of a layer on a cell. */
  String value(Map<String, Value> values, Layer layer, Cell cell) {
    return new Reader(values).value(layer, cell);
  }

  /** The symbol that a variable has at the end of a path of keys. */
  static String value(Map<String, Value> values, String variable, List<String> keys) {
    return new Reader(values).value(variable, keys);
  }

  /**
   * The name of a place for people: its label, or the words of its name, with the names of its
   * keys.
   */
  String said(List<String> place) {
    String variable = place.getFirst();
    List<String> keys = place.subList(1, place.size());
    String of =
        hands
            .owner(variable, keys)
            .orElseGet(() -> String.join(" ", keys.stream().map(CellName::said).toList()));
    String label = labels.get(variable);
    return label == null
        ? Internals.said(variable, name(variable), of)
        : (label + " " + of).strip();
  }

  /** The places shown in notes beside the boards: a variable and the keys of its maps. */
  List<List<String>> beside() {
    List<List<String>> places = new ArrayList<>();
    notes.forEach(
        (variable, paths) ->
            paths.forEach(
                path -> {
                  List<String> place = new ArrayList<>(List.of(variable));
                  place.addAll(path);
                  places.add(place);
                }));
    return places;
  }

  /** The pieces on each cell of any board, the lowest first; cells with the same id are merged. */
  Map<String, List<PieceDrawing>> contents(Map<String, Value> values) {
    Reader reader = new Reader(values);
    Map<String, List<PieceDrawing>> contents = new LinkedHashMap<>();
    for (Board board : boards) {
      for (Cell cell : board.cells()) {
        List<PieceDrawing> pieces = contents.computeIfAbsent(cell.id(), _ -> new ArrayList<>());
        for (Layer layer : board.layers()) {
          String value = reader.value(layer, cell);
          looks.get(layer).of(value).ifPresent(pieces::add);
        }
        board
            .tally()
            .flatMap(tally -> looks.get(tally).of(reader.value(tally, cell)))
            .ifPresent(pieces::add);
      }
    }
    return contents;
  }

  private Picture.View view(Board board, List<Reader> worlds, Set<String> marked) {
    List<Picture.Square> squares = new ArrayList<>();
    for (Cell cell : board.cells()) {
      List<PieceDrawing> pieces = new ArrayList<>();
      boolean outside = false;
      for (Layer layer : board.layers()) {
        Optional<String> value = agreed(worlds, world -> world.value(layer, cell));
        Looks look = looks.get(layer);
        if (value.isEmpty()) {
          pieces.add(PieceDrawing.HIDDEN);
        } else {
          outside |= look.isOutside(value.get());
          look.of(value.get()).ifPresent(pieces::add);
        }
      }
      Optional<String> number =
          board.tally().flatMap(tally -> agreed(worlds, world -> world.value(tally, cell)));
      if (number.isPresent()) {
        pieces = PieceCounts.counted(pieces, number.get());
      }
      if (!outside) {
        squares.add(new Picture.Square(cell, pieces, marked.contains(cell.id())));
      }
    }
    return Extent.view(board, squares, sides(board, worlds), boards.size() > 1);
  }

  private List<Picture.Side> sides(Board board, List<Reader> worlds) {
    Layer layer = board.layers().getFirst();
    List<Picture.Side> found = new ArrayList<>();
    for (String key : sides.getOrDefault(layer.variable(), List.of())) {
      agreed(worlds, layer.variable(), List.of(key))
          .flatMap(looks.get(layer)::of)
          .ifPresent(
              piece -> {
                Point outward = Sides.outward(key).orElseThrow();
                List<Segment> edges = Sides.along(board.cells(), outward);
                found.add(new Picture.Side(Looks.brief(key), piece.name(), piece.colour(), edges));
              });
    }
    return found;
  }

  /** The value that all positions share at the end of a path of keys. */
  private static Optional<String> agreed(List<Reader> worlds, String variable, List<String> keys) {
    return agreed(worlds, world -> world.value(variable, keys));
  }

  private static Optional<String> agreed(List<Reader> worlds, Function<Reader, String> value) {
    String first = value.apply(worlds.getFirst());
    return worlds.stream().allMatch(world -> value.apply(world).equals(first))
        ? Optional.of(first)
        : Optional.empty();
  }

  private Optional<Picture.Note> note(
      String variable, List<List<String>> paths, List<Reader> worlds) {
    List<Picture.Entry> entries = new ArrayList<>();
    Looks look = noted.get(variable);
    for (List<String> keys : paths) {
      Optional<String> value = agreed(worlds, variable, keys);
      boolean isNothing =
          value.filter(Internals::isUnset).isPresent()
              || look != null && value.isPresent() && look.isEmpty(value.get())
              || DiceFaces.isOne(variable) && value.filter(DiceFaces::isUnthrown).isPresent();
      if (!isNothing) {
        String key =
            hands
                .owner(variable, keys)
                .orElseGet(() -> String.join(" ", keys.stream().map(Looks::brief).toList()));
        boolean isTruth = look != null && look.isOfTruths();
        String said = value.map(it -> look == null ? Looks.brief(it) : look.said(it)).orElse("?");
        String shown = isTruth && value.isPresent() ? "" : said;
        entries.add(new Picture.Entry(key, shown));
      }
    }
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Picture.Note(
                labels.getOrDefault(variable, name(variable)), entries, faces(variable, look)));
  }

  private static Picture.Faces faces(String variable, Looks look) {
    if (DiceFaces.isOne(variable)) {
      return Picture.Faces.DICE;
    }
    return look != null && look.isOfCards() ? Picture.Faces.CARDS : Picture.Faces.WORDS;
  }

  private String name(String variable) {
    return hands.variables().contains(variable) ? Hands.LABEL : Internals.words(variable);
  }

  /** The values of one position. */
  private static final class Reader {
    private final Map<String, Value> values;
    private final ConstantMaps maps = new ConstantMaps(Map.of());

    Reader(Map<String, Value> values) {
      this.values = values;
    }

    String value(Layer layer, Cell cell) {
      List<String> path = layer.path(cell.keys());
      return layer.counts().isEmpty()
          ? value(layer.variable(), path)
          : Counts.of(layer.counts(), key -> isTrue(layer.variable(), path, key));
    }

    private boolean isTrue(String variable, List<String> path, String key) {
      List<String> longer = new ArrayList<>(path);
      longer.add(key);
      return value(variable, longer).equals("1");
    }

    String value(String variable, List<String> keys) {
      Value value = values.get(variable);
      for (String key : keys) {
        value = maps.at(value, key).orElseThrow();
      }
      return value.toString();
    }
  }
}
