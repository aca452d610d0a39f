package org.regames.linegames.model;

import java.util.Locale;

/** A direction along lines: the eight of the compass, and two round a ring. */
public enum Direction {
  NORTH,
  NORTHEAST,
  EAST,
  SOUTHEAST,
  SOUTH,
  SOUTHWEST,
  WEST,
  NORTHWEST,
  /** To the next spoke of a circle. */
  RIGHT,
  /** To the spoke before. */
  LEFT;

  private static final int COMPASS = 8;

  /** The degrees between neighbours on the compass. */
  public static final int STEP = 45;

  /** The name in games, such as {@code northeast}. */
  public String symbol() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether this is a direction of the compass. */
  public boolean isCompass() {
    return ordinal() < COMPASS;
  }

  /** The way back. */
  public Direction opposite() {
    return switch (this) {
      case RIGHT -> LEFT;
      case LEFT -> RIGHT;
      case NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST ->
          rotated(COMPASS / 2 * STEP);
    };
  }

  /**
   * The direction rotated clockwise by some degrees; directions round a ring stay.
   *
   * @param degrees a multiple of {@link #STEP}, of either sign
   */
  public Direction rotated(int degrees) {
    if (degrees % STEP != 0) {
      throw new LineGameException("angle: expected a multiple of 45, found " + degrees);
    }
    return isCompass() ? values()[Math.floorMod(ordinal() + degrees / STEP, COMPASS)] : this;
  }

  /** By how many columns to the east one step leads; 0 round a ring. */
  public int dx() {
    return switch (this) {
      case NORTHEAST, EAST, SOUTHEAST -> 1;
      case NORTHWEST, WEST, SOUTHWEST -> -1;
      case NORTH, SOUTH, RIGHT, LEFT -> 0;
    };
  }

  /** By how many rows to the south one step leads; 0 round a ring. */
  public int dy() {
    return switch (this) {
      case SOUTHEAST, SOUTH, SOUTHWEST -> 1;
      case NORTHEAST, NORTH, NORTHWEST -> -1;
      case EAST, WEST, RIGHT, LEFT -> 0;
    };
  }

  /**
   * The direction of a symbol such as {@code northeast}.
   *
   * @throws LineGameException if there is none
   */
  public static Direction of(String symbol) {
    for (Direction direction : values()) {
      if (direction.symbol().equals(symbol)) {
        return direction;
      }
    }
    throw new LineGameException("dir: there is no direction `" + symbol + "`");
  }
}
