package org.regames.backend.planner.lower;

/**
 * A function to be planned: the paths from a node, or a part of them.
 *
 * @param number the number of the function
 * @param name the name of the node
 * @param node the node
 * @param first the first transition from the node that the function does
 * @param end the first transition after these
 */
record FunctionPiece(int number, String name, int node, int first, int end) {}
