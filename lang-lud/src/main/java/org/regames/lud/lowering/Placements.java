package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Moves at one site: pieces are put on it or removed, or it is selected; and passes. */
record Placements(Model model) {
  private static final HrgExpression TO = Hrg.ref("to");

  /** Chooses a site of a region, or uses the one that is named. */
  private SitePlace choose(
      LudClause clause, LudValue sites, LudemeScope scope, List<HrgStatement> into) {
    model.definitions().variable("to", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    if (!NumberLudemes.isOfHand(clause, "sites")) {
      NumberLudemes.usualType(model, clause);
    }
    if (Counting.isRegion(sites) || sites instanceof LudValue.Items) {
      SiteRegion region = model.dynamicRegions().region(sites, scope);
      model.dynamicRegions().choose(region, "to", into);
      return place(region.place());
    }
    AtSite site = model.numbers().site(sites, scope);
    if (site.mayBeOff()) {
      into.add(Hrg.check(Logic.unequal(site.site(), Hrg.ref(Sites.OFF))));
    }
    if (!site.site().equals(TO)) {
      into.add(Hrg.set(TO, site.site()));
    }
    return place(site.place());
  }

  private SitePlace place(SitePlace place) {
    return place == SitePlace.ANYWHERE && !model.hasHands() ? SitePlace.BOARD : place;
  }

  private void last(List<HrgStatement> into) {
    into.add(Hrg.set(model.numbers().lastSite("lastFrom"), TO));
    into.add(Hrg.set(model.numbers().lastSite("lastTo"), TO));
    into.addAll(model.heaps().acted(TO));
    into.addAll(new StackNumbers(model).moved(Hrg.ref("0")));
  }

  void add(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (model.heaps().used()) {
      addSeeds(clause, scope, into);
    } else {
      addPieces(clause, scope, into);
    }
  }

  private void addPieces(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "count");
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations");
    boolean ofRegion = to.has("sites") && Counting.isRegion(to.get("sites"));
    LudValue sites =
        to.find("sites")
            .orElseThrow(() -> LudRefusal.of(clause, "without sites is not supported yet"));
    SitePlace place = choose(to, sites, scope, into);
    if (place != SitePlace.BOARD) {
      throw LudRefusal.of(clause, "to a hand is not supported yet");
    }
    LudemeScope inner = scope.with("to", place);
    if (to.has("if")) {
      into.add(Hrg.check(model.conditions().condition(to.get("if"), inner)));
    }
    List<HrgExpression> pieces = model.generators().pieces(clause, inner);
    if (pieces.size() > 1 && !ofRegion) {
      throw LudRefusal.of(clause, "of several pieces at one site is not supported yet");
    }
    if (scope.testing()) {
      return;
    }
    boolean free = sites instanceof LudClause region && region.is("sites Empty");
    put(clause, pieces, effect(to, inner), free, inner, into);
  }

  /**
   * Puts one of several pieces on the chosen site.
   *
   * @param before the statements before that
   * @param free whether the site is known to be empty
   */
  void put(
      LudClause clause,
      List<HrgExpression> pieces,
      List<HrgStatement> before,
      boolean free,
      LudemeScope inner,
      List<HrgStatement> into) {
    List<Block> blocks = new ArrayList<>();
    for (HrgExpression piece : pieces) {
      List<HrgStatement> body = new ArrayList<>();
      body.add(Hrg.tagOf("to"));
      if (piece instanceof HrgExpression.Reference(var name)
          && (pieces.size() > 1 || model.written().addsSeveralKinds())) {
        body.add(Hrg.tag(name.text()));
      } else if (model.written().addsSeveralKinds()) {
        body.add(Hrg.set(model.definitions().scratch("added", Hrg.type("Piece")), piece));
        body.add(Hrg.tagOf("added"));
      }
      if (isListedTwice(clause)) {
        body.add(Hrg.branch(Hrg.block(), Hrg.block(Hrg.tag("again"))));
      }
      body.addAll(before);
      HrgExpression can = free && before.isEmpty() ? Logic.TRUE : model.canPut(TO);
      List<HrgStatement> put = model.put(TO, piece);
      if (can.equals(Logic.TRUE)) {
        body.addAll(put);
      } else {
        body.add(Hrg.when(can, put));
      }
      body.addAll(new Flips(model).given(clause, TO, inner));
      blocks.add(Hrg.block(body));
    }
    if (blocks.size() == 1) {
      into.addAll(blocks.getFirst().statements());
    } else {
      into.add(Hrg.branch(blocks.toArray(Block[]::new)));
    }
    last(into);
  }

