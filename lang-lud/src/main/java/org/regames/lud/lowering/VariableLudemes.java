package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.Maybe;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Num.Which;
import org.regames.lud.lowering.Num.Whose;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The variables of games: by name, for each player, and counters of moves. */
final class VariableLudemes {
  /** The limit of numbers that grow, unless games compare with greater ones. */
  private static final int LARGEST_WRITTEN = 120;

  private final Model model;
  private final Map<String, Remembered> remembered = new HashMap<>();
  private final Set<String> asked = new HashSet<>();

  VariableLudemes(Model model) {
    this.model = model;
  }

  /** The kind of value in a variable. */
  private enum What {
    SITE("Site"),
    OWNER("Owner"),
    PIECE("Piece"),
    NUMBER(GameDefinitions.VALUE);

    private final String type;

    What(String type) {
      this.type = type;
    }
  }

  /**
   * A variable.
   *
   * @param most the greatest number that it holds
   */
  private record Remembered(String name, What what, int most) {}

  /** {@code (var …)}. */
  Num variable(LudClause clause, LudemeScope scope) {
    String name = clause.findWord("name").orElse("");
    String title = SymbolWords.camel("var " + (name.isEmpty() ? "temp" : name));
    if (!asked.add(title)) {
      return new Known(-1);
    }
    asked.remove(title);
    return value(of(title, settings("set Var", name), Optional.empty()), Optional.empty());
  }

  /** The condition that a variable is odd, if it is only tested for parity. */
  Optional<HrgExpression> odd(LudClause clause) {
    String name = clause.findWord("name").orElse("");
    Stream<LudValue> asked =
        Stream.of("is Even", "is Odd")
            .flatMap(title -> model.written().clauses(title).stream())
            .map(each -> each.get("value"));
    List<LudClause> settings = settings("set Var", name);
    Stream<LudValue> raised =
        settings.stream()
            .map(each -> each.get("value"))
            .flatMap(
                value ->
                    value instanceof LudClause sum
                        ? sum.arguments().values().stream()
                        : Stream.of());
    Set<LudValue> apart =
        Stream.concat(asked, raised)
            .filter(each -> isOf(name, each))
            .collect(
                Collectors.toCollection(() -> Collections.newSetFromMap(new IdentityHashMap<>())));
    boolean all =
        model.written().clauses("var").stream()
            .filter(each -> isOf(name, each))
            .allMatch(apart::contains);
    return all && settings.stream().allMatch(each -> raisedBy(each).isPresent())
        ? Optional.of(
            Hrg.ref(
                model
                    .definitions()
                    .variable(
                        SymbolWords.camel("odd " + (name.isEmpty() ? "temp" : name)),
                        Hrg.type("Bool"),
                        Hrg.ref("1"))))
        : Optional.empty();
  }

  private static boolean isOf(String name, LudValue value) {
    return value instanceof LudClause read
        && read.is("var")
        && read.findWord("name").orElse("").equals(name);
  }

  /** The number by which an assignment increases its variable, if that is all it does. */
  private static Optional<Integer> raisedBy(LudClause setting) {
    if (!(setting.find("value").orElse(null) instanceof LudClause sum)
        || !sum.ludeme().id().equals("INT +")) {
      return Optional.empty();
    }
    LudValue a = sum.get("a");
    LudValue b = sum.get("b");
    if (isSame(setting, b) && a instanceof LudValue.Number by) {
      return Optional.of(by.whole());
    }
    return isSame(setting, a) && b instanceof LudValue.Number by
        ? Optional.of(by.whole())
        : Optional.empty();
  }

  /** {@code (set Var …)}. */
  void setVariable(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    String name = clause.findWord("name").orElse("");
    Optional<HrgExpression> odd = raisedBy(clause).flatMap(_ -> odd(clause));
    if (odd.isPresent()) {
      if (raisedBy(clause).get() % 2 != 0) {
        into.add(Hrg.set(odd.get(), model.turn().flipped(odd.get())));
      }
      return;
    }
    if (model.written().clauses("var").stream().noneMatch(each -> isOf(name, each))) {
      return;
    }
    String title = SymbolWords.camel("var " + (name.isEmpty() ? "temp" : name));
    Remembered variable = of(title, settings("set Var", name), Optional.empty());
    set(variable, Hrg.ref(title), clause, scope, into);
  }

