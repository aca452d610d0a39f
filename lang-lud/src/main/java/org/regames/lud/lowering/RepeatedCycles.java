package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;

/**
 * {@code (is Cycle)} in games of seeds: whether the last positions, as many as the square of the
 * number of players, came three times, one after the other. That is so when that many positions,
 * twice, each were the same as the one so many moves before.
 */
record RepeatedCycles(Model model) {
  private int length() {
    return model.players() * model.players();
  }

  /** The position so many moves ago; it is empty before the game began. */
  private HrgExpression ago(int moves) {
    HrgExpression begin = moves == 1 ? model.start().heaps() : Hrg.mapLiteral("0", List.of());
    return Hrg.ref(model.definitions().variable("ago" + moves, Hrg.map("Site", "Number"), begin));
  }

  private HrgExpression repeated() {
    return Hrg.ref(
        model.definitions().variable("repeated", model.definitions().numbers(2 * length())));
  }

  /** Whether there is one. */
  HrgExpression isCycle(LudClause clause) {
    boolean remembers =
        model.written().clauses("set Var").stream().anyMatch(each -> !each.has("name"));
    if (!model.heaps().used() || model.usesState() || remembers || model.players() > 2) {
      throw LudRefusal.of(clause, "of such positions is not supported yet");
    }
    return Hrg.equal(repeated(), Hrg.ref("" + 2 * length()));
  }

  /** At the end of each move, its position is kept. */
  void note(List<HrgStatement> into) {
    if (!model.uses("is Cycle")) {
      return;
    }
    HrgExpression at =
        Hrg.ref(model.definitions().variable("at", Hrg.type("Site"), Hrg.ref(Sites.OFF)));
    HrgExpression before = Hrg.index(ago(length()), at);
    String type = model.hasHands() ? "Place" : "Cell";
    HrgExpression differs =
        model
            .conditions()
            .reachable(
                "differsFromAgo",
                List.of(
                    Hrg.any("at", type),
                    Hrg.check(Logic.unequal(model.heaps().count(at), before))));
    HrgStatement up =
        Hrg.when(
            Logic.unequal(repeated(), Hrg.ref("" + 2 * length())),
            Hrg.set(repeated(), Hrg.apply(model.definitions().up(), repeated())));
    into.add(
        Hrg.choose(
            List.of(Hrg.arm(differs, Hrg.block(Hrg.set(repeated(), Hrg.ref("0"))))),
            Hrg.block(up)));
    List<HrgStatement> kept = new ArrayList<>();
    for (int i = length(); i > 1; i--) {
      kept.add(Hrg.set(ago(i), ago(i - 1)));
    }
    kept.add(Hrg.set(ago(1), Hrg.ref("count")));
    into.addAll(kept);
  }
}
