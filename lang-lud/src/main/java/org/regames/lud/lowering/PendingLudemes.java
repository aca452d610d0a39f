package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * What a move leaves pending for the next one: just that something is pending, a site, or several.
 *
 * <p>What this move leaves is stored separately from what the last one left, which is read until
 * the move is made.
 */
final class PendingLudemes {
  private static final HrgExpression ON = Hrg.ref("1");
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private final Model model;
  private Optional<Boolean> one = Optional.empty();

  PendingLudemes(Model model) {
    this.model = model;
  }

  private boolean ofSites() {
    return model.uses("sites Pending", "value Pending");
  }

  /** Whether no move leaves more than one site. */
  private boolean ofOneSite() {
    if (one.isEmpty()) {
      one =
          Optional.of(
              ofSites()
                  && model.written().clauses("set Pending").stream()
                      .noneMatch(each -> each.has("value") && Counting.isRegion(each.get("value")))
                  && most(model.game()) <= 1);
    }
    return one.get();
  }

  /** How often moves leave something pending at most. */
  private static int most(LudValue value) {
    return switch (value) {
      case LudClause clause -> {
        List<Integer> parts = AlikeStacks.parts(clause).map(PendingLudemes::most).toList();
        int sum = parts.stream().mapToInt(each -> each).sum();
        int greatest = parts.stream().mapToInt(each -> each).max().orElse(0);
        yield switch (clause.title()) {
          case "set Pending" -> 1 + sum;
          case "if", "equipment", "priority" -> greatest;
          case "forEach Site", "forEach Direction", "forEach Value", "between", "while" -> 2 * sum;
          case "or" -> isDecision(clause) ? greatest : sum;
          case "game", "rules", "phase" -> greatest;
          default -> sum;
        };
      }
      case LudValue.Items items -> items.values().stream().mapToInt(PendingLudemes::most).sum();
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> 0;
    };
  }

  private static boolean isDecision(LudClause clause) {
    return clause.arguments().values().stream()
        .flatMap(
            each ->
                each instanceof LudValue.Items items
                    ? items.values().stream()
                    : java.util.stream.Stream.of(each))
        .anyMatch(
            each ->
                each instanceof LudClause inner
                    && (inner.title().startsWith("move") || inner.is("or") && isDecision(inner)));
  }

  private HrgExpression flag(boolean made) {
    return Hrg.ref(
        model.definitions().variable(made ? "pendingNext" : "pending", Hrg.type("Bool")));
  }

  private HrgExpression site(boolean made) {
    return Hrg.ref(
        model.definitions().variable(made ? "pendingNext" : "pending", Hrg.type("Site"), OFF));
  }

  private HrgExpression mark(boolean made, HrgExpression site) {
    String name = made ? "pendingNextAt" : "pendingAt";
    model.definitions().variable(name, Hrg.map("Site", "Bool"));
    return Hrg.at(name, site);
  }

  /** {@code (set Pending …)}. */
  void set(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (!ofSites()) {
      into.add(Hrg.set(flag(true), ON));
      return;
    }
    if (clause.has("value") && Counting.isRegion(clause.get("value"))) {
      // Chains in which sites are marked would read the marks made so far.
      if (clause.all().anyMatch(each -> each.is("max Moves")) && model.uses("move Select")) {
        throw LudRefusal.of(clause, "where the longest chains begin is not supported yet");
      }
      setAll(model.dynamicRegions().region(clause.get("value"), scope), clause, into);
      return;
    }
    AtSite site =
        clause.has("value")
            ? model.numbers().site(clause.get("value"), scope)
            : model.numbers().site(1);
    if (ofOneSite()) {
      into.add(Hrg.set(site(true), site.site()));
      return;
    }
    List<HrgStatement> marked =
        List.of(Hrg.set(mark(true, site.site()), ON), Hrg.set(flag(true), ON));
    if (site.mayBeOff()) {
      into.add(Hrg.when(Logic.unequal(site.site(), OFF), marked));
    } else {
      into.addAll(marked);
    }
  }

  private void setAll(SiteRegion region, LudClause clause, List<HrgStatement> into) {
    if (region.place() != SitePlace.BOARD && model.hasHands()) {
      throw LudRefusal.of(clause, "of hands is not supported yet");
    }
    HrgExpression each = Hrg.ref(model.definitions().variable("each", Hrg.type("Site"), OFF));
    HrgStatement marked =
        Hrg.when(
            region.contains().apply(each), Hrg.set(mark(true, each), ON), Hrg.set(flag(true), ON));
    into.addAll(model.conditions().counting().through(SitePlace.BOARD, each, List.of(marked)));
  }

  /** {@code (is Pending)}. */
  HrgExpression isPending(LudemeScope scope) {
    return ofOneSite()
        ? Logic.unequal(site(scope.leaves()), OFF)
        : Hrg.equal(flag(scope.leaves()), ON);
  }

  /** {@code (sites Pending)}. */
  SiteRegion sites(LudemeScope scope) {
    boolean made = scope.leaves();
    return ofOneSite()
        ? new SiteRegion(
            site -> Logic.and(Logic.unequal(site, OFF), Logic.equal(site, site(made))),
            null,
            SitePlace.BOARD,
            true)
        : new SiteRegion(site -> Hrg.equal(mark(made, site), ON), null, SitePlace.BOARD, true);
  }

  /** {@code (value Pending)}, if it is a site. */
  Num value(LudClause clause, LudemeScope scope) {
    if (!ofOneSite()) {
      throw LudRefusal.of(clause, "of one of several sites is not supported yet");
    }
    return new AtSite(site(scope.leaves()), true, SitePlace.BOARD);
  }

  /** After a move, what it left becomes what is read. */
  void pass(List<HrgStatement> into) {
    if (!model.uses("set Pending")) {
      return;
    }
    if (ofOneSite()) {
      into.add(Hrg.set(site(false), site(true)));
      into.add(Hrg.set(site(true), OFF));
      return;
    }
    if (ofSites()) {
      HrgExpression each = Hrg.ref(model.definitions().variable("each", Hrg.type("Site"), OFF));
      List<HrgStatement> passed = new ArrayList<>();
      passed.add(Hrg.set(mark(false, each), mark(true, each)));
      passed.add(Hrg.set(mark(true, each), Hrg.ref("0")));
      List<HrgStatement> loop =
          model.conditions().counting().through(SitePlace.BOARD, each, passed);
      into.add(Hrg.when(Logic.or(Hrg.equal(flag(false), ON), Hrg.equal(flag(true), ON)), loop));
    }
    into.add(Hrg.set(flag(false), flag(true)));
    into.add(Hrg.set(flag(true), Hrg.ref("0")));
  }
}
