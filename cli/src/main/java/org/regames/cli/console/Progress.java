package org.regames.cli.console;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A progress bar on standard error, erased when the work is done. It never appears if standard
 * error is not a terminal, or the work is done quickly. For one thread.
 */
public final class Progress implements AutoCloseable {
  /** The maximum to pass if the amount of work is unknown. */
  public static final long UNKNOWN = -1;

  private static final int WIDTH = 79;
  private static final int UPDATE_MILLIS = 200;

  private final Terminal terminal;
  private final String task;
  private final long max;
  private final Unit unit;
  private final long showFrom;
  private ProgressBar bar;

  /** What is counted: its name, and how many steps make one unit. */
  public record Unit(String name, long steps) {}

  /**
   * @param task the task, one word
   * @param max the number of steps, or {@link #UNKNOWN}
   * @param unit what the bar shows
   * @param delay how long to wait before showing a bar
   */
  public Progress(Terminal terminal, String task, long max, Unit unit, Duration delay) {
    this.terminal = terminal;
    this.task = task;
    this.max = max;
    this.unit = unit;
    this.showFrom = System.nanoTime() + delay.toNanos();
  }

  /** Shows the progress and a short note. */
  public void at(long done, String note) {
    if (bar == null && terminal.errIsTerminal() && System.nanoTime() >= showFrom) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(max)
              .setUnit(unit.name, unit.steps)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(UPDATE_MILLIS)
              .showSpeed(new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.ROOT)))
              .clearDisplayOnFinish()
              .setConsumer(new ConsoleProgressBarConsumer(terminal.err(), WIDTH))
              .build();
    }
    if (bar != null) {
      bar.stepTo(done);
      bar.setExtraMessage(note);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
