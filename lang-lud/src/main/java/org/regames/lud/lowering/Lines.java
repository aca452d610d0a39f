package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.board.Area;
import org.regames.lud.board.Board;
import org.regames.lud.board.TurtleWalk;
import org.regames.lud.lowering.Directions.Axis;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lines of pieces, and pieces that connect regions. */
record Lines(Model model) {
  private HrgExpression variable(String name) {
    return Hrg.ref(model.definitions().variable(name, Hrg.type("Site"), Hrg.ref(Sites.OFF)));
  }

  /** {@code (is Line …)} through one site. */
  HrgExpression line(LudClause clause, LudemeScope scope) {
    if (model.stacks().used()) {
      return new StackLines(model).line(clause, scope);
    }
    NumberLudemes.usualType(model, clause);
    if (!clause.flag("contiguous") && clause.flag("exact")) {
      throw LudRefusal.of(clause, "with gaps in this form is not supported yet");
    }
    OptionalInt length = model.statics().number(clause.get("length"), Assumed.NOTHING);
    if (length.isPresent() && length.getAsInt() > 1) {
      return line(clause, scope, length.getAsInt());
    }
    if (clause.flag("exact")) {
      throw LudRefusal.of(clause, "of such a length is not supported yet");
    }
    HrgExpression last = model.numbers().lastSite("lastTo");
    return Logic.any(
        lengths(clause).entrySet().stream()
            .map(
                each ->
                    Logic.and(
                        Hrg.equal(
                            Hrg.apply(
                                model.tables().has("lineOf" + each.getKey(), each.getValue()),
                                last),
                            Hrg.ref("1")),
                        line(clause, scope, each.getKey())))
            .toList());
  }

  /** The required length of a line, by the destination of the last move. */
  private Map<Integer, BitSet> lengths(LudClause clause) {
    Map<Integer, BitSet> lengths = new TreeMap<>();
    for (int site = 0; site < model.sites().onBoard(); site++) {
      int length =
          model
              .statics()
              .number(clause.get("length"), Assumed.NOTHING.with("last To", site))
              .orElseThrow(() -> LudRefusal.of(clause, "of such a length is not supported yet"));
      lengths.computeIfAbsent(Math.max(1, length), _ -> new BitSet()).set(site);
    }
    return lengths;
  }

  private HrgExpression line(LudClause clause, LudemeScope scope, int length) {
    HrgExpression at = variable(scope.free("at"));
    List<HrgStatement> body = new ArrayList<>();
    if (clause.has("throughAny")) {
      model
          .dynamicRegions()
          .choose(
              model.dynamicRegions().region(clause.get("throughAny"), scope),
              scope.free("at"),
              body);
    } else {
      AtSite pivot =
          clause.has("through")
              ? model.numbers().site(clause.get("through"), scope)
              : new AtSite(model.numbers().lastSite("lastTo"), true, SitePlace.ANYWHERE);
      body.add(Hrg.set(at, pivot.site()));
      if (pivot.mayBeOff()) {
        body.add(Hrg.check(Logic.unequal(at, Hrg.ref(Sites.OFF))));
      }
    }
    Wanted wanted = wanted(clause, scope, at, body);
    Wanted counted =
        site ->
            clause.has("if")
                ? Logic.and(
                    wanted.of(site),
                    model
                        .conditions()
                        .condition(
                            clause.get("if"),
                            scope.with("to", new AtSite(site, false, SitePlace.BOARD))))
                : wanted.of(site);
    body.add(Hrg.check(counted.of(at)));
    List<Block> ways = new ArrayList<>();
    for (Axis axis : model.directions().axes(clause, "directions", scope)) {
      ways.add(
          Hrg.block(
              clause.flag("contiguous")
                  ? length < 2
                      ? ending(axis, at)
                      : along(axis, at, length, clause.flag("exact"), counted)
                  : withGaps(axis, at, length, counted)));
    }
    if (ways.isEmpty()) {
      return Logic.FALSE;
    }
    body.add(Hrg.branch(ways.toArray(Block[]::new)));
    return model.conditions().reachable("line" + length, body);
  }

