package org.regames.linegames.variation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;
import org.regames.linegames.plain.PlainGame;
import org.regames.linegames.plain.PlainGame.Part;
import org.regames.linegames.plain.PlainGame.Placing;

/** Generates random parts of games, which need not fit together: see {@link Soundness}. */
record Sampling(Random random) {
  private static final int[] SPOKES = {4, 6, 8, 8};
  private static final int[] ROWS = {1, 2, 2, 4};

  boolean happens(int percent) {
    return random.nextInt(100) < percent;
  }

  /** A number from the first to the last, both included. */
  int between(int first, int last) {
    return first + random.nextInt(last - first + 1);
  }

  <T> T any(List<T> items) {
    return items.get(random.nextInt(items.size()));
  }

  /** All parts of a game. */
  PlainGame game() {
    List<Part> board = board();
    PlainGame game =
        new PlainGame(
            "game",
            board,
            List.of(),
            any(List.of(Captures.values())),
            random.nextBoolean(),
            OptionalInt.empty(),
            OptionalInt.empty());
    return limited(game.with(pawns(board)));
  }

  /** A game with new limits. */
  PlainGame limited(PlainGame game) {
    OptionalInt quiet = OptionalInt.of(5 * between(2, 12));
    OptionalInt turns = OptionalInt.of(10 * between(4, 20));
    return switch (random.nextInt(5)) {
      case 0 -> game.limited(OptionalInt.empty(), turns);
      case 1 -> game.limited(quiet, turns);
      default -> game.limited(quiet, OptionalInt.empty());
    };
  }

  /** A main part, and now and then other parts beside it. */
  List<Part> board() {
    List<Part> board = new ArrayList<>(List.of(main()));
    if (board.getFirst() instanceof Part.Point || happens(30)) {
      board.addAll(triangles());
    }
    if (board.getFirst() instanceof Part.Point && happens(50)) {
      board.addAll(triangles());
    }
    for (int count = happens(40) ? between(1, 4) : 0; count > 0; count--) {
      board.addAll(lines(board));
    }
    if (happens(10)) {
      board.addAll(rings(board.getFirst()));
    }
    return board.stream().distinct().toList();
  }

  Part main() {
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> new Part.Grid(between(3, 7), between(3, 8));
      case 3, 4, 5 -> new Part.Alquerque(1 + 2 * between(1, 3), 1 + 2 * between(1, 3));
      case 6 -> new Part.Squares(1 + 2 * between(2, 4), 1 + 2 * between(2, 4));
      case 7, 8 -> new Part.Circle(SPOKES[random.nextInt(SPOKES.length)], between(3, 6));
      default -> new Part.Point();
    };
  }

  /** Two triangles opposite each other. */
  List<Part> triangles() {
    Direction side = Direction.values()[random.nextInt(Direction.values().length - 2)];
    int height = between(2, 5);
    return List.of(new Part.Triangle(side, height), new Part.Triangle(side.opposite(), height));
  }

  /** A line between neighbours without one, and the one opposite. */
  List<Part> lines(List<Part> board) {
    Optional<LineGame> bare = bare(board);
    if (bare.isEmpty()) {
      return List.of();
    }
    LineGame game = bare.get();
    Symmetry symmetry = new Symmetry(game);
    Node from = any(game.nodes());
    Direction direction = Direction.values()[random.nextInt(Direction.values().length - 2)];
    Optional<Node> to = symmetry.beside(from, direction);
    if (to.isEmpty() || game.lines().get(from.name()).containsKey(direction)) {
      return List.of();
    }
    List<Part> lines = new ArrayList<>();
    lines.add(new Part.Line(from.name(), direction, to.get().name()));
    Optional<Node> back = symmetry.opposite(from);
    Optional<Node> start = symmetry.opposite(to.get());
    if (back.isPresent() && start.isPresent() && !start.get().equals(from)) {
      lines.add(new Part.Line(start.get().name(), direction, back.get().name()));
    }
    return lines;
  }

  /** Lines that lead from the east side of a rectangle to its west side. */
  List<Part> rings(Part main) {
    return switch (main) {
      case Part.Grid(int width, int height) -> rings(width, height);
      case Part.Alquerque(int width, int height) -> rings(width, height);
      case Part.Point _,
          Part.Squares _,
          Part.Circle _,
          Part.Triangle _,
          Part.Extra _,
          Part.Line _ ->
          List.of();
    };
  }

  private static List<Part> rings(int width, int height) {
    List<Part> lines = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      lines.add(new Part.Line("cy" + y + "x" + (width - 1), Direction.EAST, "cy" + y + "x0"));
    }
    return lines;
  }

  /** A board without pawns, if its parts fit. */
  static Optional<LineGame> bare(List<Part> board) {
    try {
      LineGame game = PlainGame.bare(board);
      return game.nodes().isEmpty() ? Optional.empty() : Optional.of(game);
    } catch (LineGameException _) {
      return Optional.empty();
    }
  }

  /** The usual pawns on such a board, or any arrangement that is symmetric for the players. */
  List<Placing> pawns(List<Part> board) {
    if (happens(35)) {
      return scattered(board);
    }
    List<Placing> pawns = new ArrayList<>();
    switch (board.getFirst()) {
      case Part.Circle _ -> pawns.add(new Placing.Spokes());
      case Part.Point _ -> {}
      case Part.Grid _, Part.Alquerque _, Part.Squares _ ->
          pawns.add(
              happens(50)
                  ? new Placing.Rows(ROWS[random.nextInt(ROWS.length)])
                  : new Placing.Filled(random.nextBoolean()));
      case Part.Triangle _, Part.Extra _, Part.Line _ -> {}
    }
    boolean fills = board.getFirst() instanceof Part.Point || happens(70);
    Piece next = Piece.WHITE;
    for (Part part : board) {
      if (fills && part instanceof Part.Triangle(Direction side, int _)) {
        pawns.add(new Placing.Triangle(side, next));
        next = next.opponent();
      }
    }
    return pawns;
  }

  /** White on some nodes, Black on those opposite. */
  List<Placing> scattered(List<Part> board) {
    Optional<LineGame> bare = bare(board);
    if (bare.isEmpty()) {
      return List.of();
    }
    Symmetry symmetry = new Symmetry(bare.get());
    int density = between(30, 95);
    boolean mixed = happens(30);
    List<String> white = new ArrayList<>();
    List<String> black = new ArrayList<>();
    for (Node node : symmetry.halves(bare.get())) {
      if (happens(density)) {
        boolean south = symmetry.isSouth(node);
        boolean isWhite = mixed ? random.nextBoolean() : south;
        Node other = symmetry.opposite(node).orElseThrow();
        white.add((isWhite ? node : other).name());
        black.add((isWhite ? other : node).name());
      }
    }
    return List.of(new Placing.On(Piece.WHITE, white), new Placing.On(Piece.BLACK, black));
  }
}
