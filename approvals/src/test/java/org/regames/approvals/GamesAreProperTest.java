package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.verify.Verification;
import org.regames.backend.verify.Verifier;

/**
 * Our games are proper, as far as their first states tell. {@code ./regames verify games/hrg/*.hrg}
 * searches farther.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class GamesAreProperTest {
  private static final Verifier VERIFIER =
      new Verifier(
          Integer.getInteger("verify.states", 60), Integer.getInteger("verify.plays", 0), 1);

  static Stream<Path> games() {
    return Games.library(GamesAreProperTest.class).stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingImproperIsFound(Path file) {
    Verification found = VERIFIER.verify(Games.read(file), _ -> {});

    assertEquals(
        List.of(), found.improprieties().stream().map(one -> one.diagnostic().message()).toList());
    assertTrue(found.states() > 0);
  }
}
