package org.regames.pcg.command;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Measurement;
import org.regames.pcg.Measurer;
import org.regames.pcg.metrics.Estimate;

/**
 * A program that measures games. It is sent {@code {"ask": "measure", "name": …, "game": …,
 * "metrics": {…}}} with the text of a game and all measurements so far, and answers with its
 * metrics, {@code {"beauty": 0.7}}, or rejects the game, {@code {"out": "ugly"}}.
 *
 * @param metrics the names of its metrics, without the prefix {@code own.}
 */
public record ProgramMeasurer(LineProgram program, List<String> metrics) implements Measurer {
  /** The metric of a program that judges games. */
  public static final String FITNESS = "fitness";

  public ProgramMeasurer {
    metrics = List.copyOf(metrics);
  }

  /**
   * A program that lists its metrics when it is sent {@code {"ask": "names"}}: {@code {"names":
   * ["beauty"]}}.
   *
   * @throws UnplayableException if it does not
   */
  public static ProgramMeasurer metrics(LineProgram program) {
    JsonObject answer = program.ask(question("names"));
    List<String> names = new ArrayList<>();
    if (!answer.has("names") || !answer.get("names").isJsonArray()) {
      throw program.broken("named no metrics, such as {\"names\": [\"beauty\"]}");
    }
    for (JsonElement name : answer.getAsJsonArray("names")) {
      String text = name.isJsonPrimitive() ? name.getAsString() : "";
      if (!text.matches("[a-z][a-z0-9-]*")) {
        throw program.broken(
            "named a metric " + name + "; lower-case letters, digits and - are allowed");
      }
      names.add(text);
    }
    return new ProgramMeasurer(program, names);
  }

  /** A program that rates a game from 0 to 1, as {@code own.fitness}. */
  public static ProgramMeasurer judge(LineProgram program) {
    return new ProgramMeasurer(program, List.of(FITNESS));
  }

  static JsonObject question(String what) {
    JsonObject question = new JsonObject();
    question.addProperty("ask", what);
    return question;
  }

  @Override
  public List<String> names() {
    return metrics.stream().map(Measurement.By.OWN::name).toList();
  }

  @Override
  public List<Measurement> measured(Source text, PlayedGame game, List<Measurement> before) {
    JsonObject question = question("measure");
    question.addProperty("name", text.name());
    question.addProperty("game", text.text());
    JsonObject known = new JsonObject();
    before.forEach(
        each -> each.estimate().value().ifPresent(value -> known.addProperty(each.name(), value)));
    question.add("metrics", known);
    JsonObject answer = program.ask(question);
    if (answer.has("out")) {
      throw new UnplayableException("`" + program + "`: " + answer.get("out").getAsString());
    }
    List<Measurement> found = new ArrayList<>();
    for (Map.Entry<String, JsonElement> entry : answer.entrySet()) {
      found.add(
          new Measurement(Measurement.By.OWN, entry.getKey(), Estimate.exact(number(entry), 0)));
    }
    return found;
  }

  private double number(Map.Entry<String, JsonElement> entry) {
    boolean isNumber =
        entry.getValue().isJsonPrimitive() && entry.getValue().getAsJsonPrimitive().isNumber();
    if (!metrics.contains(entry.getKey()) || !isNumber) {
      throw program.broken(
          "answered " + entry + "; expected numbers for " + String.join(", ", metrics));
    }
    double value = entry.getValue().getAsDouble();
    if (!Double.isFinite(value)) {
      throw program.broken("answered " + entry + ", which is not a number");
    }
    return value;
  }

  /** The command, as part of what identifies the settings of a run. */
  @Override
  public String toString() {
    return program + " " + metrics;
  }
}
