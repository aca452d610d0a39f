package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Scores that are kept during play.
 *
 * <p>If additions to them are not limited, they may grow forever: then the greatest number of the
 * game stands for all larger ones, and they are only compared with numbers in the text.
 */
final class KeptScores {
  private final Model model;
  private final List<HrgExpression.Part> first = new ArrayList<>();
  private Optional<Integer> limit;
  private Boolean signed;

  KeptScores(Model model) {
    this.model = model;
  }

  private HrgExpression of(HrgExpression player) {
    model
        .definitions()
        .variable("scoreOf", Hrg.map("Player", "Number"), Hrg.mapLiteral("0", first));
    return Hrg.at("scoreOf", player);
  }

  /** What was subtracted from the score of a player. */
  private HrgExpression lost(HrgExpression player) {
    HrgExpression none = Hrg.mapLiteral("0", List.of());
    model.definitions().variable("lostScoreOf", Hrg.map("Player", "Number"), none);
    return Hrg.at("lostScoreOf", player);
  }

  private boolean grows() {
    return model.uses("addScore") && limit().isEmpty();
  }

  private Optional<Integer> limit() {
    if (limit == null) {
      limit = new ScoreLimits(model).most();
    }
    return limit;
  }

  /** Whether scores may be negative. */
  boolean signed() {
    if (signed == null) {
      signed = readsNegative();
    }
    return signed;
  }

  private boolean readsNegative() {
    return Stream.of("set Score", "addScore")
        .flatMap(title -> model.written().clauses(title).stream())
        .anyMatch(each -> model.numbers().arithmetic().mayBeNegative(each.get("score")));
  }

  /** Whether anything depends on scores. */
  private boolean asked() {
    return model.uses("score", "byScore");
  }

  /** {@code (set Score …)} before the game begins. */
  void start(LudClause rule) {
    OptionalInt score = model.statics().number(rule.get("score"), Assumed.NOTHING);
    if (score.isEmpty() || score.getAsInt() < 0) {
      throw LudRefusal.of(rule, "of an unknown number is not supported yet");
    }
    model.definitions().numbers(score.getAsInt());
    OptionalInt one = model.statics().player(rule.get("role"), Assumed.NOTHING);
    if (one.isEmpty()) {
      throw LudRefusal.of(rule, "of an unknown player is not supported yet");
    }
    boolean all = one.getAsInt() > model.players();
    IntStream.rangeClosed(1, model.players())
        .filter(player -> all || player == one.getAsInt())
        .forEach(
            player -> {
              first.removeIf(part -> part.key().equals(Hrg.ref(model.player(player))));
              first.add(Hrg.part(model.player(player), "" + score.getAsInt()));
            });
  }

  /** {@code (score …)}. */
  Num score(LudClause clause, LudemeScope scope) {
    Num player = model.numbers().player(clause.get("player"), scope);
    return new Amount(of(model.numbers().owner(player, clause)), most());
  }

  /** The same if scores may be negative. */
  Linear linear(LudClause clause, LudemeScope scope) {
    Num player = model.numbers().player(clause.get("player"), scope);
    return linear(model.numbers().owner(player, clause));
  }

  private Linear linear(HrgExpression player) {
    List<Amount> lost = signed() ? List.of(new Amount(lost(player), most())) : List.of();
    return new Linear(List.of(new Amount(of(player), most())), lost, 0);
  }

  /** The score of each player, in order. */
  List<Linear> all(LudClause place) {
    if (grows()) {
      throw LudRefusal.of(place, "of scores that may grow without limit is not supported yet");
    }
    return IntStream.rangeClosed(1, model.players())
        .mapToObj(i -> linear(Hrg.ref(model.player(i))))
        .toList();
  }

  private int most() {
    if (grows()) {
      return Integer.MAX_VALUE;
    }
    if (model.uses("addScore")) {
      model.definitions().numbers(limit().orElseThrow());
      return limit().orElseThrow();
    }
    int most = 0;
    for (LudClause setting : model.written().clauses("set Score")) {
      if (signed()) {
        Linear number = model.variables().probedLinear(setting.get("score"));
        most = Math.max(most, Linear.most(number.plus()) + Math.max(0, number.constant()));
        most = Math.max(most, Linear.most(number.minus()) + Math.max(0, -number.constant()));
      } else {
        Num number = model.variables().probed(setting.get("score"));
        most = Math.max(most, VariableLudemes.most(number));
      }
    }
    return most;
  }

  /** {@code (set Score …)} as an effect. */
  void set(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!asked()) {
      return;
    }
    Linear score = signed() ? signed(clause, scope) : positive(clause, scope);
    for (HrgExpression player : players(clause, scope)) {
      into.add(Hrg.set(of(player), score.plus().getFirst().number()));
      if (signed()) {
        into.add(Hrg.set(lost(player), score.minus().getFirst().number()));
      }
    }
  }

  /** {@code (addScore …)}. */
  void add(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!asked()) {
      return;
    }
    Linear score = signed() ? signed(clause, scope) : positive(clause, scope);
    for (HrgExpression player : players(clause, scope)) {
      into.addAll(added(of(player), score.plus().getFirst()));
      if (signed()) {
        into.addAll(added(lost(player), score.minus().getFirst()));
      }
    }
  }

  /** If nothing is read that effects may change, the sum is only an act. */
  private List<HrgStatement> added(HrgExpression score, Amount more) {
    if (more.number().equals(Hrg.ref("0"))) {
      return List.of();
    }
    HrgExpression sum =
        more.number().equals(Hrg.ref("1"))
            ? Hrg.apply(model.definitions().up(), score)
            : Hrg.apply(model.definitions().table(Table.PLUS), score, more.number());
    List<HrgStatement> adding = List.of(Hrg.set(score, sum));
    boolean known =
        Stream.of(more.number(), score)
            .flatMap(HrgExpression::all)
            .allMatch(
                each ->
                    !(each instanceof HrgExpression.Reference(var name))
                        || !model.definitions().has(name.text())
                        || model.definitions().isScratch(name.text())
                        || List.of("scoreOf", "lostScoreOf", "mover").contains(name.text()));
    return known ? model.foresight().act(adding) : adding;
  }

  private Linear positive(LudClause clause, LudemeScope scope) {
    Num number = model.numbers().number(clause.get("score"), scope);
    Amount amount = model.numbers().arithmetic().amount(number, clause);
    return new Linear(List.of(amount), List.of(), 0);
  }

  /** What is added and what is subtracted, one number each. */
  private Linear signed(LudClause clause, LudemeScope scope) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    Linear score = arithmetic.linear(clause.get("score"), scope);
    Amount more = arithmetic.sum(score.plus(), Math.max(0, score.constant()), clause);
    Amount less = arithmetic.sum(score.minus(), Math.max(0, -score.constant()), clause);
    return new Linear(List.of(more), List.of(less), 0);
  }

  private List<HrgExpression> players(LudClause clause, LudemeScope scope) {
    LudValue role = clause.get("player");
    String word = role instanceof LudValue.Name name ? name.text() : "";
    if (List.of("All", "Each", "Shared").contains(word)) {
      return IntStream.rangeClosed(1, model.players())
          .mapToObj(i -> Hrg.ref(model.player(i)))
          .toList();
    }
    if (List.of("Enemy", "NonMover").contains(word) && model.players() == 2) {
      return List.of(model.after(model.mover()));
    }
    return List.of(model.numbers().owner(model.numbers().player(role, scope), clause));
  }
}
