package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.tree.LudClause;

/** Ends of games of one player or two, which the first result decides. */
final class Ends {
  private interface Rule {
    void write(LudClause clause, LudemeScope scope, List<HrgStatement> into);
  }

  static final Set<String> PLAYED = Set.of("END_RULE if", "END_RULE result", "END_RULE forEach");

  private final Model model;
  private final Map<String, Rule> rules = new HashMap<>();

  Ends(Model model) {
    this.model = model;
    rules.put("END_RULE if", this::conditional);
    rules.put("END_RULE result", this::result);
    rules.put("END_RULE forEach", this::forEach);
  }

  /** The ends of a clause, one after the other. */
  List<HrgStatement> statements(LudClause end) {
    List<HrgStatement> all = new ArrayList<>();
    end.clauses("rules").forEach(rule -> write(rule, LudemeScope.OUTERMOST, all));
    return all;
  }

  private void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Rule rule = rules.get(clause.ludeme().id());
    if (rule == null) {
      throw LudRefusal.of(clause, "cannot be played yet");
    }
    rule.write(clause, scope, into);
  }

  private void conditional(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    List<HrgStatement> body = new ArrayList<>();
    List<LudClause> then = clause.clauses("then");
    boolean nested = then.size() == 1 && then.getFirst().is("result");
    for (LudClause each : then) {
      if (!nested && !each.is("if")) {
        throw LudRefusal.of(each, "among others here cannot be played yet");
      }
      write(each, scope, body);
    }
    if (clause.has("else")) {
      write(clause.clause("else"), scope, body);
    }
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    into.add(Hrg.when(condition, body.toArray(HrgStatement[]::new)));
  }

  private void forEach(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    String over = clause.word("over");
    if (!over.equals("Player") || !clause.clause("result").is("result")) {
      throw LudRefusal.of(clause, "of " + over + " cannot be played yet");
    }
    for (int i = 1; i <= model.players(); i++) {
      LudemeScope inner = scope.with("player", new Num.Whose(Hrg.ref(model.player(i))));
      List<HrgStatement> body = new ArrayList<>();
      write(clause.clause("result"), inner, body);
      HrgExpression condition = model.conditions().condition(clause.get("if"), inner);
      into.add(Hrg.when(condition, body.toArray(HrgStatement[]::new)));
    }
  }

  private void result(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    String outcome = clause.word("result");
    String role = clause.word("role");
    boolean all = List.of("All", "Shared", "Each").contains(role);
    boolean draw = outcome.equals("Draw") || outcome.equals("Tie");
    if (model.players() > 2 && !(draw && all)) {
      throw LudRefusal.of(clause, "of one of several players cannot be played yet");
    }
    if (!draw && all || !draw && !outcome.equals("Win") && !outcome.equals("Loss")) {
      throw LudRefusal.of(clause, "of " + role + " " + outcome + " cannot be played yet");
    }
    if (!draw) {
      Num number = model.numbers().player(clause.get("role"), scope);
      HrgExpression who = model.numbers().owner(number, clause);
      String own = outcome.equals("Win") ? "100" : "0";
      String others = outcome.equals("Win") ? "0" : "100";
      into.add(Hrg.set(Hrg.at("goals", model.seat(who)), Hrg.ref(own)));
      if (model.players() == 2) {
        into.add(Hrg.set(Hrg.at("goals", model.seat(model.after(who))), Hrg.ref(others)));
      }
    }
    into.add(Hrg.jump(Kind.END));
  }
}
