package org.regames.pcg.command;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.regames.backend.engine.UnplayableException;

/**
 * A program that answers each line of JSON with one. If several threads send requests at the same
 * time it is started several times; a process that gives no answer, or a wrong one, is terminated
 * and restarted for the next request. Its standard error is that of this process.
 */
public final class LineProgram implements AutoCloseable {
  /** Longer answers are invalid. */
  private static final int MOST_CHARACTERS = 16 << 20;

  private final String command;
  private final Duration most;
  private final Queue<Running> idle = new ConcurrentLinkedQueue<>();

  /** A process that waits for a request. */
  private record Running(Process process, BufferedReader in, BufferedWriter out) {}

  /**
   * @param command the program and its arguments, separated by blanks; no shell reads it
   * @param most how long an answer may take
   */
  public LineProgram(String command, Duration most) {
    this.command = command.strip();
    this.most = most;
  }

  /**
   * Sends a request.
   *
   * @throws UnplayableException if no JSON object comes back in time, so that the game is rejected
   */
  public JsonObject ask(JsonObject question) {
    Running waiting = idle.poll();
    Running running = waiting == null ? start() : waiting;
    FutureTask<String> asking = new FutureTask<>(() -> exchange(running, question));
    Thread.ofVirtual().start(asking);
    boolean isWell = false;
    try {
      JsonElement answer =
          JsonParser.parseString(asking.get(most.toMillis(), TimeUnit.MILLISECONDS));
      if (!answer.isJsonObject()) {
        throw broken("did not answer with a JSON object");
      }
      isWell = true;
      return answer.getAsJsonObject();
    } catch (TimeoutException _) {
      throw broken("gave no answer in " + most.toMillis() / 1000.0 + " s");
    } catch (JsonParseException _) {
      throw broken("answered no JSON");
    } catch (ExecutionException failure) {
      throw broken("gave no answer: " + failure.getCause().getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw broken("was interrupted");
    } finally {
      if (isWell) {
        idle.add(running);
      } else {
        running.process.destroyForcibly();
      }
    }
  }

  private static String exchange(Running running, JsonObject question) throws IOException {
    Writer out = running.out;
    out.write(question + "\n");
    out.flush();
    return line(running.in);
  }

  /** The next line, unless it is longer than any valid answer. */
  private static String line(Reader in) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    while (next >= 0 && next != '\n') {
      line.append((char) next);
      if (line.length() > MOST_CHARACTERS) {
        throw new IOException("it is longer than " + MOST_CHARACTERS + " characters");
      }
      next = in.read();
    }
    if (next < 0 && line.isEmpty()) {
      throw new IOException("it ended");
    }
    return line.toString();
  }

  private Running start() {
    try {
      Process process =
          new ProcessBuilder(List.of(command.split(" +")))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      return new Running(
          process,
          process.inputReader(StandardCharsets.UTF_8),
          process.outputWriter(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw broken("cannot be started");
    }
  }

  /** The exception that the program does not work, with a reason. */
  UnplayableException broken(String reason) {
    return new UnplayableException("`" + command + "` " + reason);
  }

  /** Terminates all waiting processes. */
  @Override
  public void close() {
    idle.forEach(running -> running.process.destroy());
    idle.clear();
  }

  /** The command. */
  @Override
  public String toString() {
    return command;
  }
}
