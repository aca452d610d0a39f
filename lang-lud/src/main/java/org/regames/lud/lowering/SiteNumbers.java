package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Numbers of sites besides pieces: local states and values. They move with a piece, and are reset
 * to 0 where it leaves; in games with stacks, each level has its own.
 */
final class SiteNumbers {
  /** The kinds of such numbers. */
  enum What {
    STATE("state", "movedState"),
    VALUE("value", "movedValue");

    private final String map;
    private final String moved;

    What(String map, String moved) {
      this.map = map;
      this.moved = moved;
    }

    /** The name of the map from sites, or sites and levels, to them. */
    String map() {
      return map;
    }
  }

  /** The limit of values that are computed from each other. */
  private static final int LARGEST = 400;

  private static final HrgExpression NONE = Hrg.ref("0");

  private final Model model;
  private int mostPlaced;
  private int bound = -1;

  SiteNumbers(Model model) {
    this.model = model;
  }

  /** The kinds that the game uses. */
  List<What> used() {
    return Stream.of(What.values())
        .filter(
            what ->
                switch (what) {
                  case STATE -> model.usesState();
                  case VALUE ->
                      model.uses("value Piece") || model.written().gives("max Moves withValue");
                })
        .toList();
  }

  /** The number of a site, or of the top piece there. */
  HrgExpression at(What what, HrgExpression site) {
    if (model.stacks().used()) {
      return at(what, site, model.stacks().topLevel(site));
    }
    model.definitions().variable(what.map, Hrg.map("Site", "Number"));
    model.definitions().numbers(1);
    return Hrg.at(what.map, site);
  }

  /** The number of a level of a stack. */
  HrgExpression at(What what, HrgExpression site, HrgExpression level) {
    model.definitions().variable(what.map, PieceStacks.byLevel("Number"));
    return Hrg.at(what.map, site, level);
  }

  private HrgExpression moved(What what) {
    return model.definitions().scratch(what.moved, model.definitions().numbers(1));
  }

  /** Resets the numbers of a site. */
  List<HrgStatement> cleared(HrgExpression site) {
    return used().stream().map(what -> Hrg.set(at(what, site), NONE)).toList();
  }

  /** Resets the numbers of a level. */
  List<HrgStatement> cleared(HrgExpression site, HrgExpression level) {
    return used().stream().map(what -> Hrg.set(at(what, site, level), NONE)).toList();
  }

  /** Lifts the numbers with a piece. */
  List<HrgStatement> lifted(HrgExpression site) {
    return used().stream().map(what -> Hrg.set(moved(what), at(what, site))).toList();
  }

  /** Lifts the numbers with a piece of a stack. */
  List<HrgStatement> lifted(HrgExpression site, HrgExpression level) {
    return used().stream().map(what -> Hrg.set(moved(what), at(what, site, level))).toList();
  }

  /** Resets the numbers of the lifted piece. */
  List<HrgStatement> lost() {
    return used().stream().map(what -> Hrg.set(moved(what), NONE)).toList();
  }

  /** Drops the numbers with a piece. */
  List<HrgStatement> dropped(HrgExpression site) {
    return used().stream().map(what -> Hrg.set(at(what, site), moved(what))).toList();
  }

  /** Drops the numbers with a piece of a stack. */
  List<HrgStatement> dropped(HrgExpression site, HrgExpression level) {
    return used().stream().map(what -> Hrg.set(at(what, site, level), moved(what))).toList();
  }

  /** Copies the numbers of another site. */
  List<HrgStatement> copied(HrgExpression from, HrgExpression to) {
    return used().stream().map(what -> Hrg.set(at(what, to), at(what, from))).toList();
  }

  /** Copies the numbers of another level. */
  List<HrgStatement> copied(HrgExpression site, HrgExpression from, HrgExpression to) {
    return used().stream().map(what -> Hrg.set(at(what, site, to), at(what, site, from))).toList();
  }

