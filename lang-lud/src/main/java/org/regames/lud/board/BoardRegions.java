package org.regames.lud.board;

/** Lists of regions that boards have, for rules that join or compare regions. */
public enum BoardRegions {
  ROWS("Rows"),
  COLUMNS("Columns"),
  LAYERS("Layers"),
  /** Each corner is a region. */
  CORNERS("Corners"),
  /** Each side is a region, with its corners. */
  SIDES("Sides"),
  /** Each side is a region, without corners. */
  SIDES_NO_CORNERS("SidesNoCorners"),
  /** One region of all sites. */
  ALL_SITES("AllSites");

  private final String text;

  BoardRegions(String text) {
    this.text = text;
  }

  /** The name as games write it. */
  @Override
  public String toString() {
    return text;
  }
}
