package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.board.Steps;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Loops over lists of numbers, in any order. */
record NumberSeries(Model model) {
  /** A number of a list. */
  interface Element {
    Num number();

    /** The same as a sum with a positive and a negative part. */
    Linear linear();
  }

  /** Limits on the length and the sum of a list. */
  record Limit(int numbers, long total) {}

  /**
   * Executes statements for each number of a list, as often as it occurs.
   *
   * @param body makes the statements for a number
   */
  List<HrgStatement> each(
      LudValue list, LudemeScope scope, Function<Element, List<HrgStatement>> body) {
    if (list instanceof LudValue.Items items) {
      return items.values().stream().flatMap(each -> one(each, scope, body).stream()).toList();
    }
    if (!(list instanceof LudClause clause)) {
      throw LudRefusal.of(list, "list of numbers is not supported yet");
    }
    return switch (clause.ludeme().id()) {
      case "ARRAY results" -> results(clause, scope, body);
      case "ARRAY sizes Group" -> sizes(clause, scope, body);
      case "ARRAY array" ->
          Counting.isRegion(clause.get("values"))
              ? sites(clause.get("values"), scope, "listedSite", at -> made(at, body))
              : each(clause.get("values"), scope, body);
      case "ARRAY if" -> chosen(clause, scope, body);
      default -> throw LudRefusal.of(clause, "as a list to go through is not supported yet");
    };
  }

  private List<HrgStatement> one(
      LudValue value, LudemeScope scope, Function<Element, List<HrgStatement>> body) {
    Element element =
        new Element() {
          @Override
          public Num number() {
            return model.numbers().number(value, scope);
          }

          @Override
          public Linear linear() {
            return model.numbers().arithmetic().linear(value, scope);
          }
        };
    return finding(() -> body.apply(element));
  }

  private List<HrgStatement> made(Num number, Function<Element, List<HrgStatement>> body) {
    Element element =
        new Element() {
          @Override
          public Num number() {
            return number;
          }

          @Override
          public Linear linear() {
            Num.Amount amount = model.numbers().arithmetic().amount(number, model.game());
            return new Linear(List.of(amount), List.of(), 0);
          }
        };
    return finding(() -> body.apply(element));
  }

  private List<HrgStatement> finding(Supplier<List<HrgStatement>> body) {
    return model.numbers().afterFinding(body);
  }

  /** {@code (results …)}: a number for each pair of sites. */
  private List<HrgStatement> results(
      LudClause clause, LudemeScope scope, Function<Element, List<HrgStatement>> body) {
    LudValue value = clause.get("value");
    return ends(
        clause.get("from"),
        scope,
        "resultFrom",
        from -> {
          LudemeScope inner = scope.with("from", from);
          return ends(
              clause.get("to"), inner, "resultTo", to -> one(value, inner.with("to", to), body));
        });
  }

  /** A number, or each site of a region. */
  private List<HrgStatement> ends(
      LudValue value, LudemeScope scope, String name, Function<Num, List<HrgStatement>> body) {
    if (Counting.isRegion(value)) {
      return sites(value, scope, name, body);
    }
    return finding(() -> body.apply(model.numbers().number(value, scope)));
  }

  private List<HrgStatement> sites(
      LudValue region, LudemeScope scope, String name, Function<Num, List<HrgStatement>> body) {
    SiteRegion.Found found = model.dynamicRegions().region(region, scope).found();
    SiteRegion sites = found.sites();
    HrgExpression at = model.numbers().kept(name, Hrg.type("Site"));
    List<HrgStatement> done = finding(() -> body.apply(new AtSite(at, false, sites.place())));
    HrgStatement there = Hrg.when(sites.contains().apply(at), done);
    List<LudValue> written =
        region instanceof LudClause list && list.ludeme().id().equals("REGION sites /list")
            ? list.list("sites")
            : List.of();
    if (written.size() == 1) {
      AtSite only = model.numbers().site(written.getFirst(), scope);
      HrgStatement set = Hrg.set(at, only.site());
      return only.mayBeOff()
          ? List.of(set, Hrg.when(Logic.unequal(at, Hrg.ref(Sites.OFF)), done))
          : Stream.concat(Stream.of(set), done.stream()).toList();
    }
    SitePlace place =
        sites.place() == SitePlace.ANYWHERE && !model.hasHands() ? SitePlace.BOARD : sites.place();
    return Stream.concat(
            found.finding().stream(),
            model.conditions().counting().through(place, at, List.of(there)).stream())
        .toList();
  }

