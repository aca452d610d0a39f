package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * {@code (do …)} and {@code (while …)} as effects: later ones see the changes of the first ones,
 * which happen again before each of them, and only if there is one.
 */
record Sequences(Model model, EffectLudemes effects) {
  /** Effects that change nothing on the board, and always happen. */
  private static final Set<String> REMEMBERING =
      Set.of(
          "set Var",
          "set Value",
          "set Value Player",
          "set NextPlayer",
          "swap Players",
          "remember Value",
          "forget Value");

  /** Effects that change nothing more if they happen again. */
  private static final Set<String> REPEATABLE =
      Set.of("set Var", "set Value Player", "set NextPlayer", "set Score", "set State", "remove");

  /** Effects that are composed of others. */
  private static final Set<String> COMPOSED =
      Set.of("and", "if", "apply", "forEach Site", "forEach Group", "while", "do");

  /** Whether an effect only remembers something, without consequences. */
  private static boolean remembers(LudClause effect) {
    if (isFollowed(effect)) {
      return false;
    }
    if (effect.is("if")) {
      return remembers(effect.clause("moves"))
          && effect.findClause("else").map(Sequences::remembers).orElse(true);
    }
    boolean ofSite = effect.is("set Value") && effect.arguments().containsKey("at");
    return (REMEMBERING.contains(effect.title()) || effect.is("trigger")) && !ofSite;
  }

  private static boolean isFollowed(LudClause effect) {
    return effect.ludeme().parameters().stream().anyMatch(each -> each.name().equals("then"))
        && effect.has("then");
  }

  /** The effects before the moves of {@code (do …)}. */
  List<HrgStatement> before(LudClause clause, LudemeScope scope) {
    LudClause first = clause.clause("moves");
    boolean several = isRepeatable(first, true) && areApart(first) && !effects.isMarking();
    if (!remembers(first)
        && !FollowingEffects.areFew(first)
        && !remembersSeveral(first)
        && !several) {
      throw LudRefusal.of(first, "before other moves is not supported yet");
    }
    return effects.statements(first, scope.done());
  }

  /** Whether an effect only remembers several things, each of them in its own place. */
  private static boolean remembersSeveral(LudClause effect) {
    return effect.is("and")
        && Joined.moves(effect).stream().allMatch(each -> remembers(each) && each.is("set Var"))
        && areApart(effect);
  }

  /** {@code (do …)}: effects, and others that see their changes. */
  void effects(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!clause.has("next")) {
      onlyIf(clause, scope, into);
      return;
    }
    LudRefusal.unlessAbsent(clause, "ifAfterwards");
    LudClause next = clause.clause("next");
    boolean always = next.is("sow") || remembers(next);
    boolean single = FollowingEffects.moves(next) == 1;
    boolean apart = !model.foresight().isWanted() && !clause.has("then");
    if (!always && !(apart || single && !model.heaps().used() && !model.foresight().isWanted())) {
      throw LudRefusal.of(next, "after other effects is not supported yet");
    }
    List<HrgStatement> first =
        always || model.heaps().used()
            ? before(clause, scope)
            : repeatable(clause.clause("moves"), single, scope);
    Dependence earlier = new Dependence(model.definitions());
    earlier.add(first);
    boolean empties = next.is("sow") && earlier.hasChanged("count");
    // In games with dice, the first effects always happen: if need be, with a forced pass.
    HrgExpression happens =
        always && !empties || model.dice().used()
            ? Logic.TRUE
            : new Happening(model).of(next, scope.preceded());
    if (clause.has("then") && !always && !model.heaps().used() && !happens.equals(Logic.TRUE)) {
      throw LudRefusal.of(clause, "with this `then` is not supported yet");
    }
    List<HrgStatement> then = effects.statements(next, scope.preceded());
    if (!always && !model.heaps().used() && !single) {
      Dependence later = new Dependence(model.definitions());
      later.add(then);
      if (earlier.changesAnyOf(later)) {
        throw LudRefusal.of(next, "after effects on what it depends on is not supported yet");
      }
    }
    if (happens.equals(Logic.TRUE)) {
      into.addAll(first);
      into.addAll(then);
    } else {
      model.foresight().unless(happens, first, then, into);
    }
  }

  /** An effect that is undone if a condition does not hold after it. */
  private void onlyIf(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!clause.has("ifAfterwards")) {
      throw LudRefusal.of(clause, "without `ifAfterwards` is not supported yet");
    }
    List<HrgStatement> done = effects.statements(clause.clause("moves"), scope);
    HrgExpression holds = model.conditions().condition(clause.get("ifAfterwards"), scope);
    model.foresight().unless(holds, done, List.of(), into);
  }

  /**
   * Effects that may happen several times, and in any order.
   *
   * @param once whether they happen only once
   */
  private List<HrgStatement> repeatable(LudClause first, boolean once, LudemeScope scope) {
    boolean single = once && FollowingEffects.moves(first) == 1;
    if (!single && (!isRepeatable(first, once) || !areApart(first)) || effects.isMarking()) {
      throw LudRefusal.of(first, "before other moves is not supported yet");
    }
    return effects.statements(first, scope.done());
  }

  private boolean isRepeatable(LudClause effect, boolean once) {
    if (isFollowed(effect)) {
      return false;
    }
    if (COMPOSED.contains(effect.title())) {
      return effect.arguments().values().stream().allMatch(each -> areRepeatable(each, once));
    }
    return once && (effect.is("remember Value") || effect.is("set Value"))
        || REPEATABLE.contains(effect.title()) && !(effect.is("remove") && model.stacks().used());
  }

  private boolean areRepeatable(LudValue value, boolean once) {
    return switch (value) {
      case LudClause clause -> clause.kind() != Kind.MOVES || isRepeatable(clause, once);
      case LudValue.Items items ->
          items.values().stream().allMatch(each -> areRepeatable(each, once));
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> true;
    };
  }

  /**
   * Whether no two effects set the same thing, since the order of their repetitions is unspecified.
   */
  private static boolean areApart(LudClause effect) {
    Set<Object> places = new HashSet<>();
    return effect
        .all()
        .filter(each -> each.title().startsWith("set "))
        .allMatch(
            each -> {
              Map<String, LudValue> place = new LinkedHashMap<>(each.arguments());
              List.of("value", "score", "state").forEach(place::remove);
              return places.add(List.of(each.title(), place));
            });
  }

  /** {@code (while …)}: a repeated effect, which sees its own changes. */
  void repeated(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause moves = clause.clause("moves");
    boolean variable = moves.is("set Var") && !isFollowed(moves);
    if (model.foresight().isWanted() || effects.isMarking() || !variable) {
      throw LudRefusal.of(clause, "is not supported here yet");
    }
    List<HrgStatement> body = new ArrayList<>(effects.statements(moves, scope));
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    into.add(Hrg.repeat(condition, body));
  }
}
