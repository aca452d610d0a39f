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
  /** What lies at the outline. */
  OUTER,
  /** The same as the outer sites. */
  PERIMETER,
  /** What is not outer. */
  INNER,
  /** The cells with the most corners; all sites of other types. */
  MAJOR,
  /** The cells with fewer. */
  MINOR
}
