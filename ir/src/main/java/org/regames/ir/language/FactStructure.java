package org.regames.ir.language;

import java.util.List;

/**
 * What the facts of one function became when propositional rules were read: a variable, a map, or
 * as many booleans as there are facts.
 *
 * @param facts the function and its number of arguments, such as {@code cell/3}
 * @param kind what they are
 * @param key the numbers of the arguments that are the key, from 1
 * @param keys how many places there are: keys of a map, booleans, or 1
 * @param values how many values a place can have, including the value for no fact
 * @param bits the bits of all places, ⌈log₂ values⌉ for each
 * @param why why the facts could be nothing better than booleans; otherwise empty
 */
public record FactStructure(
    String facts, Kind kind, List<Integer> key, int keys, int values, long bits, String why) {
  /** What facts can be. */
  public enum Kind {
    /** One place whose value tells which fact holds. */
    VARIABLE,
    /** A variable whose value follows from its previous value alone, such as a step counter. */
    COUNTER,
    /** A place for each key. */
    MAP,
    /** A boolean for each fact. */
    BOOLEANS
  }

  public FactStructure {
    key = List.copyOf(key);
  }

  /** How many of the bits are booleans. */
  public long booleans() {
    return kind == Kind.BOOLEANS ? bits : 0;
  }
}
