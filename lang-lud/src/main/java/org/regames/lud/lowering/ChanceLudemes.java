package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.tree.LudClause;

/** Random numbers for effects, uniformly distributed over a range. */
final class ChanceLudemes {
  private record Range(int least, int most) {}

  /** How many statements draw a number. */
  private static final int DRAW = 4;

  private final Model model;
  private final Map<Range, String> domains = new LinkedHashMap<>();
  private Optional<List<HrgStatement>> drawing = Optional.empty();

  ChanceLudemes(Model model) {
    this.model = model;
  }

  /** The domains that numbers are drawn from. */
  List<HrgDefinition> domains() {
    List<HrgDefinition> all = new ArrayList<>();
    domains.forEach(
        (range, name) ->
            all.add(
                Hrg.domain(
                    name,
                    IntStream.rangeClosed(range.least, range.most)
                        .mapToObj(String::valueOf)
                        .toList())));
    return all;
  }

  /**
   * An effect, preceded by the draws for it.
   *
   * @param body makes the statements of the effect
   */
  List<HrgStatement> afterDrawing(Supplier<List<HrgStatement>> body) {
    Optional<List<HrgStatement>> outside = drawing;
    List<HrgStatement> draws = new ArrayList<>();
    drawing = Optional.of(draws);
    try {
      List<HrgStatement> effect = body.get();
      return Stream.concat(draws.stream(), effect.stream()).toList();
    } finally {
      drawing = outside;
    }
  }

  /** {@code (value Random …)}: a number that is drawn before the effect that needs it. */
  Amount value(LudClause clause, LudemeScope scope) {
    if (!scope.made() || scope.testing() || drawing.isEmpty()) {
      throw LudRefusal.of(clause, "other than in the `then` of a move is not supported yet");
    }
    LudClause given = clause.clause("range");
    OptionalInt least = model.statics().number(given.get("min"), Statics.Assumed.NOTHING);
    OptionalInt most = model.statics().number(given.get("max"), Statics.Assumed.NOTHING);
    if (least.isEmpty() || least.getAsInt() < 0 || most.orElse(-1) < least.getAsInt()) {
      throw LudRefusal.of(clause, "of this range is not supported yet");
    }
    Range range = new Range(least.getAsInt(), most.getAsInt());
    String domain =
        domains.computeIfAbsent(range, _ -> model.definitions().fresh("Chance" + numbered()));
    List<HrgStatement> draws = drawing.get();
    HrgType type = model.definitions().numbers(range.most);
    String drawn = "drawn" + (draws.size() / DRAW + 1);
    HrgExpression number = model.definitions().scratch(drawn, type);
    draws.add(Hrg.set(Hrg.ref("player"), Hrg.ref("random")));
    draws.add(Hrg.any(drawn, domain));
    draws.add(Hrg.tagOf(drawn));
    draws.add(Hrg.set(Hrg.ref("player"), Hrg.ref("keeper")));
    return new Amount(number, range.most);
  }

  private String numbered() {
    return domains.isEmpty() ? "" : "" + domains.size();
  }
}
