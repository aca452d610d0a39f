package org.regames.agents;

import java.util.Map;
import java.util.TreeMap;

/** The options of an agent as text, by name. */
public record AgentOptions(Map<String, String> values) {
  /** No options. */
  public static final AgentOptions NONE = new AgentOptions(Map.of());

  public AgentOptions {
    values = Map.copyOf(new TreeMap<>(values));
  }

  /**
   * The value of an option that is a number.
   *
   * @throws IllegalArgumentException if it is not a number between the bounds
   */
  public double number(String name, double usual, double least, double most) {
    String text = values.get(name);
    if (text == null) {
      return usual;
    }
    try {
      double number = Double.parseDouble(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Reported below, like a number that is too large.
    }
    String range = brief(least) + " to " + brief(most);
    throw new IllegalArgumentException(
        "option " + name + ": expected a number from " + range + ", found " + text);
  }

  private static String brief(double number) {
    return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
  }

  /**
   * Whether an option is on.
   *
   * @throws IllegalArgumentException if it is neither on nor off
   */
  public boolean isOn(String name, boolean usual) {
    String text = values.getOrDefault(name, usual ? "on" : "off");
    return switch (text) {
      case "on" -> true;
      case "off" -> false;
      default ->
          throw new IllegalArgumentException(
              "option " + name + ": expected on or off, found " + text);
    };
  }
}