  private List<LudClause> settings(String title, String name) {
    return model.written().clauses(title).stream()
        .filter(each -> each.findWord("name").orElse("").equals(name))
        .toList();
  }

  private List<LudClause> playerSettings() {
    List<LudClause> all = new ArrayList<>(model.written().clauses("set Value Player"));
    model.written().clauses("set Value").stream()
        .filter(each -> each.ludeme().form().equals("player"))
        .forEach(all::add);
    return all;
  }

  /** {@code (value Player …)}. */
  Num playerValue(LudClause clause, LudemeScope scope) {
    if (asked.contains("valueOf")) {
      return new Known(-1);
    }
    Remembered variable = of("valueOf", playerSettings(), Optional.of("Player"));
    return value(variable, Optional.of(player(clause, scope)));
  }

  /** {@code (set Value …)} of a player. */
  void setPlayerValue(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Remembered variable = of("valueOf", playerSettings(), Optional.of("Player"));
    set(variable, Hrg.at("valueOf", player(clause, scope)), clause, scope, into);
  }

  private HrgExpression player(LudClause clause, LudemeScope scope) {
    Num player = model.numbers().player(clause.get("player"), scope);
    if (player instanceof Known(int number) && (number < 1 || number > model.players())) {
      throw LudRefusal.of(clause, "of several players is not supported yet");
    }
    return model.numbers().owner(player, clause);
  }

  /** Whether an assignment only decreases its variable, by a known number. */
  private boolean isLowering(LudClause setting) {
    return setting.find("value").orElse(null) instanceof LudClause difference
        && difference.ludeme().id().equals("INT -")
        && isSame(setting, difference.get("a"))
        && difference.get("b") instanceof LudValue.Number by
        && by.whole() > 0;
  }

  /**
   * The greatest value of a variable that is increased and decreased when Ludii breaks a play off.
   */
  private static int raised(List<LudClause> settings) {
    return settings.stream().mapToInt(each -> raisedBy(each).orElse(0)).sum() * Statics.MOST_MOVES;
  }

  /** Whether assignments both decrease and increase; then they decrease only positive values. */
  private boolean goesBothWays(List<LudClause> settings) {
    return settings.stream().anyMatch(this::isLowering)
        && settings.stream().anyMatch(each -> raisedBy(each).isPresent());
  }

  /** Whether assignments may decrease their variable below -1. */
  private boolean mayFall(List<LudClause> settings) {
    return settings.stream().anyMatch(this::isLowering) && !goesBothWays(settings);
  }

  /**
   * Whether an assignment subtracts a number from its variable, which then must be at least that
   * number.
   */
  private static boolean isReducing(LudClause setting) {
    return setting.find("value").orElse(null) instanceof LudClause difference
        && difference.ludeme().id().equals("INT -")
        && isSame(setting, difference.get("a"))
        && difference.get("b") instanceof LudClause;
  }

  private static boolean isSame(LudClause setting, LudValue value) {
    return value instanceof LudClause read
        && (setting.is("set Var")
            ? read.is("var") && read.findWord("name").equals(setting.findWord("name"))
            : read.is("value Player") && read.find("player").equals(setting.find("player")));
  }

  /** Whether a ludeme reads a variable that only keeps local states. */
  boolean keepsStates(LudClause value) {
    return value.is("var")
        && settings("set Var", value.findWord("name").orElse("")).stream()
            .allMatch(
                each -> each.find("value").orElse(null) instanceof LudClause v && v.is("state"));
  }

  /** Whether any variable may be less than -1. */
  boolean isAnyLowered() {
    return mayFall(playerSettings())
        || model.written().clauses("set Var").stream()
            .map(each -> settings("set Var", each.findWord("name").orElse("")))
            .anyMatch(this::mayFall);
  }

  /** Whether the variable that a ludeme reads may be less than -1. */
  boolean isLowered(LudValue value) {
    return value instanceof LudClause read
        && (read.is("var")
            ? mayFall(settings("set Var", read.findWord("name").orElse("")))
            : read.is("value Player") && mayFall(playerSettings()));
  }

  /** Whether this is a variable of the game, or the values of its players. */
  boolean isKept(String name) {
    return remembered.containsKey(name);
  }

