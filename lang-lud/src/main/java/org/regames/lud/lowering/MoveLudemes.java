package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Lowers the moves that players choose from, with one table entry for each ludeme. The statements
 * of one have exactly one path for each move; if moves are only tested for existence, they change
 * nothing.
 */
final class MoveLudemes {
  private interface Rule {
    void write(LudClause clause, LudemeScope scope, List<HrgStatement> into);
  }

  private final Model model;
  private final PieceLoop pieces;
  private final Map<String, Rule> rules = new HashMap<>();

  MoveLudemes(Model model) {
    this.model = model;
    this.pieces = new PieceLoop(model);
    Travels travels = new Travels(model);
    both("Step", "step", travels::step);
    both("Slide", "slide", new Slides(model, travels)::slide);
    both("Hop", "hop", new Hops(model, travels)::hop);
    both("Leap", "leap", travels::leap);
    rules.put("MOVES move", travels::fromTo);
    rules.put("MOVES fromTo", travels::fromTo);
    Placements placements = new Placements(model);
    both("Add", "add", placements::add);
    both("Remove", "remove", placements::remove);
    both("Pass", "pass", placements::pass);
    both("Promote", "promote", placements::promote);
    rules.put("MOVES move Select", placements::select);
    rules.put("MOVES move Shoot", new Shots(model, placements)::shoot);
    TurnEffects turn = new TurnEffects(model);
    rules.put("MOVES move Set NextPlayer", turn::chooseNext);
    rules.put("MOVES set NextPlayer", turn::wouldBeNext);
    rules.put("MOVES move Swap Players", turn::chooseSwap);
    rules.put("MOVES move Swap Pieces", new PieceSwaps(model)::move);
    rules.put("MOVES move Propose", (c, s, into) -> model.votes().propose(c, s, into));
    rules.put("MOVES move Vote", (c, s, into) -> model.votes().vote(c, s, into));
    for (String joined : List.of("or", "or /list", "and", "and /list")) {
      rules.put("MOVES " + joined, (c, s, into) -> any(Joined.moves(c), s, into));
    }
    rules.put("MOVES if", this::conditional);
    rules.put("MOVES priority", (c, s, into) -> first(c.clauses("moves"), s, into));
    rules.put(
        "MOVES priority /two",
        (c, s, into) -> first(List.of(c.clause("first"), c.clause("second")), s, into));
    rules.put("MOVES append", new Flips(model)::append);
    rules.put("MOVES max Moves", new LongestChain(model)::write);
    // Despite its name, it does not filter.
    rules.put("MOVES max Distance", (c, s, into) -> any(List.of(c.clause("moves")), s, into));
    rules.put("MOVES firstMoveOnTrack", new TrackSearch(model)::write);
    rules.put("MOVES max Captures", new MostCaptures(model)::write);
    rules.put("MOVES do", this::afterwards);
    rules.put("MOVES forEach Piece", pieces::write);
    rules.put("MOVES forEach Site", this::forEachSite);
    for (String capture : List.of("custodial", "surround", "intervene", "enclose")) {
      rules.put("MOVES " + capture, this::captures);
    }
    rules.put("MOVES forEach Direction", new DirectionLoop(model, travels)::write);
    ValueLoops values = new ValueLoops(model);
    rules.put("MOVES forEach Value", values::moves);
    rules.put("MOVES forEach Value /range", values::moves);
    rules.put("MOVES forEach Die", (c, s, into) -> model.dice().forEach(c, s, into));
    rules.put(
        "MOVES roll",
        (c, _, _) -> {
          throw LudRefusal.of(c, "is not supported here yet");
        });
  }

  private void both(String decision, String effect, Rule rule) {
    rules.put("MOVES move " + decision, rule);
    rules.put("MOVES " + effect, rule);
  }

  Set<String> played() {
    return rules.keySet();
  }

  /** The statements of moves, with the consequences of each. */
  List<HrgStatement> statements(LudClause moves, LudemeScope scope) {
    model.spend(moves);
    if (model.piles().missing()) {
      return List.of();
    }
    Optional<LudClause> ways = choiceOfWays(moves);
    if (ways.isPresent()) {
      return oneWayOrOther(moves, ways.get(), scope);
    }
    if (moves.is("forEach Site") && moves.has("noMoveYet")) {
      return orElse(moves, scope);
    }
    Rule rule = rules.get(moves.ludeme().id());
    if (rule == null) {
      throw LudRefusal.of(moves, "is not supported yet");
    }
    List<HrgStatement> into =
        new ArrayList<>(
            model
                .numbers()
                .afterFinding(
                    () -> {
                      List<HrgStatement> written = new ArrayList<>();
                      rule.write(moves, scope, written);
                      return written;
                    }));
    if (!scope.testing()) {
      into.addAll(following(moves, scope));
    }
    return into;
  }

