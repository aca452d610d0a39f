package org.regames.linegames.variation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;
import org.regames.linegames.plain.PlainGame;
import org.regames.linegames.plain.PlainGame.Part;
import org.regames.linegames.plain.PlainGame.Placing;

/** Changes a game in one to three places. The result need not be sound. */
final class Mutation {
  private static final int MOST_CHANGES = 3;

  private final Random random;
  private final Sampling sampling;

  Mutation(Random random) {
    this.random = random;
    this.sampling = new Sampling(random);
  }

  /** A game with a few changes. */
  PlainGame of(PlainGame parent) {
    PlainGame game = parent;
    for (int changes = sampling.between(1, MOST_CHANGES); changes > 0; changes--) {
      game = changed(game);
    }
    return game;
  }

  private PlainGame changed(PlainGame game) {
    return switch (random.nextInt(12)) {
      case 0, 1 -> on(game, resized(game.board()));
      case 2 -> on(game, withOtherTriangles(game.board()));
      case 3, 4 -> on(game, withLines(game.board()));
      case 5 -> on(game, withoutLines(game.board()));
      case 6 -> game.with(sampling.pawns(game.board()));
      case 7, 8, 9 -> game.with(moved(game));
      case 10 ->
          random.nextBoolean()
              ? game.capturing(game.captures(), !game.mandatory())
              : game.capturing(sampling.any(List.of(Captures.values())), game.mandatory());
      default -> sampling.limited(game);
    };
  }

  /** The game on another board, with those of its pawns that still fit. */
  private PlainGame on(PlainGame game, List<Part> board) {
    PlainGame changed = game.on(board);
    return Soundness.built(changed).isPresent() ? changed : changed.with(sampling.pawns(board));
  }

  private List<Part> resized(List<Part> board) {
    List<Part> parts = new ArrayList<>(board);
    int place = random.nextInt(parts.size());
    parts.set(place, resized(parts.get(place)));
    if (parts.get(place) instanceof Part.Triangle(var side, int height)) {
      parts.replaceAll(
          part ->
              part instanceof Part.Triangle other && other.side() == side.opposite()
                  ? new Part.Triangle(other.side(), height)
                  : part);
    }
    return parts;
  }

  private int other(int size, int step) {
    return Math.max(1, random.nextBoolean() ? size + step : size - step);
  }

  private Part resized(Part part) {
    boolean wider = random.nextBoolean();
    return switch (part) {
      case Part.Point point -> sampling.happens(30) ? sampling.main() : point;
      case Part.Alquerque(int width, int height) ->
          new Part.Alquerque(wider ? other(width, 2) : width, wider ? height : other(height, 2));
      case Part.Squares(int width, int height) ->
          new Part.Squares(wider ? other(width, 2) : width, wider ? height : other(height, 2));
      case Part.Grid(int width, int height) ->
          new Part.Grid(wider ? other(width, 1) : width, wider ? height : other(height, 1));
      case Part.Circle(int spokes, int length) ->
          wider
              ? new Part.Circle(Math.clamp(other(spokes, 2), 2, 8), length)
              : new Part.Circle(spokes, other(length, 1));
      case Part.Triangle(var side, int height) -> new Part.Triangle(side, other(height, 1));
      case Part.Extra extra -> extra;
      case Part.Line line -> line;
    };
  }

  private List<Part> withOtherTriangles(List<Part> board) {
    List<Part> parts = new ArrayList<>(board);
    boolean removed = random.nextBoolean() && parts.removeIf(Part.Triangle.class::isInstance);
    if (!removed) {
      parts.addAll(sampling.triangles());
    }
    return parts;
  }

  private List<Part> withLines(List<Part> board) {
    List<Part> parts = new ArrayList<>(board);
    parts.addAll(sampling.happens(15) ? sampling.rings(board.getFirst()) : sampling.lines(board));
    return parts;
  }

  private List<Part> withoutLines(List<Part> board) {
    List<Part> lines = board.stream().filter(Part.Line.class::isInstance).toList();
    if (lines.isEmpty()) {
      return board;
    }
    Part gone = sampling.any(lines);
    return board.stream().filter(part -> !part.equals(gone)).toList();
  }

  /** Adds a pair of pawns on opposite nodes, removes it, or swaps the colours of it. */
  private List<Placing> moved(PlainGame game) {
    Optional<LineGame> built = Soundness.built(game);
    if (built.isEmpty()) {
      return sampling.pawns(game.board());
    }
    Symmetry symmetry = new Symmetry(built.get());
    Map<String, Piece> pawns = new LinkedHashMap<>(built.get().pieces());
    List<Node> halves = symmetry.halves(built.get());
    for (int count = halves.isEmpty() ? 0 : sampling.between(1, 3); count > 0; count--) {
      Node node = sampling.any(halves);
      String other = symmetry.opposite(node).orElseThrow().name();
      List<Piece> choices = new ArrayList<>(Arrays.asList(Piece.WHITE, Piece.BLACK, null));
      choices.remove(pawns.get(node.name()));
      Piece piece = choices.get(random.nextInt(choices.size()));
      if (piece == null) {
        pawns.remove(node.name());
        pawns.remove(other);
      } else {
        pawns.put(node.name(), piece);
        pawns.put(other, piece.opponent());
      }
    }
    return List.of(on(built.get(), pawns, Piece.WHITE), on(built.get(), pawns, Piece.BLACK));
  }

  private static Placing on(LineGame game, Map<String, Piece> pawns, Piece piece) {
    return new Placing.On(
        piece,
        game.nodes().stream().map(Node::name).filter(node -> pawns.get(node) == piece).toList());
  }

  /** The board of one, its pawns where they fit, and the rules and limits of either. */
  PlainGame crossed(PlainGame one, PlainGame two) {
    PlainGame child = on(random.nextBoolean() ? two.named(one.name()) : one, board(one, two));
    if (random.nextBoolean()) {
      child = child.with(two.pawns());
    }
    PlainGame rules = random.nextBoolean() ? one : two;
    child = child.capturing(rules.captures(), rules.mandatory());
    PlainGame limits = random.nextBoolean() ? one : two;
    return child.limited(limits.stagnation(), limits.maxTurns());
  }

  /** The main part of the first one, and what lies beside either. */
  private List<Part> board(PlainGame one, PlainGame two) {
    List<Part> board = new ArrayList<>(List.of(one.board().getFirst()));
    boolean own = random.nextBoolean();
    for (PlainGame parent : List.of(one, two)) {
      for (Part part : parent.board().subList(1, parent.board().size())) {
        if (parent == one ? own : !own || part instanceof Part.Line && random.nextBoolean()) {
          board.add(part);
        }
      }
    }
    return board;
  }
}
