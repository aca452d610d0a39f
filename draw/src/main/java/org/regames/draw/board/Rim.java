package org.regames.draw.board;

/** A coordinate at the rim of a board. */
public record Rim(String text, Point at) {}
