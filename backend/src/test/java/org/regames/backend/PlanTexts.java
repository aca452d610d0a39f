package org.regames.backend;

import java.util.stream.Collectors;

/** What tests look for in the texts of plans. */
public final class PlanTexts {
  private PlanTexts() {}

  /** The functions for turns at a node, as a plan lists them; nothing where there are none. */
  public static String turn(String plan, String node) {
    return plan.lines()
        .filter(line -> line.startsWith("at n") && line.endsWith(" // " + node))
        .collect(Collectors.joining("\n"));
  }
}
