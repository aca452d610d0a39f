package org.regames.hrg.emit.naming;

/**
 * What a graph should be called; several that should have the same name get numbers.
 *
 * @param isFromSource whether the name comes from a source, and not from what the statements do
 */
public record GraphName(String text, boolean isFromSource) {}
