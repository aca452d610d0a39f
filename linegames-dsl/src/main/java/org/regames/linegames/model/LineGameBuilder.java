package org.regames.linegames.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Describes a game on lines step by step. Every method checks its arguments at once and throws a
 * {@link LineGameException} that names the wrong one.
 */
public final class LineGameBuilder {
  /** More nodes than any game needs; a larger board is a mistake. */
  private static final int MOST_NODES = 10_000;

  private static final int MOST_TURNS = 1_000_000;

  /**
   * Names that files can have on every system: some systems reserve names for devices, or cut names
   * at a full stop.
   */
  private static final Pattern GAME_NAME =
      Pattern.compile(
          "(?!(?i:con|prn|aux|nul|com\\d|lpt\\d)\\b)"
              + "[\\p{L}\\p{N}_]([\\p{L}\\p{M}\\p{N}_ .,'()+&!-]{0,98}[\\p{L}\\p{M}\\p{N}_)!'])?");

  private static final Pattern NAME = Pattern.compile("[a-z][A-Za-z0-9_]{0,99}");

  /** Names with another meaning in a game's HRG, where nodes become symbols. */
  private static final Set<String> RESERVED =
      Set.of(
          "along",
          "at",
          "board",
          "calmer",
          "captured",
          "const",
          "goals",
          "later",
          "lead",
          "leader",
          "nowhere",
          "opponent",
          "over",
          "player",
          "quiet",
          "turn",
          "type",
          "var",
          "visible");

  /** A greater distance than any board is wide. */
  private static final double FARTHEST = 100_000;

  private final String name;
  private final Consumer<String> warnings;
  private final Map<String, Node> nodes = new LinkedHashMap<>();
  private final Map<String, Map<Direction, String>> lines = new LinkedHashMap<>();
  private final Map<String, Piece> pieces = new LinkedHashMap<>();
  private Optional<Shape> board = Optional.empty();
  private Captures captures = Captures.NONE;
  private Optional<Boolean> mandatory = Optional.empty();
  private OptionalInt stagnation = OptionalInt.empty();
  private OptionalInt maxTurns = OptionalInt.empty();

  /** Begins a game in which anything doubtful is a mistake, too. */
  public LineGameBuilder(String name) {
    this(
        name,
        doubt -> {
          throw new LineGameException(doubt);
        });
  }

  /**
   * Begins a game.
   *
   * @param name also the name of files, so it must not lead to another folder
   * @param warnings receives messages about what may not be intended
   */
  public LineGameBuilder(String name, Consumer<String> warnings) {
    if (!GAME_NAME.matcher(name).matches()) {
      throw new LineGameException(
          "name: expected one that can be a file's on every system, of letters, digits, blanks and"
              + " `_.,'()+&!-`, found `"
              + name
              + "`");
    }
    this.name = name;
    this.warnings = warnings;
  }

  /** A single node, {@code cy0x0}. */
  public void addBoardPoint() {
    board(new Shape.Point());
  }

  /** Orthogonal lines everywhere, diagonals at every other node; the sizes are odd. */
  public void addBoardAlquerque(int width, int height) {
    board(new Shape.Alquerque(odd("width", width), odd("height", height)));
  }

  /** Squares, each with a node in the middle; the sizes are odd and count those nodes. */
  public void addBoardSquareWithDiagonals(int width, int height) {
    board(new Shape.SquareWithDiagonals(odd("width", width), odd("height", height)));
  }

  /** Orthogonal lines. */
  public void addBoardGrid(int width, int height) {
    board(new Shape.Grid(atLeast("width", width, 1), atLeast("height", height, 1)));
  }

  /**
   * Spokes and rings.
   *
   * @param lines how many spokes: 2, 4, 6 or 8
   * @param length the nodes of a spoke, the centre counted
   */
  public void addBoardCircle(int lines, int length) {
    if (!Shape.Circle.SPOKES.containsKey(lines)) {
      throw new LineGameException("lines: expected 2, 4, 6 or 8, found " + lines);
    }
    board(new Shape.Circle(lines, atLeast("length", length, 2)));
  }

  private static int odd(String argument, int size) {
    if (size < 1 || size % 2 == 0) {
      throw new LineGameException(argument + ": expected an odd number, found " + size);
    }
    return size;
  }

  private static int atLeast(String argument, int size, int least) {
    if (size < least) {
      throw new LineGameException(argument + ": expected at least " + least + ", found " + size);
    }
    return size;
  }

