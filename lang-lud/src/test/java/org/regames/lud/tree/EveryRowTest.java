package org.regames.lud.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.lud.expand.TextExpansion;
import org.regames.lud.expand.TracedText;
import org.regames.lud.syntax.Node;
import org.regames.lud.syntax.NodeReader;
import org.regames.lud.tree.ParameterType.Shape;

/**
 * Every row of the table, each parameter of it, and each shape of that can be written and is read.
 */
class EveryRowTest {
  private static final Map<Kind, String> SAMPLES = samples();

  private static Map<Kind, String> samples() {
    Map<Kind, String> samples = new EnumMap<>(Kind.class);
    samples.put(Kind.INT, "1");
    samples.put(Kind.DIM, "2");
    samples.put(Kind.FLOAT, "0.5");
    samples.put(Kind.BOOLEAN, "True");
    samples.put(Kind.TEXT, "\"A\"");
    samples.put(Kind.ROLE, "Mover");
    samples.put(Kind.DIRECTION, "N");
    for (Kind kind : Kind.values()) {
      kind.symbols().stream().sorted().findFirst().ifPresent(it -> samples.putIfAbsent(kind, it));
    }
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (Ludeme row : LudemeTable.TABLE.all()) {
        Optional<String> text =
            samples.containsKey(row.kind()) ? Optional.empty() : shortest(row, samples);
        text.ifPresent(it -> samples.put(row.kind(), it));
        isNew |= text.isPresent();
      }
    }
    return samples;
  }

  private static Optional<String> shortest(Ludeme row, Map<Kind, String> samples) {
    boolean isKnown =
        row.parameters().stream()
            .filter(each -> !each.isOptional())
            .allMatch(each -> samples.containsKey(each.type().shapes().getFirst().kind()));
    return isKnown ? Optional.of(text(row, List.of(), null, samples)) : Optional.empty();
  }

  /** The row with what may not be left out, these parameters, and one of them in this shape. */
  private static String text(
      Ludeme row, List<Parameter> more, Shape shape, Map<Kind, String> samples) {
    StringJoiner text = new StringJoiner(" ", "(", ")").add(row.title());
    for (Parameter parameter : row.parameters()) {
      if (!parameter.isOptional() || more.contains(parameter)) {
        boolean isIt = shape != null && parameter == more.getFirst();
        Shape written = isIt ? shape : parameter.type().shapes().getFirst();
        String value =
            "{".repeat(written.depth()) + samples.get(written.kind()) + "}".repeat(written.depth());
        text.add((parameter.isLabelled() ? parameter.name() + ":" : "") + value);
      }
    }
    return text.toString();
  }

  private static Optional<LudValue> read(String text, Kind kind) {
    Source source = new Source("row", text);
    TracedText expanded =
        TextExpansion.expand(source, GameChoices.NONE, new Budget()).value().orElseThrow();
    Node.Clause clause = NodeReader.game(expanded, new Diagnostics(), new Budget()).orElseThrow();
    ParameterType type = new ParameterType(List.of(new Shape(kind, 0)));
    return new Resolver(new Budget()).value(clause, type);
  }

  private static boolean isOf(LudValue value, Shape shape) {
    return switch (value) {
      case LudValue.Items items ->
          shape.depth() > 0 && items.values().stream().allMatch(it -> isOf(it, shape.element()));
      case LudClause clause -> shape.depth() == 0 && clause.kind() == shape.kind();
      case LudValue.Name name -> shape.depth() == 0 && name.kind() == shape.kind();
      case LudValue.Number _, LudValue.Text _, LudValue.Flag _ ->
          shape.depth() == 0 && shape.kind().symbols().isEmpty();
    };
  }

  @Test
  void everyKindHasASample() {
    List<Kind> without = new ArrayList<>(List.of(Kind.values()));
    without.removeAll(SAMPLES.keySet());
    assertEquals(List.of(), without);
  }

  @Test
  void everyRowAndEveryShapeOfItsParametersIsRead() {
    List<String> never = new ArrayList<>();
    for (Ludeme row : LudemeTable.TABLE.all()) {
      boolean isRead = isRow(text(row, List.of(), null, SAMPLES), row).isPresent();
      for (Parameter parameter : row.parameters()) {
        for (Shape shape : parameter.type().shapes()) {
          if (isRead(row, parameter, shape)) {
            isRead = true;
          } else {
            never.add(row.id() + ", " + parameter.name() + " as " + shape.noun());
          }
        }
      }
      if (!isRead) {
        never.add(row.id());
      }
    }
    assertEquals(List.of(), never, () -> String.join("\n", never));
  }

  /** Beside what must be there, with one more parameter, or with all. */
  private static boolean isRead(Ludeme row, Parameter parameter, Shape shape) {
    List<List<Parameter>> others = new ArrayList<>(List.of(List.of(), row.parameters()));
    row.parameters().forEach(each -> others.add(List.of(each)));
    for (List<Parameter> other : others) {
      List<Parameter> more = new ArrayList<>(List.of(parameter));
      more.addAll(other);
      boolean isRead =
          isRow(text(row, more, shape, SAMPLES), row)
              .map(it -> it.arguments().get(parameter.name()))
              .filter(value -> isOf(value, shape))
              .isPresent();
      if (isRead) {
        return true;
      }
    }
    return false;
  }

  private static Optional<LudClause> isRow(String text, Ludeme row) {
    return read(text, row.kind()).map(LudClause.class::cast).filter(it -> it.ludeme() == row);
  }
}