  private Remembered of(String title, List<LudClause> settings, Optional<String> key) {
    Remembered known = remembered.get(title);
    if (known != null) {
      return known;
    }
    asked.add(title);
    What what = null;
    boolean mixed = false;
    int most = 0;
    List<LudClause> rising =
        settings.stream().filter(each -> !isLowering(each) && !isReducing(each)).toList();
    boolean lowered = settings.stream().anyMatch(this::isLowering);
    boolean reduced = settings.stream().anyMatch(VariableLudemes::isReducing);
    for (LudClause setting : rising) {
      if (!setting.has("value")) {
        throw LudRefusal.of(setting, "without a value is not supported yet");
      }
      Num number = probed(setting.get("value"));
      boolean grows = grows(setting.get("value"));
      if (grows && lowered && raisedBy(setting).isEmpty()) {
        throw LudRefusal.of(
            setting, "to a value that is both raised and lowered is not supported yet");
      }
      What one =
          switch (number) {
            case AtSite _ -> What.SITE;
            case Whose _ -> What.OWNER;
            case Which _ -> What.PIECE;
            case Known _ -> null;
            case Num.Table table when table.isSite() -> What.SITE;
            case Num.Table table when table.rows().values().stream().allMatch(row -> row >= -1) ->
                What.NUMBER;
            case Num.Table _ ->
                throw LudRefusal.of(
                    setting, "to a value from a table of several kinds is not supported yet");
            case Amount _, Num.Counted _, Maybe _ -> What.NUMBER;
          };
      int grown = model.written().greatest(LARGEST_WRITTEN) + 1 + (lowered ? raised(settings) : 0);
      most = Math.max(most, grows ? grown : most(number));
      mixed |= one != null && what != null && one != what;
      what = one == null ? what : one;
    }
    asked.remove(title);
    if (mixed
        || settings.isEmpty()
        || (lowered || reduced) && what != null && what != What.NUMBER) {
      throw LudRefusal.of(
          settings.isEmpty() ? model.game() : settings.getFirst(),
          "of values that mean different things is not supported yet");
    }
    Remembered variable = new Remembered(title, what == null ? What.NUMBER : what, most);
    remembered.put(title, variable);
    declare(variable, key);
    return variable;
  }

  private void declare(Remembered variable, Optional<String> key) {
    if (variable.what() == What.NUMBER && variable.most() < Statics.MOST_MOVES) {
      model.definitions().numbers(variable.most() + 1);
    } else if (variable.what() == What.NUMBER) {
      model.definitions().values(variable.most());
    }
    HrgType type =
        key.map(from -> Hrg.map(from, variable.what().type))
            .orElseGet(() -> Hrg.type(variable.what().type));
    String none =
        switch (variable.what()) {
          case SITE -> Sites.OFF;
          case OWNER -> model.definitions().need(Model.UNKNOWN);
          case PIECE -> Model.EMPTY;
          case NUMBER -> GameDefinitions.UNSET;
        };
    model
        .definitions()
        .variable(
            variable.name(),
            type,
            key.isPresent() ? Hrg.mapLiteral(none, List.of()) : Hrg.ref(none));
  }

  /** The form of a value, for arbitrary sites of enclosing loops. */
  Num probed(LudValue value) {
    return probed(value, scope -> model.numbers().number(value, scope));
  }

  /** The same for a sum or a difference. */
  Linear probedLinear(LudValue value) {
    return probed(value, scope -> model.numbers().arithmetic().linear(value, scope));
  }

  private <T> T probed(LudValue value, Function<LudemeScope, T> reading) {
    LudemeScope scope = LudemeScope.OUTERMOST;
    for (String iterator : List.of("from", "to", "between", "site")) {
      scope = scope.with(iterator, SitePlace.BOARD);
    }
    int most =
        model.heaps().used() ? model.heaps().most() : model.written().greatest(LARGEST_WRITTEN);
    LudemeScope anywhere =
        scope
            .with("value", new Amount(Hrg.ref("value"), most))
            .with("player", new Num.Whose(model.mover()))
            .with(GroupLoop.REGION, new Known(1))
            .given(new LudemeScope.Fact.AboveNone(parts(value)));
    List<T> found = new ArrayList<>();
    model
        .numbers()
        .afterFinding(
            () -> {
              found.add(reading.apply(anywhere));
              return List.of();
            });
    return found.getFirst();
  }

  private static Set<LudValue> parts(LudValue value) {
    return value instanceof LudClause clause ? Set.copyOf(clause.arguments().values()) : Set.of();
  }

