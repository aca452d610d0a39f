package org.regames.lud.lowering;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Limits of scores with additions: if the same effect sets the score first, if the game ends with
 * it, or if each move fills an empty site and none becomes empty again.
 */
final class ScoreLimits {
  /** Effects that happen at most as often as the board has sites. */
  private static final Set<String> LOOPS =
      Set.of("forEach Site", "forEach Group", "forEach Piece", "forEach Direction");

  /** Ludemes that may occur in games in which no site becomes empty again. */
  private static final Set<String> FILLING =
      Set.of(
          "move Add",
          "add",
          "and",
          "or",
          "if",
          "do",
          "priority",
          "forEach Site",
          "forEach Group",
          "forEach Player",
          "set Score",
          "set State",
          "set Var",
          "set Value",
          "set Value Player",
          "addScore",
          "moveAgain",
          "set NextPlayer",
          "remember Value",
          "forget Value",
          "note");

  /** Ends of the game for all players. */
  private static final Predicate<LudClause> LAST =
      then -> then.is("byScore") || then.is("result") && then.word("result").equals("Draw");

  /** The greatest supported limit. */
  private static final long LARGEST = 700;

  private final Model model;

  /** Additions to a score that is not set first. */
  private final Set<LudClause> lasting = Collections.newSetFromMap(new IdentityHashMap<>());

  ScoreLimits(Model model) {
    this.model = model;
  }

  /** The greatest absolute value of a score, if it is known and not too great. */
  Optional<Integer> most() {
    lasting.addAll(model.written().clauses("addScore"));
    long anew =
        model.written().clauses("and").stream()
            .filter(both -> both.kind() == Kind.MOVES)
            .mapToLong(this::anew)
            .max()
            .orElse(0);
    long last =
        model.written().clauses("and").stream()
            .filter(both -> both.kind() == Kind.MOVES)
            .mapToLong(this::last)
            .max()
            .orElse(0);
    long fromSets =
        model.written().clauses("set Score").stream()
            .mapToLong(each -> reach(each.get("score")))
            .max()
            .orElse(0);
    CaptureScores captures = new CaptureScores(model);
    long captured =
        captures.together().stream()
                .mapToLong(each -> each.stream().mapToLong(it -> reach(it.get("score"))).sum())
                .max()
                .orElse(0)
            * captures.most();
    lasting.removeAll(captures.additions());
    long each =
        lasting.isEmpty() ? 0 : fills() ? added(model.game().clause("rules"), true) : LARGEST + 1;
    long most = Math.max(anew, fromSets) + last + captured + each * model.sites().onBoard();
    return most <= LARGEST ? Optional.of((int) most) : Optional.empty();
  }

  /** The most that effects which first set a score may add to it. */
  private long anew(LudClause both) {
    LudClause setting = Joined.moves(both).getFirst();
    if (!setting.is("set Score")) {
      return 0;
    }
    List<LudClause> adding = both.all().filter(each -> each.is("addScore")).toList();
    if (!adding.stream().allMatch(each -> each.find("player").equals(setting.find("player")))) {
      return 0;
    }
    lasting.removeAll(adding);
    return reach(setting.get("score")) + added(both, false);
  }

  /** The most that effects may add after which the game is over. */
  private long last(LudClause both) {
    if (Joined.moves(both).stream().noneMatch(this::ends)) {
      return 0;
    }
    long most = added(both, true);
    both.all().forEach(lasting::remove);
    return most;
  }

  /** Whether the game is over as soon as a variable has the value that an effect gives to it. */
  private boolean ends(LudClause effect) {
    return effect.is("set Var")
        && model.written().clauses("end").stream()
            .flatMap(end -> end.clauses("rules").stream())
            .filter(rule -> rule.is("if") && rule.findClause("then").filter(LAST).isPresent())
            .map(rule -> rule.get("condition"))
            .anyMatch(condition -> asks(condition, effect));
  }

  private static boolean asks(LudValue condition, LudClause effect) {
    return condition instanceof LudClause equal
        && equal.is("=")
        && equal.get("a") instanceof LudClause variable
        && variable.is("var")
        && variable.find("name").equals(effect.find("name"))
        && equal.find("b").equals(effect.find("value"));
  }

  /** The most that an effect may add. */
  private long added(LudValue value, boolean onlyLasting) {
    return switch (value) {
      case LudClause clause -> {
        if (clause.is("addScore")) {
          yield onlyLasting && !lasting.contains(clause) ? 0 : reach(clause.get("score"));
        }
        long inside =
            clause.arguments().values().stream().mapToLong(v -> added(v, onlyLasting)).sum();
        boolean often = clause.kind() == Kind.MOVES && !FILLING.contains(clause.title());
        long times =
            LOOPS.contains(clause.title())
                ? model.sites().onBoard()
                : often ? LARGEST + 1 : isForAll(clause) ? model.players() : 1;
        yield Math.min(LARGEST + 1, inside * times);
      }
      case LudValue.Items items ->
          items.values().stream().mapToLong(v -> added(v, onlyLasting)).sum();
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> 0;
    };
  }

  /** Whether an effect may add to the same score for each player. */
  private static boolean isForAll(LudClause effect) {
    return effect.is("forEach Player")
        && !effect
            .all()
            .filter(each -> each.is("addScore"))
            .allMatch(each -> each.findWord("player").filter("Player"::equals).isPresent());
  }

  /** The greatest absolute value of a number. */
  private long reach(LudValue value) {
    Linear number = model.variables().probedLinear(value);
    return Math.max(
        Linear.most(number.plus()) + Math.max(0L, number.constant()),
        Linear.most(number.minus()) + Math.max(0L, -number.constant()));
  }

  /** Whether each move fills an empty site, and nothing is ever removed. */
  private boolean fills() {
    return model
        .game()
        .all()
        .filter(each -> each.kind() == Kind.MOVES)
        .allMatch(
            each ->
                FILLING.contains(each.title())
                    && (!each.is("move Add")
                        || each.clause("to").find("sites").filter(this::isFree).isPresent()));
  }

  private boolean isFree(LudValue region) {
    return region instanceof LudClause clause
        && switch (clause.title()) {
          case "sites Empty" -> true;
          case "difference", "forEach" -> isFree(clause.get("region"));
          case "intersection" ->
              clause.ludeme().form().isEmpty()
                  && (isFree(clause.get("first")) || isFree(clause.get("second")));
          default -> false;
        };
  }
}
