package org.regames.backend.cpp;

import java.util.Arrays;
import org.regames.backend.plan.Plan;

/** The narrowest type for numbers. */
final class CellType {
  private CellType() {}

  static String of(int lowest, int highest) {
    if (lowest >= Byte.MIN_VALUE && highest <= Byte.MAX_VALUE) {
      return "std::int8_t";
    }
    return lowest >= Short.MIN_VALUE && highest <= Short.MAX_VALUE
        ? "std::int16_t"
        : "std::int32_t";
  }

  static String of(int[] cells) {
    return of(Arrays.stream(cells).min().orElse(0), Arrays.stream(cells).max().orElse(0));
  }

  static String ofMap(Plan plan, int variable) {
    return of(0, Math.max(0, plan.layout().values().ofVariable(variable).length() - 1));
  }
}
