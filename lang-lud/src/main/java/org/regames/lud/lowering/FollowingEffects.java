package org.regames.lud.lowering;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The consequences of composed effects, which apply to each of their parts. */
final class FollowingEffects {
  private static final Set<String> COMPOSED =
      Set.of("and", "or", "if", "forEach Site", "forEach Value");

  private FollowingEffects() {}

  /** Whether an effect is composed of others. */
  static boolean isComposed(LudClause effect) {
    return COMPOSED.contains(effect.title());
  }

  /** The same effect with its consequences moved to each of its parts. */
  static LudClause ofEach(LudClause effect) {
    return inside(effect, effect.get("then"));
  }

  private static LudClause with(LudClause effect, LudValue then) {
    if (effect.is("note") && isConstant(((LudClause) then).clause("moves"))) {
      return ((LudClause) then).clause("moves"); // Once for each player.
    }
    boolean ignored = effect.ludeme().parameters().stream().noneMatch(p -> p.name().equals("then"));
    boolean follows =
        !ignored && effect.has("then") && !effect.clause("then").clause("moves").is("note");
    if (ignored || follows || EffectLudemes.isIgnoring(effect)) {
      throw LudRefusal.of(effect, "with a `then` after several moves is not supported yet");
    }
    if (isComposed(effect)) {
      return inside(effect, then);
    }
    Map<String, LudValue> arguments = new LinkedHashMap<>(effect.arguments());
    arguments.put("then", then);
    return new LudClause(effect.ludeme(), arguments, effect.origin());
  }

  /** Whether it does not matter how often an effect happens: it only sets known values. */
  private static boolean isConstant(LudClause effect) {
    return effect
            .all()
            .allMatch(
                each ->
                    each.kind() != Kind.MOVES
                        || List.of("do", "and", "set NextPlayer", "set Var").contains(each.title()))
        && effect.all().noneMatch(each -> each.is("var"));
  }

  private static LudClause inside(LudClause effect, LudValue then) {
    Map<String, LudValue> arguments = new LinkedHashMap<>(effect.arguments());
    arguments.remove("then");
    for (String parameter : List.of("first", "second", "moves", "else")) {
      arguments.computeIfPresent(parameter, (_, value) -> eachOf(value, then));
    }
    return new LudClause(effect.ludeme(), arguments, effect.origin());
  }

  private static LudValue eachOf(LudValue value, LudValue then) {
    return switch (value) {
      case LudClause effect -> with(effect, then);
      case LudValue.Items items ->
          new LudValue.Items(
              items.values().stream().map(each -> eachOf(each, then)).toList(), items.origin());
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> value;
    };
  }

  /** Whether it makes at most two moves, whose order before other moves is that of the text. */
  static boolean areFew(LudClause effect) {
    return moves(effect) <= 2;
  }

  /** The most moves that an effect makes. */
  static int moves(LudClause effect) {
    return switch (effect.title()) {
      case "and", "or" -> Joined.moves(effect).stream().mapToInt(FollowingEffects::moves).sum();
      case "if" ->
          Math.max(
              moves(effect.clause("moves")),
              effect.findClause("else").map(FollowingEffects::moves).orElse(0));
      case "forEach Site", "forEach Value", "forEach Player" -> Integer.MAX_VALUE / 64;
      default -> 1;
    };
  }
}