  private void board(Shape shape) {
    if (board.isPresent()) {
      throw new LineGameException("a game has one board, and this is the second");
    }
    checkRoom(shape.size());
    board = Optional.of(shape);
    shape.addTo(this);
  }

  /** Checked before anything is added: a script may catch the exception and try a smaller part. */
  private void checkRoom(long more) {
    if (nodes.size() + more > MOST_NODES) {
      throw new LineGameException("a board has " + MOST_NODES + " nodes at most");
    }
  }

  private Shape board(String why) {
    return board.orElseThrow(() -> new LineGameException(why + ": there is no board yet"));
  }

  /**
   * A triangle of three lines whose tip is the node in the middle of a side of the board, or its
   * corner, or the point.
   *
   * @param height the nodes of a line, the tip counted
   */
  public void attachTriangle3(Direction dir, int height) {
    if (!dir.isCompass()) {
      throw new LineGameException("dir: a triangle cannot lie to the " + dir.symbol());
    }
    Node tip =
        board("dir")
            .end(dir)
            .map(nodes::get)
            .orElseThrow(
                () ->
                    new LineGameException(
                        "dir: the board has no node in the middle of its side " + dir.symbol()));
    checkRoom(Triangle.size(atLeast("height", height, 2)));
    Triangle.add(this, dir, height, tip);
  }

  /** Adds a node, with the lines between it and others in both directions. */
  public void addNode(String node, Piece piece, Map<Direction, String> edges) {
    checkRoom(1);
    double x = 0;
    double y = 0;
    for (Map.Entry<Direction, String> edge : edges.entrySet()) {
      Node to = known("edges", edge.getValue());
      x += (to.x() - edge.getKey().dx()) / edges.size();
      y += (to.y() - edge.getKey().dy()) / edges.size();
    }
    addNode(new Node(node, x, y));
    edges.forEach((dir, to) -> addEdge(node, to, dir));
    if (piece != null) {
      addPieces(piece, List.of(node));
    }
  }

  void addNode(Node node) {
    if (!NAME.matcher(node.name()).matches()) {
      throw new LineGameException(
          "name: expected a small letter followed by letters, digits and `_`, 100 at most, found `"
              + node.name()
              + "`");
    }
    if (nodes.putIfAbsent(node.name(), node) != null) {
      throw new LineGameException("name: there is a node `" + node.name() + "` already");
    }
    if (RESERVED.contains(node.name())) {
      throw new LineGameException(
          "name: `" + node.name() + "` means something else in games; choose another");
    }
    if (!(Math.abs(node.x()) <= FARTHEST && Math.abs(node.y()) <= FARTHEST)) {
      throw new LineGameException("name: the node `" + node.name() + "` is too far from the board");
    }
    lines.put(node.name(), new EnumMap<>(Direction.class));
  }

  /** A line from one node to another, in both directions. */
  public void addEdge(String from, String to, Direction dir) {
    known("from", from);
    known("to", to);
    addArc(from, to, dir);
    addArc(to, from, dir.opposite());
  }

  private void addArc(String from, String to, Direction dir) {
    String before = lines.get(from).putIfAbsent(dir, to);
    if (before != null && !before.equals(to)) {
      throw new LineGameException(
          "dir: from `" + from + "`, " + dir.symbol() + " leads to `" + before + "` already");
    }
  }

  private Node known(String argument, String node) {
    Node found = nodes.get(node);
    if (found == null) {
      throw new LineGameException(argument + ": there is no node `" + node + "`");
    }
    return found;
  }

  /** Pawns of one player; of two on one node, the last one counts. */
  public void addPieces(Piece piece, List<String> on) {
    for (String node : on) {
      known("nodes", node);
      Piece before = pieces.put(node, piece);
      if (before != null) {
        warnings.accept(
            "nodes: there is a pawn on `"
                + node
                + "` already"
                + (before == piece
                    ? ""
                    : ", and the "
                        + piece.symbol()
                        + " one takes the place of the "
                        + before.symbol()
                        + " one"));
      }
    }
  }

  /** Pawns of both players on a rectangular board. */
  public void addPieces(Start start) {
    board("initial").place(start, this);
  }

  /** Pawns on a circle: White's on the first half of the spokes, Black's on the second. */
  public void addPiecesCircle() {
    if (!(board("initial") instanceof Shape.Circle circle)) {
      throw new LineGameException("initial: the board is not a circle");
    }
    circle.place(this);
  }