  /** Records the number of a piece at the start. */
  void placed(What what, int number) {
    if (what == What.VALUE) {
      mostPlaced = Math.max(mostPlaced, number);
    }
    model.definitions().numbers(number);
  }

  /** The greatest possible sum of the values of all pieces. */
  int mostOfAll(LudClause place) {
    int most = mostPlaced;
    for (LudClause each : model.written().clauses("set Value")) {
      if (each.arguments().containsKey("at")) {
        OptionalInt known = model.statics().number(each.get("value"), Statics.Assumed.NOTHING);
        most =
            Math.max(
                most,
                known.orElseThrow(
                    () -> LudRefusal.of(place, "by unknown values is not supported yet")));
      }
    }
    return most * model.start().pieces();
  }

  /** {@code (value Piece …)} and {@code (state …)}. */
  Num number(What what, LudClause clause, LudemeScope scope) {
    model.heaps().refuseValues(what, clause);
    HrgExpression site = model.numbers().site(clause, "at", scope).site();
    HrgExpression number =
        model.stacks().used() && clause.has("level")
            ? at(what, site, model.stacks().named(clause.get("level"), scope, site))
            : at(what, site);
    return new Amount(number, what == What.STATE ? mostState() : mostValue(clause));
  }

  /**
   * The greatest local state, if only known numbers and players are set; if states are increased,
   * the limit that pieces declare.
   */
  private int mostState() {
    int most = model.players() + 1;
    int mostDeclared = mostDeclared();
    for (LudClause setting : model.written().clauses("set State")) {
      OptionalInt known = known(setting.get("state"));
      boolean taken =
          setting.get("state") instanceof LudClause value
              && (List.of("mover", "next", "state").contains(value.title())
                  || model.variables().keepsStates(value));
      boolean raised = mostDeclared > 0 && raises(setting.get("state"));
      if (known.isEmpty() && !taken && !raised) {
        return Integer.MAX_VALUE;
      }
      most = Math.max(most, raised ? mostDeclared : known.orElse(0));
    }
    for (LudClause rule : model.written().withStates()) {
      boolean player =
          rule.is("piece")
              && rule.get("state") instanceof LudClause role
              && List.of("mover", "next").contains(role.title());
      OptionalInt known = known(rule.get("state"));
      most = player ? most : known.isEmpty() ? Integer.MAX_VALUE : Math.max(most, known.getAsInt());
    }
    for (LudClause flips : model.written().clauses("flips")) {
      for (LudValue each : flips.arguments().values()) {
        most = Math.max(most, known(each).orElse(Integer.MAX_VALUE));
      }
    }
    return most;
  }

  private OptionalInt known(LudValue number) {
    return model.statics().number(number, Statics.Assumed.NOTHING);
  }

  /** The greatest state that pieces declare; 0 if none does. */
  private int mostDeclared() {
    return model.written().clauses("piece").stream()
        .filter(piece -> piece.arguments().containsKey("maxState"))
        .mapToInt(piece -> known(piece.get("maxState")).orElse(0))
        .max()
        .orElse(0);
  }

  /** Whether a number is a state plus a known number. */
  private boolean raises(LudValue value) {
    return value instanceof LudClause sum
        && sum.ludeme().id().equals("INT +")
        && Stream.of("a", "b").map(sum::get).anyMatch(SiteNumbers::isState)
        && Stream.of("a", "b").map(sum::get).anyMatch(each -> known(each).isPresent());
  }

  private static boolean isState(LudValue value) {
    return value instanceof LudClause clause && clause.is("state");
  }

  /** The greatest value that a piece may have; it may depend on values itself. */
  private int mostValue(LudValue place) {
    if (bound >= 0) {
      return bound;
    }
    bound = mostPlaced;
    while (true) {
      int most = bound;
      for (LudClause setting : model.written().clauses("set Value")) {
        if (setting.arguments().containsKey("at")) {
          most = Math.max(most, most(setting.get("value")));
        }
      }
      if (most == bound) {
        return bound;
      }
      if (most > LARGEST) {
        throw LudRefusal.of(place, "may become larger than is supported yet");
      }
      bound = most;
    }
  }

