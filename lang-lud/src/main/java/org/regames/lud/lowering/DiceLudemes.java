package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.SiteContainers.DiceItem;
import org.regames.lud.board.SiteContainers.Use;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.tree.LudClause;

/**
 * Dice, which are rolled one by one, by moves of {@code random}, before the moves of a state. Each
 * shows a number, which is 0 after it has been used.
 */
final class DiceLudemes {
  /** Ludemes that read dice. */
  private static final Set<String> READING =
      Set.of(
          "count Pips",
          "face",
          "pips",
          "forEach Die",
          "is AnyDie",
          "all DiceUsed",
          "all DiceEqual");

  /** The most dice whose sums are supported. */
  private static final int MOST_COMBINED = 3;

  private static final HrgExpression ZERO = Hrg.ref("0");
  private static final HrgExpression ONE = Hrg.ref("1");
  private static final HrgExpression SUM = Hrg.ref("pips");

  private final Model model;
  private final List<List<Integer>> faces = new ArrayList<>();
  private final Map<List<Integer>, String> domains = new LinkedHashMap<>();
  private final Set<LudClause> rolledBefore = Collections.newSetFromMap(new IdentityHashMap<>());

  DiceLudemes(Model model) {
    this.model = model;
  }

  /** Reads the dice, if there are any. */
  void read() {
    for (DiceItem item : model.equipment().dice()) {
      if (!item.weights().isEmpty() || item.owner() != model.players() + 1) {
        throw LudRefusal.of(
            model.game(), "with biased dice, or dice of one player, is not supported yet");
      }
      for (List<Integer> die : item.faces()) {
        if (new TreeSet<>(die).size() < die.size() || die.stream().anyMatch(it -> it < 0)) {
          throw LudRefusal.of(model.game(), "with dice that have equal faces is not supported yet");
        }
        faces.add(die);
        domains.computeIfAbsent(
            die, _ -> model.definitions().fresh("Die" + (domains.isEmpty() ? "" : domains.size())));
        model.definitions().numbers(die.stream().mapToInt(Integer::intValue).max().orElse(0));
      }
    }
    if (used()) {
      model.definitions().numbers(mostPips());
    }
  }

  /** Whether there are dice. */
  boolean used() {
    return !model.equipment().dice().isEmpty();
  }

  /** How many dice there are. */
  int number() {
    return model.equipment().dice().stream().mapToInt(item -> item.faces().size()).sum();
  }

  /** The domains of their faces. */
  List<HrgDefinition> domains() {
    List<HrgDefinition> all = new ArrayList<>();
    domains.forEach(
        (die, name) -> all.add(Hrg.domain(name, die.stream().map(String::valueOf).toList())));
    return all;
  }

  /** The faces of the die at each site of dice. */
  Map<Integer, List<Integer>> bySite() {
    Map<Integer, List<Integer>> bySite = new LinkedHashMap<>();
    int die = 0;
    for (Container container : model.equipment().containers().all()) {
      for (int k = 0; k < container.size() && container.use() == Use.DICE; k++) {
        bySite.put(container.first() + k, faces.get(die++));
      }
    }
    return bySite;
  }

  private int mostPips() {
    return faces.stream().mapToInt(die -> die.stream().mapToInt(it -> it).max().orElse(0)).sum();
  }

  private HrgExpression die(int number) {
    return Hrg.ref(
        model.definitions().variable("die" + (number + 1), model.definitions().numbers(1)));
  }

  private HrgExpression sum() {
    return Hrg.ref(model.definitions().variable("pips", model.definitions().numbers(1)));
  }

  private HrgExpression allEqual() {
    return Hrg.ref(model.definitions().variable("allEqual", Hrg.type("Bool")));
  }

  /** The ludemes that are numbers, and how they are lowered. */
  Map<String, BiFunction<LudClause, LudemeScope, Num>> numbers() {
    return Map.of(
        "INT count Pips", (c, _) -> pips(c),
        "INT face", (c, s) -> face(c, s),
        "INT pips", (c, s) -> s.iterator("pips").orElseGet(() -> new Num.Known(-1)));
  }

  /** The ludemes that are conditions, and how they are lowered. */
  Map<String, BiFunction<LudClause, LudemeScope, HrgExpression>> conditions() {
    return Map.of(
        "BOOLEAN all DiceUsed", (_, _) -> allUsed(),
        "BOOLEAN is AnyDie", this::isAnyDie,
        "BOOLEAN all DiceEqual", (_, _) -> Hrg.equal(allEqual(), ONE));
  }

