package org.regames.draw.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What can be put on cells by hand for the looks of a map.
 *
 * @param looks the looks of the values
 */
record Supply(Looks looks) {
  private static final String STONE = "brown";

  /** Whether a value is a number of pieces, all of one kind. */
  boolean isCounted() {
    return looks.isOfNumbers()
        && looks.pieces().keySet().stream().allMatch(symbol -> number(symbol).isPresent());
  }

  /** The value for some pieces more, or fewer; nothing if no value has that number. */
  Optional<String> counted(String symbol, int more) {
    return number(symbol)
        .flatMap(
            now ->
                looks.symbols().stream()
                    .filter(other -> number(other).equals(Optional.of(now + more)))
                    .findFirst());
  }

  /** The value for no pieces. */
  Optional<String> none() {
    return looks.symbols().stream()
        .filter(symbol -> number(symbol).equals(Optional.of(0)))
        .findFirst();
  }

  private static Optional<Integer> number(String symbol) {
    String text = Looks.brief(symbol);
    return text.matches("\\d{1,6}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }

  /** The pieces; of counted ones a single one that represents all. */
  List<PieceDrawing> pieces() {
    List<PieceDrawing> all = List.copyOf(looks.pieces().values());
    return isCounted() ? all.stream().limit(1).map(Supply::one).toList() : all;
  }

  private static PieceDrawing one(PieceDrawing counted) {
    String owner = counted.owner();
    String colour = owner.isEmpty() ? STONE : counted.colour();
    String name = owner.isEmpty() ? "stone" : owner;
    return new PieceDrawing("", PieceDrawing.Shape.DISC, "", colour, owner, "", name);
  }

  /** The value that shows a piece. */
  String symbol(PieceDrawing piece) {
    return looks.pieces().entrySet().stream()
        .filter(entry -> entry.getValue().equals(piece))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /** The value for nothing: of truth values for blank the true one. */
  Optional<String> nothing() {
    boolean isBlank = looks.isOfTruths() && looks.isEmpty("1");
    return isBlank ? Optional.of("1") : looks.symbols().stream().filter(looks::isEmpty).findFirst();
  }

  /** Whether the values only mark what other layers show. */
  boolean isMark() {
    return !looks.pieces().isEmpty()
        && looks.pieces().values().stream()
            .allMatch(piece -> piece.shape() == PieceDrawing.Shape.DOT);
  }
}
