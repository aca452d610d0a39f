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
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.tree.LudClause;

/** Lowers the ends of games; with one or two players, the first result decides. */
final class Ends {
  private interface Rule {
    void write(LudClause clause, LudemeScope scope, List<HrgStatement> into);
  }

  static final Set<String> PLAYED =
      Set.of(
          "END_RULE if",
          "END_RULE result",
          "END_RULE forEach",
          "END_RULE byScore",
          "FINAL_SCORE score");

  private final Model model;
  private final Map<String, Rule> rules = new HashMap<>();

  Ends(Model model) {
    this.model = model;
    rules.put("END_RULE if", this::conditional);
    rules.put("END_RULE result", this::result);
    rules.put("END_RULE forEach", this::forEach);
    rules.put("END_RULE byScore", this::byScore);
  }

  /** The ends of a clause, one after the other. */
  List<HrgStatement> statements(LudClause end) {
    List<HrgStatement> all = new ArrayList<>();
    List<LudClause> entries = new ArrayList<>();
    for (LudClause entry : end.clauses("rules")) {
      // A rule that ranks all players again decides last.
      if (onlyRanks(entry)) {
        entries.addFirst(entry);
      } else if (ranks(entry) && !entries.isEmpty()) {
        throw LudRefusal.of(entry, "by scores after other results is not supported yet");
      } else {
        entries.add(entry);
      }
    }
    entries.forEach(entry -> write(entry, LudemeScope.OUTERMOST, all));
    return all;
  }

  private static boolean onlyRanks(LudClause entry) {
    return entry.is("if")
        && !entry.has("else")
        && entry.clauses("then").size() == 1
        && entry.clauses("then").getFirst().is("byScore");
  }

  /** Whether it ranks players by scores, which it does even if others have already won. */
  private static boolean ranks(LudClause clause) {
    return clause.is("byScore")
        || clause.is("if") && clause.clauses("then").stream().anyMatch(Ends::ranks);
  }

  /** Ranks all players by numbers that are counted. */
  private void byScore(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    List<LudClause> scores = clause.clauses("scores");
    if (!scores.isEmpty() && scores.size() != model.players()) {
      throw LudRefusal.of(clause, "for only some of the players is not supported yet");
    }
    List<Linear> kept = new ArrayList<>(scores.isEmpty() ? model.scores().all(clause) : List.of());
    for (LudClause score : scores) {
      String role = score.word("role");
      if (!role.equals("P" + (kept.size() + 1))) {
        throw LudRefusal.of(score, "of " + role + " is not supported yet");
      }
      into.addAll(model.numbers().afterFinding(() -> score(score, kept.size() + 1, scope, kept)));
    }
    into.addAll(model.players() == 2 ? ofTwo(clause, kept) : ofMany(clause, kept));
    into.add(Hrg.jump(Kind.END));
  }

  private List<HrgStatement> ofTwo(LudClause clause, List<Linear> scores) {
    boolean misere = clause.flag("misere");
    return List.of(
        Hrg.when(isLess(scores.getFirst(), scores.getLast(), clause), wins(misere ? 1 : 2)),
        Hrg.when(isLess(scores.getLast(), scores.getFirst(), clause), wins(misere ? 2 : 1)));
  }