  private static boolean grows(LudValue value) {
    return switch (value) {
      case LudClause clause ->
          clause.is("var")
              || clause.is("value Player")
              || clause.arguments().values().stream().anyMatch(VariableLudemes::grows);
      case LudValue.Items items -> items.values().stream().anyMatch(VariableLudemes::grows);
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> false;
    };
  }

  /** The maximum of a number. */
  static int most(Num number) {
    return switch (number) {
      case Known known -> known.value();
      case Amount amount -> amount.most();
      case Num.Counted counted -> counted.most();
      case Maybe maybe -> maybe.most();
      case Num.Table table ->
          table.rows().values().stream().mapToInt(Integer::intValue).max().orElse(0);
      case AtSite _, Whose _, Which _ -> 0;
    };
  }

  private Num value(Remembered variable, Optional<HrgExpression> player) {
    HrgExpression read =
        player.map(who -> Hrg.at(variable.name(), who)).orElseGet(() -> Hrg.ref(variable.name()));
    return switch (variable.what()) {
      case SITE -> new AtSite(read, true, SitePlace.ANYWHERE);
      case OWNER -> new Whose(read);
      case PIECE -> new Which(read);
      case NUMBER -> new Maybe(read, variable.most());
    };
  }

  private void set(
      Remembered variable,
      HrgExpression target,
      LudClause clause,
      LudemeScope scope,
      List<HrgStatement> into) {
    LudValue value = clause.get("value");
    if (isLowering(clause)
        && goesBothWays(
            clause.is("set Var")
                ? settings("set Var", clause.findWord("name").orElse(""))
                : playerSettings())
        && !scope.isAboveNone(((LudClause) value).get("a"))) {
      throw LudRefusal.of(
          clause, "to a value that is both raised and lowered is not supported yet");
    }
    Num number = model.numbers().number(value, scope);
    HrgExpression set =
        switch (variable.what()) {
          case SITE -> model.numbers().site(value, scope).site();
          case OWNER -> model.numbers().owner(number, clause);
          case PIECE -> model.generators().piece(value, scope);
          case NUMBER -> number(number, clause);
        };
    into.add(Hrg.set(target, set));
  }

  private HrgExpression number(Num number, LudClause clause) {
    return switch (number) {
      case Known(int value) when value == -1 -> Hrg.ref(GameDefinitions.UNSET);
      case Maybe(HrgExpression value, _) -> value;
      case Num.Table table when table.rows().containsValue(-1) -> model.tabulation().value(table);
      case Known _, Amount _, Num.Counted _, AtSite _, Whose _, Which _, Num.Table _ ->
          model.numbers().arithmetic().amount(number, clause).number();
    };
  }

  /** {@code (counter)}: how many moves were made since it was set; 0 when the game begins. */
  Num counter(LudClause clause, LudemeScope scope) {
    return new Maybe(counter(), Integer.MAX_VALUE);
  }

  private HrgExpression counter() {
    String unset = GameDefinitions.UNSET;
    return Hrg.ref(
        model.definitions().variable("counter", Hrg.type(GameDefinitions.VALUE), Hrg.ref(unset)));
  }

  /** {@code (set Counter …)}. */
  void setCounter(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    into.add(
        Hrg.set(counter(), number(model.numbers().number(clause.get("value"), scope), clause)));
  }

  /** Increases the counter at the end of each move. */
  void count(List<HrgStatement> into) {
    if (model.uses("counter")) {
      String raised = model.definitions().table(Table.RAISED);
      into.add(Hrg.set(counter(), Hrg.apply(raised, counter())));
    }
  }

  /** Whether something was triggered for a player, which is never reset. */
  private HrgExpression triggered(HrgExpression player) {
    model.definitions().variable("triggered", Hrg.map("Player", "Bool"));
    return Hrg.at("triggered", player);
  }

  /** {@code (trigger …)}. */
  void trigger(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    into.add(Hrg.set(triggered(player(clause, scope)), Hrg.ref("1")));
  }

  /** {@code (is Triggered …)}. */
  HrgExpression isTriggered(LudClause clause, LudemeScope scope) {
    if (model.players() > 2) {
      throw LudRefusal.of(clause, "among several players is not supported yet");
    }
    return Hrg.equal(triggered(player(clause, scope)), Hrg.ref("1"));
  }
}
