package org.regames.dap;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.debug.OutputEventArguments;
import org.eclipse.lsp4j.debug.OutputEventArgumentsCategory;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;
import org.regames.backend.debug.NextStep;
import org.regames.backend.debug.Stop;

/** The messages to an editor when the debugger stops. */
final class Messages {
  /** The number of the only thread. */
  static final int THREAD = 1;

  private static final int MOST_CHOICES = 60;

  private Messages() {}

  static StoppedEventArguments stopped(Stop stop) {
    StoppedEventArguments event = new StoppedEventArguments();
    event.setThreadId(THREAD);
    event.setAllThreadsStopped(true);
    event.setReason(
        switch (stop.reason()) {
          case BEGIN -> StoppedEventArgumentsReason.ENTRY;
          case STEP, CHOICE, MOVE, OVER -> StoppedEventArgumentsReason.STEP;
          case BREAKPOINT -> StoppedEventArgumentsReason.BREAKPOINT;
          case BLOCKED -> StoppedEventArgumentsReason.EXCEPTION;
          case GIVEN_UP -> StoppedEventArgumentsReason.PAUSE;
        });
    if (!stop.message().isEmpty()) {
      event.setDescription(stop.message());
      event.setText(stop.message());
    }
    return event;
  }

  static OutputEventArguments line(String text) {
    OutputEventArguments output = new OutputEventArguments();
    output.setCategory(OutputEventArgumentsCategory.CONSOLE);
    output.setOutput(text + "\n");
    return output;
  }

  /** The console output for a stop, if any. */
  static Optional<OutputEventArguments> about(Stop stop, Session session) {
    if (stop.message().isEmpty()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder(stop.message());
    if (stop.reason() == Stop.Reason.CHOICE) {
      text.append("; choose one by its number, here or with Step Into Target:");
      List<NextStep> choices = session.debugger().choices();
      for (int choice = 0; choice < Math.min(choices.size(), MOST_CHOICES); choice++) {
        if (choices.get(choice).fate() != NextStep.Fate.FORBIDDEN) {
          text.append("\n  %3d  %s".formatted(choice + 1, Session.label(choices.get(choice))));
        }
      }
      if (choices.size() > MOST_CHOICES) {
        text.append("\n  … and more, below Choices");
      }
    }
    return Optional.of(line(text.toString()));
  }
}
