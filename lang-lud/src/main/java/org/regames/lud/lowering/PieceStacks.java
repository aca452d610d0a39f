package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Games with stacks of pieces, both on the board and in hands.
 *
 * <p>{@code board} has the top piece of a site, and {@code count} the height of the stack. If
 * pieces of several kinds may be in a stack, {@code stack} has all pieces by level, from 0 for the
 * bottom one; the levels above the top one are empty. Local states are kept by level.
 */
final class PieceStacks {
  /** The maps that describe the position. */
  static final Set<String> MAPS = Set.of("board", "count", "stack", "state", "value");

  private static final HrgExpression NONE = Hrg.ref("0");
  private static final HrgExpression EMPTY = Hrg.ref(Model.EMPTY);

  private final Model model;
  private final boolean used;
  private int most = 1;
  private Optional<Boolean> alike = Optional.empty();
  private Optional<HrgExpression> looked = Optional.empty();
  private Optional<HrgExpression> taken = Optional.empty();

  PieceStacks(Model model) {
    this.model = model;
    this.used = new StackRules(model).tell();
  }

  /** Whether the game has stacks. */
  boolean used() {
    return used;
  }

  /** Whether pieces of several kinds may be in a stack. */
  boolean mixed() {
    if (used && alike.isEmpty()) {
      alike = Optional.of(new AlikeStacks(model).areAlike());
    }
    return used && !alike.get();
  }

  /** Refuses what is not supported with stacks yet. */
  void refuse(LudClause clause) {
    if (used) {
      throw LudRefusal.of(clause, "of stacks is not supported yet");
    }
  }

  /** Refuses what is not supported with stacks of several kinds yet. */
  void refuseMixed(LudClause clause) {
    if (mixed()) {
      throw LudRefusal.of(clause, "of stacks is not supported yet");
    }
  }

  /** Sets how many pieces there are, all of which may end up in one stack. */
  void total(int pieces) {
    StackRules rules = new StackRules(model);
    most = Math.max(Math.max(1, pieces + rules.more()), rules.limit());
    model.definitions().numbers(most);
  }

  /** The greatest height of a stack. */
  int most() {
    return most;
  }

  /** The domain of levels. */
  List<HrgDefinition> domains() {
    return used
        ? List.of(Hrg.domain("Level", IntStream.range(0, most).mapToObj(String::valueOf).toList()))
        : List.of();
  }

  /** The height of the stack on a site. */
  HrgExpression height(HrgExpression site) {
    return Hrg.at("count", site);
  }

  /** The level of the top piece; 0 if there is none. */
  HrgExpression topLevel(HrgExpression site) {
    return Hrg.apply("down", height(site));
  }

  /** The piece at a level; empty above the top one. */
  HrgExpression piece(HrgExpression site, HrgExpression level) {
    return mixed() ? Hrg.at("stack", site, level) : model.board(site);
  }

  /** A variable for a level. */
  HrgExpression level(String name) {
    return model.definitions().scratch(name, model.definitions().numbers(most));
  }

  /**
   * A level that the rules name.
   *
   * @param site the site of that level
   */
  HrgExpression named(LudValue value, LudemeScope scope, HrgExpression site) {
    if (value instanceof LudClause where && where.is("where Level")) {
      return new StackNumbers(model).whereLevel(where, scope, site);
    }
    return switch (model.numbers().number(value, scope)) {
      case Num.Known(int known) when known >= 0 && known < most -> Hrg.ref("" + known);
      case Amount(HrgExpression number, int upTo) when upTo < most -> number;
      case Num.Known _,
          Amount _,
          AtSite _,
          Num.Whose _,
          Num.Which _,
          Num.Counted _,
          Num.Table _,
          Num.Maybe _ ->
          throw LudRefusal.of(
              value, "level may be higher than any stack, which is not supported yet");
    };
  }

  /** The iterator of levels. */
  Num iterator() {
    return atLevel(Hrg.ref("level"));
  }

  /** A level as a number. */
  Num atLevel(HrgExpression level) {
    return new Amount(level, most - 1);
  }

  /** The level of the top piece as a number. */
  Num atTop(HrgExpression site) {
    return atLevel(topLevel(site));
  }

  /** The current piece of a site: the top one, except in loops over levels. */
  HrgExpression seen(HrgExpression site) {
    return taken.orElseGet(
        () -> mixed() && looked.isPresent() ? piece(site, looked.get()) : Hrg.at("board", site));
  }

