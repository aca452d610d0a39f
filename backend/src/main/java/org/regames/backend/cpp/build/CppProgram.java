package org.regames.backend.cpp.build;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.regames.backend.cpp.CppEmitter;
import org.regames.backend.plan.Plan;
import org.regames.backend.play.Playouts;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;

/** The built example program of a game, run for counts and playouts. */
public final class CppProgram {
  private final List<String> command;
  private final Optional<String> notKept;

  /**
   * @param command the first words of the command line that plays the game
   */
  CppProgram(List<String> command, Optional<String> notKept) {
    this.command = List.copyOf(command);
    this.notKept = notKept;
  }

  /**
   * Builds the program of a plan, or finds it in the cache.
   *
   * @param waiting is run several times a second while the compiler works
   * @throws DiagnosticException if it cannot be built
   */
  public static CppProgram build(
      Plan plan, Compiler compiler, ProgramCache cache, Runnable waiting) {
    // The same name for all games: the cache must distinguish games only by their plans.
    Map<String, String> sources = CppEmitter.emit(plan, "game");
    sources.keySet().removeIf(name -> name.contains("_c.") || name.endsWith(".txt"));
    ProgramCache.Program program = cache.program(sources, compiler, compiler::build, waiting);
    return new CppProgram(List.of(program.file().toAbsolutePath().toString()), program.notKept());
  }

  /** Why the program could not be cached, for the user. */
  public Optional<String> notKept() {
    return notKept;
  }

  /**
   * The counts of sequences of moves, or of choices, of all depths from 0 on.
   *
   * @param progress receives several times a second how many sequences of the full depth were
   *     counted
   */
  public CppReport counts(int depth, boolean choices, LongConsumer progress) {
    List<String> words = new ArrayList<>(List.of("perft", Integer.toString(depth)));
    if (choices) {
      words.add("--choices");
    }
    return run(words, progress);
  }

  /**
   * Plays at random: the same plays as those of {@link Playouts#run} for a compiled game.
   *
   * @param progress receives several times a second how many playouts were started
   */
  public CppReport playouts(Playouts playouts, LongConsumer progress) {
    List<String> words = new ArrayList<>();
    words.add("playouts");
    words.add(Long.toString(playouts.playouts().orElse(Long.MAX_VALUE)));
    words.add(Long.toString(playouts.seed()));
    words.addAll(List.of("--threads", Integer.toString(playouts.threads())));
    words.addAll(List.of("--plies", Long.toString(playouts.mostPlies())));
    playouts
        .time()
        .ifPresent(time -> words.addAll(List.of("--seconds", Double.toString(seconds(time)))));
    return run(words, progress);
  }

  /**
   * One random play as text: every state, its moves, and what each player sees of the one that is
   * played.
   *
   * @param plies the number of moves after which to stop
   * @param number which play of the seed, from 0
   */
  public String play(int plies, long seed, long number) {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("play", Long.toString(seed), Long.toString(number)));
    words.addAll(List.of("--plies", Integer.toString(plies)));
    try (Child child = Child.start(words)) {
      return child.output();
    } catch (IOException failure) {
      throw failed(failure.getMessage());
    }
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }

  private CppReport run(List<String> arguments, LongConsumer progress) {
    List<String> words = new ArrayList<>(command);
    words.addAll(arguments);
    words.add("--report");
    CppReport report = new CppReport();
    List<String> other = new ArrayList<>();
    // The program ends when its input does, so the input has to stay open while it runs.
    try (Child child = Child.start(words);
        BufferedReader lines = child.lines()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!report.read(line, progress)) {
          other.add(line);
        }
      }
      int exitCode = child.exitCode();
      if (!report.isComplete()) {
        throw failed("it ended with exit code " + exitCode + " " + String.join("; ", other));
      }
      return report;
    } catch (IOException failure) {
      throw failed(failure.getMessage());
    }
  }

  private static DiagnosticException failed(String why) {
    return new DiagnosticException(
        Diagnostic.error(
            "program-failed",
            Origin.UNKNOWN,
            ("the built program does not work: " + why).stripTrailing()));
  }
}
