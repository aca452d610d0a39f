package org.regames.games.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.regames.games.reference.Board.Cell;

/**
 * Chess. A move is legal if no answer to it could capture the king.
 *
 * @param board the pieces by their letters in FEN
 * @param castling the rights that are left, letters out of {@code KQkq}
 * @param passed the square that a pawn has just passed in a double step
 * @param clock moves in sequence without a capture and without a move of a pawn
 */
public record Chess(
    Board board, boolean whiteToMove, String castling, Optional<Cell> passed, int clock)
    implements Position {
  private static final List<Cell> LEAPS =
      Board.DIAGONAL.stream()
          .flatMap(
              step -> Stream.of(new Cell(2 * step.x(), step.y()), new Cell(step.x(), 2 * step.y())))
          .toList();
  private static final int LAST = 8;
  private static final int MOST_QUIET = 100;

  /** The position after a move that may still be illegal. */
  private record Candidate(String name, Cell to, Chess next) {}

  public Chess() {
    this("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  /** The position that a text in FEN describes. */
  public Chess(String fen) {
    this(fen.split(" "));
  }

  private Chess(String[] fields) {
    this(
        Board.of(withDots(fields[0]).split("/")),
        fields[1].equals("w"),
        fields[2],
        fields[3].equals("-") ? Optional.empty() : Optional.of(square(fields[3])),
        Integer.parseInt(fields[4]));
  }

  private static String withDots(String rows) {
    String dotted = rows;
    for (int empty = 1; empty <= LAST; empty++) {
      dotted = dotted.replace(String.valueOf(empty), ".".repeat(empty));
    }
    return dotted;
  }

  private static Cell square(String name) {
    return new Cell(name.charAt(0) - 'a' + 1, name.charAt(1) - '0');
  }

  @Override
  public String player() {
    return whiteToMove ? "white" : "black";
  }

  private boolean isMine(char piece) {
    return whiteToMove ? Character.isUpperCase(piece) : Character.isLowerCase(piece);
  }

  private boolean isEnemy(char piece) {
    return whiteToMove ? Character.isLowerCase(piece) : Character.isUpperCase(piece);
  }

  private char mine(char kind) {
    return whiteToMove ? Character.toUpperCase(kind) : kind;
  }

  @Override
  public SortedMap<String, Position> moves() {
    SortedMap<String, Position> moves = new TreeMap<>();
    if (clock < MOST_QUIET && canBeWon()) {
      legal().forEach(move -> moves.put(move.name, move.next));
    }
    return moves;
  }

  private Stream<Candidate> legal() {
    return Stream.concat(candidates().stream(), castlings())
        .filter(move -> !move.next.canCapture(mine('k')));
  }

  private boolean canCapture(char king) {
    return candidates().stream().anyMatch(move -> board.at(move.to) == king);
  }

  /** Whether the mover would lose the king if it was not the mover's turn. */
  private boolean isInCheck() {
    return new Chess(board, !whiteToMove, castling, Optional.empty(), clock).canCapture(mine('k'));
  }

  private boolean canBeWon() {
    StringBuilder found = new StringBuilder();
    boolean light = false;
    boolean dark = false;
    for (char kind : "pnbrqPNBRQ".toCharArray()) {
      for (Cell cell : board.cells(kind)) {
        found.append(Character.toLowerCase(kind));
        light |= (cell.x() + cell.y()) % 2 == 1;
        dark |= (cell.x() + cell.y()) % 2 == 0;
      }
    }
    String pieces = found.toString();
    return pieces.matches(".*[prq].*")
        || pieces.length() > 1 && (pieces.contains("n") || light && dark);
  }

  /** All moves but castling, whatever becomes of the king. */
  private List<Candidate> candidates() {
    List<Candidate> found = new ArrayList<>();
    for (char kind : "pnbrqk".toCharArray()) {
      for (Cell from : board.cells(mine(kind))) {
        switch (kind) {
          case 'p' -> pawn(from, found);
          case 'n' -> LEAPS.forEach(step -> leap(from, step, found));
          case 'k' -> Board.EIGHT.forEach(step -> leap(from, step, found));
          case 'b' -> Board.DIAGONAL.forEach(step -> ride(from, step, found));
          case 'r' -> Board.STRAIGHT.forEach(step -> ride(from, step, found));
          default -> Board.EIGHT.forEach(step -> ride(from, step, found));
        }
      }
    }
    return found;
  }

  private void ride(Cell from, Cell step, List<Candidate> found) {
    Cell to = from.plus(step);
    for (; board.isEmpty(to); to = to.plus(step)) {
      found.add(move(from, to));
    }
    if (isEnemy(board.at(to))) {
      found.add(move(from, to));
    }
  }

  private void leap(Cell from, Cell step, List<Candidate> found) {
    Cell to = from.plus(step);
    if (board.isEmpty(to) || isEnemy(board.at(to))) {
      found.add(move(from, to));
    }
  }

  private Candidate move(Cell from, Cell to) {
    char piece = board.at(from);
    boolean resets = !board.isEmpty(to) || Character.toLowerCase(piece) == 'p';
    Board after = board.with(from, '.').with(to, piece);
    String rights = rightsAfter(from).rightsAfter(to).castling;
    Chess next = new Chess(after, !whiteToMove, rights, Optional.empty(), resets ? 0 : clock + 1);
    return new Candidate(name(from) + " " + name(to), to, next);
  }

  private Chess rightsAfter(Cell touched) {
    String lost =
        switch (touched.x() * 10 + touched.y()) {
          case 11 -> "[Q]";
          case 51 -> "[KQ]";
          case 81 -> "[K]";
          case 18 -> "[q]";
          case 58 -> "[kq]";
          case 88 -> "[k]";
          default -> "[-]";
        };
    return new Chess(board, whiteToMove, castling.replaceAll(lost, ""), passed, clock);
  }

  private void pawn(Cell from, List<Candidate> found) {
    Cell ahead = new Cell(0, whiteToMove ? 1 : -1);
    Cell to = from.plus(ahead);
    if (board.isEmpty(to)) {
      addPawn(move(from, to), found);
      Cell far = to.plus(ahead);
      if (from.y() == (whiteToMove ? 2 : LAST - 1) && board.isEmpty(far)) {
        Candidate leap = move(from, far);
        Chess next = leap.next;
        found.add(
            new Candidate(
                leap.name,
                far,
                new Chess(next.board, next.whiteToMove, next.castling, Optional.of(to), 0)));
      }
    }
    for (int side = -1; side <= 1; side += 2) {
      Cell target = to.plus(new Cell(side, 0));
      if (isEnemy(board.at(target))) {
        addPawn(move(from, target), found);
      } else if (passed.equals(Optional.of(target))) {
        Candidate move = move(from, target);
        found.add(
            new Candidate(
                move.name,
                target,
                new Chess(
                    move.next.board.with(target.minus(ahead), '.'),
                    !whiteToMove,
                    castling,
                    Optional.empty(),
                    0)));
      }
    }
  }

  private void addPawn(Candidate move, List<Candidate> found) {
    if (move.to.y() != 1 && move.to.y() != LAST) {
      found.add(move);
      return;
    }
    Map<String, Character> pieces = Map.of("queen", 'q', "rook", 'r', "bishop", 'b', "knight", 'n');
    pieces.forEach(
        (name, letter) -> {
          Board after = move.next.board.with(move.to, mine(letter));
          Chess next = new Chess(after, !whiteToMove, move.next.castling, Optional.empty(), 0);
          found.add(new Candidate(move.name + " " + name, move.to, next));
        });
  }

  private Stream<Candidate> castlings() {
    return isInCheck() ? Stream.empty() : Stream.of(8, 1).flatMap(this::castling);
  }

  private Stream<Candidate> castling(int corner) {
    int row = whiteToMove ? 1 : LAST;
    Cell from = new Cell(5, row);
    Cell rook = new Cell(corner, row);
    Cell step = new Cell(corner == 1 ? -1 : 1, 0);
    Cell crossed = from.plus(step);
    boolean allowed = castling.indexOf(mine(corner == 1 ? 'q' : 'k')) >= 0;
    for (Cell cell = crossed; allowed && !cell.equals(rook); cell = cell.plus(step)) {
      allowed = board.isEmpty(cell);
    }
    if (!allowed || move(from, crossed).next.canCapture(mine('k'))) {
      return Stream.empty();
    }
    Candidate king = move(from, crossed.plus(step));
    Board after = king.next.board.with(rook, '.').with(crossed, mine('r'));
    Chess next = new Chess(after, !whiteToMove, king.next.castling, Optional.empty(), clock + 1);
    return Stream.of(new Candidate(king.name, king.to, next));
  }

  private static String name(Cell cell) {
    return "S__" + (char) ('a' + cell.x() - 1) + "_" + cell.y();
  }

  @Override
  public Map<String, String> scores() {
    if (legal().findAny().isPresent() || !isInCheck()) {
      return Map.of("white", "50", "black", "50");
    }
    return whiteToMove
        ? Map.of("white", "0", "black", "100")
        : Map.of("white", "100", "black", "0");
  }
}
