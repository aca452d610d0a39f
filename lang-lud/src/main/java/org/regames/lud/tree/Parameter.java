package org.regames.lud.tree;

import java.util.Optional;

/**
 * A parameter of a ludeme.
 *
 * @param name by which arguments are asked for, and which labelled ones are written with
 * @param isLabelled whether it is written as {@code name:value}
 * @param type what it takes
 * @param isOptional whether it may be left out
 * @param absent what it is where it is left out, if that is a constant
 */
public record Parameter(
    String name, boolean isLabelled, Type type, boolean isOptional, Optional<Value> absent) {
  /** As a reader would write it: {@code stack:}, or the name in brackets. */
  String shown() {
    return isLabelled ? name + ":" : name;
  }
}