  /** Puts seeds on a site, as many as are given. */
  private void addSeeds(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause to = clause.clause("to");
    LudRefusal.unlessAbsent(to, "level", "rotations");
    LudValue sites =
        to.find("sites")
            .orElseThrow(() -> LudRefusal.of(clause, "without sites is not supported yet"));
    if (isListedTwice(clause)) {
      throw LudRefusal.of(clause, "of seeds that are listed twice is not supported yet");
    }
    LudemeScope inner = scope.with("to", choose(to, sites, scope, into));
    if (to.has("if")) {
      into.add(Hrg.check(model.conditions().condition(to.get("if"), inner)));
    }
    if (!scope.testing()) {
      into.add(Hrg.tagOf("to"));
      into.addAll(new SeedEffects(model).added(clause, TO, effect(to, inner), inner));
      last(into);
    }
  }

  /** Whether each move of a ludeme is listed twice: one that adds with an effect to a region. */
  static boolean isListedTwice(LudClause clause) {
    return clause.is("move Add")
        && clause.clause("to").has("apply")
        && clause.clause("to").find("sites").filter(Counting::isRegion).isPresent();
  }

  /** The effects at the site of a piece before it is put there. */
  private List<HrgStatement> effect(LudClause to, LudemeScope scope) {
    Optional<LudClause> apply = to.findClause("apply");
    if (apply.isEmpty() || !apply.get().has("effect")) {
      return List.of();
    }
    LudRefusal.unlessAbsent(apply.get(), "if");
    LudemeScope inner = scope.with("from", new AtSite(TO, false, SitePlace.BOARD));
    return model.effects().statements(apply.get().clause("effect"), inner);
  }

