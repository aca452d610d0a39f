package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;

/**
 * Effects that are all decided before any of them happens.
 *
 * <p>If a later one depends on what an earlier one changes, it is decided first; if that takes more
 * than a condition, pieces are only marked, and removed together.
 */
final class JointEffects {
  private static final HrgExpression ON = Hrg.ref("1");

  private final Model model;
  private final Set<HrgStatement> acts;

  JointEffects(Model model) {
    this.model = model;
    this.acts = model.foresight().acts();
  }

  /** The mark of a piece that is about to be removed. */
  static HrgExpression marked(Model model, HrgExpression site) {
    model.definitions().variable("marked", Hrg.map("Site", "Bool"));
    return Hrg.at("marked", site);
  }

  /** An effect in its scope. */
  record Effect(LudClause clause, LudemeScope scope) {}

  /** The statements of all of them together. */
  List<HrgStatement> of(List<Effect> effects) {
    if (effects.size() > 1) {
      effects.stream()
          .flatMap(each -> each.clause().all())
          .filter(each -> each.is("while"))
          .forEach(
              each -> {
                throw LudRefusal.of(each, "beside other effects is not supported yet");
              });
    }
    return model.heaps().used() ? ofHeaps(effects) : decided(effects);
  }

  private List<HrgStatement> statements(Effect effect) {
    return model.effects().statements(effect.clause(), effect.scope());
  }

  private List<HrgStatement> ofHeaps(List<Effect> effects) {
    List<HrgStatement> all = new ArrayList<>();
    return !model.foresight().isWanted() && oneByOne(effects, all)
        ? all
        : model.foresight().of(() -> foreseen(effects));
  }

  private List<HrgStatement> foreseen(List<Effect> effects) {
    List<HrgStatement> all = new ArrayList<>();
    Dependence before = new Dependence(model.definitions());
    for (Effect effect : effects) {
      List<HrgStatement> next = statements(effect);
      if (SowingCaptures.isIn(effect.clause()) && before.matters(next)) {
        Dependence own = new Dependence(model.definitions());
        own.add(next);
        if (before.changesAnyOf(own)) {
          throw refusal(effect.clause());
        }
        // Captures read the seeds before the other effects, which can come later.
        all.addAll(0, next);
      } else {
        all.addAll(next);
      }
      before.add(next);
    }
    return all;
  }

  private static DiagnosticException refusal(LudClause effect) {
    return LudRefusal.of(effect, "after effects that it depends on is not supported yet");
  }

  /**
   * Writes the effects one after the other; returns whether none of them depends on earlier ones.
   */
  private boolean oneByOne(List<Effect> effects, List<HrgStatement> into) {
    Dependence before = new Dependence(model.definitions());
    for (Effect effect : effects) {
      List<HrgStatement> next = statements(effect);
      if (before.matters(next)) {
        return false;
      }
      before.add(next);
      into.addAll(next);
    }
    return true;
  }

  private List<HrgStatement> decided(List<Effect> effects) {
    Dependence before = new Dependence(model.definitions(), acts);
    List<HrgStatement> decided = new ArrayList<>();
    List<HrgStatement> done = new ArrayList<>();
    for (Effect effect : effects) {
      List<HrgStatement> next = statements(effect);
      if (before.matters(next)) {
        Optional<HrgStatement> act = decideFirst(next, before, decided);
        if (act.isEmpty()) {
          return takenTogether(effects, effect.clause());
        }
        next = List.of(act.get());
      }
      before.add(next);
      done.addAll(next);
    }
    decided.addAll(done);
    return decided;
  }

