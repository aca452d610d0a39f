package org.regames.lud.board;

/** Regions that every board has. */
public enum Area {
  /** All sites. */
  BOARD,
  TOP,
  BOTTOM,
  LEFT,
  RIGHT,
  /** Convex and concave corners. */
  CORNERS,
  CONVEX_CORNERS,
  CONCAVE_CORNERS,
  /** The sites nearest to the middle. */
  CENTRE,
  /** The sites at the outline. */
  OUTER,
  /** The same as the outer sites. */
  PERIMETER,
  /** The sites that are not outer. */
  INNER,
  /** The cells with the most corners; all sites of other types. */
  MAJOR,
  /** The other cells. */
  MINOR
}
