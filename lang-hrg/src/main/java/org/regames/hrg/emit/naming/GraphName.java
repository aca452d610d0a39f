package org.regames.hrg.emit.naming;

/**
 * What a graph should be called; where several should be called the same, they get numbers.
 *
 * @param isFromSource whether a source has the name, and not only statements that say it
 */
public record GraphName(String text, boolean isFromSource) {}
