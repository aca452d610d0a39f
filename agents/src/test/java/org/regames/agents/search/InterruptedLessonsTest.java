package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.regames.agents.PlayedGame;
import org.regames.agents.Texts;

/** Learning ends where nobody waits for it any more. */
class InterruptedLessonsTest {
  private final PlayedGame game = Texts.library("hrg/tictactoe.hrg");

  @Test
  void nothingIsLearnedByWhoIsInterrupted() {
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> Evaluation.of(game));
      assertThrows(CancellationException.class, () -> new EvaluationLessons(game).learned());
    } finally {
      assertTrue(Thread.interrupted());
    }
    Evaluation.of(game);
  }

  /** Somebody who learns is stopped in the middle; what was learned by then is not kept. */
  @Test
  void whoLearnsMayBeStopped() throws InterruptedException {
    BlockingQueue<RuntimeException> ends = new LinkedBlockingQueue<>();
    Thread thread =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    while (true) {
                      new EvaluationLessons(game).learned();
                    }
                  } catch (CancellationException stopped) {
                    ends.add(stopped);
                  }
                });
    Thread.sleep(50);
    thread.interrupt();
    RuntimeException end = ends.poll(60, TimeUnit.SECONDS);
    assertSame(CancellationException.class, end == null ? null : end.getClass());
  }
}
