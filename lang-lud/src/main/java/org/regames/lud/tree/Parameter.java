package org.regames.lud.tree;

import java.util.Optional;

/**
 * A parameter of a ludeme.
 *
 * @param name the name for access to arguments, and the label of labelled ones
 * @param isLabelled whether it is written as {@code name:value}
 * @param type the values that it takes
 * @param isOptional whether it may be left out
 * @param absent its default if it is left out, if that is a constant
 */
public record Parameter(
    String name,
    boolean isLabelled,
    ParameterType type,
    boolean isOptional,
    Optional<LudValue> absent) {
  /** The label before the colon; empty if there is none. */
  String label() {
    return isLabelled ? name : "";
  }

  /** The parameter as an author writes it: {@code stack:}, or the name. */
  String shown() {
    return isLabelled ? name + ":" : name;
  }
}
