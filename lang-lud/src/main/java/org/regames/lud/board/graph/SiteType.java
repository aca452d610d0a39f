package org.regames.lud.board.graph;

/** Which elements of a graph are the sites of a board. */
public enum SiteType {
  /** Corners of cells, ends of edges. */
  VERTEX("Vertex"),
  /** Connections of two vertices. */
  EDGE("Edge"),
  /** Faces. */
  CELL("Cell");

  private final String text;

  SiteType(String text) {
    this.text = text;
  }

  /** The name as games write it. */
  @Override
  public String toString() {
    return text;
  }
}
