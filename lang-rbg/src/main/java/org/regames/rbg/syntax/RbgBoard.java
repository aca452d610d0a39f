package org.regames.rbg.syntax;

import java.util.List;
import java.util.Map;
import org.regames.ir.diagnostic.Origin;

/**
 * The graph of the board. Vertices are numbered from 0, the starting vertex.
 *
 * @param vertices the names of the vertices
 * @param pieces the piece each vertex starts with
 * @param directions for each label the vertex it leads to from each vertex, or {@link #NOWHERE}
 * @param origin where it is described
 */
public record RbgBoard(
    List<String> vertices, List<String> pieces, Map<String, int[]> directions, Origin origin) {
  /** The target of a direction that a vertex does not have. */
  public static final int NOWHERE = -1;
}