  private Num pips(LudClause clause) {
    String role = clause.findWord("player").orElse("Shared");
    if (!List.of("Shared", "All").contains(role)) {
      throw LudRefusal.of(clause, "of " + role + " is not supported yet");
    }
    return new Amount(sum(), mostPips());
  }

  private Num face(LudClause clause, LudemeScope scope) {
    if (!(model.numbers().number(clause.get("site"), scope) instanceof Num.Known(int site))) {
      throw LudRefusal.of(clause, "of an unknown site is not supported yet");
    }
    if (!bySite().containsKey(site)) {
      return new Num.Known(-1); // There is no die.
    }
    int number = List.copyOf(bySite().keySet()).indexOf(site);
    int most = faces.get(number).stream().mapToInt(it -> it).max().orElse(0);
    HrgExpression shown =
        Hrg.ref(
            model.definitions().variable("face" + (number + 1), model.definitions().numbers(most)));
    return new Amount(shown, most);
  }

  /** The condition that some unused die shows a value. */
  private HrgExpression isAnyDie(LudClause clause, LudemeScope scope) {
    Num value = model.numbers().number(clause.get("value"), scope);
    if (model.equipment().dice().size() != 1) {
      throw LudRefusal.of(clause, "of one of several dice containers is not supported yet");
    }
    List<HrgExpression> dice = new ArrayList<>();
    for (int i = 0; i < faces.size(); i++) {
      int most = faces.get(i).stream().mapToInt(it -> it).max().orElse(0);
      dice.add(model.numbers().equal(new Amount(die(i), most), value, clause));
    }
    return Logic.any(dice);
  }

  private HrgExpression allUsed() {
    HrgExpression all = Logic.TRUE;
    for (int i = 0; i < faces.size(); i++) {
      all = Logic.and(all, Hrg.equal(die(i), ZERO));
    }
    return all;
  }

  /** Whether moves begin with a roll. */
  private static boolean rolls(LudClause moves) {
    return switch (moves.title()) {
      case "do" -> isAfterRoll(moves) || !moves.has("next") && rolls(moves.clause("moves"));
      case "max Moves" -> rolls(moves.clause("moves"));
      case "if" ->
          rolls(moves.clause("moves"))
              || moves.findClause("else").filter(DiceLudemes::rolls).isPresent();
      default -> false;
    };
  }

  /**
   * Whether a player may have no move, not even a pass, and the rules test for that: moves after a
   * roll are filtered.
   */
  boolean mayStick() {
    return used()
        && model.uses("no Moves")
        && !model.uses("max Moves")
        && !model.phases().alwaysGoOn()
        && areReadAfterRolls();
  }

  /** Whether dice are only read after they have been rolled, on all paths. */
  private boolean areReadAfterRolls() {
    Set<LudClause> after = Collections.newSetFromMap(new IdentityHashMap<>());
    model
        .game()
        .all()
        .filter(each -> isAfterRoll(each) && each.clause("moves").is("roll"))
        .flatMap(each -> each.clause("next").all())
        .forEach(after::add);
    return model
        .game()
        .all()
        .filter(each -> READING.contains(each.title()))
        .allMatch(after::contains);
  }

  /** Whether moves begin with a roll. */
  static boolean isAfterRoll(LudClause moves) {
    return moves.is("do") && moves.has("next") && isRoll(moves.clause("moves"));
  }

  /** Whether the roll of these moves was already made before all moves of the mover. */
  boolean isRolledBefore(LudClause moves) {
    return rolledBefore.contains(moves);
  }

  private static boolean isRoll(LudClause clause) {
    return clause.is("roll")
        || clause.is("if") && !clause.has("else") && clause.clause("moves").is("roll");
  }

  /** The moves without the roll that they begin with. */
  LudClause withoutRoll(LudClause moves) {
    if (!rolls(moves) || !isPlain(moves)) {
      return moves;
    }
    LudClause rest = moves;
    if (moves.is("do")) {
      return moves.clause("next");
    }
    Map<String, org.regames.lud.tree.LudValue> arguments = new LinkedHashMap<>(moves.arguments());
    arguments.put("moves", withoutRoll(moves.clause("moves")));
    moves.findClause("else").ifPresent(other -> arguments.put("else", withoutRoll(other)));
    return new LudClause(rest.ludeme(), arguments, rest.origin());
  }