  /** {@code (sizes Group …)}. */
  private List<HrgStatement> sizes(
      LudClause clause, LudemeScope scope, Function<Element, List<HrgStatement>> body) {
    LudRefusal.unlessAbsent(clause, "isVisible");
    GroupLoop groups = model.groups();
    Function<HrgExpression, HrgExpression> joins =
        groups.joining(clause, "if", scope, owned(clause, scope));
    Num.Amount least = groups.least(clause, scope);
    return groups.each(
        groups.ways(clause, scope),
        scope,
        joins,
        _ -> Logic.TRUE,
        group -> groups.where(group, least, made(group.size(), body)));
  }

  private Function<HrgExpression, HrgExpression> owned(LudClause clause, LudemeScope scope) {
    if (clause.has("of")) {
      HrgExpression owner =
          model.numbers().owner(model.numbers().number(clause.get("of"), scope), clause);
      return site -> Logic.equal(model.who(site), owner);
    }
    return clause.has("role") && !RegionLudemes.isAll(clause.get("role"))
        ? model.dynamicRegions().owners(clause, clause.get("role"), scope)::of
        : model::occupied;
  }

  private List<HrgStatement> chosen(
      LudClause clause, LudemeScope scope, Function<Element, List<HrgStatement>> body) {
    return finding(
        () -> {
          HrgExpression condition = model.conditions().condition(clause.get("condition"), scope);
          List<HrgStatement> then = each(clause.get("then"), scope, body);
          List<HrgStatement> other =
              clause.has("else") ? each(clause.get("else"), scope, body) : List.of();
          return List.of(
              Hrg.choose(List.of(Hrg.arm(condition, Hrg.block(then))), Hrg.block(other)));
        });
  }

  /**
   * The limits of a list.
   *
   * @param most the greatest number of the list
   */
  Limit limit(LudValue list, int most) {
    if (list instanceof LudValue.Items items) {
      return new Limit(items.values().size(), (long) items.values().size() * most);
    }
    if (!(list instanceof LudClause clause)) {
      throw LudRefusal.of(list, "list of numbers is not supported yet");
    }
    return switch (clause.ludeme().id()) {
      case "ARRAY results" -> {
        int numbers = sites(clause.get("from")) * sites(clause.get("to"));
        yield new Limit(numbers, (long) numbers * most);
      }
      case "ARRAY sizes Group" -> new Limit(model.sites().onBoard(), model.sites().onBoard());
      case "ARRAY array" -> {
        LudValue values = clause.get("values");
        yield Counting.isRegion(values)
            ? new Limit(sites(values), (long) sites(values) * most)
            : limit(values, most);
      }
      case "ARRAY if" -> {
        Limit then = limit(clause.get("then"), most);
        Limit other = clause.has("else") ? limit(clause.get("else"), most) : then;
        yield new Limit(
            Math.max(then.numbers(), other.numbers()), Math.max(then.total(), other.total()));
      }
      default -> throw LudRefusal.of(clause, "as a list to go through is not supported yet");
    };
  }

  /** The most sites that a region may have. */
  private int sites(LudValue region) {
    if (!(region instanceof LudClause clause) || !Counting.isRegion(region)) {
      return 1;
    }
    return model
        .statics()
        .region(region, Assumed.NOTHING)
        .map(BitSet::cardinality)
        .orElseGet(
            () ->
                switch (clause.ludeme().id()) {
                  case "REGION sites /list" -> clause.list("sites").size();
                  case "REGION forEach /filter", "REGION difference" -> sites(clause.get("region"));
                  case "REGION sites Around" ->
                      Counting.isRegion(clause.get("from"))
                          ? model.sites().size()
                          : mostNeighbours();
                  default -> model.sites().size();
                });
  }

  private int mostNeighbours() {
    Steps steps = model.equipment().board().steps(model.equipment().board().use());
    return IntStream.range(0, steps.size()).map(site -> steps.targets(site).length).max().orElse(0);
  }
}