  private int most(LudValue value) {
    return switch (model.variables().probed(value)) {
      case Num.AtSite _ -> model.sites().size();
      case Num.Whose _ -> model.players() + 1;
      case Num.Known known -> known.value();
      case Amount amount -> amount.most();
      case Num.Counted counted -> counted.most();
      case Num.Maybe maybe -> maybe.most();
      case Num.Table table ->
          table.rows().values().stream().mapToInt(Integer::intValue).max().orElse(0);
      case Num.Which _ -> model.pieces().all().size();
    };
  }

  /** {@code (set State …)} and {@code (set Value …)}. */
  void set(What what, LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    model.heaps().refuseValues(what, clause);
    Num.AtSite site = model.numbers().site(clause, "at", scope);
    if (site.place() != Num.SitePlace.BOARD && model.hasOtherHands() && !model.heaps().used()) {
      throw LudRefusal.of(clause, "of a hand is not supported yet");
    }
    Num given = model.numbers().number(clause.get(what.map), scope);
    HrgExpression number = wanted(what, given, clause);
    HrgExpression here = site.site();
    HrgExpression holds = site.mayBeOff() ? Logic.unequal(here, Hrg.ref(Sites.OFF)) : Logic.TRUE;
    if (given instanceof Num.Maybe) {
      HrgExpression less = model.numbers().less(given, new Num.Known(0), clause);
      holds = Logic.and(holds, Logic.not(less));
    }
    if (given instanceof Num.AtSite wanted && wanted.mayBeOff()) {
      holds = Logic.and(holds, Logic.unequal(wanted.site(), Hrg.ref(Sites.OFF)));
    }
    HrgExpression target = at(what, here);
    if (model.stacks().used()) {
      HrgExpression level =
          clause.has("level")
              ? model.stacks().named(clause.get("level"), scope, here)
              : model.stacks().topLevel(here);
      HrgExpression piece =
          clause.has("level") && model.stacks().mixed()
              ? model.stacks().piece(here, level)
              : model.board(here);
      holds = Logic.and(holds, Logic.unequal(piece, Hrg.ref(Model.EMPTY)));
      target = at(what, here, level);
    }
    List<HrgStatement> set = new ArrayList<>();
    set.add(Hrg.set(target, number));
    set.addAll(model.heaps().acted(here));
    if (holds.equals(Logic.TRUE)) {
      into.addAll(set);
      return;
    }
    HrgStatement done = Hrg.when(holds, set);
    if (model.stacks().used() && !PieceStacks.isOfPosition(number)) {
      // Whether there still is a piece at that level is only known when it happens.
      model.effects().act(here, List.of(done));
    }
    into.add(done);
  }

  private HrgExpression wanted(What what, Num number, LudClause clause) {
    return switch (number) {
      case Num.Known known when known.value() >= 0 -> {
        model.definitions().numbers(known.value());
        yield Hrg.ref("" + known.value());
      }
      case Amount amount -> amount.number();
      case Num.Whose _ -> model.numbers().arithmetic().amount(number, clause).number();
      case Num.AtSite site when what == What.VALUE ->
          model
              .numbers()
              .arithmetic()
              .amount(new Num.AtSite(site.site(), false, site.place()), clause)
              .number();
      case Num.Counted _, Num.Table _ when what == What.VALUE ->
          model.numbers().arithmetic().amount(number, clause).number();
      case Num.Maybe _ -> model.numbers().arithmetic().positive(number, clause).number();
      case Num.Known _, Num.AtSite _, Num.Which _, Num.Counted _, Num.Table _ ->
          throw LudRefusal.of(clause, "to an unknown value is not supported yet");
    };
  }

  /** Declares the initial numbers, by site. */
  void declare(What what, List<HrgExpression.Part> parts) {
    model.definitions().variable(what.map, Hrg.map("Site", "Number"), Hrg.mapLiteral("0", parts));
  }
}
