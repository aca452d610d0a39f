/**
 * The graphs that boards are made of: vertices in the plane, or in layers, edges between them, and
 * the faces that the edges enclose. {@link org.regames.lud.board.graph.Shapes} makes graphs, {@link
 * org.regames.lud.board.graph.Operators} derives graphs from graphs.
 *
 * <p>Sites of a board are identified by number, which is the index of a vertex, an edge or a face
 * in its list. So the order in which everything here is created is part of its meaning, down to the
 * rounding of coordinates that an order depends on. Everything is computed with {@link StrictMath},
 * with the same results on every machine.
 */
package org.regames.lud.board.graph;
