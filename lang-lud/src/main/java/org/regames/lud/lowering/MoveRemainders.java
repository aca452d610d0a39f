package org.regames.lud.lowering;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Remainders of the number of moves: cyclic counters, since the number itself may grow forever. */
record MoveRemainders(Model model) {
  private static final int LARGEST = 64;

  /**
   * The number of moves plus a constant, of which a remainder is needed.
   *
   * @param added the constant
   * @param divisor the divisor
   */
  private record Asked(int added, int divisor) {}

  private Optional<Asked> asked(LudClause remainder) {
    OptionalInt divisor = model.statics().number(remainder.get("b"), Assumed.NOTHING);
    if (divisor.isEmpty() || divisor.getAsInt() < 1 || divisor.getAsInt() > LARGEST) {
      return Optional.empty();
    }
    OptionalInt added = added(remainder.get("a"));
    return added.isPresent()
        ? Optional.of(new Asked(added.getAsInt(), divisor.getAsInt()))
        : Optional.empty();
  }

  private OptionalInt added(LudValue value) {
    if (!(value instanceof LudClause clause)) {
      return OptionalInt.empty();
    }
    return switch (clause.ludeme().id()) {
      case "INT count Moves" -> OptionalInt.of(0);
      case "INT +", "INT -" -> {
        OptionalInt first = model.statics().number(clause.get("a"), Assumed.NOTHING);
        OptionalInt second = model.statics().number(clause.get("b"), Assumed.NOTHING);
        int sign = clause.is("+") ? 1 : -1;
        if (second.isPresent()) {
          OptionalInt inner = added(clause.get("a"));
          yield inner.isPresent()
              ? OptionalInt.of(inner.getAsInt() + sign * second.getAsInt())
              : inner;
        }
        OptionalInt inner = first.isPresent() && sign > 0 ? added(clause.get("b")) : first;
        yield first.isPresent() && sign > 0 && inner.isPresent()
            ? OptionalInt.of(first.getAsInt() + inner.getAsInt())
            : OptionalInt.empty();
      }
      default -> OptionalInt.empty();
    };
  }

  /** {@code (% …)} of the number of moves, if it is one, and never of a negative number. */
  Optional<Num> number(LudClause remainder, LudemeScope scope) {
    return asked(remainder)
        .filter(each -> each.added() >= 0)
        .map(each -> shifted(each, scope.made()));
  }

  /** The condition that a remainder of the number of moves is 0, if this is such a comparison. */
  Optional<HrgExpression> isNone(LudClause equal, LudemeScope scope) {
    return isNone(equal.get("a"), equal.get("b"), scope)
        .or(() -> isNone(equal.get("b"), equal.get("a"), scope));
  }

  private Optional<HrgExpression> isNone(LudValue value, LudValue none, LudemeScope scope) {
    return model.statics().number(none, Assumed.NOTHING).equals(OptionalInt.of(0))
            && value instanceof LudClause remainder
            && remainder.is("%")
        ? asked(remainder)
            .map(each -> Logic.equal(shifted(each, scope.made()).number(), Hrg.ref("0")))
        : Optional.empty();
  }

  private Amount shifted(Asked asked, boolean withThis) {
    int by = Math.floorMod(asked.added() + (withThis ? 1 : 0), asked.divisor());
    HrgExpression counter = counter(asked.divisor());
    return new Amount(
        by == 0 ? counter : Hrg.apply(function(asked.divisor(), by), counter), asked.divisor() - 1);
  }

  private HrgExpression counter(int divisor) {
    return Hrg.ref(
        model
            .definitions()
            .variable("movesBy" + divisor, model.definitions().numbers(divisor - 1), Hrg.ref("0")));
  }

  private String function(int divisor, int by) {
    Map<String, String> table = new LinkedHashMap<>();
    for (int i = 0; i < divisor; i++) {
      table.put("" + i, "" + (i + by) % divisor);
    }
    return model.tables().values("moved" + by + "By" + divisor, "Number", "Number", table);
  }

  /** Counts a move. */
  void count(List<HrgStatement> into) {
    Set<Integer> divisors = new TreeSet<>();
    model.written().clauses("%").stream()
        .flatMap(each -> asked(each).stream())
        .forEach(each -> divisors.add(each.divisor()));
    for (int divisor : divisors) {
      into.add(Hrg.set(counter(divisor), Hrg.apply(function(divisor, 1), counter(divisor))));
    }
  }
}
