package org.regames.lud.board.graph;

/** Which diagonals of unit squares are drawn. */
public enum Diagonals {
  /** None; steps across corners are possible nevertheless. */
  IMPLIED("Implied"),
  /** One in each square, in alternating directions. */
  ALTERNATING("Alternating"),
  /** Both, with a vertex where they meet. */
  SOLID("Solid"),
  /** Both, crossing without a vertex. */
  SOLID_NO_SPLIT("SolidNoSplit"),
  /** One in each square, so that they make rings around the middle. */
  CONCENTRIC("Concentric"),
  /** Four lines from the middle. */
  RADIATING("Radiating");

  private final String text;

  Diagonals(String text) {
    this.text = text;
  }

  /** The name as games write it. */
  @Override
  public String toString() {
    return text;
  }
}