  /** Pawns on a whole triangle except its tip. */
  public void addPiecesTriangle(Direction dir, Piece piece) {
    List<String> corner = Triangle.nodes(dir, nodes.keySet());
    if (corner.isEmpty()) {
      throw new LineGameException("dir: there is no triangle to the " + dir.symbol());
    }
    addPieces(piece, corner);
  }

  public void setRules(Captures captureSequences, boolean captureMandatory) {
    captures = captureSequences;
    mandatory = Optional.of(captureMandatory);
  }

  /**
   * Limits, at least one.
   *
   * @param quietTurns turns without a capture; null for no such limit
   * @param turns turns; null for no such limit
   */
  public void setLimits(Integer quietTurns, Integer turns) {
    stagnation = limit("stagnation", optional(quietTurns));
    maxTurns = limit("maxTurns", optional(turns));
    if (quietTurns == null && turns == null) {
      throw new LineGameException("stagnation, maxTurns: set one of them, or games may not end");
    }
  }

  private static OptionalInt limit(String argument, OptionalInt turns) {
    turns.ifPresent(
        number -> {
          if (number < 1 || number > MOST_TURNS) {
            throw new LineGameException(
                argument + ": expected a number from 1 to " + MOST_TURNS + ", found " + number);
          }
        });
    return turns;
  }

  private static OptionalInt optional(Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Checks that every line leads back, which {@link #addEdge} ensures. */
  public void checkEdgeCorrectness() {
    lines.forEach(
        (from, outgoing) ->
            outgoing.forEach(
                (dir, to) -> {
                  if (!from.equals(lines.get(to).get(dir.opposite()))) {
                    throw new LineGameException(
                        "the line from `"
                            + from
                            + "` "
                            + dir.symbol()
                            + " to `"
                            + to
                            + "` has no way back");
                  }
                }));
  }

  Optional<Node> node(String node) {
    return Optional.ofNullable(nodes.get(node));
  }

  /** The game, if nothing is missing. */
  public LineGame build() {
    board("board");
    return complete();
  }

  /**
   * Checks a game from anywhere as if it were described here.
   *
   * @throws LineGameException if it could not have been described
   */
  public static LineGame checked(LineGame game) {
    LineGameBuilder again = new LineGameBuilder(game.name(), _ -> {});
    again.checkRoom(game.nodes().size());
    game.nodes().forEach(again::addNode);
    game.lines()
        .forEach(
            (from, outgoing) ->
                outgoing.forEach(
                    (dir, to) -> {
                      again.known("from", from);
                      again.known("to", to);
                      again.addArc(from, to, dir);
                    }));
    game.pieces().forEach((node, piece) -> again.addPieces(piece, List.of(node)));
    again.setRules(game.captures(), game.mandatory());
    again.stagnation = limit("stagnation", game.stagnation());
    again.maxTurns = limit("maxTurns", game.maxTurns());
    return again.complete();
  }

  private LineGame complete() {
    if (mandatory.isEmpty()) {
      throw new LineGameException("the rules are not set");
    }
    if (stagnation.isEmpty() && maxTurns.isEmpty()) {
      throw new LineGameException("stagnation, maxTurns: no limit is set, so games may not end");
    }
    for (Piece piece : Piece.values()) {
      if (!pieces.containsValue(piece)) {
        throw new LineGameException("there is no " + piece.symbol() + " pawn on the board");
      }
    }
    checkEdgeCorrectness();
    return new LineGame(
        name,
        List.copyOf(nodes.values()),
        Collections.unmodifiableMap(new LinkedHashMap<>(lines)),
        Collections.unmodifiableMap(new LinkedHashMap<>(pieces)),
        captures,
        mandatory.get(),
        stagnation,
        maxTurns);
  }

  /** The nodes and lines so far, without pawns, rules and limits. */
  public LineGame bare() {
    return new LineGame(
        name,
        List.copyOf(nodes.values()),
        Collections.unmodifiableMap(new LinkedHashMap<>(lines)),
        Map.of(),
        Captures.NONE,
        false,
        OptionalInt.empty(),
        OptionalInt.empty());
  }

  /** Nodes, lines and pawns as plain text, for debugging. */
  public String debug() {
    List<String> text = new ArrayList<>();
    lines.forEach(
        (from, outgoing) -> {
          StringBuilder line = new StringBuilder(from);
          if (pieces.containsKey(from)) {
            line.append(" (").append(pieces.get(from).symbol()).append(")");
          }
          outgoing.forEach(
              (dir, to) -> line.append(" ").append(dir.symbol()).append(":").append(to));
          text.add(line.toString());
        });
    return String.join("\n", text) + "\n";
  }
}
