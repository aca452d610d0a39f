package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.lowering.RegionLudemes.HrgExpressionPredicate;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Teams of players who win together, as the start rules define them. */
record Teams(Model model) {
  /** Whether there are teams. */
  boolean used() {
    return model.uses("set Team");
  }

  /** The team of each player; a player without one is a separate team. */
  private Map<Integer, Integer> teams() {
    Map<Integer, Integer> teams = new LinkedHashMap<>();
    for (int i = 1; i <= model.players(); i++) {
      teams.put(i, i);
    }
    for (LudClause rule : model.written().clauses("set Team")) {
      OptionalInt team = model.statics().number(rule.get("team"), Assumed.NOTHING);
      for (LudValue role : rule.list("roles")) {
        OptionalInt player = model.statics().player(role, Assumed.NOTHING);
        if (team.isEmpty() || player.isEmpty() || player.getAsInt() > model.players()) {
          throw LudRefusal.of(rule, "of unknown players is not supported yet");
        }
        teams.put(player.getAsInt(), team.getAsInt());
      }
    }
    return teams;
  }

  /** The number of an owner's team; 0 for nobody. */
  private HrgExpression team(HrgExpression owner) {
    Map<String, String> names = new LinkedHashMap<>();
    names.put(Model.NOBODY, "0");
    names.put(Model.ALL, "" + (model.players() + 1));
    teams().forEach((player, team) -> names.put(model.player(player), "" + team));
    model.definitions().numbers(model.players() + 1);
    return Hrg.apply(model.tables().values("team", "Owner", "Number", names), owner);
  }

  /** The condition that an owner is in the mover's team. */
  HrgExpression isFriend(HrgExpression owner) {
    return Logic.equal(team(owner), team(model.mover()));
  }

  /** The condition that the owner of a piece belongs to a role that denotes teams. */
  Optional<HrgExpressionPredicate> owners(String role) {
    if (role.equals("Enemy")) {
      return Optional.of(owner -> Logic.and(isPlayer(owner), Logic.not(isFriend(owner))));
    }
    if (role.equals("Friend") || role.equals("TeamMover")) {
      return Optional.of(this::isFriend);
    }
    if (role.equals("Ally")) {
      return Optional.of(owner -> Logic.and(isFriend(owner), Logic.unequal(owner, model.mover())));
    }
    return role.matches("Team\\d+")
        ? Optional.of(owner -> Logic.equal(team(owner), Hrg.ref(role.substring("Team".length()))))
        : Optional.empty();
  }

  /** The condition that the mover, or the next player, is in a team. */
  HrgExpression isIn(LudClause clause, LudClause players, LudemeScope scope) {
    LudRefusal.unlessAbsent(players, "if");
    HrgExpressionPredicate team =
        (used() ? owners(players.word("role")) : Optional.<HrgExpressionPredicate>empty())
            .orElseThrow(() -> LudRefusal.of(players, "of no team is not supported yet"));
    HrgExpression all = Logic.TRUE;
    for (LudValue each : clause.list("site")) {
      if (!(each instanceof LudClause player && (player.is("mover") || player.is("next")))) {
        throw LudRefusal.of(players, "beside other numbers is not supported yet");
      }
      Num who = model.numbers().number(each, scope);
      all = Logic.and(all, team.of(model.numbers().owner(who, clause)));
    }
    return all;
  }

  /** The condition that an owner is one of the mover's enemies. */
  HrgExpression isEnemy(HrgExpression owner) {
    if (!used() && model.players() == 2 && isOfPlayers(owner)) {
      return Logic.equal(owner, model.after(model.mover()));
    }
    return Logic.and(
        Logic.unequal(owner, Hrg.ref(Model.NOBODY)),
        used() ? Logic.not(isFriend(owner)) : Logic.unequal(owner, model.mover()));
  }

  /** Whether an owner is known to be nobody or a player, since no pieces are shared. */
  private boolean isOfPlayers(HrgExpression owner) {
    return model.pieces().of(model.players() + 1).isEmpty()
        && owner instanceof HrgExpression.Application call
        && call.arguments().size() == 1
        && call.equals(model.ownerOf(call.arguments().getFirst()));
  }

  private HrgExpression isPlayer(HrgExpression owner) {
    HrgExpression someone = Logic.unequal(owner, Hrg.ref(Model.NOBODY));
    return model.pieces().of(model.players() + 1).isEmpty()
        ? someone
        : Logic.and(someone, Logic.unequal(owner, Hrg.ref(Model.ALL)));
  }

  /** One of two teams wins. */
  void wins(LudClause result, List<HrgStatement> into) {
    Map<Integer, Integer> teams = teams();
    List<Integer> all = List.copyOf(new TreeSet<>(teams.values()));
    String role = result.word("role");
    if (all.size() != 2 || !result.word("result").equals("Win")) {
      throw LudRefusal.of(result, "of one of several teams is not supported yet");
    }
    for (int team : all) {
      List<HrgStatement> goals = new ArrayList<>();
      teams.forEach(
          (player, own) ->
              goals.add(
                  Hrg.set(
                      Hrg.at("goals", Hrg.ref(model.player(player))),
                      Hrg.ref(own == team ? "100" : "0"))));
      if (role.equals("TeamMover")) {
        HrgExpression ours = Logic.equal(team(model.mover()), Hrg.ref("" + team));
        into.add(Hrg.when(ours, goals));
      } else if (role.equals("Team" + team)) {
        into.addAll(goals);
      }
    }
    into.add(Hrg.jump(Kind.END));
  }
}
