package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Known;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/**
 * A loop over groups of sites, each at the first of its sites, from which it grows over neighbours
 * in a queue (breadth-first search). All sites are tested for membership before any group is found,
 * so that the loop takes time linear in the sites and neighbours of the board.
 */
final class GroupLoop {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);
  private static final HrgExpression ON = Hrg.ref("1");

  /** The iterator that is a group. */
  static final String REGION = "region";

  private final Model model;
  private int depth;

  GroupLoop(Model model) {
    this.model = model;
  }

  /**
   * A group.
   *
   * @param scope the scope there, including the group
   */
  record Group(LudemeScope scope, Amount size) {}

  private String name(String word) {
    return depth > 1 ? word + depth : word;
  }

  private HrgExpression variable(String word, HrgType type) {
    return model.definitions().scratch(name(word), type);
  }

  private Function<HrgExpression, HrgExpression> map(String word, String to) {
    String map = name(word);
    if (to.equals("Site")) {
      HrgExpression none = Hrg.mapLiteral(Sites.OFF, List.of());
      model.definitions().variable(map, Hrg.map("Site", to), none);
    }
    variable(word, Hrg.map("Site", to));
    return site -> Hrg.at(map, site);
  }

  /** The neighbours over which the groups of a clause grow. */
  Ways ways(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    NumberLudemes.usualType(model, clause);
    Ways ways = model.directions().steps(clause, "directions", scope.with("from", SitePlace.BOARD));
    if (ways.key().isPresent()) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    return ways;
  }

  /** The test of a site by a condition of a clause; without one, by another one. */
  Function<HrgExpression, HrgExpression> joining(
      LudClause clause,
      String condition,
      LudemeScope scope,
      Function<HrgExpression, HrgExpression> otherwise) {
    return clause.has(condition)
        ? site ->
            model
                .conditions()
                .condition(
                    clause.get(condition),
                    scope.with("to", new AtSite(site, false, SitePlace.BOARD)))
        : otherwise;
  }

  /**
   * Executes statements for each group.
   *
   * @param joins whether a site is one of a group
   * @param begins whether a site that joins is enough to make a group
   */
  List<HrgStatement> each(
      Ways ways,
      LudemeScope scope,
      Function<HrgExpression, HrgExpression> joins,
      Function<HrgExpression, HrgExpression> begins,
      Function<Group, List<HrgStatement>> body) {
    depth++;
    try {
      HrgExpression at = variable("groupAt", Hrg.type("Site"));
      Function<HrgExpression, HrgExpression> ungrouped = map("ungrouped", "Bool");
      Function<HrgExpression, HrgExpression> groupOf = map("groupOf", "Site");
      HrgExpression size =
          variable("groupSize", model.definitions().numbers(model.sites().onBoard()));
      Group group =
          new Group(
              scope.with(REGION, new Known(depth)), new Amount(size, model.sites().onBoard()));
      List<HrgStatement> found = new ArrayList<>(grown(ways, at, ungrouped, groupOf, size));
      found.addAll(body.apply(group));
      HrgExpression isNew = Hrg.equal(ungrouped.apply(at), ON);
      Counting counting = model.conditions().counting();
      List<HrgStatement> all = new ArrayList<>(asked(at, ungrouped, groupOf, joins));
      all.addAll(counting.everywhere(at, Logic.and(isNew, begins.apply(at)), found));
      return all;
    } finally {
      depth--;
    }
  }

  /** Tests all sites for membership. */
  private List<HrgStatement> asked(
      HrgExpression at,
      Function<HrgExpression, HrgExpression> ungrouped,
      Function<HrgExpression, HrgExpression> groupOf,
      Function<HrgExpression, HrgExpression> joins) {
    return model
        .foundOnce()
        .around(
            () ->
                model
                    .conditions()
                    .counting()
                    .through(
                        SitePlace.BOARD,
                        at,
                        List.of(
                            Hrg.set(groupOf.apply(at), OFF),
                            Hrg.set(ungrouped.apply(at), Hrg.ref("0")),
                            Hrg.when(joins.apply(at), Hrg.set(ungrouped.apply(at), ON)))));
  }

  /**
   * How many sites are connected with one; none if it is not a member itself.
   *
   * @param joins whether a site is one of the group
   */
  Num.Counted size(Ways ways, AtSite start, Function<HrgExpression, HrgExpression> joins) {
    depth++;
    try {
      HrgExpression at = variable("groupAt", Hrg.type("Site"));
      Function<HrgExpression, HrgExpression> ungrouped = map("ungrouped", "Bool");
      Function<HrgExpression, HrgExpression> groupOf = map("groupOf", "Site");
      int most = model.sites().onBoard();
      HrgExpression size = variable("groupSize", model.definitions().numbers(most));
      List<HrgStatement> all = new ArrayList<>(asked(at, ungrouped, groupOf, joins));
      all.add(Hrg.set(size, Hrg.ref("0")));
      all.addAll(from(start, at, ungrouped, grown(ways, at, ungrouped, groupOf, size)));
      return new Num.Counted(all, size, most);
    } finally {
      depth--;
    }
  }

  /** The statements for a site where a group may begin. */
  private static List<HrgStatement> from(
      AtSite start,
      HrgExpression at,
      Function<HrgExpression, HrgExpression> ungrouped,
      List<HrgStatement> found) {
    HrgExpression begins = Hrg.equal(ungrouped.apply(at), ON);
    return List.of(
        Hrg.set(at, start.site()),
        Hrg.when(start.mayBeOff() ? Logic.and(Logic.unequal(at, OFF), begins) : begins, found));
  }

  /** A map for a group that is kept while other groups are found. */
  private String keptGroup() {
    HrgType type = Hrg.map("Site", "Site");
    String name =
        model.foundOnce().name("group").orElseGet(() -> model.numbers().keptName("group"));
    model.definitions().variable(name, type, Hrg.mapLiteral(Sites.OFF, List.of()));
    model.definitions().scratch(name, type);
    return name;
  }

  /** The sites that are connected with one, found all at once. */
  SiteRegion.Listing listing(
      Ways ways, AtSite start, Function<HrgExpression, HrgExpression> joins) {
    depth++;
    try {
      HrgExpression at = variable("groupAt", Hrg.type("Site"));
      Function<HrgExpression, HrgExpression> ungrouped = map("ungrouped", "Bool");
      String group = keptGroup();
      HrgExpression size =
          variable("groupSize", model.definitions().numbers(model.sites().onBoard()));
      Function<HrgExpression, HrgExpression> groupOf = site -> Hrg.at(group, site);
      List<HrgStatement> all = new ArrayList<>(asked(at, ungrouped, groupOf, joins));
      all.addAll(from(start, at, ungrouped, grown(ways, at, ungrouped, groupOf, size)));
      return new SiteRegion.Listing(all, site -> Logic.unequal(groupOf.apply(site), OFF));
    } finally {
      depth--;
    }
  }

  /** Grows the group of a site, which is its first. */
  private List<HrgStatement> grown(
      Ways ways,
      HrgExpression at,
      Function<HrgExpression, HrgExpression> ungrouped,
      Function<HrgExpression, HrgExpression> groupOf,
      HrgExpression size) {
    HrgExpression here = variable("growing", Hrg.type("Site"));
    HrgExpression last = variable("lastGrown", Hrg.type("Site"));
    Function<HrgExpression, HrgExpression> after = map("grownAfter", "Site");
    HrgExpression next = ways.next(here);
    HrgStatement joined =
        Hrg.when(
            Hrg.equal(ungrouped.apply(next), ON),
            Hrg.set(ungrouped.apply(next), Hrg.ref("0")),
            Hrg.set(groupOf.apply(next), at),
            Hrg.set(after.apply(last), next),
            Hrg.set(last, next),
            Hrg.set(size, Hrg.apply(model.definitions().up(), size)));
    return List.of(
        Hrg.set(ungrouped.apply(at), Hrg.ref("0")),
        Hrg.set(groupOf.apply(at), at),
        Hrg.set(size, ON),
        Hrg.set(last, at),
        Hrg.set(here, at),
        Hrg.repeat(
            Logic.unequal(here, OFF),
            ways.each(List.of(joined)),
            Hrg.set(after.apply(last), OFF),
            Hrg.set(here, after.apply(here))));
  }

  /** The least number of sites of a group that a clause counts. */
  Amount least(LudClause clause, LudemeScope scope) {
    Num least = model.numbers().number(clause.get("min"), scope);
    return model.numbers().arithmetic().positive(least, clause);
  }

  /** Executes statements if a group is large enough. */
  List<HrgStatement> where(Group group, Amount least, List<HrgStatement> done) {
    boolean any = List.of(Hrg.ref("0"), ON).contains(least.number());
    HrgExpression small = model.numbers().arithmetic().less(group.size(), least);
    return any ? done : List.of(Hrg.when(Logic.not(small), done));
  }

  /** {@code (sites)}: the group of the enclosing loop. */
  SiteRegion sites(LudClause clause, LudemeScope scope) {
    Optional<Num> loop = scope.iterator(REGION);
    if (!(loop.orElse(null) instanceof Known(int level))) {
      throw LudRefusal.of(clause, "outside of groups is not supported yet");
    }
    String suffix = level > 1 ? "" + level : "";
    return new SiteRegion(
        site -> Logic.equal(Hrg.at("groupOf" + suffix, site), Hrg.ref("groupAt" + suffix)),
        null,
        SitePlace.BOARD,
        true);
  }

  /** {@code (forEach Group …)}: effects for each group, all of which are decided first. */
  void effects(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Ways ways = ways(clause, scope);
    LudClause moves = clause.clause("moves");
    Function<HrgExpression, HrgExpression> joins =
        joining(clause, "if", scope, site -> Logic.equal(model.who(site), model.mover()));
    Function<HrgExpression, HrgExpression> begins =
        clause.has("if") ? model::occupied : _ -> Logic.TRUE;
    List<List<HrgStatement>> bodies = new ArrayList<>();
    List<HrgStatement> all =
        each(
            ways,
            scope,
            joins,
            begins,
            group -> {
              bodies.add(model.effects().statements(moves, group.scope()));
              return bodies.getLast();
            });
    List<HrgStatement> noticing = new ArrayList<>(bodies.getLast());
    noticing.add(Hrg.check(begins.apply(Hrg.ref("groupAt"))));
    Dependence own = new Dependence(model.definitions(), model.foresight().acts());
    own.add(bodies.getLast());
    if (!own.matters(noticing)) {
      into.addAll(all);
      return;
    }
    into.addAll(
        model
            .foresight()
            .ofPieces(
                () ->
                    each(
                        ways,
                        scope,
                        joins,
                        begins,
                        group -> model.effects().statements(moves, group.scope())))
            .orElseThrow(
                () ->
                    LudRefusal.of(clause, "with effects that it depends on is not supported yet")));
  }

  /** {@code (all Groups …)}: the condition that all groups satisfy a condition. */
  HrgExpression allGroups(LudClause clause, LudemeScope scope) {
    Function<HrgExpression, HrgExpression> joins =
        joining(clause, "of", scope, site -> Logic.equal(model.who(site), model.mover()));
    Function<HrgExpression, HrgExpression> begins =
        clause.has("of") ? model::occupied : _ -> Logic.TRUE;
    List<HrgStatement> body =
        new ArrayList<>(
            each(
                ways(clause, scope),
                scope,
                joins,
                begins,
                group ->
                    List.of(
                        Hrg.when(
                            Logic.not(
                                model.conditions().condition(clause.get("if"), group.scope())),
                            Hrg.jump(HrgStatement.Jump.Kind.RETURN)))));
    body.add(Hrg.check(Logic.FALSE));
    return Logic.not(model.conditions().reachable("otherGroup", body));
  }
}
