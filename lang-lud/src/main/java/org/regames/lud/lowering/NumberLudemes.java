package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Num.Which;
import org.regames.lud.lowering.Num.Whose;
import org.regames.lud.lowering.SiteNumbers.What;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lowers numbers, with one table entry for each ludeme. */
final class NumberLudemes {
  /** How a ludeme is lowered in its scope. */
  private interface Rule extends BiFunction<LudClause, LudemeScope, Num> {}

  private final Model model;
  private final Map<String, Rule> rules = new HashMap<>();
  private final ComputedNumbers arithmetic;
  private final Comparisons comparisons;
  private List<HrgStatement> before = new ArrayList<>();
  private int kept;

  NumberLudemes(Model model) {
    this.model = model;
    this.arithmetic = new ComputedNumbers(model);
    this.comparisons = new Comparisons(model, arithmetic);
    for (String iterator : List.of("from", "to", "between", "site")) {
      rules.put("INT " + iterator, (c, s) -> iterator(c, s));
    }
    rules.put("INT prev", this::previous);
    rules.put("INT mover", (_, _) -> new Whose(model.mover()));
    rules.put("INT next", (_, _) -> new Whose(model.next()));
    rules.put(
        "INT player",
        (c, s) -> s.iterator("player").orElseThrow(() -> LudRefusal.of(c, "is not defined here")));
    rules.put("INT player /index", (c, s) -> number(c.get("index"), s));
    rules.put("INT count Moves", (c, s) -> model.turn().moves(s.made()));
    rules.put("INT count Turns", (c, s) -> model.turn().turns());
    rules.put("INT count MovesThisTurn", (c, s) -> model.turn().movesThisTurn());
    rules.put("INT last To", (c, _) -> last(c, "lastTo"));
    rules.put("INT last From", (c, _) -> last(c, "lastFrom"));
    rules.put("INT id", (c, s) -> model.kinds().id(c, s));
    rules.put("INT ahead", this::ahead);
    rules.put("INT handSite", this::handSite);
    contents();
    remembered();
    counted();
    for (String known :
        Set.of(
            "centrePoint",
            "coord",
            "coord /place",
            "count Rows",
            "count Columns",
            "count Cells",
            "count Vertices",
            "count Players")) {
      rules.put("INT " + known, this::unknown);
    }
    for (String sum : Set.of("+", "+ /list", "-", "- /negative")) {
      rules.put("INT " + sum, arithmetic::sum);
    }
    for (String scaled : Set.of("*", "* /list", "/", "%")) {
      rules.put("INT " + scaled, arithmetic::scaled);
    }
    for (String extreme : Set.of("max", "max /list", "min", "min /list")) {
      rules.put("INT " + extreme, arithmetic::extreme);
    }
    rules.put("INT abs", arithmetic::distance);
    for (String part : Set.of("row", "column", "phase", "layer")) {
      rules.put("INT " + part, arithmetic.sites()::partOfBoard);
    }
    rules.put("INT if", (c, s) -> arithmetic.chosen().number(c, s));
    rules.put("INT mapEntry", (c, s) -> model.maps().entry(c, s));
    rules.put("INT regionSite", (c, s) -> new NumberLists(model).site(c, s));
    new DiceLudemes(model).numbers().keySet().forEach(id -> rules.put(id, this::ofDice));
    new ValueLoops(model).numbers().forEach((id, rule) -> rules.put(id, rule::apply));
    rules.put("INT size Array", (c, s) -> new NumberFolds(model).size(c, s));
    rules.put("INT count Value", (c, s) -> new NumberFolds(model).occurrences(c, s));
    new TrackLudemes(model).rules().forEach((id, rule) -> rules.put(id, rule::apply));
  }