  void remove(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!model.heaps().used()) {
      LudRefusal.unlessAbsent(clause, "count");
    }
    boolean later = clause.has("at");
    if (later && !clause.word("at").equals("EndOfTurn")) {
      throw LudRefusal.of(clause, "at this time is not supported yet");
    }
    SitePlace place = choose(clause, clause.get("sites"), scope, into);
    boolean anywhere = place == SitePlace.ANYWHERE && !model.stacks().used();
    if (anywhere || later && place == SitePlace.HAND) {
      throw LudRefusal.of(clause, "from a hand is not supported yet");
    }
    into.add(Hrg.check(model.occupied(TO)));
    if (!scope.testing()) {
      into.add(Hrg.tag("remove"));
      into.add(Hrg.tagOf("to"));
      model.stacks().tagLevel(scope, into);
      if (clause.has("level")) {
        HrgExpression level = model.stacks().named(clause.get("level"), scope, TO);
        into.addAll(model.stacks().noted(TO, level));
        into.addAll(model.stacks().removed(TO, level));
      } else {
        into.addAll(
            place == SitePlace.HAND ? model.hands().emptied(TO) : model.effects().taken(TO, later));
      }
      last(into);
    }
  }

  /** Chooses the selected site: one of those that are written, or that of the enclosing loop. */
  private SitePlace selected(
      LudClause clause, LudClause from, LudemeScope scope, List<HrgStatement> into) {
    if (from.has("sites")) {
      return choose(from, from.get("sites"), scope, into);
    }
    if (!(scope.iterator("from").orElse(null) instanceof AtSite site) || site.mayBeOff()) {
      throw LudRefusal.of(clause, "without sites is not supported yet");
    }
    model.definitions().variable("to", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    into.add(Hrg.set(TO, site.site()));
    return site.place();
  }

  void select(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "mover");
    LudClause from = clause.clause("from");
    if (!model.stacks().used()) {
      LudRefusal.unlessAbsent(from, "level");
    }
    SitePlace place = selected(clause, from, scope, into);
    model.definitions().variable("from", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    if (!into.getLast().equals(Hrg.set(TO, Hrg.ref("from")))) {
      into.add(Hrg.set(Hrg.ref("from"), TO));
    }
    LudemeScope inner = scope.with("from", place).with("to", place);
    if (from.has("if")) {
      into.add(Hrg.check(model.conditions().condition(from.get("if"), inner)));
    }
    Optional<LudClause> to = clause.findClause("to");
    if (to.isPresent()) {
      LudRefusal.unlessAbsent(to.get(), "level", "rotations", "apply");
      LudValue goals =
          to.get()
              .find("sites")
              .orElseThrow(() -> LudRefusal.of(clause, "without goals is not supported yet"));
      SitePlace goal = choose(to.get(), goals, inner, into);
      if (to.get().has("if")) {
        into.add(
            Hrg.check(model.conditions().condition(to.get().get("if"), inner.with("to", goal))));
      }
    }
    if (!scope.testing()) {
      into.add(Hrg.tagOf("from"));
      model.stacks().tagLevel(scope, into);
      if (to.isPresent()) {
        into.add(Hrg.tagOf("to"));
      }
      if (to.isPresent() || !model.heaps().used()) {
        model.written().selection(clause).ifPresent(way -> into.add(Hrg.tag(way)));
      }
      model.heaps().way(clause).ifPresent(way -> into.add(Hrg.tag(way)));
      into.add(Hrg.set(model.numbers().lastSite("lastFrom"), Hrg.ref("from")));
      into.add(Hrg.set(model.numbers().lastSite("lastTo"), TO));
      into.addAll(model.heaps().acted(TO));
      HrgExpression level =
          to.isPresent()
              ? Hrg.ref("0")
              : from.has("level")
                  ? model.stacks().named(from.get("level"), scope, TO)
                  : model.stacks().topLevel(TO);
      into.addAll(new StackNumbers(model).moved(level));
    }
  }

  void promote(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Promotions promotions = new Promotions(model, model.effects());
    AtSite site = promotions.promotedAt(clause, scope);
    if (site.mayBeOff()) {
      into.add(Hrg.check(Logic.unequal(site.site(), Hrg.ref(Sites.OFF))));
    }
    List<LudValue> names = clause.clause("piece").list("piece");
    HrgExpression any =
        Logic.any(names.stream().map(name -> promotions.isPiece(clause, name, scope)).toList());
    if (!any.equals(Logic.TRUE)) {
      into.add(Hrg.check(any));
    }
    if (scope.testing()) {
      return;
    }
    model.definitions().variable("to", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    if (!site.site().equals(TO)) {
      into.add(Hrg.set(TO, site.site()));
    }
    List<Block> blocks = new ArrayList<>();
    for (LudValue name : names) {
      List<HrgStatement> body = new ArrayList<>();
      HrgExpression known = promotions.isPiece(clause, name, scope);
      if (!known.equals(any)) {
        body.add(Hrg.check(known));
      }
      body.add(Hrg.tagOf("to"));
      if (names.size() > 1) {
        HrgExpression piece = promotions.promoted(clause, name, scope);
        body.add(Hrg.set(model.definitions().scratch("added", Hrg.type("Piece")), piece));
        body.add(Hrg.tagOf("added"));
      }
      body.addAll(promotions.promotion(clause, name, TO, scope));
      blocks.add(Hrg.block(body));
    }
    if (blocks.size() == 1) {
      into.addAll(blocks.getFirst().statements());
    } else {
      into.add(Hrg.branch(blocks.toArray(Block[]::new)));
    }
    last(into);
  }

  void pass(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!scope.testing()) {
      into.addAll(model.turn().pass(scope));
    }
  }
}
