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
    String name,
    boolean isLabelled,
    ParameterType type,
    boolean isOptional,
    Optional<LudValue> absent) {
  /** What is written before the colon; empty where there is no label. */
  String label() {
    return isLabelled ? name : "";
  }

  /** As a reader would write it: {@code stack:}, or the name. */
  String shown() {
    return isLabelled ? name + ":" : name;
  }
}
