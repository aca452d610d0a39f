package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * KeptScores that are kept during play.
 *
 * <p>Where something is added to them they may grow for ever: then the greatest number of the game
 * stands for all that are more, and they are only compared with numbers that are written.
 */
final class KeptScores {
  private final Model model;
  private final List<HrgExpression.Part> first = new ArrayList<>();

  KeptScores(Model model) {
    this.model = model;
  }

  private HrgExpression of(HrgExpression player) {
    model
        .definitions()
        .variable("scoreOf", Hrg.map("Player", "Number"), Hrg.mapLiteral("0", first));
    return Hrg.at("scoreOf", player);
  }

  private boolean grows() {
    return model.uses("addScore");
  }

  /** {@code (set Score …)} before the game begins. */
  void start(LudClause rule) {
    OptionalInt score = model.statics().number(rule.get("score"), Assumed.NOTHING);
    if (score.isEmpty() || score.getAsInt() < 0) {
      throw LudRefusal.of(rule, "of an unknown number cannot be played yet");
    }
    model.definitions().numbers(score.getAsInt());
    OptionalInt one = model.statics().player(rule.get("role"), Assumed.NOTHING);
    if (one.isEmpty()) {
      throw LudRefusal.of(rule, "of an unknown player cannot be played yet");
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

  /** The score of each player, in order. */
  List<Amount> all(LudClause place) {
    if (grows()) {
      throw LudRefusal.of(place, "of scores that may grow for ever cannot be played yet");
    }
    int most = most();
    return IntStream.rangeClosed(1, model.players())
        .mapToObj(i -> new Amount(of(Hrg.ref(model.player(i))), most))
        .toList();
  }

  private int most() {
    if (grows()) {
      return Integer.MAX_VALUE;
    }
    int most = 0;
    for (LudClause setting : model.written().clauses("set Score")) {
      Num number = model.variables().probed(setting.get("score"));
      most = Math.max(most, VariableLudemes.most(number));
    }
    return most;
  }

  /** {@code (set Score …)} as an effect. */
  void set(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression score = amount(clause, scope).number();
    for (HrgExpression player : players(clause, scope)) {
      into.add(Hrg.set(of(player), score));
    }
  }

  /** {@code (addScore …)}. */
  void add(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Amount more = amount(clause, scope);
    String plus = model.definitions().table(Table.PLUS);
    for (HrgExpression player : players(clause, scope)) {
      HrgExpression sum =
          more.number().equals(Hrg.ref("1"))
              ? Hrg.apply(model.definitions().up(), of(player))
              : Hrg.apply(plus, of(player), more.number());
      into.add(Hrg.set(of(player), sum));
    }
  }

  private Amount amount(LudClause clause, LudemeScope scope) {
    Num number = model.numbers().number(clause.get("score"), scope);
    return model.numbers().arithmetic().amount(number, clause);
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