  private void contents() {
    rules.put("INT value MoveLimit", (_, _) -> new Known(Statics.MOST_MOVES));
    rules.put("INT value TurnLimit", (_, _) -> new Known(Statics.MOST_TURNS));
    PieceSearch search = new PieceSearch(model);
    rules.put("INT where", search::where);
    rules.put("INT where /what", search::where);
    StackNumbers stacks = new StackNumbers(model);
    rules.put("INT who", (c, s) -> new Whose(model.ownerOf(stacks.piece(c, s))));
    rules.put("INT what", (c, s) -> new Which(stacks.piece(c, s)));
    rules.put("INT level", (c, s) -> s.iterator("level").orElse(new Known(-1)));
    rules.put("INT topLevel", stacks::topLevel);
    rules.put(
        "INT where Level",
        (c, _) -> {
          throw LudRefusal.of(c, "other than as a level is not supported yet");
        });
    rules.put("INT last LevelTo", (_, _) -> model.stacks().atLevel(stacks.lastLevelTo()));
    rules.put("INT size Stack", stacks::size);
    rules.put("INT state", (c, s) -> model.siteNumbers().number(What.STATE, c, s));
    rules.put("INT value Piece", (c, s) -> model.siteNumbers().number(What.VALUE, c, s));
  }

  private void remembered() {
    rules.put("INT var", (c, s) -> model.variables().variable(c, s));
    rules.put("INT value Player", (c, s) -> model.variables().playerValue(c, s));
    rules.put("INT score", (c, s) -> model.scores().score(c, s));
    rules.put(
        "INT count Active",
        (_, _) ->
            model.standings().used() ? model.standings().active() : new Known(model.players()));
    rules.put("INT counter", (c, s) -> model.variables().counter(c, s));
    rules.put("INT value Pending", (c, s) -> model.pending().value(c, s));
    rules.put("INT value Random", (c, s) -> model.chances().value(c, s));
  }

  private void counted() {
    GroupCounts groups = new GroupCounts(model);
    rules.put("INT count Steps", new StepCounts(model)::number);
    rules.put("INT count Sites", (c, s) -> model.conditions().counting().sites(c, s));
    rules.put("INT count Pieces", (c, s) -> model.conditions().counting().pieces(c, s));
    rules.put("INT count", (c, s) -> model.conditions().counting().count(c, s));
    rules.put("INT count Groups", groups::groups);
    rules.put("INT count Liberties", new Liberties(model)::number);
    rules.put("INT size Group", groups::size);
    rules.put("INT size Territory", groups::territory);
  }

  /** The {@link org.regames.lud.tree.Ludeme#id} of each supported ludeme. */
  Set<String> played() {
    return rules.keySet();
  }

  private Num ofDice(LudClause clause, LudemeScope scope) {
    return model.dice().numbers().get(clause.ludeme().id()).apply(clause, scope);
  }

  private Num unknown(LudClause clause, LudemeScope scope) {
    throw LudRefusal.of(clause, "of a value that is only known during play is not supported yet");
  }

  /**
   * Statements preceded by those that compute what they use.
   *
   * @param body makes the statements
   */
  List<HrgStatement> afterFinding(Supplier<List<HrgStatement>> body) {
    List<HrgStatement> outer = before;
    int keptOutside = kept;
    before = new ArrayList<>();
    try {
      List<HrgStatement> statements = body.get();
      List<HrgStatement> all = new ArrayList<>(before);
      all.addAll(statements);
      return all;
    } finally {
      before = outer;
      kept = keptOutside;
    }
  }

  /** Adds statements before those that are being written. */
  void first(List<HrgStatement> statements) {
    before.addAll(statements);
  }

  /** The same of a search that finds the same again, which it need not right after itself. */
  void found(List<HrgStatement> search) {
    int start = before.size() - search.size();
    if (start < 0 || !before.subList(start, before.size()).equals(search)) {
      before.addAll(search);
    }
  }

  ComputedNumbers arithmetic() {
    return arithmetic;
  }

  /** A number that is counted now, and stored. */
  Amount settled(Num.Counted counted) {
    before.addAll(counted.counting());
    return kept(counted.number(), counted.most());
  }

  /** A number whose current value is stored. */
  private Amount kept(HrgExpression number, int most) {
    HrgExpression variable = kept("kept", model.definitions().numbers(most));
    before.add(Hrg.set(variable, number));
    return new Amount(variable, most);
  }

  /** A variable for a value that is computed before the statements being made. */
  HrgExpression kept(String name, HrgType type) {
    return model.definitions().scratch(keptName(name), type);
  }

  /** The name of such a variable. */
  String keptName(String name) {
    return name + ++kept;
  }

  /** Adds a statement before those that are being made. */
  void first(HrgStatement statement) {
    before.add(statement);
  }

