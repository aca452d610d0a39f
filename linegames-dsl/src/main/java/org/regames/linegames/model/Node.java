package org.regames.linegames.model;

/**
 * A point where lines meet.
 *
 * @param x where it is drawn, in units between neighbours, to the east
 * @param y the same, to the south
 */
public record Node(String name, double x, double y) {}
