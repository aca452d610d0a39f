package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.SiteNumbers.What;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Lowers the effects of moves, with one table entry for each ludeme. Effects always happen: they
 * never make a move illegal.
 */
final class EffectLudemes {
  private interface Rule {
    void write(LudClause clause, LudemeScope scope, List<HrgStatement> into);
  }

  /** Effects that always count as one move. */
  private static final Set<String> ALWAYS_ONE =
      Set.of(
          "do",
          "moveAgain",
          "flip",
          "promote",
          "move Promote",
          "swap Players",
          "set State",
          "set Var",
          "set Value",
          "set Value Player",
          "set Score",
          "addScore");

  /** Effects that record whether they did anything. */
  private static final Set<String> CAPTURES = Set.of("custodial", "intervene", "enclose");

  /** Effects whose {@code then} is ignored. */
  private static final Set<String> IGNORING =
      Set.of(
          "set NextPlayer",
          "surround",
          "directional",
          "set Pending",
          "set Counter",
          "trigger",
          "note");

  /** Effects whose lowering includes their consequences. */
  private static final Set<String> FOLLOWED =
      Set.of("sow", "slide", "move Slide", "step", "move Step");

  /** Effects whose lowering includes their consequences if pieces are seeds. */
  private static final Set<String> FOLLOWED_AMONG_SEEDS = Set.of("fromTo", "move");

  private final Model model;
  private final PieceEffects pieces;
  private final Map<String, Rule> rules = new HashMap<>();

  private final Sequences sequences;
  private boolean marking;

  EffectLudemes(Model model) {
    this.model = model;
    this.pieces = new PieceEffects(model, this);
    this.sequences = new Sequences(model, this);
    rules.put("MOVES sow", new SowingLudemes(model)::sow);
    rules.put("MOVES do", sequences::effects);
    rules.put("MOVES while", sequences::repeated);
    rules.put("MOVES priority", (c, s, into) -> firstOf(c.clauses("moves"), s, into));
    rules.put(
        "MOVES priority /two",
        (c, s, into) -> firstOf(List.of(c.clause("first"), c.clause("second")), s, into));
    rules.put("MOVES remember Value", (c, s, into) -> model.remembered().remember(c, s, into));
    rules.put("MOVES forget Value", (c, s, into) -> model.remembered().forget(c, s, into));
    rules.put("MOVES remove", pieces::remove);
    rules.put("MOVES move Remove", pieces::remove);
    TurnEffects turn = new TurnEffects(model);
    rules.put("MOVES moveAgain", turn::again);
    rules.put("MOVES set NextPlayer", turn::nextPlayer);
    rules.put("MOVES swap Players", turn::swapPlayers);
    rules.put("MOVES if", this::conditional);
    for (String joined : List.of("or", "or /list", "and", "and /list")) {
      rules.put("MOVES " + joined, (c, s, into) -> all(Joined.moves(c), s, into));
    }
    rules.put("MOVES promote", new Promotions(model, this)::promote);
    rules.put("MOVES move Promote", new Promotions(model, this)::promote);
    rules.put("MOVES add", pieces::add);
    rules.put("MOVES fromTo", pieces::fromTo);
    rules.put("MOVES move", pieces::fromTo);
    rules.put("MOVES set State", (c, s, into) -> model.siteNumbers().set(What.STATE, c, s, into));
    rules.put("MOVES set Value", (c, s, into) -> model.siteNumbers().set(What.VALUE, c, s, into));
    rules.put("MOVES apply", this::apply);
    rules.put("MOVES forEach Site", new EachSite(model)::write);
    rules.put("MOVES forEach Level", this::forEachLevel);
    rules.put("MOVES forEach Player", this::forEachPlayer);
    rules.put("MOVES forEach Group", (c, s, into) -> model.groups().effects(c, s, into));
    ValueLoops values = new ValueLoops(model);
    rules.put("MOVES forEach Value", values::effects);
    rules.put("MOVES forEach Value /range", values::effects);
    CaptureLudemes captures = new CaptureLudemes(model);
    rules.put("MOVES custodial", captures::custodial);
    rules.put("MOVES surround", captures::surround);
    rules.put("MOVES intervene", captures::intervene);
    rules.put("MOVES directional", new LastDirections(model)::directional);
    rules.put("MOVES enclose", new Enclosures(model, captures)::enclose);
    rules.put("MOVES pass", (_, _, _) -> {});
    rules.put("MOVES note", (_, _, _) -> {});
    rules.put("MOVES set Hidden", (_, _, _) -> {});
    settings();
  }

