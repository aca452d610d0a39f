/**
 * The graphs that boards are made of: vertices in the plane, or in layers, edges between them, and
 * the faces that the edges enclose. {@link org.regames.lud.board.graph.Shapes} makes graphs, {@link
 * org.regames.lud.board.graph.Operators} makes graphs of graphs.
 *
 * <p>Sites of a board are known by their number, and that is the place of a vertex, an edge or a
 * face in its list. So the order in which everything here is made is part of what it means, down to
 * the rounding of coordinates that an order depends on. All of it is computed with {@link
 * StrictMath}, the same on every machine.
 */
package org.regames.lud.board.graph;