  /** Directions that depend on a condition. */
  private static Optional<LudClause> choiceOfWays(LudClause moves) {
    return Optional.ofNullable(moves.arguments().get("directions"))
        .filter(LudClause.class::isInstance)
        .map(LudClause.class::cast)
        .filter(ways -> ways.is("if"));
  }

  private List<HrgStatement> oneWayOrOther(LudClause moves, LudClause ways, LudemeScope scope) {
    HrgExpression condition = model.conditions().condition(ways.get("condition"), scope);
    LudClause then = in(moves, ways.get("then"));
    LudClause other = in(moves, ways.get("else"));
    return List.of(
        Hrg.choose(
            List.of(Hrg.arm(condition, Hrg.block(statements(then, scope)))),
            Hrg.block(statements(other, scope))));
  }

  /** Moves for sites, or others if no site has any. */
  private List<HrgStatement> orElse(LudClause moves, LudemeScope scope) {
    Map<String, LudValue> arguments = new LinkedHashMap<>(moves.arguments());
    arguments.remove("noMoveYet");
    LudClause ofSites = new LudClause(moves.ludeme(), arguments, moves.origin());
    List<HrgStatement> into = new ArrayList<>();
    first(List.of(ofSites, moves.clause("noMoveYet")), scope, into);
    return into;
  }

  private static LudClause in(LudClause moves, LudValue directions) {
    Map<String, LudValue> arguments = new LinkedHashMap<>(moves.arguments());
    arguments.put("directions", directions);
    return new LudClause(moves.ludeme(), arguments, moves.origin());
  }