  /** A number. */
  Num number(LudValue value, LudemeScope scope) {
    model.spend(value);
    OptionalInt known = model.statics().number(value, Assumed.iterated(scope));
    if (known.isPresent()) {
      return new Known(known.getAsInt());
    }
    if (value instanceof LudValue.Name name) {
      return player(name, scope);
    }
    if (!(value instanceof LudClause clause)) {
      throw LudRefusal.of(value, "is not a number");
    }
    Rule rule = rules.get(clause.ludeme().id());
    if (rule == null) {
      throw LudRefusal.of(clause, "is not supported yet");
    }
    return model.tabulation().number(clause, scope).orElseGet(() -> rule.apply(clause, scope));
  }

  /** A player or owner by role, ludeme or number. */
  Num player(LudValue value, LudemeScope scope) {
    if (value instanceof LudClause clause
        && clause.is("player")
        && clause.ludeme().parameters().size() == 1) {
      return number(clause.get("index"), scope);
    }
    if (!(value instanceof LudValue.Name name)) {
      return number(value, scope);
    }
    return switch (name.text()) {
      case "Mover" -> new Whose(model.mover());
      case "Next" -> new Whose(model.next());
      case "Player" -> scope.iterator("player").orElse(new Known(-1));
      case "Prev" -> new Whose(prev());
      default -> {
        OptionalInt known = model.statics().player(name, Assumed.NOTHING);
        if (known.isEmpty()) {
          throw LudRefusal.of(name, "role is not supported yet");
        }
        yield new Known(known.getAsInt());
      }
    };
  }

  private Num previous(LudClause clause, LudemeScope scope) {
    if (!clause.word("kind").equals("Mover")) {
      throw LudRefusal.of(clause, "of the last turn is not supported yet");
    }
    return new Whose(prev());
  }

  /** The player who made the last move; nobody at first. */
  HrgExpression prev() {
    return Hrg.ref(model.definitions().variable("prev", Hrg.type("Owner"), Hrg.ref(Model.NOBODY)));
  }

  /** The owner that a number denotes. */
  HrgExpression owner(Num number, LudValue place) {
    return switch (number) {
      case Whose whose -> whose.owner();
      case Known known when known.value() >= 0 && known.value() <= model.players() + 1 ->
          Hrg.ref(model.owner(known.value()));
      case Num.Table table -> model.tabulation().owner(table);
      case Amount amount when amount.most() <= model.players() + 1 ->
          new NumberedPlayers(model).owner(amount);
      case Which which when new NumberedPlayers(model).areKinds() ->
          new NumberedPlayers(model).owner(which);
      case Known _, AtSite _, Which _, Amount _, Num.Counted _, Num.Maybe _ ->
          throw LudRefusal.of(place, "is not a player");
    };
  }

  /** The site that a number denotes. */
  AtSite site(LudValue value, LudemeScope scope) {
    boolean ofSum =
        value instanceof LudClause sum
            && Set.of("INT +", "INT + /list", "INT -").contains(sum.ludeme().id())
            && arithmetic.isLinear(sum)
            && model.tabulation().number(sum, scope).isEmpty();
    return site(
        ofSum ? arithmetic.sites().ofSum((LudClause) value, scope) : number(value, scope), value);
  }

  /** The same of a number. */
  AtSite site(Num number, LudValue value) {
    return switch (number) {
      case Num.Table table -> model.tabulation().site(table);
      case AtSite at -> at;
      case Known known -> site(known.value());
      case Amount amount when amount.most() < Integer.MAX_VALUE -> arithmetic.sites().site(amount);
      case Whose _, Which _, Amount _, Num.Counted _, Num.Maybe _ ->
          throw LudRefusal.of(value, "is not a site");
    };
  }

  /** A site of a number. */
  AtSite site(int number) {
    boolean off = !model.sites().has(number);
    SitePlace place = number < model.sites().onBoard() ? SitePlace.BOARD : SitePlace.HAND;
    model.heaps().note(model.sites().expression(number), number);
    return new AtSite(model.sites().expression(number), off, place);
  }

  AtSite site(LudClause clause, String parameter, LudemeScope scope) {
    if (!isOfHand(clause, parameter)) {
      usualType(model, clause);
    }
    return site(clause.get(parameter), scope);
  }