  private void settings() {
    SlideEffect slides = new SlideEffect(model);
    rules.put("MOVES slide", slides::slide);
    rules.put("MOVES move Slide", slides::slide);
    rules.put("MOVES step", slides::step);
    rules.put("MOVES move Step", slides::step);
    rules.put("MOVES flip", new Flips(model)::flip);
    rules.put("MOVES allCombinations", new Flips(model)::both);
    rules.put("MOVES swap Pieces", new PieceSwaps(model)::effect);
    rules.put("MOVES push", new Pushes(model)::push);
    rules.put("MOVES attract", new Pushes(model)::attract);
    rules.put("MOVES set Score", (c, s, into) -> model.scores().set(c, s, into));
    rules.put("MOVES addScore", (c, s, into) -> model.scores().add(c, s, into));
    rules.put("MOVES set Var", (c, s, into) -> model.variables().setVariable(c, s, into));
    rules.put(
        "MOVES set Value Player", (c, s, into) -> model.variables().setPlayerValue(c, s, into));
    rules.put(
        "MOVES set Value /player", (c, s, into) -> model.variables().setPlayerValue(c, s, into));
    rules.put("MOVES set Counter", (c, s, into) -> model.variables().setCounter(c, s, into));
    rules.put("MOVES trigger", (c, s, into) -> model.variables().trigger(c, s, into));
    rules.put("MOVES set Pending", (c, s, into) -> model.pending().set(c, s, into));
  }

  /** Whether the {@code then} of an effect is ignored. */
  static boolean isIgnoring(LudClause effect) {
    return IGNORING.contains(effect.title());
  }

  Set<String> played() {
    return rules.keySet();
  }

  /** Whether it is an effect, which nobody chooses. */
  boolean isEffect(LudClause clause) {
    return rules.containsKey(clause.ludeme().id())
        && (clause.title().startsWith("set ") || clause.is("trigger"));
  }

  /** The statements of an effect and of its consequences. */
  List<HrgStatement> statements(LudClause effect, LudemeScope scope) {
    model.spend(effect);
    if (model.piles().missing()) {
      return List.of();
    }
    Rule rule = rules.get(effect.ludeme().id());
    if (rule == null) {
      throw LudRefusal.of(effect, "as an effect is not supported yet");
    }
    List<HrgStatement> into =
        new ArrayList<>(model.chances().afterDrawing(() -> written(rule, effect, scope)));
    if (effect.ludeme().parameters().stream().anyMatch(each -> each.name().equals("then"))
        && effect.has("then")
        && !IGNORING.contains(effect.title())
        && !FOLLOWED.contains(effect.title())
        && !(FOLLOWED_AMONG_SEEDS.contains(effect.title()) && model.heaps().used())) {
      if (FollowingEffects.isComposed(effect)) {
        return statements(FollowingEffects.ofEach(effect), scope);
      }
      if (effect.is("remove")) {
        return removing(effect, into, scope);
      }
      into.addAll(following(effect, scope));
    }
    return into;
  }

