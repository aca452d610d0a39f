package org.regames.pcg.command;

import com.google.gson.JsonObject;
import java.util.Optional;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.language.Result;
import org.regames.pcg.evolve.DerivedSpace;
import org.regames.pcg.evolve.GameSpace;

/**
 * A space whose games are mutated by a program. It is sent {@code {"ask": "mutate", "game": …,
 * "seed": …}} or {@code {"ask": "cross", "game": …, "other": …, "seed": …}} and answers {@code
 * {"game": …}} or, if it finds none, {@code {"none": "why"}}. The same seed has to give the same
 * game.
 *
 * @param space the space of the initial games
 */
public record ProgramSpace(GameSpace space, LineProgram program) implements DerivedSpace {
  @Override
  public Result<String> mutate(String game, long seed) {
    return asked("mutate", game, Optional.empty(), seed);
  }

  @Override
  public Result<String> cross(String game, String other, long seed) {
    return asked("cross", game, Optional.of(other), seed);
  }

  private Result<String> asked(String what, String game, Optional<String> other, long seed) {
    JsonObject question = ProgramMeasurer.question(what);
    question.addProperty("language", language().name());
    question.addProperty("game", game);
    other.ifPresent(text -> question.addProperty("other", text));
    // As a string, since JSON numbers are not exact in all languages.
    question.addProperty("seed", Long.toUnsignedString(seed));
    JsonObject answer = program.ask(question);
    if (answer.has("none")) {
      throw new UnplayableException("`" + program + "`: " + answer.get("none").getAsString());
    }
    if (!answer.has("game") || !answer.get("game").isJsonPrimitive()) {
      throw program.broken("answered neither a game nor why there is none");
    }
    return Result.success(answer.get("game").getAsString());
  }

  @Override
  public Optional<GameSpace> withoutAncestors() {
    return space.withoutAncestors().map(other -> new ProgramSpace(other, program));
  }

  @Override
  public String identity() {
    return space.identity() + ", changed by " + program;
  }
}