  private interface Wanted {
    HrgExpression of(HrgExpression site);
  }

  private Wanted wanted(
      LudClause clause, LudemeScope scope, HrgExpression at, List<HrgStatement> body) {
    if (clause.has("what")) {
      Num what = model.numbers().number(clause.get("what"), scope);
      return site -> model.numbers().equal(new Num.Which(model.board(site)), what, clause);
    }
    if (clause.has("whats")) {
      List<HrgExpression> pieces =
          clause.list("whats").stream().map(each -> model.generators().piece(each, scope)).toList();
      return site ->
          Logic.any(pieces.stream().map(piece -> Logic.equal(model.board(site), piece)).toList());
    }
    boolean mayHaveRole =
        clause.ludeme().parameters().stream().anyMatch(each -> each.name().equals("role"));
    if (mayHaveRole && clause.has("role")) {
      HrgExpression owner =
          model.numbers().owner(model.numbers().player(clause.get("role"), scope), clause);
      return site -> Logic.equal(model.who(site), owner);
    }
    model.definitions().variable("piece", Hrg.type("Piece"), Hrg.ref(Model.EMPTY));
    HrgExpression piece = Hrg.ref("piece");
    body.add(Hrg.set(piece, model.board(at)));
    return site -> Logic.equal(model.board(site), piece);
  }

  /** Goes back to the start of the line, and along it. */
  private List<HrgStatement> along(
      Axis axis, HrgExpression at, int length, boolean exact, Wanted wanted) {
    List<HrgStatement> body = new ArrayList<>();
    if (axis.back().isPresent()) {
      HrgExpression before = Hrg.apply(axis.back().get(), at);
      body.add(Hrg.repeat(there(before, wanted), Hrg.set(at, before)));
    }
    HrgExpression next = Hrg.apply(axis.forth(), at);
    body.add(
        new HrgStatement.Repeat(
            Hrg.name("" + (length - 1)),
            Hrg.block(Hrg.check(there(next, wanted)), Hrg.set(at, next)),
            Origin.UNKNOWN));
    if (exact) {
      body.add(Hrg.check(Logic.not(there(next, wanted))));
    }
    return body;
  }

  /** A line of one piece, if the board has no site on the other side. */
  private List<HrgStatement> ending(Axis axis, HrgExpression at) {
    HrgExpression off = Hrg.ref(Sites.OFF);
    HrgExpression forth = Logic.unequal(Hrg.apply(axis.forth(), at), off);
    HrgExpression back =
        axis.back().map(before -> Logic.unequal(Hrg.apply(before, at), off)).orElse(Logic.FALSE);
    return List.of(
        Hrg.check(Logic.or(Logic.and(forth, Logic.not(back)), Logic.and(back, Logic.not(forth)))));
  }

  /** Goes back to the start of the line of the board, and along it, skipping other sites. */
  private List<HrgStatement> withGaps(Axis axis, HrgExpression at, int length, Wanted wanted) {
    List<HrgStatement> body = new ArrayList<>();
    HrgExpression off = Hrg.ref(Sites.OFF);
    if (axis.back().isPresent()) {
      HrgExpression before = Hrg.apply(axis.back().get(), at);
      body.add(Hrg.repeat(Logic.unequal(before, off), Hrg.set(at, before)));
    }
    HrgExpression next = Hrg.apply(axis.forth(), at);
    HrgStatement pass =
        Hrg.repeat(Logic.and(Logic.unequal(at, off), Logic.not(wanted.of(at))), Hrg.set(at, next));
    body.add(
        new HrgStatement.Repeat(
            Hrg.name("" + (length - 1)), Hrg.block(pass, Hrg.set(at, next)), Origin.UNKNOWN));
    body.add(pass);
    body.add(Hrg.check(Logic.unequal(at, off)));
    return body;
  }

  private HrgExpression there(HrgExpression site, Wanted wanted) {
    return Logic.and(Logic.unequal(site, Hrg.ref(Sites.OFF)), wanted.of(site));
  }

