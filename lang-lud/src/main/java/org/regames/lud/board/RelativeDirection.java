package org.regames.lud.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.lud.board.graph.BoardException;

/** Directions that depend on where a piece faces. */
public enum RelativeDirection {
  FORWARD("Forward"),
  BACKWARD("Backward"),
  RIGHTWARD("Rightward"),
  LEFTWARD("Leftward"),
  FORWARDS("Forwards"),
  BACKWARDS("Backwards"),
  RIGHTWARDS("Rightwards"),
  LEFTWARDS("Leftwards"),
  /** To the right of the facing; more letters mean the same. */
  FR("FR", "FRR", "FRRR"),
  FL("FL", "FLL", "FLLL"),
  BR("BR", "BRR", "BRRR"),
  BL("BL", "BLL", "BLLL");

  private static final int BACK = 8;
  private static final int RIGHT = 4;
  private static final Map<String, RelativeDirection> BY_TEXT = new HashMap<>();

  static {
    for (RelativeDirection direction : values()) {
      direction.texts.forEach(text -> BY_TEXT.put(text, direction));
    }
  }

  private final List<String> texts;

  RelativeDirection(String... texts) {
    this.texts = List.of(texts);
  }

  /** The direction with a name, as games write it. */
  public static Optional<RelativeDirection> of(String text) {
    return Optional.ofNullable(BY_TEXT.get(text));
  }

  /**
   * The absolute directions that it stands for; mostly one, sometimes none.
   *
   * @param facing where the piece faces, a point of the compass
   * @param rotation how often the piece is turned to the right
   * @param supported the directions among which turns are counted, from {@link Board#supported}
   * @throws BoardException if there is no direction to turn to
   */
  public List<AbsoluteDirection> of(
      AbsoluteDirection facing, int rotation, List<AbsoluteDirection> supported) {
    AbsoluteDirection turned = facing;
    for (int i = 0; i < rotation; i++) {
      turned = first(turned, 1, supported);
    }
    AbsoluteDirection front = turned;
    return switch (this) {
      case FORWARD -> among(front, 0, 1, 1, supported);
      case BACKWARD -> among(front, BACK, 1, 1, supported);
      case RIGHTWARD -> among(front, RIGHT, 1, 1, supported);
      case LEFTWARD -> among(front, -RIGHT, 1, 1, supported);
      case FORWARDS -> among(front, 1 - RIGHT, 1, BACK - 1, supported);
      case BACKWARDS -> among(front, RIGHT + 1, 1, BACK - 1, supported);
      case RIGHTWARDS -> among(front, 1, 1, BACK - 1, supported);
      case LEFTWARDS -> among(front, -1, -1, BACK - 1, supported);
      case FR -> List.of(first(front, 1, supported));
      case FL -> List.of(first(front, -1, supported));
      case BR -> List.of(first(front.opposite(), 1, supported));
      case BL -> List.of(first(front.opposite(), -1, supported));
    };
  }

  /** The supported ones among some points of the compass. */
  private static List<AbsoluteDirection> among(
      AbsoluteDirection front, int from, int step, int count, List<AbsoluteDirection> supported) {
    return IntStream.range(0, count)
        .mapToObj(i -> front.turned(from + i * step))
        .filter(supported::contains)
        .toList();
  }

  /** The first supported one clockwise or counter-clockwise, the direction itself last of all. */
  private static AbsoluteDirection first(
      AbsoluteDirection from, int sense, List<AbsoluteDirection> supported) {
    return IntStream.rangeClosed(1, AbsoluteDirection.COMPASS.size())
        .mapToObj(i -> from.turned(sense * i))
        .filter(supported::contains)
        .findFirst()
        .orElseThrow(() -> new BoardException("no piece of the board can turn: it has no steps"));
  }

  /** The shortest name, as games write it. */
  @Override
  public String toString() {
    return texts.getFirst();
  }
}