  /**
   * Whether moves after a roll are only chosen by conditions: a player who has none makes a pass,
   * with the same consequences.
   */
  private static boolean isPlain(LudClause moves) {
    if (moves.is("do")) {
      return isAfterRoll(moves) && !moves.has("ifAfterwards");
    }
    return !rolls(moves)
        || moves.is("if")
            && !moves.has("then")
            && isPlainWithin(moves.clause("moves"))
            && moves.findClause("else").map(DiceLudemes::isPlainWithin).orElse(true);
  }

  private static boolean isPlainWithin(LudClause moves) {
    return isPlain(moves) && !(rolls(moves) && moves.is("do") && moves.has("then"));
  }

  /**
   * The consequences of all moves after a roll, including the pass of a player without any.
   *
   * @param moves moves with the roll that they begin with
   */
  List<HrgStatement> then(LudClause moves, LudemeScope scope) {
    return isAfterRoll(moves) && isPlain(moves) ? model.effects().then(moves, scope) : List.of();
  }

  /** Rolls the dice if the moves begin with that. */
  List<HrgStatement> rolled(LudClause moves) {
    if (!rolls(moves)) {
      return List.of();
    }
    if (moves.is("if")) {
      List<HrgStatement> then = rolled(moves.clause("moves"));
      List<HrgStatement> other = moves.findClause("else").map(this::rolled).orElse(List.of());
      return List.of(
          Hrg.choose(List.of(Hrg.arm(condition(moves), Hrg.block(then))), Hrg.block(other)));
    }
    if (moves.is("do") && moves.has("ifAfterwards") && !areReadAfterRolls()) {
      throw LudRefusal.of(moves, "after a roll that may be taken back is not supported yet");
    }
    if (!isAfterRoll(moves)) {
      return rolled(moves.clause("moves"));
    }
    rolledBefore.add(moves);
    LudClause roll = moves.clause("moves");
    LudClause rolling = roll.is("roll") ? roll : roll.clause("moves");
    if (rolling.has("then") || roll.has("then")) {
      throw LudRefusal.of(roll, "with this `then` is not supported yet");
    }
    HrgStatement call = Hrg.call(model.definitions().graph("roll", roll()));
    return roll.is("roll") ? List.of(call) : List.of(Hrg.when(condition(roll), call));
  }

  private HrgExpression condition(LudClause clause) {
    return model.conditions().condition(clause.get("condition"), LudemeScope.OUTERMOST);
  }

