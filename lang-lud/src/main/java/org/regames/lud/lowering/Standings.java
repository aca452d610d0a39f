package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.tree.LudClause;

/**
 * How more than two players end up: each is decided on by itself, and the others play on.
 *
 * <p>Of so many players the first one scores 100 and the last one 0, those between them in equal
 * steps; who shares places scores their mean.
 */
final class Standings {
  private static final HrgExpression ON = Hrg.ref("1");
  private static final HrgExpression NONE = Hrg.ref("0");

  private final Model model;

  Standings(Model model) {
    this.model = model;
  }

  /** Whether players are decided on one by one. */
  boolean used() {
    return model.players() > 2
        && model.written().clauses("result").stream().anyMatch(Standings::isOfOne);
  }

  private static boolean isOfOne(LudClause result) {
    String role = result.word("role");
    return !List.of("All", "Shared", "Each").contains(role) && !role.startsWith("Team");
  }

  /** All scores, that of a draw first. */
  List<String> scores() {
    Set<String> scores = new LinkedHashSet<>();
    for (int places = 2; places <= 2 * model.players(); places++) {
      scores.add(score(places));
    }
    return List.copyOf(
        scores.stream().sorted(java.util.Comparator.comparingInt(Integer::parseInt)).toList());
  }

  /** The score of a place, which is given twice as great. */
  private String score(int doubled) {
    int players = model.players();
    return "" + Math.round(50.0 * (2 * players - doubled) / (players - 1));
  }

  /** Whether a player is not decided on. */
  HrgExpression isActive(HrgExpression player) {
    model
        .definitions()
        .variable("active", Hrg.map("Player", "Bool"), Hrg.mapLiteral("1", List.of()));
    return Hrg.equal(Hrg.at("active", player), ON);
  }

  private HrgExpression number(String name, int first) {
    return Hrg.ref(
        model
            .definitions()
            .variable(name, model.definitions().numbers(model.players()), Hrg.ref("" + first)));
  }

  private HrgExpression playing() {
    return number("playing", model.players());
  }

  private HrgExpression winners() {
    return number("winners", 0);
  }

  private HrgExpression losers() {
    return number("losers", 0);
  }

  /** The score of who comes after so many winners. */
  private HrgExpression afterWinners() {
    Map<String, String> scores = new LinkedHashMap<>();
    for (int before = 0; before < model.players(); before++) {
      scores.put("" + before, score(2 * (before + 1)));
    }
    return Hrg.apply(model.tables().values("placeAfter", "Number", "Score", scores), winners());
  }

  private HrgExpression beforeLosers() {
    Map<String, String> scores = new LinkedHashMap<>();
    for (int after = 0; after < model.players(); after++) {
      scores.put("" + after, score(2 * (model.players() - after)));
    }
    return Hrg.apply(model.tables().values("placeBefore", "Number", "Score", scores), losers());
  }

  /** A player wins or loses, unless decided on before; where one is left, the game is over. */
  List<HrgStatement> decided(HrgExpression player, boolean wins) {
    HrgExpression goal = Hrg.at("goals", model.seat(player));
    List<HrgStatement> all = new ArrayList<>();
    isActive(player);
    all.add(Hrg.set(Hrg.at("active", player), NONE));
    all.add(Hrg.set(goal, wins ? afterWinners() : beforeLosers()));
    HrgExpression counted = wins ? winners() : losers();
    all.add(Hrg.set(counted, Hrg.apply(model.definitions().up(), counted)));
    all.add(Hrg.set(playing(), Hrg.apply("down", playing())));
    if (!wins) {
      all.addAll(following(model.next()));
    }
    all.add(
        Hrg.when(
            Hrg.equal(playing(), ON),
            forAll(Hrg.set(Hrg.at("goals", Hrg.ref("rest")), afterWinners()))));
    return List.of(Hrg.when(isActive(player), all.toArray(HrgStatement[]::new)));
  }

  /** Something for each player who is left; then the game is over. */
  private HrgStatement[] forAll(HrgStatement goal) {
    List<HrgStatement> all = new ArrayList<>();
    HrgExpression rest = model.definitions().scratch("rest", Hrg.type("Player"));
    for (int i = 1; i <= model.players(); i++) {
      HrgExpression player = Hrg.ref(model.player(i));
      all.add(Hrg.when(isActive(player), Hrg.set(rest, player), goal));
    }
    all.add(Hrg.jump(Kind.END));
    return all.toArray(HrgStatement[]::new);
  }

  /** All who are left share the places that are left. */
  List<HrgStatement> drawn() {
    List<Case> cases = new ArrayList<>();
    for (int playing = 1; playing <= model.players(); playing++) {
      for (int before = 0; before + playing <= model.players(); before++) {
        cases.add(
            Hrg.when(
                List.of(Hrg.literal("" + playing), Hrg.literal("" + before)),
                Hrg.ref(score(playing + 1 + 2 * before))));
      }
    }
    cases.add(Hrg.when(List.of(SiteTables.ANY, SiteTables.ANY), NONE));
    String shared =
        model.definitions().function("shared", Hrg.map("Number", "Number", "Score"), cases);
    return List.of(
        forAll(Hrg.set(Hrg.at("goals", Hrg.ref("rest")), Hrg.apply(shared, playing(), winners()))));
  }

  /** Goes on to a player who is not decided on. */
  List<HrgStatement> following(HrgExpression player) {
    if (!used()) {
      return List.of();
    }
    return List.of(
        Hrg.when(
            Logic.unequal(playing(), NONE),
            Hrg.repeat(Logic.not(isActive(player)), Hrg.set(player, model.after(player)))));
  }
}
