package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;

/**
 * {@code (is Cycle)} in games of seeds: whether a sequence of positions, as long as the square of
 * the number of players, has occurred three times in a row. That holds if for twice that many moves
 * each position was the same as the one a sequence earlier.
 */
record RepeatedCycles(Model model) {
  private int length() {
    return model.players() * model.players();
  }

  /** The position some moves ago; it is empty before the start of the game. */
  private HrgExpression ago(int moves) {
    HrgExpression begin = moves == 1 ? model.start().heaps() : Hrg.mapLiteral("0", List.of());
    return Hrg.ref(model.definitions().variable("ago" + moves, Hrg.map("Site", "Number"), begin));
  }

  private HrgExpression repeated() {
    return Hrg.ref(
        model.definitions().variable("repeated", model.definitions().numbers(2 * length())));
  }

  /** The condition that there is a cycle. */
  HrgExpression isCycle(LudClause clause) {
    boolean remembers =
        model.written().clauses("set Var").stream().anyMatch(each -> !each.has("name"));
    if (!model.heaps().used() || model.usesState() || remembers || model.players() > 2) {
      throw LudRefusal.of(clause, "of such positions is not supported yet");
    }
    return Hrg.equal(repeated(), Hrg.ref("" + 2 * length()));
  }

  /** Stores the position at the end of each move. */
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
