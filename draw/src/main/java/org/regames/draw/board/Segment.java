package org.regames.draw.board;

/** A line between two cells that are neighbours. */
public record Segment(Point from, Point to) {}
