package org.regames.linegames.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.function.LongFunction;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.FamilyParameter;
import org.regames.ir.language.GameFamilies;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Result;
import org.regames.ir.language.Seeds;
import org.regames.linegames.output.ParameterValues;
import org.regames.linegames.output.ScriptError;

/**
 * Variations of games from scripts with parameters, by other values. If a script fails with some
 * values, others are drawn.
 */
record ScriptVariation(ScriptKind kind, ScriptGames games) implements GameFamilies, GameVariation {
  private static final int MOST_TRIES = 20;

  @Override
  public SequencedMap<String, String> values(Source game) {
    try {
      return RecordedValues.of(kind, game.text()).values();
    } catch (ScriptError _) {
      return new LinkedHashMap<>(); // the mistake is reported when the game is read
    }
  }

  @Override
  public List<FamilyParameter> parameters(Source game) {
    return games.parameters(game);
  }

  @Override
  public Result<String> with(Source game, SequencedMap<String, String> values) {
    try {
      String script = RecordedValues.of(kind, game.text()).script();
      return Result.success(new RecordedValues(script, values).text(kind));
    } catch (ScriptError _) {
      return new Result<>(Optional.empty(), games.of(game).diagnostics());
    }
  }

  @Override
  public Result<String> draw(Source family, long seed) {
    return other("", family, seed, ParameterValues::drawn);
  }

  @Override
  public Result<String> mutate(Source game, long seed) {
    Result<ScriptGames.Printed> parent = games.of(game);
    return parent.value().isPresent()
        ? mutated(game, parent.value().get().values(), seed)
        : new Result<>(Optional.empty(), parent.diagnostics());
  }

  private Result<String> mutated(Source game, Map<String, String> values, long seed) {
    List<String> names = new ArrayList<>(values.keySet());
    if (names.isEmpty()) {
      return withoutParameters(game);
    }
    return other(
        game.text(),
        game,
        seed,
        each -> {
          String changed = names.get(Seeds.random(each).nextInt(names.size()));
          return new ParameterValues(values, Optional.of(each), Optional.of(changed));
        });
  }

  @Override
  public Result<String> cross(Source game, Source other, long seed) {
    Result<ScriptGames.Printed> one = games.of(game);
    Result<ScriptGames.Printed> two = games.of(other);
    if (one.value().isEmpty() || two.value().isEmpty()) {
      return new Result<>(Optional.empty(), (one.value().isEmpty() ? one : two).diagnostics());
    }
    if (!script(game).equals(script(other))) {
      Diagnostics findings = new Diagnostics();
      findings.report(
          Diagnostic.error(
                  "script", Origin.of(other, 0, 0), "is not the same script as " + game.name())
              .withHint("only games of one script can be crossed"));
      return Result.failure(findings);
    }
    Map<String, String> first = one.value().get().values();
    Map<String, String> second = two.value().get().values();
    Result<String> child =
        other(
            game.text(),
            game,
            seed,
            each ->
                new ParameterValues(mix(first, second, each), Optional.of(each), Optional.empty()));
    return child.value().isPresent() ? child : mutate(game, seed);
  }

  /** The script of a text that was read. */
  private String script(Source source) {
    return RecordedValues.of(kind, source.text()).script();
  }

  private static Map<String, String> mix(
      Map<String, String> one, Map<String, String> two, long seed) {
    Random random = Seeds.random(seed);
    Map<String, String> child = new LinkedHashMap<>(one);
    two.forEach(
        (name, value) -> {
          if (random.nextBoolean()) {
            child.put(name, value);
          }
        });
    return child;
  }

  /** The first game that differs from its parent, or the last mistake. */
  private Result<String> other(
      String parent, Source family, long seed, LongFunction<ParameterValues> values) {
    Result<String> last = Result.failure(new Diagnostics());
    for (int i = 0; i < MOST_TRIES; i++) {
      ScriptGames.Drawn drawn = games.draw(family, values.apply(seed * MOST_TRIES + i));
      if (!drawn.hasParameters()) {
        return drawn.result().value().isPresent()
            ? withoutParameters(family)
            : new Result<>(Optional.empty(), drawn.result().diagnostics());
      }
      last =
          games
              .only(family, drawn.result())
              .then(_ -> text(family, drawn.result().value().orElseThrow()));
      if (last.value().filter(text -> !text.equals(parent)).isPresent()) {
        return last;
      }
    }
    return last;
  }

  private String text(Source family, ScriptGames.Printed printed) {
    return new RecordedValues(script(family), printed.values()).text(kind);
  }

  private static Result<String> withoutParameters(Source script) {
    Diagnostics findings = new Diagnostics();
    findings.report(
        Diagnostic.error("script", Origin.of(script, 0, 0), "the script declares no parameters")
            .withHint("`param(\"width\", 4..8)` in Kotlin, `param('width', 4, 8)` in Python"));
    return Result.failure(findings);
  }
}
