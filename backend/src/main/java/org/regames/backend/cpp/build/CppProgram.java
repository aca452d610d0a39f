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

/** The built example program of a game, asked for counts and playouts. */
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
   * Builds the program of a plan, or finds it where it was built before.
   *
   * @param waiting is run several times a second while the compiler works
   * @throws DiagnosticException where it cannot be built
   */
  public static CppProgram build(
      Plan plan, Compiler compiler, ProgramCache cache, Runnable waiting) {
    // One name for all games: what differs between two is in the plan.
    Map<String, String> sources = CppEmitter.emit(plan, "game");
    sources.keySet().removeIf(name -> name.contains("_c.") || name.endsWith(".txt"));
    ProgramCache.Program program = cache.program(sources, compiler, compiler::build, waiting);
    return new CppProgram(List.of(program.file().toAbsolutePath().toString()), program.notKept());
  }

  /** Why the program will be built again the next time, for the user. */
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
   * @param plies after how many moves to stop
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
    // The program ends when its input does, so this has to be open as long as it runs.
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
