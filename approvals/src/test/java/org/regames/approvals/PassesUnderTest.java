package org.regames.approvals;

import java.util.List;
import java.util.Optional;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;

/**
 * The passes that tests look at: all, one by one and together, or only the one of {@code
 * -Dpass=inline-assignment}.
 */
final class PassesUnderTest {
  private static final Optional<String> ONLY = Optional.ofNullable(System.getProperty("pass"));

  private PassesUnderTest() {}

  /** The passes to try one by one. */
  static List<Pass> oneByOne() {
    List<Pass> chosen =
        Passes.list().stream()
            .filter(pass -> ONLY.isEmpty() || pass.name().equals(ONLY.get()))
            .toList();
    if (chosen.isEmpty()) {
      List<String> names = Passes.list().stream().map(Pass::name).toList();
      throw new IllegalArgumentException("-Dpass=" + ONLY.get() + " is none of " + names);
    }
    return chosen;
  }

  /** Whether pipelines of several passes are to be tried, too. */
  static boolean isTogether() {
    return ONLY.isEmpty();
  }
}
