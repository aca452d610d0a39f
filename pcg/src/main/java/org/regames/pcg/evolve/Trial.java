package org.regames.pcg.evolve;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.model.EndlessPlayException;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Result;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Measurement;
import org.regames.pcg.metrics.AgentFailedException;
import org.regames.pcg.metrics.Meter;

/**
 * A generated game on its way through all measurements.
 *
 * @param number its number, from 0
 * @param made how it was made: {@code begun}, {@code mutated} or {@code crossed}
 * @param parent the number of the game that it was made from, -1 for none
 * @param other the number of the second parent, -1 for none
 * @param text the game
 */
record Trial(int number, String made, int parent, int other, String text) {
  /** Measures the game by random plays and, if it is good enough, by its judge. */
  Candidate measured(Evolution by, Meter meter) {
    return measured(by, meter, new ArrayList<>());
  }

  /** The same, adding all measurements to a list. */
  Candidate measured(Evolution by, Meter meter, List<Measurement> found) {
    Evaluation evaluation = by.evaluation();
    Evaluation own = evaluation.withSeed(evaluation.seed() ^ hash(text));
    Candidate.Shape shape = null;
    try {
      PlayedGame game = game(by.space(), meter);
      found.addAll(
          own.measured(
              by.space().source(text), game, meter, some -> by.fitness().failed(some).isEmpty()));
      if (by.fitness().failed(found).isEmpty()) {
        shape = meter.of(Meter.Stage.COMPARE, () -> Candidate.Shape.of(game));
      }
    } catch (UnplayableException
        | EndlessPlayException
        | DiagnosticException
        | AgentFailedException out) {
      return out(out.getMessage(), found);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError mistake) {
      // One game must not abort a search of hours; the reason is in the journal.
      return out("mistake: " + mistake, found);
    }
    String failed = by.fitness().failed(found);
    if (!failed.isEmpty()) {
      return out("fails " + failed, found);
    }
    Optional<String> missing =
        Stream.concat(
                by.fitness().terms().stream().map(Fitness.Term::metric),
                by.axes().stream().map(Axis::metric))
            .filter(metric -> !hasValue(metric, found))
            .findFirst();
    if (missing.isPresent()) {
      return out("has no value of " + missing.get(), found);
    }
    double value = by.fitness().of(found).orElseThrow();
    int cell = cell(by.axes(), found).orElseThrow();
    return new Candidate(
        number, made, parent, other, text, value, cell, null, shape, metrics(found));
  }

  private static boolean hasValue(String metric, List<Measurement> found) {
    return found.stream()
        .anyMatch(each -> each.name().equals(metric) && each.estimate().value().isPresent());
  }

  private PlayedGame game(GameSpace space, Meter meter) {
    Result<Game> read = meter.of(Meter.Stage.READ, () -> space.check(text));
    Game rules =
        read.value().orElseThrow(() -> new UnplayableException(reason(read.diagnostics())));
    return meter.of(Meter.Stage.PLAN, () -> PlayedGame.forFewPlays(rules));
  }

  /** The reason why there is no value. */
  static String reason(List<Diagnostic> findings) {
    return findings.stream()
        .filter(Diagnostic::isError)
        .findFirst()
        .map(Diagnostic::message)
        .orElse("none was found");
  }

  /** The same game, rejected. */
  Candidate out(String reason) {
    return out(reason, List.of());
  }

  private Candidate out(String reason, List<Measurement> found) {
    return new Candidate(
        number, made, parent, other, text, null, null, reason, null, metrics(found));
  }

  private static Map<String, Double> metrics(List<Measurement> found) {
    Map<String, Double> metrics = new HashMap<>();
    found.forEach(
        each -> each.estimate().value().ifPresent(value -> metrics.put(each.name(), value)));
    return metrics;
  }

  private static OptionalInt cell(List<Axis> axes, List<Measurement> found) {
    int cell = 0;
    for (Axis axis : axes) {
      OptionalInt along = axis.cell(found);
      if (along.isEmpty()) {
        return OptionalInt.empty();
      }
      cell = cell * axis.cells() + along.getAsInt();
    }
    return OptionalInt.of(cell);
  }

  static long hash(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return crc.getValue() * 0x9E3779B97F4A7C15L;
  }
}
