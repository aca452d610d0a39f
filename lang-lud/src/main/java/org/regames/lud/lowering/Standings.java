package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.hrg.syntax.HrgType;
import org.regames.lud.tree.LudClause;

/**
 * Results of games of more than two players, who are ranked one by one while the others play on.
 *
 * <p>The first player scores 100 and the last one 0, with equal steps for those between; players
 * who share places score their mean.
 */
record Standings(Model model) {
  private static final HrgExpression ON = Hrg.ref("1");
  private static final HrgExpression NONE = Hrg.ref("0");

  /** Whether players are ranked one by one. */
  boolean used() {
    return model.players() > 2
        && model.written().clauses("result").stream().anyMatch(Standings::isOfOne);
  }

  private static boolean isOfOne(LudClause result) {
    if (List.of("Draw", "Tie").contains(result.word("result"))) {
      return false; // Whoever it names, all remaining players are included.
    }
    String role = result.word("role");
    return !List.of("All", "Shared", "Each").contains(role) && !role.startsWith("Team");
  }

  /** Whether more than two players are ranked, one by one or by their scores. */
  boolean rank() {
    return used() || model.players() > 2 && model.uses("byScore");
  }

  /** Twice the place of a player. */
  HrgExpression place() {
    return model.definitions().scratch("place", model.definitions().numbers(2 * model.players()));
  }

  /** The score of that place; a single player is the first. */
  HrgExpression scoreOfPlace() {
    Map<String, String> scores = new LinkedHashMap<>();
    for (int doubled = 2; doubled <= 2 * model.players(); doubled++) {
      scores.put("" + doubled, model.players() == 1 ? "100" : score(doubled));
    }
    return Hrg.apply(model.tables().values("scoreOfPlace", "Number", "Score", scores), place());
  }

  /** All scores, that of a draw first. */
  List<String> scores() {
    Set<String> scores = new LinkedHashSet<>();
    for (int places = 2; places <= 2 * model.players(); places++) {
      scores.add(score(places));
    }
    return scores.stream().sorted(Standings::drawFirst).toList();
  }

  private static int drawFirst(String a, String b) {
    return Comparator.comparing((String score) -> !score.equals("50"))
        .thenComparingInt(Integer::parseInt)
        .compare(a, b);
  }

  /** The score of a place, given as its double. */
  private String score(int doubled) {
    int players = model.players();
    return "" + Math.round(50.0 * (2 * players - doubled) / (players - 1));
  }

  /** The condition that a player is not ranked yet. */
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

  /** {@code (count Active)}: how many players are not ranked yet. */
  Num.Amount active() {
    return new Num.Amount(playing(), model.players());
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

  /** The score of the next player after the winners so far. */
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

  /** A player wins, unless already ranked; if only one is left, the game is over. */
  List<HrgStatement> wins(HrgExpression player) {
    return decided(player, winners(), List.of(Hrg.set(goal(player), afterWinners())), List.of());
  }

  /**
   * A player loses, unless already ranked; if only one is left, the game is over.
   *
   * @param together whether others may lose at the same time, and share their places
   */
  List<HrgStatement> loses(HrgExpression player, boolean together) {
    return decided(
        player,
        losers(),
        together
            ? List.of(Hrg.set(falling(player), ON))
            : List.of(Hrg.set(goal(player), beforeLosers())),
        Stream.concat(together ? shared().stream() : Stream.of(), following(model.next()).stream())
            .toList());
  }

  private HrgExpression goal(HrgExpression player) {
    return Hrg.at("goals", model.seat(player));
  }

  private HrgExpression falling(HrgExpression player) {
    model.definitions().variable("falling", Hrg.map("Player", "Bool"));
    return Hrg.at("falling", player);
  }

  private HrgExpression losersBefore() {
    return model
        .definitions()
        .scratch("losersBefore", model.definitions().numbers(model.players()));
  }

  /** Players who lose from now on lose together. */
  List<HrgStatement> together() {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(losersBefore(), losers()));
    for (int i = 1; i <= model.players(); i++) {
      all.add(Hrg.set(falling(Hrg.ref(model.player(i))), NONE));
    }
    return all;
  }

  /** Players who lose together share their places. */
  private List<HrgStatement> shared() {
    List<Case> cases = new ArrayList<>();
    for (int before = 0; before < model.players(); before++) {
      for (int now = before + 1; now <= model.players(); now++) {
        cases.add(
            Hrg.when(
                List.of(Hrg.literal("" + before), Hrg.literal("" + now)),
                Hrg.ref(score(2 * model.players() - before - now + 1))));
      }
    }
    cases.add(Hrg.when(List.of(SiteTables.ANY, SiteTables.ANY), NONE));
    HrgType type = Hrg.map("Number", "Number", "Score");
    String shared = model.definitions().function("lostTogether", type, cases);
    HrgExpression score = Hrg.apply(shared, losersBefore(), losers());
    List<HrgStatement> all = new ArrayList<>();
    for (int i = 1; i <= model.players(); i++) {
      HrgExpression player = Hrg.ref(model.player(i));
      all.add(Hrg.when(Hrg.equal(falling(player), ON), Hrg.set(goal(player), score)));
    }
    return all;
  }

  private List<HrgStatement> decided(
      HrgExpression player,
      HrgExpression counted,
      List<HrgStatement> before,
      List<HrgStatement> after) {
    HrgExpression active = isActive(player);
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(Hrg.at("active", player), NONE));
    all.addAll(before);
    all.add(Hrg.set(counted, Hrg.apply(model.definitions().up(), counted)));
    all.add(Hrg.set(playing(), Hrg.apply("down", playing())));
    all.addAll(after);
    HrgExpression rest = Hrg.at("goals", Hrg.ref("rest"));
    all.add(Hrg.when(Hrg.equal(playing(), ON), forAll(Hrg.set(rest, afterWinners()))));
    return List.of(Hrg.when(active, all));
  }

  /** A statement for each remaining player; then the game is over. */
  private List<HrgStatement> forAll(HrgStatement goal) {
    List<HrgStatement> all = new ArrayList<>();
    HrgExpression rest = model.definitions().scratch("rest", Hrg.type("Player"));
    for (int i = 1; i <= model.players(); i++) {
      HrgExpression player = Hrg.ref(model.player(i));
      all.add(Hrg.when(isActive(player), Hrg.set(rest, player), goal));
    }
    all.add(Hrg.jump(Kind.END));
    return all;
  }

  /** All remaining players share the remaining places. */
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
    return forAll(
        Hrg.set(Hrg.at("goals", Hrg.ref("rest")), Hrg.apply(shared, playing(), winners())));
  }

  /** Skips to a player who is not ranked yet. */
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
