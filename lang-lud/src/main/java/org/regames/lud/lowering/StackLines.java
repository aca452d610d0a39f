package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.lowering.Directions.Axis;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;

/**
 * {@code (is Line …)} in games with stacks: rows of sites with such a piece at any level, or rows
 * that are level or go up and down.
 */
record StackLines(Model model) {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);
  private static final HrgExpression NONE = Hrg.ref("0");

  /** How the level changes from site to site. */
  private enum Slope {
    LEVEL,
    UP,
    DOWN
  }

  private HrgExpression at() {
    return Hrg.ref(model.definitions().variable("at", Hrg.type("Site"), OFF));
  }

  HrgExpression line(LudClause clause, LudemeScope scope) {
    LudRefusal.unlessAbsent(clause, "throughAny", "if", "what", "whats", "exact");
    NumberLudemes.usualType(model, clause);
    OptionalInt length = model.statics().number(clause.get("length"), Assumed.NOTHING);
    if (length.isEmpty() || length.getAsInt() < 2) {
      throw LudRefusal.of(clause, "of such a length is not supported yet");
    }
    AtSite pivot =
        clause.has("through")
            ? model.numbers().site(clause.get("through"), scope)
            : new AtSite(model.numbers().lastSite("lastTo"), true, SitePlace.ANYWHERE);
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(at(), pivot.site()));
    if (pivot.mayBeOff()) {
      body.add(Hrg.check(Logic.unequal(at(), OFF)));
    }
    List<Block> ways = new ArrayList<>();
    boolean byLevel = clause.flag("byLevel") && model.stacks().mixed();
    UnaryOperator<HrgExpression> wanted = wanted(clause, scope, body);
    HrgExpression level = model.stacks().level("lineLevel");
    if (byLevel) {
      body.add(Hrg.check(model.occupied(at())));
      body.add(Hrg.set(level, model.stacks().topLevel(at())));
      ways.add(Hrg.block(column(length.getAsInt(), level, wanted)));
    }
    boolean top = clause.flag("top") || !model.stacks().mixed();
    UnaryOperator<HrgExpression> there =
        site ->
            top
                ? wanted.apply(model.board(site))
                : new StackNumbers(model).holds(site, wanted::apply);
    if (clause.has("role")) {
      body.add(Hrg.check(there.apply(at())));
    }
    for (Axis axis : model.directions().axes(clause, "directions", scope)) {
      if (byLevel) {
        for (Slope slope : Slope.values()) {
          ways.add(Hrg.block(slope(axis, length.getAsInt(), level, slope, wanted)));
        }
      } else {
        ways.add(Hrg.block(row(axis, length.getAsInt(), there)));
      }
    }
    body.add(Hrg.branch(ways.toArray(Block[]::new)));
    return model.conditions().reachable("line" + length.getAsInt(), body);
  }

  /** The condition for pieces of a player, or of the same kind as the top of the given stack. */
  private UnaryOperator<HrgExpression> wanted(
      LudClause clause, LudemeScope scope, List<HrgStatement> body) {
    if (clause.has("role")) {
      LudRefusal.unlessAbsent(clause, "byLevel");
      HrgExpression owner =
          model.numbers().owner(model.numbers().player(clause.get("role"), scope), clause);
      return piece -> Logic.equal(model.ownerOf(piece), owner);
    }
    HrgExpression lined = model.definitions().scratch("lined", Hrg.type("Piece"));
    body.add(Hrg.set(lined, model.board(at())));
    return piece -> Logic.equal(piece, lined);
  }

  private HrgStatement times(int often, List<HrgStatement> body) {
    return new HrgStatement.Repeat(Hrg.name("" + often), Hrg.block(body), Origin.UNKNOWN);
  }

  /** The top pieces of the stack itself. */
  private List<HrgStatement> column(
      int length, HrgExpression level, UnaryOperator<HrgExpression> wanted) {
    return List.of(
        times(
            length - 1,
            List.of(
                Hrg.check(Logic.unequal(level, NONE)),
                Hrg.set(level, Hrg.apply("down", level)),
                Hrg.check(wanted.apply(model.stacks().piece(at(), level))))));
  }

  private List<HrgStatement> row(Axis axis, int length, UnaryOperator<HrgExpression> wanted) {
    List<HrgStatement> body = new ArrayList<>();
    if (axis.back().isPresent()) {
      HrgExpression before = Hrg.apply(axis.back().get(), at());
      body.add(
          Hrg.repeat(
              Logic.and(Logic.unequal(before, OFF), wanted.apply(before)), Hrg.set(at(), before)));
    }
    HrgExpression next = Hrg.apply(axis.forth(), at());
    body.add(
        times(
            length - 1,
            List.of(
                Hrg.check(Logic.and(Logic.unequal(next, OFF), wanted.apply(next))),
                Hrg.set(at(), next))));
    return body;
  }

  private List<HrgStatement> slope(
      Axis axis,
      int length,
      HrgExpression level,
      Slope slope,
      UnaryOperator<HrgExpression> wanted) {
    List<HrgStatement> body = new ArrayList<>();
    Slope other =
        switch (slope) {
          case LEVEL -> Slope.LEVEL;
          case UP -> Slope.DOWN;
          case DOWN -> Slope.UP;
        };
    Optional<String> back = axis.back();
    if (back.isPresent()) {
      HrgExpression before = Hrg.apply(back.get(), at());
      body.add(
          Hrg.repeat(
              Logic.and(
                  Logic.and(Logic.unequal(before, OFF), mayGo(other, level)),
                  wanted.apply(model.stacks().piece(before, gone(other, level)))),
              step(before, other, level)));
    }
    HrgExpression next = Hrg.apply(axis.forth(), at());
    List<HrgStatement> round = new ArrayList<>();
    round.add(
        Hrg.check(
            Logic.and(
                Logic.and(Logic.unequal(next, OFF), mayGo(slope, level)),
                wanted.apply(model.stacks().piece(next, gone(slope, level))))));
    round.addAll(step(next, slope, level));
    body.add(times(length - 1, round));
    return body;
  }

  private List<HrgStatement> step(HrgExpression site, Slope slope, HrgExpression level) {
    return slope == Slope.LEVEL
        ? List.of(Hrg.set(at(), site))
        : List.of(Hrg.set(at(), site), Hrg.set(level, gone(slope, level)));
  }

  /** The condition that there is a level above or below. */
  private HrgExpression mayGo(Slope slope, HrgExpression level) {
    return switch (slope) {
      case LEVEL -> Logic.TRUE;
      case UP -> Logic.unequal(level, Hrg.ref("" + (model.stacks().most() - 1)));
      case DOWN -> Logic.unequal(level, NONE);
    };
  }

  private HrgExpression gone(Slope slope, HrgExpression level) {
    return switch (slope) {
      case LEVEL -> level;
      case UP -> Hrg.apply(model.definitions().up(), level);
      case DOWN -> Hrg.apply("down", level);
    };
  }
}
