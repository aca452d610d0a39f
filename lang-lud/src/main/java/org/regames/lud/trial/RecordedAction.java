package org.regames.lud.trial;

import java.util.Map;
import java.util.OptionalInt;

/**
 * A part of a recorded move.
 *
 * @param name the name of the action, such as {@code Add}
 * @param fields its fields by name, as they are written
 */
public record RecordedAction(String name, Map<String, String> fields) {
  public RecordedAction {
    fields = Map.copyOf(fields);
  }

  /** Whether it is the player's choice, rather than a consequence. */
  public boolean isDecision() {
    return "true".equals(fields.get("decision"));
  }

  /** A number among its fields. */
  public OptionalInt number(String field) {
    String text = fields.get(field);
    return text != null && text.matches("-?\\d{1,9}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }
}