  /** A result with a given piece as the current one. */
  <T> T taking(HrgExpression piece, Supplier<T> meaning) {
    taken = Optional.of(piece);
    try {
      return meaning.get();
    } finally {
      taken = Optional.empty();
    }
  }

  /** The same scope with a known level. */
  LudemeScope atLevel(LudemeScope scope, Optional<HrgExpression> level) {
    return level.map(at -> scope.with("level", atLevel(at))).orElse(scope);
  }

  /** A result for the piece at a level instead of the top one. */
  <T> T at(Optional<HrgExpression> level, Supplier<T> meaning) {
    Optional<HrgExpression> outside = looked;
    looked = level;
    try {
      return meaning.get();
    } finally {
      looked = outside;
    }
  }

  private HrgExpression moved() {
    return Hrg.ref(model.definitions().variable("moved", Hrg.type("Piece"), EMPTY));
  }

  /** Puts a piece on top of a site, without a local state or value. */
  List<HrgStatement> put(HrgExpression site, HrgExpression piece) {
    List<HrgStatement> all = new ArrayList<>(model.siteNumbers().lost());
    all.addAll(dropped(site, piece));
    return all;
  }

  /** Puts a lifted piece on top of a site. */
  private List<HrgStatement> dropped(HrgExpression site, HrgExpression piece) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(Hrg.at("board", site), piece));
    if (mixed()) {
      all.add(Hrg.set(piece(site, height(site)), piece));
    }
    all.addAll(model.siteNumbers().dropped(site, height(site)));
    all.add(Hrg.set(height(site), Hrg.apply(model.definitions().up(), height(site))));
    return all;
  }

  /** The top piece becomes another one. */
  List<HrgStatement> changed(HrgExpression site, HrgExpression piece) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(Hrg.at("board", site), piece));
    if (mixed()) {
      all.add(Hrg.set(piece(site, topLevel(site)), piece));
    }
    all.addAll(model.siteNumbers().cleared(site));
    return all;
  }

  /** Removes the top piece of a site; if there is none, nothing happens. */
  List<HrgStatement> taken(HrgExpression site) {
    List<HrgStatement> all = new ArrayList<>(lowered(site));
    all.addAll(model.siteNumbers().cleared(site, height(site)));
    return all;
  }

  /** The same, but keeps the numbers of the level that becomes empty. */
  private List<HrgStatement> lowered(HrgExpression site) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(height(site), Hrg.apply("down", height(site))));
    if (mixed()) {
      all.add(Hrg.set(piece(site, height(site)), EMPTY));
      all.add(Hrg.set(Hrg.at("board", site), piece(site, topLevel(site))));
    } else {
      all.add(Hrg.when(Hrg.equal(height(site), NONE), Hrg.set(Hrg.at("board", site), EMPTY)));
    }
    return all;
  }

  /**
   * Removes the piece at a level, or the top one if there is no such level. The numbers of the
   * level that becomes empty are kept, as in Ludii.
   */
  private List<HrgStatement> taken(HrgExpression site, HrgExpression level) {
    if (!mixed()) {
      return taken(site);
    }
    HrgExpression sinking = level("sinking");
    HrgExpression above = Hrg.apply(model.definitions().up(), sinking);
    List<HrgStatement> round = new ArrayList<>();
    round.add(Hrg.set(piece(site, sinking), piece(site, above)));
    round.addAll(model.siteNumbers().copied(site, above, sinking));
    round.add(Hrg.set(sinking, above));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(sinking, level));
    all.add(
        Hrg.when(
            Logic.unequal(piece(site, sinking), EMPTY),
            Hrg.repeat(Logic.unequal(sinking, topLevel(site)), round)));
    all.addAll(lowered(site));
    return all;
  }

  /** Records whether a level is that of the top piece, before anything is removed. */
  List<HrgStatement> noted(HrgExpression site, HrgExpression level) {
    return model.siteNumbers().used().isEmpty() || !mixed()
        ? List.of()
        : List.of(
            Hrg.set(topmost(), NONE),
            Hrg.when(Hrg.equal(level, topLevel(site)), Hrg.set(topmost(), Hrg.ref("1"))));
  }

  private HrgExpression topmost() {
    return model.definitions().scratch("topmost", Hrg.type("Bool"));
  }

  /**
   * Removes the piece at a level, or the top one if there is no such level, from the game. The
   * numbers of the top one are cleared.
   */
  List<HrgStatement> removed(HrgExpression site, HrgExpression level) {
    List<HrgStatement> all = new ArrayList<>();
    if (model.trackPlaces().kept()) {
      all.add(Hrg.set(moved(), piece(site, level)));
      all.add(Hrg.when(Hrg.equal(moved(), EMPTY), Hrg.set(moved(), model.board(site))));
      all.addAll(model.trackPlaces().removed(moved(), site));
    }
    all.addAll(taken(site, level));
    if (!noted(site, level).isEmpty()) {
      List<HrgStatement> cleared = model.siteNumbers().cleared(site, height(site));
      all.add(Hrg.when(Hrg.equal(topmost(), Hrg.ref("1")), cleared));
    }
    return all;
  }

  /** Moves a piece from one site to the top of another one, which may be the same. */
  List<HrgStatement> moved(AtSite from, Optional<HrgExpression> level, AtSite to) {
    HrgExpression site = from.site();
    List<HrgStatement> all = new ArrayList<>();
    HrgExpression goal = to.site();
    if (isOfPosition(goal)) {
      goal = goal();
      all.add(Hrg.set(goal, to.site()));
    }
    if (mixed() && level.isPresent()) {
      HrgExpression at = level.get();
      List<HrgStatement> top = new ArrayList<>(List.of(Hrg.set(moved(), model.board(site))));
      top.addAll(model.siteNumbers().lifted(site));
      all.add(Hrg.set(moved(), piece(site, at)));
      all.addAll(model.siteNumbers().lifted(site, at));
      // A level without a piece means the top one.
      all.add(Hrg.when(Hrg.equal(moved(), EMPTY), top));
    } else {
      all.add(Hrg.set(moved(), model.board(site)));
      all.addAll(lifted(from, goal));
    }
    all.addAll(model.trackPlaces().moved(moved(), site, goal));
    all.addAll(level.map(at -> taken(site, at)).orElseGet(() -> taken(site)));
    all.addAll(dropped(goal, moved()));
    return all;
  }

  /**
   * A piece from the top of a hand has no local state or value of its own: it gets those kept for
   * its new level.
   */
  private List<HrgStatement> lifted(AtSite from, HrgExpression goal) {
    List<HrgStatement> kept = model.siteNumbers().lifted(from.site());
    if (kept.isEmpty()) {
      return kept;
    }
    List<HrgStatement> lost =
        mixed() ? model.siteNumbers().lifted(goal, height(goal)) : model.siteNumbers().lost();
    return switch (from.place()) {
      case BOARD -> kept;
      case HAND -> lost;
      case ANYWHERE ->
          List.of(
              Hrg.choose(
                  List.of(Hrg.arm(model.dynamicRegions().onBoard(from), Hrg.block(kept))),
                  Hrg.block(lost)));
    };
  }

  /** Moves all pieces of one site to the top of another one, which may be the same. */
  List<HrgStatement> allMoved(HrgExpression from, HrgExpression to) {
    if (!mixed()) {
      String plus = model.definitions().table(GameDefinitions.Table.PLUS);
      return List.of(
          Hrg.when(
              Logic.unequal(from, to),
              Hrg.set(Hrg.at("board", to), model.board(from)),
              Hrg.set(height(to), Hrg.apply(plus, height(to), height(from))),
              Hrg.set(height(from), NONE),
              Hrg.set(Hrg.at("board", from), EMPTY)));
    }
    HrgExpression lifted = level("lifted");
    List<HrgStatement> round = new ArrayList<>(model.siteNumbers().lifted(from, lifted));
    round.addAll(dropped(to, piece(from, lifted)));
    round.add(Hrg.set(piece(from, lifted), EMPTY));
    round.addAll(model.siteNumbers().cleared(from, lifted));
    round.add(Hrg.set(lifted, Hrg.apply(model.definitions().up(), lifted)));
    return List.of(
        Hrg.when(
            Logic.unequal(from, to),
            Hrg.set(lifted, NONE),
            Hrg.repeat(Logic.unequal(lifted, height(from)), round),
            Hrg.set(height(from), NONE),
            Hrg.set(Hrg.at("board", from), EMPTY)));
  }

  /**
   * Refuses moves of another site's piece for each piece, which only their number would
   * distinguish.
   */
  void refuseOthers(LudClause from, LudemeScope scope) {
    boolean own = !from.has("sites") || from.get("sites") instanceof LudClause it && it.is("from");
    if (!own && scope.iterator("level").filter(iterator()::equals).isPresent()) {
      throw LudRefusal.of(from, "with another site for each piece of a stack is not supported yet");
    }
  }

  /** Adds the level as a tag, if moves are made for each level. */
  void tagLevel(LudemeScope scope, List<HrgStatement> into) {
    if (scope.iterator("level").filter(iterator()::equals).isPresent()) {
      into.add(Hrg.tag("level"));
      into.add(Hrg.tagOf("level"));
    }
  }

  /** Moves from {@code (from)} to {@code (to)}: a piece, by its level or the top one, or all. */
  List<HrgStatement> travel(LudClause clause, LudemeScope scope) {
    AtSite from = (AtSite) scope.iterator("from").orElseThrow();
    AtSite to = (AtSite) scope.iterator("to").orElseThrow();
    return travel(clause, from, to, scope);
  }

  /** The same between two sites. */
  List<HrgStatement> travel(LudClause clause, AtSite from, AtSite to, LudemeScope scope) {
    if (clause.is("move") || clause.is("fromTo")) {
      LudRefusal.unlessAbsent(clause, "copy", "count");
    }
    Optional<LudValue> level = clause.findClause("from").flatMap(start -> start.find("level"));
    boolean stack = clause.arguments().containsKey("stack") && clause.flag("stack");
    if (stack && level.isEmpty()) {
      return allMoved(from.site(), to.site());
    }
    List<HrgStatement> moved = moved(from, level.map(each -> named(each, scope, from.site())), to);
    // A piece named by its level stays in its place if it would go to its own site.
    boolean mayStay = level.isPresent() && (clause.is("move") || clause.is("fromTo"));
    return mayStay ? List.of(Hrg.when(Logic.unequal(from.site(), to.site()), moved)) : moved;
  }

  /** The variable for a destination that has to be found before the piece leaves. */
  HrgExpression goal() {
    return model.definitions().scratch("goal", Hrg.type("Site"));
  }

  /** Whether an expression depends on the position. */
  static boolean isOfPosition(HrgExpression expression) {
    return expression
        .all()
        .anyMatch(
            each ->
                each instanceof HrgExpression.Reference(var name) && MAPS.contains(name.text()));
  }

  /** The expressions for a level of a site. */
  Set<HrgExpression> at(HrgExpression site, HrgExpression level) {
    return Set.of(piece(site, level), Hrg.at("state", site, level), Hrg.at("value", site, level));
  }

  /** A loop over the levels of a site, from the top down or from the bottom up. */
  List<HrgStatement> through(
      HrgExpression site, HrgExpression level, boolean down, List<HrgStatement> body) {
    List<HrgStatement> round = new ArrayList<>();
    if (down) {
      round.add(Hrg.set(level, Hrg.apply("down", level)));
      round.addAll(body);
      return List.of(Hrg.set(level, height(site)), Hrg.repeat(Logic.unequal(level, NONE), round));
    }
    HrgExpression end = level("height");
    round.addAll(body);
    round.add(Hrg.set(level, Hrg.apply(model.definitions().up(), level)));
    return List.of(
        Hrg.set(end, height(site)),
        Hrg.set(level, NONE),
        Hrg.repeat(Logic.unequal(level, end), round));
  }

  /** Chooses a level of an occupied site; the level may be empty. */
  void choose(HrgExpression site, String variable, List<HrgStatement> into) {
    model.definitions().variable(variable, model.definitions().numbers(most));
    // Most sites are empty, and have many levels.
    into.add(Hrg.check(model.occupied(site)));
    into.add(Hrg.any(variable, "Level"));
    if (!mixed()) {
      String less = model.definitions().table(GameDefinitions.Table.LESS);
      HrgExpression below = Hrg.apply(less, Hrg.ref(variable), height(site));
      into.add(Hrg.check(Hrg.equal(below, Hrg.ref("1"))));
    }
  }

  /** The type of maps by site and level. */
  static HrgType byLevel(String type) {
    return Hrg.map("Site", "Level", type);
  }
}
