package org.regames.backend.cpp;

import java.util.Arrays;
import org.regames.backend.plan.Plan;

/** The narrowest type for a range of numbers. */
final class CellType {
  private static final int HIGHEST_BYTE = 255;

  private CellType() {}

  public static String of(int lowest, int highest) {
    if (lowest >= 0 && highest > Byte.MAX_VALUE && highest <= HIGHEST_BYTE) {
      return "std::uint8_t";
    }
    if (lowest >= Byte.MIN_VALUE && highest <= Byte.MAX_VALUE) {
      return "std::int8_t";
    }
    return lowest >= Short.MIN_VALUE && highest <= Short.MAX_VALUE
        ? "std::int16_t"
        : "std::int32_t";
  }

  public static String of(int[] cells) {
    return of(Arrays.stream(cells).min().orElse(0), Arrays.stream(cells).max().orElse(0));
  }

  static String ofMap(Plan plan, int variable) {
    return of(0, Math.max(0, plan.layout().values(variable).length() - 1));
  }
}