  /** Captures as moves, which nobody chooses; they are only tested for existence. */
  private void captures(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!scope.testing()) {
      throw LudRefusal.of(clause, "is not supported yet");
    }
    Map<String, LudValue> arguments = new LinkedHashMap<>(clause.arguments());
    arguments.remove("then");
    LudClause plain = new LudClause(clause.ludeme(), arguments, clause.origin());
    if (plain.is("enclose")) {
      new Enclosures(model, new CaptureLudemes(model)).exists(plain, scope, into);
      return;
    }
    into.addAll(model.effects().statements(plain, scope));
    into.add(Hrg.check(Hrg.equal(CaptureLudemes.flag(model), Hrg.ref("1"))));
  }

  private void any(List<LudClause> moves, LudemeScope scope, List<HrgStatement> into) {
    Coincidence coincidence = new Coincidence(model);
    List<Block> blocks = new ArrayList<>();
    for (LudClause each : moves) {
      List<HrgStatement> body = new ArrayList<>(statements(each, scope));
      List<LudClause> before = moves.subList(0, blocks.size());
      // Moves that may coincide with earlier ones get a tag with a number.
      long same =
          before.stream()
              .filter(it -> coincidence.isPossible(it, each))
              .mapToLong(coincidence::ways)
              .sum();
      if (same > 0 && !scope.testing()) {
        body.add(Hrg.tag("way" + (same + 1)));
      }
      blocks.add(Hrg.block(body));
    }
    into.add(Hrg.branch(blocks.toArray(Block[]::new)));
  }

  private void conditional(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
    Optional<LudClause> other = clause.findClause("else");
    if (condition.equals(Logic.TRUE) || other.isEmpty()) {
      if (!condition.equals(Logic.TRUE)) {
        into.add(Hrg.check(condition));
      }
      into.addAll(statements(clause.clause("moves"), given(clause, scope)));
    } else if (condition.equals(Logic.FALSE)) {
      into.addAll(statements(other.get(), scope));
    } else {
      into.add(
          Hrg.choose(
              List.of(
                  Hrg.arm(
                      condition,
                      Hrg.block(statements(clause.clause("moves"), given(clause, scope))))),
              Hrg.block(statements(other.get(), scope))));
    }
  }

  /**
   * Adds the fact that numbers which are 0 or greater where moves are found still are in their
   * consequences.
   */
  private LudemeScope given(LudClause clause, LudemeScope scope) {
    boolean changes =
        clause.clause("moves").all().anyMatch(each -> each.is("apply") || each.is("do"));
    Set<LudValue> numbers =
        model.numbers().arithmetic().aboveNone(clause.get("condition")).stream()
            .filter(
                each ->
                    each instanceof LudClause read && (read.is("var") || read.is("value Player")))
            .collect(Collectors.toSet());
    return changes || numbers.isEmpty()
        ? scope
        : scope.given(new LudemeScope.Fact.AboveNone(numbers));
  }

  private void first(List<LudClause> moves, LudemeScope scope, List<HrgStatement> into) {
    if (scope.testing() && !scope.threatening()) {
      any(moves, scope, into);
      return;
    }
    List<HrgStatement.Arm> arms = new ArrayList<>();
    for (LudClause each : moves.subList(0, moves.size() - 1)) {
      arms.add(
          Hrg.arm(model.conditions().canMove(each, scope), Hrg.block(statements(each, scope))));
    }
    Block last = Hrg.block(statements(moves.getLast(), scope));
    if (arms.isEmpty()) {
      into.addAll(last.statements());
    } else {
      into.add(Hrg.choose(arms, last));
    }
  }

  private void afterwards(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    boolean filters = clause.has("ifAfterwards");
    if (clause.has("next")) {
      boolean passes = model.dice().used() && !scope.threatening();
      if (passes && scope.testing() && !filters) {
        return; // There is always at least a pass.
      }
      into.addAll(before(clause, scope));
      LudClause next = clause.clause("next");
      if (listsTwice(next)) {
        throw LudRefusal.of(next, "with moves that are listed twice is not supported yet");
      }
      LudemeScope inner = filters ? scope.preceded().done() : scope.preceded();
      List<HrgStatement> moves = statements(next, inner);
      boolean open = passes && !isSure(next, scope);
      into.addAll(open ? List.of(orPass(next, moves, scope.preceded())) : moves);
    } else if (filters) {
      into.addAll(statements(clause.clause("moves"), scope.done()));
    } else {
      throw LudRefusal.of(clause, "without `next` or `ifAfterwards` is not supported yet");
    }
    if (filters) {
      LudValue condition = clause.get("ifAfterwards");
      HrgExpression holds = model.conditions().condition(condition, scope.afterwards());
      into.add(Hrg.check(model.choosesNext() && asksForNext(condition) ? withPrev(holds) : holds));
    }
  }

  /** The effects before other moves. */
  private List<HrgStatement> before(LudClause clause, LudemeScope scope) {
    LudClause first = clause.clause("moves");
    if (DiceLudemes.isAfterRoll(clause)) {
      if (!model.dice().isRolledBefore(clause)) {
        throw LudRefusal.of(first, "before other moves is not supported yet");
      }
      return List.of();
    }
    return model.effects().isEffect(first)
        ? model.effects().statements(first, scope.done())
        : model.effects().sequences().before(clause, scope);
  }

  /** Whether there is always a move: a pass, or the removal of the current piece of the loop. */
  private static boolean isSure(LudClause moves, LudemeScope scope) {
    return moves.is("move Pass")
        || moves.is("move Remove")
            && moves.get("sites") instanceof LudClause from
            && from.is("from")
            && scope.iterator("from").isPresent();
  }

  /** In games with dice, a player without any of the moves after other effects has a pass. */
  private HrgStatement orPass(LudClause next, List<HrgStatement> moves, LudemeScope scope) {
    if (!scope.iterators().isEmpty()) {
      throw LudRefusal.of(next, "for each of several sites or pieces is not supported yet");
    }
    List<HrgStatement> pass = new ArrayList<>();
    pass.add(Hrg.check(Logic.not(model.conditions().canMove(next, scope))));
    pass.addAll(model.turn().pass(scope));
    return Hrg.branch(Hrg.block(moves), Hrg.block(pass));
  }

  private static boolean asksForNext(LudValue value) {
    return switch (value) {
      case LudClause clause ->
          clause.is("next")
              || clause.arguments().values().stream().anyMatch(MoveLudemes::asksForNext);
      case LudValue.Items items -> items.values().stream().anyMatch(MoveLudemes::asksForNext);
      case LudValue.Name name -> name.text().equals("Next");
      case LudValue.Number _, LudValue.Text _, LudValue.Flag _ -> false;
    };
  }

  /**
   * A condition that is evaluated with the previous player as the next one, if the mover moves
   * again.
   */
  private HrgExpression withPrev(HrgExpression condition) {
    HrgExpression other = model.after(model.mover());
    HrgExpression again =
        Logic.and(
            Logic.equal(model.next(), model.mover()), Logic.equal(model.numbers().prev(), other));
    return model
        .conditions()
        .reachable(
            "afterwards",
            List.of(Hrg.when(again, Hrg.set(model.next(), other)), Hrg.check(condition)));
  }

  /** The consequences of a move, which happen after exchanged players are exchanged back. */
  private List<HrgStatement> following(LudClause moves, LudemeScope scope) {
    List<HrgStatement> then = model.effects().then(moves, scope);
    boolean twice = !moves.is("move Add") && listsTwice(moves);
    if (twice
        && !then.isEmpty()
        && !EffectLudemes.isRepeatable(moves.clause("then").clause("moves"))) {
      throw LudRefusal.of(
          moves, "of moves that are listed twice and have a `then` is not supported yet");
    }
    if (then.isEmpty() || !scope.exchanged()) {
      return then;
    }
    return pieces.asMover(then);
  }

  /** Whether it has moves that are listed twice, so that their consequences happen twice. */
  private static boolean listsTwice(LudValue value) {
    return switch (value) {
      case LudClause clause ->
          Placements.isListedTwice(clause)
              || clause.arguments().entrySet().stream()
                  .anyMatch(each -> !each.getKey().equals("then") && listsTwice(each.getValue()));
      case LudValue.Items items -> items.values().stream().anyMatch(MoveLudemes::listsTwice);
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> false;
    };
  }

  private void forEachSite(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    SiteRegion region = model.dynamicRegions().region(clause.get("region"), scope);
    String variable = scope.free("site");
    model.dynamicRegions().choose(region, variable, into);
    AtSite site = new AtSite(Hrg.ref(variable), false, region.place());
    LudemeScope inner = scope.with("site", site).with("to", site);
    boolean own =
        clause.get("region") instanceof LudClause sites
            && sites.is("sites Occupied")
            && sites.findWord("by").equals(Optional.of("Mover"));
    into.addAll(
        statements(
            clause.clause("moves"),
            own ? inner.given(new LudemeScope.Fact.Own(site.site())) : inner));
  }

  /** The pieces that {@code (piece …)} of a ludeme names; by default the mover's first kind. */
  List<HrgExpression> pieces(LudClause clause, LudemeScope scope) {
    Optional<LudClause> piece = clause.findClause("piece");
    if (piece.isEmpty()) {
      Map<String, String> own = new LinkedHashMap<>();
      for (int i = 1; i <= model.players(); i++) {
        own.put(
            model.player(i),
            model
                .pieces()
                .number(i)
                .orElseThrow(() -> LudRefusal.of(clause, "of no piece"))
                .symbol());
      }
      return List.of(
          Hrg.apply(model.tables().values("own", "Player", "Piece", own), model.mover()));
    }
    List<HrgExpression> pieces = new ArrayList<>();
    for (LudValue each : piece.get().list("piece")) {
      pieces.add(piece(each, scope));
    }
    return pieces;
  }

  /** The kind of pieces that a text or a number denotes. */
  HrgExpression piece(LudValue value, LudemeScope scope) {
    if (value instanceof LudValue.Text text) {
      return Hrg.ref(
          model
              .pieces()
              .named(text.text())
              .orElseThrow(() -> LudRefusal.of(value, "piece is unknown"))
              .symbol());
    }
    if (value instanceof LudClause choice
        && choice.is("if")
        && choice.has("else")
        && model.statics().number(value, Statics.Assumed.NOTHING).isEmpty()) {
      HrgExpression condition = model.conditions().condition(choice.get("condition"), scope);
      HrgExpression then = piece(choice.get("then"), scope);
      HrgExpression other = piece(choice.get("else"), scope);
      return model.numbers().arithmetic().chosen().either(condition, then, other);
    }
    return switch (model.numbers().number(value, scope)) {
      case Num.Which _ when value instanceof LudClause id && id.is("id") ->
          model.kinds().kindOfAll(id);
      case Num.Which which -> which.piece();
      case Num.Known known ->
          Hrg.ref(
              model
                  .pieces()
                  .number(known.value())
                  .orElseThrow(() -> LudRefusal.of(value, "piece is unknown"))
                  .symbol());
      case Num.Whose whose -> model.numbers().arithmetic().pieceOf(whose);
      case Num.Table table -> model.tabulation().piece(table);
      case Num.Amount amount when amount.most() <= PieceKinds.MOST ->
          model.kinds().numbered(amount);
      case AtSite _, Num.Amount _, Num.Counted _, Num.Maybe _ ->
          throw LudRefusal.of(value, "piece is unknown");
    };
  }
}