  private HrgExpression isLess(Linear score, Linear other, LudClause place) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    Linear ahead = score.plus(other.negative());
    return arithmetic.less(
        arithmetic.sum(ahead.plus(), 0, place), arithmetic.sum(ahead.minus(), 0, place));
  }

  /** Each player is ranked after all better ones, and shares places with equal ones. */
  private List<HrgStatement> ofMany(LudClause clause, List<Linear> scores) {
    List<HrgStatement> all = new ArrayList<>();
    for (int player = 1; player <= model.players(); player++) {
      HrgExpression place = model.standings().place();
      HrgStatement worse = Hrg.set(place, Hrg.apply(model.definitions().up(), place));
      all.add(Hrg.set(place, Hrg.ref("2")));
      for (int other = 1; other <= model.players(); other++) {
        Linear own = scores.get(player - 1);
        Linear others = scores.get(other - 1);
        if (other != player) {
          HrgExpression isLess = isLess(own, others, clause);
          HrgExpression isMore = isLess(others, own, clause);
          boolean misere = clause.flag("misere");
          all.add(Hrg.when(misere ? isMore : isLess, worse));
          all.add(Hrg.when(Logic.not(misere ? isLess : isMore), worse));
        }
      }
      all.add(Hrg.set(Hrg.at("goals", seat(player)), model.standings().scoreOfPlace()));
    }
    return all;
  }

  /** Stores the final score of a player: its positive and negative parts. */
  private List<HrgStatement> score(
      LudClause clause, int player, LudemeScope scope, List<Linear> kept) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    Linear number = arithmetic.linear(clause.get("score"), scope);
    List<HrgStatement> all = new ArrayList<>();
    List<Num.Amount> sides = new ArrayList<>();
    for (boolean positive : List.of(true, false)) {
      List<Num.Amount> terms = positive ? number.plus() : number.minus();
      int constant = Math.max(0, positive ? number.constant() : -number.constant());
      if (positive || constant > 0 || !terms.isEmpty()) {
        Num.Amount amount = arithmetic.sum(terms, constant, clause);
        HrgExpression variable =
            model
                .definitions()
                .scratch(
                    (positive ? "score" : "against") + player,
                    model.definitions().numbers(amount.most()));
        sides.add(new Num.Amount(variable, amount.most()));
        all.add(Hrg.set(variable, amount.number()));
      }
    }
    kept.add(new Linear(sides.subList(0, 1), sides.subList(1, sides.size()), 0));
    return all;
  }

  private List<HrgStatement> wins(int player) {
    return List.of(
        Hrg.set(Hrg.at("goals", seat(player)), Hrg.ref("100")),
        Hrg.set(Hrg.at("goals", seat(3 - player)), Hrg.ref("0")));
  }

  private HrgExpression seat(int player) {
    return model.seat(Hrg.ref(model.player(player)));
  }

  private void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Rule rule = rules.get(clause.ludeme().id());
    if (rule == null) {
      throw LudRefusal.of(clause, "is not supported yet");
    }
    rule.write(clause, scope, into);
  }

  private void conditional(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    List<HrgStatement> body = new ArrayList<>();
    List<LudClause> then = clause.clauses("then");
    boolean nested =
        then.size() == 1 && (then.getFirst().is("result") || then.getFirst().is("byScore"));
    if (!nested && model.standings().used()) {
      throw LudRefusal.of(
          clause,
          "with other conditions inside, in a game of more than two players, is not supported yet");
    }
    for (LudClause each : then) {
      if (!nested && !each.is("if")) {
        throw LudRefusal.of(each, "beside other results is not supported yet");
      }
      write(each, scope, body);
    }
    if (clause.has("else")) {
      if (model.standings().used()) {
        throw LudRefusal.of(
            clause, "with an `else` in a game of more than two players is not supported yet");
      }
      write(clause.clause("else"), scope, body);
    }
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    into.add(Hrg.when(condition, body));
  }

  private void forEach(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    String over = clause.word("over");
    boolean others = over.equals("NonMover");
    if (!others && !over.equals("Player") || !clause.clause("result").is("result")) {
      throw LudRefusal.of(clause, "of " + over + " is not supported yet");
    }
    if (model.standings().used() && clause.clause("result").word("result").equals("Loss")) {
      into.addAll(model.standings().together());
    }
    for (int i = 1; i <= model.players(); i++) {
      LudemeScope inner = scope.with("player", new Num.Whose(Hrg.ref(model.player(i))));
      List<HrgStatement> body = new ArrayList<>();
      write(clause.clause("result"), inner, body);
      HrgExpression condition = model.conditions().condition(clause.get("if"), inner);
      if (others) {
        condition = Logic.and(Logic.unequal(model.mover(), Hrg.ref(model.player(i))), condition);
      }
      into.add(Hrg.when(condition, body));
    }
  }

  private List<HrgStatement> decided(LudClause clause, LudemeScope scope) {
    Num number = model.numbers().player(clause.get("role"), scope);
    HrgExpression who = model.numbers().owner(number, clause);
    if (clause.word("result").equals("Win")) {
      return model.standings().wins(who);
    }
    return model.standings().loses(who, scope.iterator("player").isPresent());
  }

  private void result(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    String outcome = clause.word("result");
    String role = clause.word("role");
    boolean all = List.of("All", "Shared", "Each").contains(role);
    boolean draw = outcome.equals("Draw") || outcome.equals("Tie");
    if (!draw && all || !draw && !outcome.equals("Win") && !outcome.equals("Loss")) {
      throw LudRefusal.of(clause, "of " + role + " " + outcome + " is not supported yet");
    }
    if (model.teams().used() && role.startsWith("Team")) {
      model.teams().wins(clause, into);
      return;
    }
    if (model.teams().used() && !all && !draw) {
      throw LudRefusal.of(clause, "of one player of a team is not supported yet");
    }
    if (model.standings().used()) {
      into.addAll(draw ? model.standings().drawn() : decided(clause, scope));
      return;
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
