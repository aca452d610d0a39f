package org.regames.backend.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class WorkLimitTest {
  private final WorkLimit limit = new WorkLimit();

  private int depth;

  /** Long before a stack as large as that of the command is full, which takes seconds. */
  @Test
  void callsWithoutAnEndAreRefused() {
    EndlessPlayException refused =
        CompletableFuture.supplyAsync(
                () -> {
                  limit.begin();
                  return assertThrows(EndlessPlayException.class, this::call);
                },
                task -> new Thread(null, task, "deep", 512L << 20).start())
            .join();

    assertEquals(EndlessPlayException.Kind.MOVE, refused.kind());
    assertTrue(depth > 50_000 && depth < 100_000, () -> "at a depth of " + depth);
  }

  private void call() {
    depth++;
    limit.spend();
    call();
  }

  @Test
  void muchWorkIsAllowedWhereCallsReturnAndNoMore() {
    limit.begin();
    for (int work = 0; work < 50_000_000; work++) {
      limit.spend();
    }
    assertThrows(
        EndlessPlayException.class,
        () -> {
          for (int work = 0; work < 60_000_000; work++) {
            limit.spend();
          }
        });
  }
}
