package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Tests whether an enemy could move to a piece if it were the enemy's turn. */
record Threats(Model model) {
  private static final HrgExpression TARGET = Hrg.ref("target");

  /** {@code (is Threatened …)}. */
  HrgExpression threatened(LudClause clause, LudemeScope scope) {
    if (scope.threatening()) {
      return Logic.FALSE;
    }
    if (model.players() < 2) {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    NumberLudemes.usualType(model, clause);
    model.stacks().refuse(clause);
    model.definitions().variable("target", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    List<HrgStatement> body = new ArrayList<>(target(clause, scope));
    body.addAll(threat(clause, scope));
    return model.conditions().reachable("threatened", body);
  }

  private List<HrgStatement> target(LudClause clause, LudemeScope scope) {
    List<HrgStatement> body = new ArrayList<>();
    Optional<LudValue> sites = clause.find("sites").or(() -> clause.find("at"));
    Optional<Num> what = clause.find("what").map(each -> model.numbers().number(each, scope));
    if (sites.isPresent()) {
      if (Counting.isRegion(sites.get()) || model.hasHands()) {
        throw LudRefusal.of(clause, "in this form is not supported yet");
      }
      AtSite at = model.numbers().site(sites.get(), scope);
      body.add(Hrg.set(TARGET, at.site()));
      if (at.mayBeOff()) {
        body.add(Hrg.check(Logic.unequal(TARGET, Hrg.ref(Sites.OFF))));
      }
      if (what.isPresent()) {
        body.addAll(placed(clause.get("what"), scope));
      }
    } else if (what.isPresent()) {
      Num here = new Num.Which(model.board(TARGET));
      body.add(Hrg.any("target", "Cell"));
      body.add(Hrg.check(model.numbers().equal(here, what.get(), clause)));
    } else {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    return body;
  }

  /** Puts a piece on the site, to test whether it would be threatened there. */
  private List<HrgStatement> placed(LudValue what, LudemeScope scope) {
    if (!(what instanceof LudClause id
        && id.is("id")
        && id.has("name")
        && id.has("player")
        && model.numbers().player(id.get("player"), scope) instanceof Num.Whose(var owner))) {
      return List.of(Hrg.set(model.board(TARGET), model.generators().piece(what, scope)));
    }
    String name = id.word("name");
    HrgExpression has = model.kinds().has(name, owner);
    HrgStatement put = Hrg.set(model.board(TARGET), model.kinds().kindIfAny(name, owner));
    return has.equals(Logic.TRUE) ? List.of(put) : List.of(Hrg.check(has), put);
  }

  /** Moves of any other player to the target, whether they are still playing or not. */
  private List<HrgStatement> threat(LudClause clause, LudemeScope outer) {
    List<HrgStatement> body = new ArrayList<>();
    if (model.players() == 2) {
      Map<String, String> foes = new LinkedHashMap<>();
      foes.put(Model.EMPTY, model.player(1));
      model
          .pieces()
          .all()
          .forEach(it -> foes.put(it.symbol(), model.player(it.owner() == 1 ? 2 : 1)));
      String foe = model.tables().values("foe", "Piece", "Player", foes);
      body.add(Hrg.set(Hrg.ref("mover"), Hrg.apply(foe, model.board(TARGET))));
    } else {
      body.add(Hrg.any("mover", "Player"));
      body.add(Hrg.check(Logic.unequal(Hrg.ref("mover"), model.who(TARGET))));
    }
    if (model.uses("is Prev")) {
      body.add(Hrg.set(model.numbers().prev(), model.who(TARGET)));
    }
    LudemeScope start = LudemeScope.OUTERMOST;
    // After a move, what it left pending applies to the enemy.
    LudemeScope scope = (outer.leaves() ? start.preceded() : start).threatened();
    List<HrgStatement> moves =
        clause.has("moves")
            ? model.generators().statements(moves(clause), scope)
            : model.phases().moves(scope);
    body.addAll(new EarlyCheck(Hrg.ref("to"), TARGET, Hrg.type("Cell")).within(moves));
    return body;
  }

  /**
   * The moves that may threaten; in them, references to the next player who is the enemy become the
   * mover.
   */
  private LudClause moves(LudClause clause) {
    boolean own =
        clause.find("what").orElse(null) instanceof LudClause id
            && id.is("id")
            && id.findWord("player").equals(Optional.of("Mover"));
    return own ? (LudClause) asMover(clause.get("moves")) : clause.clause("moves");
  }

  private static LudValue asMover(LudValue value) {
    return switch (value) {
      case LudClause inner -> {
        Map<String, LudValue> arguments = new LinkedHashMap<>();
        inner.arguments().forEach((name, each) -> arguments.put(name, asMover(each)));
        yield new LudClause(inner.ludeme(), arguments, inner.origin());
      }
      case LudValue.Items items ->
          new LudValue.Items(
              items.values().stream().map(Threats::asMover).toList(), items.origin());
      case LudValue.Name name when name.text().equals("Next") ->
          new LudValue.Name(name.kind(), "Mover", name.origin());
      case LudValue.Name _, LudValue.Number _, LudValue.Text _, LudValue.Flag _ -> value;
    };
  }
}
