package org.regames.lud.lowering;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Lists of kinds of pieces that games remember by name, such as captured ones, and that are only
 * tested for membership.
 */
final class RememberedPieces {
  private final Model model;
  private final Map<String, Boolean> ofPieces = new HashMap<>();

  RememberedPieces(Model model) {
    this.model = model;
  }

  /** Whether a list remembers only kinds of pieces. */
  boolean are(LudValue list) {
    return list instanceof LudClause clause
        && clause.ludeme().parameters().stream().anyMatch(each -> each.name().equals("name"))
        && ofPieces.computeIfAbsent(Remembered.key(clause), this::found);
  }

  private boolean found(String key) {
    List<LudClause> all =
        model.written().clauses("remember Value").stream()
            .filter(each -> Remembered.key(each).equals(key))
            .toList();
    return !all.isEmpty()
        && all.stream()
            .allMatch(
                each ->
                    !Counting.isRegion(each.get("value"))
                        && model.variables().probed(each.get("value")) instanceof Num.Which);
  }

  private HrgExpression list(LudClause clause) {
    return Hrg.ref(model.definitions().variable(Remembered.key(clause), Hrg.map("Piece", "Bool")));
  }

  /** The condition that a list has a kind. */
  HrgExpression contains(LudClause list, LudValue kind, LudemeScope scope) {
    HrgExpression piece = model.generators().piece(kind, scope);
    return Hrg.equal(Hrg.index(list(list), piece), Hrg.ref("1"));
  }

  /** {@code (remember Value …)}. */
  void remember(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression piece = model.definitions().scratch("listedPiece", Hrg.type("Piece"));
    into.add(Hrg.set(piece, model.generators().piece(clause.get("value"), scope)));
    into.add(Hrg.set(Hrg.index(list(clause), piece), Hrg.ref("1")));
  }

  /** {@code (forget Value … All)}; single kinds are never forgotten. */
  void forget(LudClause clause, List<HrgStatement> into) {
    if (!(clause.get("value") instanceof LudValue.Name)) {
      throw LudRefusal.of(clause, "of one kind of pieces is not supported yet");
    }
    String none = model.tables().values("noPieces", "Piece", "Bool", Map.of(Model.EMPTY, "0"));
    into.add(Hrg.set(list(clause), Hrg.ref(none)));
  }
}