  /** {@code (is Pattern …)}: pieces at the sites of a path, in any initial direction. */
  HrgExpression pattern(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    NumberLudemes.usualType(model, clause);
    Board board = model.equipment().board();
    TurtleWalk turtle = new TurtleWalk(board, board.use());
    List<TurtleWalk.Move> walk = Leaps.walk(clause.get("walk"));
    HrgExpression at = variable(scope.free("at"));
    AtSite pivot =
        clause.has("from")
            ? model.numbers().site(clause.get("from"), scope)
            : new AtSite(model.numbers().lastSite("lastTo"), true, SitePlace.ANYWHERE);
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.set(at, pivot.site()));
    body.add(Hrg.check(Logic.unequal(at, Hrg.ref(Sites.OFF))));
    List<Wanted> pattern = new ArrayList<>();
    if (clause.has("whats")) {
      for (LudValue what : clause.list("whats")) {
        Num number = model.numbers().number(what, scope);
        pattern.add(
            site -> model.numbers().equal(new Num.Which(model.board(site)), number, clause));
      }
    } else {
      pattern.add(wanted(clause, scope, at, body));
    }
    body.add(Hrg.check(pattern.getFirst().of(at)));
    List<Block> ways = new ArrayList<>();
    for (int heading = 0; heading < turtle.directions().size(); heading++) {
      List<HrgStatement> way = new ArrayList<>();
      long forward = walk.stream().filter(TurtleWalk.Move.FORWARD::equals).count();
      for (int k = 1; k <= forward; k++) {
        int[] table = model.tables().empty();
        for (int site = 0; site < board.count(board.use()); site++) {
          int place = k;
          table[site] = turtle.sites(site, walk, heading).map(sites -> sites[place]).orElse(-1);
        }
        HrgExpression there = Hrg.apply(model.tables().next("corner", table), at);
        way.add(Hrg.check(there(there, pattern.get(k % pattern.size()))));
      }
      ways.add(Hrg.block(way));
    }
    body.add(Hrg.branch(ways.toArray(Block[]::new)));
    return model.conditions().reachable("pattern", body);
  }

  /** {@code (is Connected …)}: each region is connected with the last move's site. */
  HrgExpression connected(LudClause clause, LudemeScope scope) {
    model.stacks().refuseMixed(clause);
    NumberLudemes.usualType(model, clause);
    List<HrgExpression> reached = new ArrayList<>();
    HrgExpression at = variable(scope.free("at"));
    HrgExpression start =
        clause.has("at")
            ? model.numbers().site(clause.get("at"), scope).site()
            : model.numbers().lastSite("lastTo");
    for (SiteRegion region : regions(clause, scope)) {
      List<HrgStatement> body = new ArrayList<>();
      body.add(Hrg.set(at, start));
      HrgExpression owner = model.who(at);
      model.definitions().variable("whose", Hrg.type("Owner"), Hrg.ref(Model.NOBODY));
      body.add(Hrg.set(Hrg.ref("whose"), owner));
      if (clause.get("regions") instanceof LudValue.Name role && role.kind() == Kind.ROLE) {
        HrgExpression player = model.numbers().owner(model.numbers().player(role, scope), clause);
        body.add(Hrg.check(Logic.equal(Hrg.ref("whose"), player)));
      } else {
        body.add(Hrg.check(Logic.unequal(Hrg.ref("whose"), Hrg.ref(Model.NOBODY))));
      }
      Ways ways =
          model.directions().steps(clause, "directions", scope.with("from", SitePlace.BOARD));
      if (ways.key().isPresent()) {
        throw LudRefusal.of(clause, "in relative directions is not supported yet");
      }
      body.add(
          Hrg.loop(
              Hrg.when(region.contains().apply(at), Hrg.jump(HrgStatement.Jump.Kind.RETURN)),
              ways.branch(List.of(Hrg.set(at, ways.next(at)))),
              Hrg.check(
                  Logic.and(
                      Logic.unequal(at, Hrg.ref(Sites.OFF)),
                      Logic.equal(owner, Hrg.ref("whose"))))));
      reached.add(model.conditions().reachable("touches", body));
    }
    return number(clause, reached);
  }

  private HrgExpression number(LudClause clause, List<HrgExpression> reached) {
    OptionalInt number =
        clause.has("number")
            ? model.statics().number(clause.get("number"), Assumed.NOTHING)
            : OptionalInt.of(reached.size());
    if (number.isEmpty() || number.getAsInt() < 1) {
      throw LudRefusal.of(clause, "of this number of regions is not supported yet");
    }
    int wanted = number.getAsInt();
    if (wanted == reached.size()) {
      return reached.stream().reduce(Logic.TRUE, Logic::and);
    }
    if (wanted > reached.size() || reached.size() > 8) {
      throw LudRefusal.of(clause, "of this many regions is not supported yet");
    }
    return Logic.any(
        IntStream.range(0, 1 << reached.size())
            .filter(set -> Integer.bitCount(set) == wanted)
            .mapToObj(
                set ->
                    IntStream.range(0, reached.size())
                        .filter(i -> (set >> i & 1) == 1)
                        .mapToObj(reached::get)
                        .reduce(Logic.TRUE, Logic::and))
            .toList());
  }

  private List<SiteRegion> regions(LudClause clause, LudemeScope scope) {
    LudValue regions = clause.get("regions");
    if (regions instanceof LudValue.Name name) {
      if (name.kind() != Kind.ROLE) {
        return kinds(clause, name.text());
      }
      return ownedRegions(clause, name);
    }
    return clause.list("regions").stream()
        .map(each -> model.dynamicRegions().region(each, scope))
        .toList();
  }

  private List<SiteRegion> kinds(LudClause clause, String kind) {
    List<BitSet> parts = new ArrayList<>();
    Board board = model.equipment().board();
    switch (kind) {
      case "Corners" -> {
        for (int site : board.area(board.use(), Area.CORNERS)) {
          BitSet one = new BitSet();
          one.set(site);
          parts.add(one);
        }
      }
      case "Sides" ->
          board
              .sides(board.use())
              .values()
              .forEach(
                  side -> {
                    BitSet one = new BitSet();
                    IntStream.of(side).forEach(one::set);
                    parts.add(one);
                  });
      default -> throw LudRefusal.of(clause, "of " + kind + " is not supported yet");
    }
    return parts.stream().map(part -> known("side", part)).toList();
  }

  private SiteRegion known(String name, BitSet sites) {
    String function = model.tables().has(name, sites);
    return new SiteRegion(
        site -> Hrg.equal(Hrg.apply(function, site), Hrg.ref("1")), null, SitePlace.BOARD, true);
  }

  /** The k-th region of each player, by the player. */
  private List<SiteRegion> ownedRegions(LudClause clause, LudValue.Name role) {
    HrgExpression player =
        model.numbers().owner(model.numbers().player(role, LudemeScope.OUTERMOST), clause);
    List<List<Optional<BitSet>>> each =
        IntStream.rangeClosed(1, model.players()).mapToObj(i -> model.regions().each(i)).toList();
    int count = each.getFirst().size();
    if (count == 0
        || each.stream().anyMatch(own -> own.size() != count)
        || each.stream().flatMap(List::stream).anyMatch(Optional::isEmpty)) {
      throw LudRefusal.of(clause, "of these regions is not supported yet");
    }
    List<SiteRegion> regions = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      Map<String, BitSet> sites = new LinkedHashMap<>();
      for (int i = 0; i < model.players(); i++) {
        sites.put(model.player(i + 1), each.get(i).get(k).orElseThrow());
      }
      String function = model.tables().has("side" + (k + 1), sites);
      regions.add(
          new SiteRegion(
              site -> Hrg.equal(Hrg.apply(function, player, site), Hrg.ref("1")),
              null,
              SitePlace.BOARD,
              true));
    }
    return regions;
  }
}