  /** The consequences of a removal happen only if there was something to remove. */
  private List<HrgStatement> removing(
      LudClause effect, List<HrgStatement> removal, LudemeScope scope) {
    LudValue sites = effect.get("sites");
    if (Counting.isRegion(sites) || sites instanceof LudValue.Items) {
      throw LudRefusal.of(effect, "with this `then` is not supported yet");
    }
    AtSite site = model.numbers().site(sites, scope);
    List<HrgStatement> all = new ArrayList<>(removal);
    all.addAll(then(effect, scope));
    HrgExpression holds = model.occupied(site.site());
    if (site.mayBeOff()) {
      holds = Logic.and(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), holds);
    }
    return List.of(Hrg.when(holds, all));
  }

  /** The consequences of each move that an effect makes, if it makes any. */
  private List<HrgStatement> following(LudClause effect, LudemeScope scope) {
    List<HrgStatement> then = then(effect, scope);
    if (ALWAYS_ONE.contains(effect.title())) {
      return then;
    }
    if (effect.is("custodial") && !isRepeatable(effect.clause("then").clause("moves"))) {
      return List.of(); // It has followed from each capture.
    }
    if (CAPTURES.contains(effect.title()) && isRepeatable(effect.clause("then").clause("moves"))) {
      return List.of(Hrg.when(Hrg.equal(CaptureLudemes.flag(model), Hrg.ref("1")), then));
    }
    throw LudRefusal.of(effect, "with this `then` is not supported yet");
  }

  /** Whether it makes no difference how often an effect happens. */
  static boolean isRepeatable(LudClause effect) {
    return effect.is("moveAgain")
        || effect.is("if")
            && isRepeatable(effect.clause("moves"))
            && effect.findClause("else").map(EffectLudemes::isRepeatable).orElse(true);
  }

  private List<HrgStatement> written(Rule rule, LudClause effect, LudemeScope scope) {
    return model
        .numbers()
        .afterFinding(
            () -> {
              List<HrgStatement> into = new ArrayList<>();
              rule.write(effect, scope, into);
              return into;
            });
  }

  /** The effects of {@code (then …)} of a ludeme; none if it has none. */
  List<HrgStatement> then(LudClause clause, LudemeScope scope) {
    Optional<LudClause> then = clause.findClause("then");
    if (then.isEmpty() || scope.testing()) {
      return List.of();
    }
    if (then.get().flag("applyAfterAllMoves")) {
      throw LudRefusal.of(then.get(), "with `applyAfterAllMoves` is not supported yet");
    }
    LudClause moves = then.get().clause("moves");
    if (scope.capturing() && asksForLast(clause, moves)) {
      throw LudRefusal.of(clause, "with this `then` is not supported yet");
    }
    return model.foresight().following(() -> statements(moves, scope.afterwards()));
  }

  /**
   * Whether the consequences of a capture without movement depend on the last move, which the
   * capture is.
   */
  private static boolean asksForLast(LudClause capture, LudClause moves) {
    return !FOLLOWED_AMONG_SEEDS.contains(capture.title())
        && moves.all().anyMatch(each -> each.title().startsWith("last "));
  }

  /** Effects one after another. */
  Sequences sequences() {
    return sequences;
  }

  /** Removes a piece, now or at the end of the turn. */
  List<HrgStatement> taken(HrgExpression site, boolean later) {
    return pieces.taken(site, later);
  }

  /** Whether captured pieces are only marked. */
  boolean isMarking() {
    return marking;
  }

  private void conditional(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    LudValue given = clause.get("condition");
    LudemeScope inner =
        scope
            .given(given)
            .given(new LudemeScope.Fact.AboveNone(model.numbers().arithmetic().aboveNone(given)));
    List<HrgStatement> then = statements(clause.clause("moves"), inner);
    Optional<List<HrgStatement>> other =
        clause
            .findClause("else")
            .map(
                effect ->
                    statements(effect, scope.given(new LudemeScope.Fact.Fails(given, scope))));
    if (condition.equals(Logic.TRUE)) {
      into.addAll(then);
    } else if (condition.equals(Logic.FALSE)) {
      other.ifPresent(into::addAll);
    } else if (other.isEmpty()) {
      into.add(Hrg.when(condition, then));
    } else {
      into.add(Hrg.choose(List.of(Hrg.arm(condition, Hrg.block(then))), Hrg.block(other.get())));
    }
  }

  /** The first one of several effects that does anything. */
  private void firstOf(List<LudClause> choices, LudemeScope scope, List<HrgStatement> into) {
    LudClause first = choices.getFirst();
    into.addAll(statements(first, scope));
    if (choices.size() == 1) {
      return;
    }
    if (!CAPTURES.contains(first.title()) && !first.is("surround")) {
      throw LudRefusal.of(first, "before other effects is not supported yet");
    }
    List<HrgStatement> others = new ArrayList<>();
    firstOf(choices.subList(1, choices.size()), scope, others);
    HrgExpression nothing = Hrg.equal(CaptureLudemes.flag(model), Hrg.ref("0"));
    into.add(Hrg.when(nothing, others));
  }

  /** All of them are decided before any of them happens. */
  private void all(List<LudClause> effects, LudemeScope scope, List<HrgStatement> into) {
    List<JointEffects.Effect> all = new ArrayList<>();
    LudemeScope inner = scope;
    for (LudClause each : effects) {
      all.add(new JointEffects.Effect(each, inner));
      inner = cleared(each).map(inner::cleared).orElse(inner);
    }
    into.addAll(new JointEffects(model).of(all));
  }

  /** The site that is empty after an effect. */
  private Optional<LudValue> cleared(LudClause effect) {
    if (model.stacks().used()) {
      return Optional.empty();
    }
    return effect.is("push")
        ? effect.findClause("from").flatMap(from -> from.find("sites"))
        : effect.is("remove") && !effect.has("at") && !effect.has("level")
            ? effect.find("sites")
            : Optional.empty();
  }

  /** Statements that only perform what was decided before, at a place that does not change. */
  List<HrgStatement> act(HrgExpression site, List<HrgStatement> statements) {
    boolean fixed =
        site.all()
            .noneMatch(
                each ->
                    each instanceof HrgExpression.Reference(var name)
                        && PieceStacks.MAPS.contains(name.text()));
    if (fixed) {
      model.foresight().act(statements);
    }
    return statements;
  }

  /** The same while captured pieces are only marked, until all are removed together. */
  List<HrgStatement> marking(LudClause effect, LudemeScope scope) {
    boolean outside = marking;
    marking = true;
    try {
      return statements(effect, scope);
    } finally {
      marking = outside;
    }
  }

  private void apply(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    List<HrgStatement> effect =
        clause.findClause("effect").map(each -> statements(each, scope)).orElse(List.of());
    if (clause.has("if")) {
      HrgExpression condition = model.conditions().condition(clause.get("if"), scope);
      into.add(Hrg.when(condition, effect));
    } else {
      into.addAll(effect);
    }
  }

  /** An effect at each level of a stack; all are decided before any of them happens. */
  private void forEachLevel(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    NumberLudemes.usualType(model, clause);
    AtSite site = model.numbers().site(clause.get("site"), scope);
    HrgExpression level = model.stacks().level("eachLevel");
    Num each = model.stacks().atLevel(level);
    if (scope.iterator("level").equals(Optional.of(each))) {
      throw LudRefusal.of(clause, "within another one is not supported yet");
    }
    Supplier<List<HrgStatement>> body =
        () -> statements(clause.clause("moves"), scope.with("level", each));
    boolean down = clause.word("order").equals("FromTop");
    List<HrgStatement> one = body.get();
    List<HrgStatement> all = model.stacks().through(site.site(), level, down, one);
    Dependence own = new Dependence(model.definitions(), model.foresight().acts());
    own.add(one);
    if (own.matters(one)
        && !(down && !own.mattersBeside(one, model.stacks().at(site.site(), level)))) {
      all =
          model
              .foresight()
              .ofPieces(() -> model.stacks().through(site.site(), level, down, body.get()))
              .orElseThrow(
                  () ->
                      LudRefusal.of(
                          clause, "with effects that it depends on is not supported yet"));
    }
    into.addAll(
        site.mayBeOff()
            ? List.of(Hrg.when(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), all))
            : all);
  }

  /** One effect for each player; all are decided before any of them happens. */
  private void forEachPlayer(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    List<JointEffects.Effect> effects = new ArrayList<>();
    for (int i = 1; i <= model.players(); i++) {
      Num player = new Num.Whose(Hrg.ref(model.player(i)));
      effects.add(new JointEffects.Effect(clause.clause("moves"), scope.with("player", player)));
    }
    into.addAll(new JointEffects(model).of(effects));
  }

  /**
   * Whether an effect at one site of a region affects the one at another: all are decided before
   * any of them happens.
   */
  boolean isRelated(
      List<HrgStatement> body, List<HrgStatement> whole, HrgExpression site, LudValue region) {
    Dependence own = new Dependence(model.definitions());
    own.add(body);
    BitSet sites = model.statics().atMost(region);
    return own.matters(whole)
        && !own.onlyAt(whole, site, place -> model.heaps().isApart(place, sites));
  }
}