  private List<HrgStatement> roll() {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(sum(), ZERO));
    boolean equal = model.uses("all DiceEqual");
    if (equal) {
      all.add(Hrg.set(allEqual(), ONE));
      if (faces.stream().distinct().count() > 1) {
        throw LudRefusal.of(
            model.game(),
            "with `all DiceEqual` for dice with different faces is not supported yet");
      }
    }
    for (int i = 0; i < faces.size(); i++) {
      all.add(Hrg.set(Hrg.ref("player"), Hrg.ref("random")));
      die(i);
      all.add(Hrg.any("die" + (i + 1), domains.get(faces.get(i))));
      all.add(Hrg.tagOf("die" + (i + 1)));
      all.add(Hrg.set(Hrg.ref("player"), Hrg.ref("keeper")));
      all.add(Hrg.set(sum(), Hrg.apply(model.definitions().table(Table.PLUS), sum(), die(i))));
      if (model.uses("face")) {
        HrgExpression face =
            Hrg.ref(model.definitions().variable("face" + (i + 1), model.definitions().numbers(1)));
        all.add(Hrg.set(face, die(i)));
      }
      if (equal && i > 0) {
        all.add(Hrg.when(Logic.unequal(die(i), die(0)), Hrg.set(allEqual(), ZERO)));
      }
    }
    return all;
  }

  /** {@code (forEach Die …)}: a branch for each die that may be used. */
  void forEach(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    boolean first =
        model
            .statics()
            .number(clause.get("index"), Statics.Assumed.NOTHING)
            .equals(java.util.OptionalInt.of(0));
    boolean combined = flag(clause, "combined");
    if (!first || combined && (replays() || faces.size() > MOST_COMBINED)) {
      throw LudRefusal.of(clause, "in this form is not supported yet");
    }
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < faces.size(); i++) {
      blocks.add(Hrg.block(using(clause, List.of(i), scope)));
    }
    for (List<Integer> sum : combined ? sums() : List.<List<Integer>>of()) {
      blocks.add(Hrg.block(using(clause, sum, scope)));
    }
    into.add(Hrg.branch(blocks.toArray(Block[]::new)));
  }

  /** Dice that may be used together: any two, and all three. */
  private List<List<Integer>> sums() {
    List<List<Integer>> sums = new ArrayList<>();
    for (int i = 0; i < faces.size(); i++) {
      for (int j = i + 1; j < faces.size(); j++) {
        sums.add(List.of(i, j));
      }
    }
    if (faces.size() == MOST_COMBINED) {
      sums.add(List.of(0, 1, 2));
    }
    return sums;
  }

  /** The moves for a die, or for several together, none of which has been used. */
  private List<HrgStatement> using(LudClause clause, List<Integer> dice, LudemeScope scope) {
    int most = 0;
    for (int die : dice) {
      most += faces.get(die).stream().mapToInt(it -> it).max().orElse(0);
    }
    HrgExpression pips = die(dice.getFirst());
    for (int die : dice.subList(1, dice.size())) {
      pips = Hrg.apply(model.definitions().table(Table.PLUS), pips, die(die));
    }
    List<HrgStatement> body = new ArrayList<>();
    for (int die : dice.size() > 1 ? dice : List.<Integer>of()) {
      body.add(Hrg.check(Logic.unequal(die(die), ZERO)));
    }
    HrgExpression value =
        Hrg.ref(model.definitions().variable("chosenPips", model.definitions().numbers(most)));
    LudemeScope inner = scope.with("pips", new Amount(value, most));
    body.add(Hrg.set(value, pips));
    HrgExpression wanted = model.conditions().condition(clause.get("if"), inner);
    if (!wanted.equals(Logic.TRUE)) {
      body.add(Hrg.check(wanted));
    }
    if (!scope.testing()) {
      dice.forEach(die -> body.addAll(used(clause, die, value, scope)));
    }
    body.addAll(model.generators().statements(clause.clause("moves"), inner));
    if (!scope.testing() && faces.size() > 1) {
      dice.forEach(die -> body.add(Hrg.tag("die" + (die + 1))));
    }
    return body;
  }

  /** Uses a die; after a double, the same dice may be used again. */
  private List<HrgStatement> used(
      LudClause clause, int die, HrgExpression pips, LudemeScope scope) {
    HrgStatement use = Hrg.set(die(die), ZERO);
    if (!replays()) {
      return List.of(use);
    }
    boolean temporary =
        Stream.of("var", "set Var")
            .flatMap(title -> model.written().clauses(title).stream())
            .anyMatch(each -> !each.has("name"));
    if (model.uses("count Pips") || temporary) {
      throw LudRefusal.of(clause, "of doubles in this game is not supported yet");
    }
    int most = faces.getFirst().size();
    boolean plain =
        faces.stream().allMatch(IntStream.rangeClosed(1, most).boxed().toList()::equals);
    if (!plain || model.equipment().dice().size() != 1) {
      throw LudRefusal.of(clause, "of doubles with such dice is not supported yet");
    }
    HrgExpression doubled =
        Hrg.ref(model.definitions().variable("doubled", model.definitions().numbers(most)));
    HrgExpression equal = model.conditions().condition(clause.get("replayDouble"), scope);
    for (int other = 1; other < faces.size(); other++) {
      equal = Logic.and(equal, Hrg.equal(die(0), die(other)));
    }
    HrgStatement again = Hrg.set(doubled, ZERO);
    HrgStatement first = Hrg.set(doubled, pips);
    HrgStatement noted =
        Hrg.choose(
            List.of(Hrg.arm(Hrg.equal(doubled, ZERO), Hrg.block(use, first))),
            Hrg.block(use, again));
    List<HrgStatement> restored = new ArrayList<>();
    for (int other = 0; other < faces.size(); other++) {
      restored.add(Hrg.set(die(other), doubled));
      if (model.uses("face")) {
        HrgExpression face =
            Hrg.ref(
                model.definitions().variable("face" + (other + 1), model.definitions().numbers(1)));
        restored.add(Hrg.set(face, doubled));
      }
    }
    List<HrgStatement> ordinary = new ArrayList<>();
    ordinary.add(use);
    ordinary.add(Hrg.when(Logic.unequal(doubled, ZERO), restored));
    if (equal.equals(Logic.FALSE)) {
      return ordinary;
    }
    return List.of(Hrg.choose(List.of(Hrg.arm(equal, Hrg.block(noted))), Hrg.block(ordinary)));
  }

  /** Whether doubles may be used twice somewhere. */
  private boolean replays() {
    return model.written().clauses("forEach Die").stream()
        .anyMatch(each -> flag(each, "replayDouble"));
  }

  private boolean flag(LudClause clause, String parameter) {
    return !model
        .statics()
        .condition(clause.get(parameter), Statics.Assumed.NOTHING)
        .equals(Optional.of(false));
  }
}
