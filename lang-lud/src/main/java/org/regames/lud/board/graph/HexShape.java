package org.regames.lud.board.graph;

/** Outlines of boards of hexagons and of triangles. */
public enum HexShape {
  /** Six sides. */
  HEXAGON("Hexagon"),
  /** Six sides, alternating between a length and one more. */
  LIMPING("Limping"),
  /** Three sides. */
  TRIANGLE("Triangle"),
  /** A rhombus on a point. */
  DIAMOND("Diamond"),
  /** A hexagon on a point, with sides of two lengths. */
  PRISM("Prism"),
  /** Six points. */
  STAR("Star"),
  /** As many columns as rows. */
  SQUARE("Square"),
  /** Rows and columns. */
  RECTANGLE("Rectangle");

  private final String text;

  HexShape(String text) {
    this.text = text;
  }

  /** The name as games write it. */
  @Override
  public String toString() {
    return text;
  }
}