  /**
   * Decides first whether an effect happens.
   *
   * @return the effect under that condition; empty if it is more complex
   */
  private Optional<HrgStatement> decideFirst(
      List<HrgStatement> effect, Dependence before, List<HrgStatement> decided) {
    Dependence finding = new Dependence(model.definitions());
    finding.add(effect.subList(0, effect.size() - 1));
    if (!finding.isIdle()
        || !(effect.getLast() instanceof HrgStatement.If choice)
        || choice.arms().size() != 1
        || choice.blocks().stream().anyMatch(block -> before.matters(block.statements()))) {
      return Optional.empty();
    }
    HrgStatement.Arm arm = choice.arms().getFirst();
    HrgExpression flag = model.numbers().kept("decided", Hrg.type("Bool"));
    decided.addAll(effect.subList(0, effect.size() - 1));
    decided.add(Hrg.set(flag, Hrg.ref("0")));
    decided.add(Hrg.when(arm.condition(), Hrg.set(flag, ON)));
    HrgStatement.Arm later = Hrg.arm(Hrg.equal(flag, ON), arm.body());
    return Optional.of(new HrgStatement.If(List.of(later), choice.otherwise(), choice.origin()));
  }

  private List<HrgStatement> takenTogether(List<Effect> effects, LudClause later) {
    if (model.stacks().used()) {
      return asBefore(effects, later);
    }
    Dependence before = new Dependence(model.definitions(), acts);
    List<HrgStatement> done = new ArrayList<>();
    for (Effect effect : effects) {
      List<HrgStatement> next = model.effects().marking(effect.clause(), effect.scope());
      if (before.matters(next)) {
        return asBefore(effects, effect.clause());
      }
      before.add(next);
      done.addAll(next);
    }
    if (before.hasChanged("board")) {
      return asBefore(effects, later);
    }
    HrgExpression each =
        Hrg.ref(model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF)));
    List<HrgStatement> taken = new ArrayList<>(model.clear(each));
    taken.add(Hrg.set(marked(model, each), Hrg.ref("0")));
    done.addAll(
        model.conditions().counting().everywhere(each, Hrg.equal(marked(model, each), ON), taken));
    return done;
  }

  /** All are decided by the state before any of them. */
  private List<HrgStatement> asBefore(List<Effect> effects, LudClause later) {
    return model
        .foresight()
        .ofPieces(() -> effects.stream().flatMap(each -> statements(each).stream()).toList())
        .orElseThrow(() -> refusal(later));
  }

  /** Lists all sites with an effect first, then performs the effects. */
  List<HrgStatement> inTwoSteps(
      LudClause clause, SiteRegion region, List<HrgStatement> body, AtSite each) {
    HrgExpression site = each.site();
    HrgExpression condition = region.contains().apply(site);
    List<HrgStatement> effect = body;
    if (body.size() == 1
        && body.getFirst() instanceof HrgStatement.If choice
        && choice.arms().size() == 1
        && choice.otherwise().isEmpty()) {
      condition = Logic.and(condition, choice.arms().getFirst().condition());
      effect = choice.arms().getFirst().body().statements();
    }
    Dependence rest = new Dependence(model.definitions(), acts);
    rest.add(effect);
    Counting counting = model.conditions().counting();
    if (rest.matters(effect) && !rest.onlyAt(effect, site, _ -> false)) {
      if (clause.clause("moves").all().anyMatch(it -> it.is("then"))) {
        throw LudRefusal.of(clause, "with a `then` after its effects is not supported yet");
      }
      HrgExpression all = condition;
      List<HrgStatement> done = effect;
      return model
          .foresight()
          .ofPieces(() -> counting.everywhere(each, all, done))
          .orElseThrow(
              () -> LudRefusal.of(clause, "with effects that it depends on is not supported yet"));
    }
    model.definitions().variable("listed", Hrg.map("Site", "Bool"));
    HrgExpression listed = Hrg.at("listed", site);
    List<HrgStatement> done = new ArrayList<>();
    done.add(Hrg.set(listed, Hrg.ref("0")));
    done.addAll(effect);
    List<HrgStatement> all =
        new ArrayList<>(
            counting.everywhere(each, condition, List.of(Hrg.set(listed, Hrg.ref("1")))));
    all.addAll(counting.everywhere(each, Hrg.equal(listed, Hrg.ref("1")), done));
    return all;
  }
}