  /** Whether a clause names a site of a hand, which is a cell on any board. */
  static boolean isOfHand(LudClause clause, String parameter) {
    return clause.ludeme().parameters().stream().anyMatch(each -> each.name().equals("type"))
        && clause.findWord("type").filter("Cell"::equals).isPresent()
        && clause.find(parameter).orElse(null) instanceof LudClause site
        && site.is("handSite");
  }

  /** Refuses sites of another type than that of the board's pieces. */
  static void usualType(Model model, LudClause clause) {
    if (clause.ludeme().parameters().stream().anyMatch(each -> each.name().equals("type"))) {
      Optional<String> type = clause.findWord("type");
      boolean usual =
          type.isEmpty() || type.get().equals(model.equipment().board().use().toString());
      if (!usual && !(type.get().equals("Cell") && isOfHand(clause))) {
        throw LudRefusal.of(clause, "of type " + type.get() + " is not supported yet");
      }
    }
  }

  /** Whether a ludeme names a site of a hand, which is a cell on any board. */
  private static boolean isOfHand(LudClause clause) {
    return clause.arguments().values().stream()
        .anyMatch(each -> each instanceof LudClause site && site.is("handSite"));
  }

  private Num iterator(LudClause clause, LudemeScope scope) {
    if (clause.is("from")) {
      LudRefusal.unlessAbsent(clause, "at");
    }
    return scope.iterator(clause.title()).orElse(new Known(-1));
  }

  private Num last(LudClause clause, String variable) {
    if (clause.flag("afterConsequence")) {
      return model.heaps().lastActed(clause);
    }
    boolean onBoard =
        variable.equals("lastTo")
            && !model.heaps().used()
            && !model.uses("select")
            && new BoardSelections(model).all();
    return new AtSite(lastSite(variable), true, onBoard ? SitePlace.BOARD : SitePlace.ANYWHERE);
  }

  /** The site where the last move started, or went. */
  HrgExpression lastSite(String variable) {
    return Hrg.ref(model.definitions().variable(variable, Hrg.type("Site"), Hrg.ref(Sites.OFF)));
  }

  /** The site ahead, or the site itself at the end of the board. */
  private Num ahead(LudClause clause, LudemeScope scope) {
    usualType(model, clause);
    AtSite start = site(clause.get("site"), scope);
    OptionalInt steps = model.statics().number(clause.get("steps"), Assumed.NOTHING);
    if (steps.isEmpty() || steps.getAsInt() < 1) {
      throw LudRefusal.of(clause, "of this many steps is not supported yet");
    }
    Optional<AtSite> told = new LastDirections(model).ahead(clause, start, scope, steps.getAsInt());
    if (told.isPresent()) {
      return told.get();
    }
    Ways ways =
        model.directions().ahead(clause, "directions", scope.with("from", start), steps.getAsInt());
    return new AtSite(
        ways.step(ways.functions().getFirst(), start.site()), start.mayBeOff(), start.place());
  }

  private Num handSite(LudClause clause, LudemeScope scope) {
    Map<String, String> hands = new LinkedHashMap<>();
    LudValue who = clause.get("player");
    for (int i = 1; i <= model.players(); i++) {
      Map<LudValue, Integer> leaf = new IdentityHashMap<>(Map.of(who, i));
      OptionalInt site = model.statics().number(clause, new Assumed(Map.of(), Map.of(), leaf));
      if (site.isEmpty()) {
        throw LudRefusal.of(clause, "of an unknown hand is not supported yet");
      }
      hands.put(model.player(i), model.sites().name(site.getAsInt()));
    }
    Num whose = player(who, scope);
    if (whose.equals(new Known(-1))) {
      return new AtSite(Hrg.ref(Sites.OFF), true, SitePlace.ANYWHERE);
    }
    HrgExpression player = owner(whose, clause);
    boolean maybeNobody = !player.equals(model.mover()) && !player.equals(model.next());
    String function =
        model.tables().values("handOf", maybeNobody ? "Owner" : "Player", "Site", hands);
    return new AtSite(Hrg.apply(function, player), false, SitePlace.HAND);
  }

  /** The condition that two numbers are equal. */
  HrgExpression equal(Num a, Num b, LudValue place) {
    return comparisons.equal(a, b, place);
  }

  /** The condition that a number is less than another one. */
  HrgExpression less(Num a, Num b, LudValue place) {
    return comparisons.less(a, b, place);
  }
}
