package org.regames.rbg.syntax;

import java.util.List;
import java.util.Map;

/**
 * The graph of the board. Vertices are numbered from 0, the starting vertex.
 *
 * @param vertices the names of the vertices
 * @param pieces the piece each vertex starts with
 * @param directions for each label the vertex it leads to from each vertex, or {@link #NOWHERE}
 */
public record Board(List<String> vertices, List<String> pieces, Map<String, int[]> directions) {
  /** Where a direction leads that the board does not have at a vertex. */
  public static final int NOWHERE = -1;
}
