package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.lowering.SowingLudemes.Sowing;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Captures after a sowing: at its last hole, and continuing at those before or after it. */
record SowingCaptures(Model model, TrackLudemes tracks) {
  private static final HrgExpression ZERO = Hrg.ref("0");
  private static final HrgExpression ONE = Hrg.ref("1");

  /** Whether an effect contains captures, which see the sown seeds but no other effects. */
  static boolean isIn(LudClause effect) {
    return effect.all().anyMatch(each -> each.is("sow") && each.has("apply"));
  }

  List<HrgStatement> of(Sowing sowing, LudemeScope scope) {
    LudClause clause = sowing.clause();
    LudemeScope at = scope.with("to", Sowing.at(sowing.to()));
    LudemeScope further = at.with("from", Sowing.at(sowing.from()));
    if (!clause.has("backtracking") && !clause.has("forward")) {
      HrgExpression wanted = model.conditions().condition(clause.get("if"), at);
      List<HrgStatement> effect = effect(clause, further);
      refuseFollowed(clause, effect, further);
      return wanted.equals(Logic.TRUE) ? effect : List.of(Hrg.when(wanted, effect));
    }
    if (sowing.place().isPresent()) {
      throw LudRefusal.of(
          clause,
          "with several captures on a track that visits sites more than once is not supported yet");
    }
    boolean depends = dependsOnOthers(sowing, at, further);
    if (depends && clause.clause("apply").all().anyMatch(each -> each.is("then"))) {
      throw LudRefusal.of(clause, "with captures that depend on others is not supported yet");
    }
    return depends
        ? model.foresight().of(() -> oneByOne(sowing, at, further))
        : oneByOne(sowing, at, further);
  }

  private List<HrgStatement> effect(LudClause clause, LudemeScope scope) {
    return model.effects().statements(clause.clause("apply"), scope.captures());
  }

  /** Consequences of one of several captures do not see the others. */
  private void refuseFollowed(LudClause clause, List<HrgStatement> effect, LudemeScope scope) {
    if (FollowingEffects.moves(clause.clause("apply")) == 1) {
      return;
    }
    Dependence captures = new Dependence(model.definitions());
    captures.add(effect);
    clause
        .clause("apply")
        .all()
        .filter(each -> each.is("then"))
        .filter(then -> captures.matters(following(then, scope)))
        .forEach(
            then -> {
              throw LudRefusal.of(then, "of one of several captures is not supported yet");
            });
  }

  private List<HrgStatement> following(LudClause then, LudemeScope scope) {
    return model.effects().statements(then.clause("moves"), scope.afterwards());
  }

  private HrgExpression wanted(LudClause clause, LudemeScope scope) {
    return model.conditions().condition(clause.get("if"), scope);
  }

  private HrgExpression goes(LudClause clause, LudemeScope scope) {
    LudValue going = clause.get(clause.has("backtracking") ? "backtracking" : "forward");
    return model.conditions().condition(going, scope);
  }

  private List<HrgStatement> oneByOne(Sowing sowing, LudemeScope at, LudemeScope further) {
    LudClause clause = sowing.clause();
    boolean back = clause.has("backtracking");
    HrgExpression goes = goes(clause, further);
    List<HrgStatement> begin = new ArrayList<>();
    List<HrgStatement> body = new ArrayList<>();
    HrgExpression wanted = wanted(clause, at);
    if (!wanted.equals(Logic.TRUE)) {
      body.add(Hrg.when(Logic.not(wanted), Hrg.jump(Kind.BREAK)));
    }
    HrgExpression more = model.definitions().scratch("more", Hrg.type("Bool"));
    if (!goes.equals(Logic.TRUE)) {
      body.add(
          Hrg.choose(
              List.of(Hrg.arm(goes, Hrg.block(Hrg.set(more, ONE)))),
              Hrg.block(Hrg.set(more, ZERO))));
    }
    body.addAll(effect(clause, further));
    if (!goes.equals(Logic.TRUE)) {
      body.add(Hrg.when(Hrg.equal(more, ZERO), Hrg.jump(Kind.BREAK)));
    }
    if (!back) {
      // As many times as the track has holes, plus one.
      int most = sowing.way().all().stream().mapToInt(SiteTrack::size).max().orElse(0);
      HrgExpression round = model.definitions().scratch("holes", model.definitions().numbers(most));
      begin.add(Hrg.set(round, ZERO));
      body.add(Hrg.when(Hrg.equal(round, tracks.size(sowing.way())), Hrg.jump(Kind.BREAK)));
      body.add(Hrg.set(round, Hrg.apply(model.definitions().up(), round)));
    }
    HrgExpression hole = sowing.hole();
    body.add(
        Hrg.set(
            sowing.to(),
            back ? tracks.previous(sowing.way(), hole) : tracks.next(sowing.way(), hole, false)));
    if (sowing.leavesStart()) {
      body.add(Hrg.set(hole, sowing.to()));
    }
    HrgExpression ends = back ? Hrg.equal(sowing.to(), sowing.from()) : off(sowing);
    body.add(Hrg.when(Logic.or(ends, Logic.not(goes)), Hrg.jump(Kind.BREAK)));
    begin.add(Hrg.loop(body));
    return begin;
  }

  private static HrgExpression off(Sowing sowing) {
    return sowing.way().isLoop() ? Logic.FALSE : Hrg.equal(sowing.to(), Hrg.ref(Sites.OFF));
  }

  /** Whether a capture affects another one: all are decided before any is made. */
  private boolean dependsOnOthers(Sowing sowing, LudemeScope at, LudemeScope further) {
    BitSet holes = new BitSet();
    sowing.way().all().forEach(track -> java.util.Arrays.stream(track.sites()).forEach(holes::set));
    List<HrgStatement> effect = effect(sowing.clause(), further);
    List<HrgStatement> all = new ArrayList<>(effect);
    all.add(Hrg.check(wanted(sowing.clause(), at)));
    all.add(Hrg.check(goes(sowing.clause(), further)));
    Dependence own = new Dependence(model.definitions());
    own.add(effect);
    return own.matters(all)
        && !own.onlyAt(all, sowing.to(), place -> model.heaps().isApart(place, holes));
  }
}
