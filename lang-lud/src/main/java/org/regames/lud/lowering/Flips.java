package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Pieces that change between two states, and moves that combine several: a piece is put where it
 * flips rows of others.
 */
record Flips(Model model) {
  private static final HrgExpression TO = Hrg.ref("to");

  /** {@code (flip …)}. */
  void flip(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    NumberLudemes.usualType(model, clause);
    model.stacks().refuse(clause);
    model.heaps().refuse(clause);
    AtSite site =
        clause.has("site")
            ? model.numbers().site(clause.get("site"), scope)
            : (AtSite)
                scope
                    .iterator("to")
                    .filter(AtSite.class::isInstance)
                    .orElseThrow(() -> LudRefusal.of(clause, "of no site"));
    HrgExpression state = model.state(site.site());
    HrgExpression holds = model.occupied(site.site());
    if (site.mayBeOff()) {
      holds = Logic.and(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), holds);
    }
    into.add(Hrg.when(holds, Hrg.set(state, Hrg.apply(flipped(clause), state))));
  }

  /** The other one of two states, which are the same for all pieces. */
  private String flipped(LudClause place) {
    List<List<Integer>> pairs =
        model.pieces().all().stream()
            .map(
                piece ->
                    piece.flips().stream()
                        .flatMap(flips -> flips.arguments().values().stream())
                        .map(each -> model.statics().number(each, Assumed.NOTHING))
                        .map(OptionalInt::orElseThrow)
                        .toList())
            .distinct()
            .toList();
    if (pairs.size() != 1 || pairs.getFirst().size() != 2) {
      throw LudRefusal.of(place, "of pieces that do not all change alike is not supported yet");
    }
    int a = pairs.getFirst().getFirst();
    int b = pairs.getFirst().getLast();
    model.definitions().numbers(Math.max(a, b));
    List<HrgDefinition.Case> cases = new ArrayList<>();
    cases.add(Hrg.when(List.of(Hrg.literal("" + a)), Hrg.ref("" + b)));
    cases.add(Hrg.when(List.of(Hrg.literal("" + b)), Hrg.ref("" + a)));
    cases.add(Hrg.when(List.of(new HrgPattern.Variable(Hrg.name("N"))), Hrg.ref("N")));
    return model.definitions().function("flipped", Hrg.map("Number", "Number"), cases);
  }

  /** {@code (append …)} of captures: one move that makes all of them, if there are any. */
  void append(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause captures = clause.clause("moves");
    LudRefusal.unlessAbsent(captures, "then");
    if (!captures.is("custodial")
        || !(captures.clause("from").get("sites") instanceof LudClause start)
        || !(captures.clause("between").find("if").orElse(null) instanceof LudClause enemy)
        || !enemy.is("is Enemy")
        || !puts(captures, start)) {
      throw LudRefusal.of(clause, "of such moves is not supported yet");
    }
    model.definitions().variable("to", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    AtSite site = model.numbers().site(start, scope);
    if (!scope.testing()) {
      into.add(Hrg.set(TO, site.site()));
      into.add(Hrg.tagOf("to"));
      if (model.uses("move Add")) {
        into.add(Hrg.tag("turning"));
      }
    }
    into.addAll(model.effects().statements(captures, scope));
    into.add(Hrg.check(Hrg.equal(CaptureLudemes.flag(model), Hrg.ref("1"))));
    if (!scope.testing()) {
      into.add(Hrg.set(model.numbers().lastSite("lastFrom"), TO));
      into.add(Hrg.set(model.numbers().lastSite("lastTo"), TO));
    }
  }

  /** Whether each capture first puts a piece on the site where captures begin. */
  private static boolean puts(LudClause captures, LudClause start) {
    return captures.clause("between").find("apply").orElse(null) instanceof LudClause apply
        && apply.find("effect").orElse(null) instanceof LudClause both
        && both.is("allCombinations")
        && both.clause("first").is("add")
        && both.clause("first").clause("to").find("sites").orElse(null) instanceof LudClause at
        && at.is(start.title())
        && start.arguments().isEmpty();
  }

  /** Whether captures add a piece, or a state, that their conditions depend on. */
  static boolean changesWhatIsAsked(LudClause captures) {
    Optional<LudClause> between = captures.findClause("between");
    Optional<LudClause> effect =
        between
            .flatMap(each -> each.findClause("apply"))
            .flatMap(apply -> apply.findClause("effect"))
            .filter(each -> each.is("allCombinations") && each.clause("first").is("add"));
    if (effect.isEmpty()
        || !(effect.get().clause("first").clause("to").find("sites").orElse(null)
            instanceof LudClause site)) {
      return effect.isPresent();
    }
    return Stream.concat(between.stream(), captures.findClause("to").stream())
        .flatMap(part -> part.find("if").stream())
        .filter(LudClause.class::isInstance)
        .flatMap(condition -> ((LudClause) condition).all())
        .anyMatch(each -> each.is(site.title()));
  }

  /** {@code (allCombinations …)} of a piece that is put, and of effects between. */
  void both(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudClause added = clause.clause("first");
    LudClause changed = clause.clause("second");
    boolean apart =
        scope.iterator("between").isPresent()
            && added.is("add")
            && isAt(added.clause("to"), "sites", List.of("site", "last To"))
            && (changed.is("flip") && isAt(changed, "site", List.of("between"))
                || changed.is("set State") && isAt(changed, "at", List.of("between")));
    if (!apart) {
      throw LudRefusal.of(clause, "of such effects is not supported yet");
    }
    // They affect different sites; if nothing flips, there is no combination.
    List<HrgStatement> all = new ArrayList<>(model.effects().statements(added, scope));
    all.addAll(model.effects().statements(changed, scope));
    if (changed.is("flip")
        && scope.iterator("between").orElseThrow() instanceof AtSite between
        && !between.mayBeOff()) {
      into.add(Hrg.when(model.occupied(between.site()), all));
    } else {
      into.addAll(all);
    }
  }

  private static boolean isAt(LudClause clause, String parameter, List<String> sites) {
    return clause.find(parameter).orElse(null) instanceof LudClause site
        && sites.contains(site.title());
  }

  /** Sets the state of an added piece, if it is given. */
  List<HrgStatement> given(LudClause clause, HrgExpression site, LudemeScope scope) {
    if (clause.findClause("piece").filter(each -> each.has("state")).isEmpty()) {
      return List.of();
    }
    LudValue state = clause.clause("piece").get("state");
    model.stacks().refuse(clause);
    Num number = model.numbers().number(state, scope);
    HrgExpression amount = model.numbers().arithmetic().amount(number, clause).number();
    return model.usesState() ? List.of(Hrg.set(model.state(site), amount)) : List.of();
  }
}
