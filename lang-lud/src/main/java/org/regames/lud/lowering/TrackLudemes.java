package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Sites along tracks that are only known during play. */
record TrackLudemes(Model model) {
  /** A track, or each player's own. */
  record Way(Optional<SiteTrack> common, Map<String, SiteTrack> byPlayer) {

    /** All tracks that it may be. */
    List<SiteTrack> all() {
      return common.map(List::of).orElseGet(() -> List.copyOf(byPlayer.values()));
    }

    /** The track of each player, whether it is the player's own or all players'. */
    Map<String, SiteTrack> byPlayer(Model model) {
      Map<String, SiteTrack> tracks = new LinkedHashMap<>(byPlayer);
      for (int i = 1; i <= model.players() && common.isPresent(); i++) {
        tracks.put(model.player(i), common.get());
      }
      return tracks;
    }

    /** The number of sites of the longest track. */
    int longest() {
      return all().stream().mapToInt(SiteTrack::size).max().orElse(0);
    }

    /**
     * Whether movement is by numbers of places: sites do not determine these, or the track has an
     * end.
     */
    boolean byPlace() {
      return all().stream()
          .anyMatch(
              track ->
                  Arrays.stream(track.sites()).distinct().count() < track.size()
                      || track.indexOf(SiteTrack.END) >= 0);
    }

    boolean isLoop() {
      return common
          .map(SiteTrack::loop)
          .orElseGet(() -> byPlayer.values().stream().allMatch(SiteTrack::loop));
    }
  }

  /** The ludemes and how they are lowered. */
  Map<String, BiFunction<LudClause, LudemeScope, Num>> rules() {
    return Map.of(
        "INT trackSite Move", this::move,
        "INT trackSite FirstSite", this::first,
        "INT trackSite EndSite", this::unknown);
  }

  private Num unknown(LudClause clause, LudemeScope scope) {
    throw LudRefusal.of(clause, "of a value that is only known during play is not supported yet");
  }

  /**
   * The track of a ludeme, or that of each player.
   *
   * @param choice finds it, whether the mover is known or not
   */
  Way way(LudClause clause, Function<Assumed, Optional<SiteTrack>> choice) {
    Way way = anyWay(clause, choice);
    way.all().forEach(track -> refuse(clause, track));
    return way;
  }

  /** The same for tracks to sow on: a loop may visit sites repeatedly. */
  Way wayToSow(LudClause clause) {
    Way way = anyWay(clause, assumed -> model.tracks().ofSowing(clause, assumed));
    for (SiteTrack track : way.all()) {
      if (!way.isLoop() || track.indexOf(SiteTrack.END) >= 0) {
        refuse(clause, track);
      }
    }
    return way;
  }

  /** The same for tracks that may visit sites repeatedly, or have an end. */
  private Way anyWay(LudClause clause, Function<Assumed, Optional<SiteTrack>> choice) {
    Optional<SiteTrack> common = choice.apply(Assumed.NOTHING);
    if (common.isPresent()) {
      return new Way(common, Map.of());
    }
    Map<String, SiteTrack> byPlayer = new LinkedHashMap<>();
    for (int i = 1; i <= model.players(); i++) {
      SiteTrack track =
          choice
              .apply(Assumed.role("Mover", i))
              .orElseThrow(() -> LudRefusal.of(clause, "without a track is not supported yet"));
      byPlayer.put(model.player(i), track);
    }
    return byPlayer.values().stream().distinct().count() == 1
        ? new Way(Optional.of(byPlayer.values().iterator().next()), Map.of())
        : new Way(Optional.empty(), byPlayer);
  }

  private void refuse(LudClause clause, SiteTrack track) {
    Tracks.refuseRepeated(track, clause);
    if (Arrays.stream(track.sites()).anyMatch(site -> site == SiteTrack.END)) {
      throw LudRefusal.of(clause, "on a track with an end is not supported yet");
    }
  }

  /** The next site of a track; with {@code cyclic}, the first one always follows the last one. */
  HrgExpression next(Way way, HrgExpression site, boolean cyclic) {
    if (way.common().isPresent()) {
      SiteTrack track = way.common().get();
      return Hrg.apply(model.tables().next(name(track), table(track, 1, cyclic)), site);
    }
    return byPlayer(way, site, 1, cyclic);
  }

  /** The previous site; none before the first one, unless the track is a loop. */
  HrgExpression previous(Way way, HrgExpression site) {
    if (way.common().isPresent()) {
      int[] table = table(way.common().get(), -1, false);
      return Hrg.apply(model.tables().next("back", table), site);
    }
    return byPlayer(way, site, -1, false);
  }

  private HrgExpression byPlayer(Way way, HrgExpression site, int step, boolean cyclic) {
    Map<String, int[]> tables = new LinkedHashMap<>();
    way.byPlayer().forEach((player, track) -> tables.put(player, table(track, step, cyclic)));
    String name = step > 0 ? "along" : "back";
    return Hrg.apply(model.tables().next(name, "Player", tables), model.mover(), site);
  }

  /** How many sites a track has. */
  HrgExpression size(Way way) {
    Map<String, String> sizes = new LinkedHashMap<>();
    way.byPlayer().forEach((player, track) -> sizes.put(player, "" + track.size()));
    return way.common()
        .map(track -> Hrg.ref("" + track.size()))
        .orElseGet(
            () ->
                Hrg.apply(
                    model.tables().values("trackSize", "Player", "Number", sizes), model.mover()));
  }

  /** How many sites follow on a track that ends, including the site itself or not. */
  Amount room(Way way, HrgExpression site, boolean included) {
    int longest = way.longest();
    model.definitions().numbers(longest);
    List<Case> cases = new ArrayList<>();
    way.byPlayer(model)
        .forEach(
            (player, track) -> {
              for (int i = 0; i < track.size(); i++) {
                HrgPattern here = Hrg.literal(model.sites().name(track.sites()[i]));
                int room = track.size() - i - (included ? 0 : 1);
                cases.add(Hrg.when(List.of(Hrg.literal(player), here), Hrg.ref("" + room)));
              }
            });
    HrgPattern any = new HrgPattern.Wildcard(Origin.UNKNOWN);
    cases.add(Hrg.when(List.of(any, any), Hrg.ref("0")));
    String function =
        model.definitions().function("room", Hrg.map("Player", "Site", "Number"), cases);
    return new Amount(Hrg.apply(function, model.mover(), site), longest);
  }

  private static String name(SiteTrack track) {
    return SymbolWords.symbol(track.name());
  }

  private int[] table(SiteTrack track, int step, boolean cyclic) {
    int[] table = model.tables().empty();
    int size = track.size();
    for (int i = 0; i < size; i++) {
      int next = i + step;
      boolean inside = next >= 0 && next < size;
      if (inside || track.loop() || cyclic) {
        table[track.sites()[i]] = track.sites()[Math.floorMod(next, size)];
      }
    }
    return table;
  }

  private Num move(LudClause clause, LudemeScope scope) {
    Way way = anyWay(clause, assumed -> model.tracks().ofMove(clause, assumed));
    Amount steps = model.numbers().arithmetic().positive(clause.get("steps"), scope);
    if (way.byPlace()) {
      HrgExpression place = placeAhead(clause, way, steps, scope);
      HrgExpression there = model.trackPlaces().site(way, place, steps.most());
      long left = goesOn(clause.get("steps"), scope) ? 1 : 0;
      boolean onBoard =
          way.all().stream()
              .flatMapToInt(track -> Arrays.stream(track.sites()).skip(left))
              .allMatch(site -> site < model.sites().onBoard());
      return new AtSite(there, true, onBoard ? SitePlace.BOARD : SitePlace.ANYWHERE);
    }
    AtSite site = start(clause, scope);
    HrgExpression there =
        way.common().isPresent()
            ? Hrg.apply(onwards(way.common().get()), site.site(), steps.number())
            : Hrg.apply(onwards(way), model.mover(), site.site(), steps.number());
    return new AtSite(there, !way.isLoop(), SitePlace.BOARD);
  }

  /** Whether a number of steps is known not to be 0. */
  private boolean goesOn(LudValue steps, LudemeScope scope) {
    Num number = model.numbers().number(steps, scope);
    return number instanceof Num.Known(int known) && known > 0
        || number instanceof Num.Table table
            && table.rows().values().stream().allMatch(each -> each > 0);
  }

  private HrgExpression placeAhead(LudClause clause, Way way, Amount steps, LudemeScope scope) {
    AtSite site = start(clause, scope);
    boolean again = way.all().stream().anyMatch(SiteTrack::hasInnerLoop);
    if (again && !scope.hasOwn(site.site())) {
      throw LudRefusal.of(
          clause,
          "of another piece on a track that visits sites more than once is not supported yet");
    }
    return model.trackPlaces().ahead(way, site.site(), steps);
  }

  /**
   * The condition that a step along a track leads to its end, or beyond it.
   *
   * @param known -2 for the end, -1 for beyond it
   */
  HrgExpression leads(LudClause clause, int known, LudemeScope scope) {
    Way way = anyWay(clause, assumed -> model.tracks().ofMove(clause, assumed));
    boolean ends = way.all().stream().anyMatch(track -> track.indexOf(SiteTrack.END) >= 0);
    if (!ends) {
      AtSite there = model.numbers().site(move(clause, scope), clause);
      return known == SiteTrack.END || !there.mayBeOff()
          ? Logic.FALSE
          : Logic.equal(there.site(), Hrg.ref(Sites.OFF));
    }
    Amount steps = model.numbers().arithmetic().positive(clause.get("steps"), scope);
    HrgExpression place = placeAhead(clause, way, steps, scope);
    HrgExpression end = model.trackPlaces().isEnd(way, place);
    HrgExpression there = model.trackPlaces().site(way, place, steps.most());
    return known == SiteTrack.END
        ? end
        : Logic.and(Logic.equal(there, Hrg.ref(Sites.OFF)), Logic.not(end));
  }

  private AtSite start(LudClause clause, LudemeScope scope) {
    Num from =
        clause.has("from")
            ? model.numbers().number(clause.get("from"), scope)
            : scope
                .iterator("from")
                .orElseThrow(
                    () ->
                        LudRefusal.of(clause, "without a site to start from is not supported yet"));
    return model.numbers().site(from, clause);
  }

  /** The same function for each player's own track. */
  private String onwards(Way way) {
    HrgPattern site = new HrgPattern.Variable(Hrg.name("X"));
    HrgPattern number = new HrgPattern.Variable(Hrg.name("N"));
    List<Case> cases = new ArrayList<>();
    way.byPlayer()
        .forEach(
            (player, track) ->
                cases.add(
                    Hrg.when(
                        List.of(Hrg.literal(player), site, number),
                        Hrg.apply(onwards(track), Hrg.ref("X"), Hrg.ref("N")))));
    return model
        .definitions()
        .function("onOwnTrack", Hrg.map("Player", "Site", "Number", "Site"), cases);
  }

  /** The function from a site and a number of steps to the site that many steps along a track. */
  private String onwards(SiteTrack track) {
    String next = model.tables().next(name(track), table(track, 1, false));
    model.definitions().numbers(1);
    List<Case> cases = new ArrayList<>();
    HrgPattern any = new HrgPattern.Wildcard(Origin.UNKNOWN);
    HrgPattern number = new HrgPattern.Variable(Hrg.name("N"));
    HrgPattern site = new HrgPattern.Variable(Hrg.name("X"));
    String name = model.definitions().fresh("onwards");
    cases.add(
        Hrg.when(
            List.of(Hrg.literal(Sites.OFF), track.loop() ? number : any),
            track.loop()
                ? Hrg.apply(name, model.sites().expression(track.sites()[0]), Hrg.ref("N"))
                : Hrg.ref(Sites.OFF)));
    for (int other = 0; other < model.sites().size(); other++) {
      if (model.sites().has(other) && track.indexOf(other) < 0) {
        HrgPattern here = Hrg.literal(model.sites().name(other));
        cases.add(
            Hrg.when(List.of(here, number), Hrg.apply(name, Hrg.ref(Sites.OFF), Hrg.ref("N"))));
      }
    }
    cases.add(Hrg.when(List.of(site, Hrg.literal("0")), Hrg.ref("X")));
    cases.add(
        Hrg.when(
            List.of(site, number),
            Hrg.apply(
                name,
                Hrg.apply(next, Hrg.ref("X")),
                Hrg.binary(Hrg.ref("N"), Operator.SUBTRACT, Hrg.ref("1")))));
    return model
        .definitions()
        .recursive(name, List.of(track, "onwards"), Hrg.map("Site", "Number", "Site"), cases);
  }

  /** {@code (trackSite FirstSite …)} with a condition. */
  private Num first(LudClause clause, LudemeScope scope) {
    Way way = way(clause, assumed -> model.tracks().ofEnds(clause, assumed));
    HrgExpression found = model.definitions().scratch("firstSite", Hrg.type("Site"));
    AtSite start;
    if (clause.has("from")) {
      start = model.numbers().site(clause.get("from"), scope);
    } else if (way.common().isPresent()) {
      start = model.numbers().site(way.common().get().sites()[0]);
    } else {
      throw LudRefusal.of(clause, "of a player's own track is not supported yet");
    }
    LudemeScope inner = scope.with("to", new AtSite(found, false, SitePlace.BOARD));
    HrgExpression wanted = model.conditions().condition(clause.get("if"), inner);
    HrgExpression next = next(way, found, true);
    model
        .numbers()
        .first(
            List.of(
                Hrg.set(found, start.site()),
                Hrg.repeat(
                    Logic.and(Logic.unequal(found, Hrg.ref(Sites.OFF)), Logic.not(wanted)),
                    Hrg.set(found, next),
                    Hrg.when(
                        Logic.equal(found, start.site()), Hrg.set(found, Hrg.ref(Sites.OFF))))));
    return new AtSite(found, true, SitePlace.BOARD);
  }

  /** {@code (sites Track …)}: a track, or a part of one, which may wrap around its end. */
  SiteRegion part(LudClause clause, LudemeScope scope) {
    if (!clause.has("player")
        && !clause.has("name")
        && model.equipment().tracks().stream().allMatch(track -> track.owner() != 0)) {
      return onTrack(_ -> Logic.FALSE); // Nobody has no tracks.
    }
    Way way = anyWay(clause, assumed -> model.tracks().ofRegion(clause, assumed));
    if (!clause.has("from") && !clause.has("to")) {
      Map<String, BitSet> sites = new LinkedHashMap<>();
      way.byPlayer(model).forEach((player, track) -> sites.put(player, sites(track)));
      return model.dynamicRegions().byPlayer(clause, sites, model.mover());
    }
    way.all().forEach(track -> refuse(clause, track));
    int size = way.longest();
    if (way.all().stream().anyMatch(track -> track.size() != size)) {
      throw LudRefusal.of(clause, "along tracks of several lengths is not supported yet");
    }
    Function<HrgExpression, HrgExpression> place = placeOn(way);
    HrgExpression from = Hrg.ref("1");
    if (clause.has("from")) {
      from = place.apply(model.numbers().site(clause.get("from"), scope).site());
    }
    HrgExpression begin = from;
    HrgExpression begins = Logic.unequal(begin, Hrg.ref("0"));
    if (!clause.has("to")) {
      return onTrack(site -> Logic.and(begins, Logic.unequal(place.apply(site), Hrg.ref("0"))));
    }
    HrgExpression to = place.apply(model.numbers().site(clause.get("to"), scope).site());
    Amount length = new Amount(gap(begin, to, size), size);
    return onTrack(
        site -> {
          HrgExpression at = place.apply(site);
          HrgExpression beyond =
              model.numbers().arithmetic().less(length, new Amount(gap(begin, at, size), size));
          HrgExpression within = Logic.or(Hrg.equal(to, Hrg.ref("0")), Logic.not(beyond));
          return Logic.and(begins, Logic.and(Logic.unequal(at, Hrg.ref("0")), within));
        });
  }

  private static BitSet sites(SiteTrack track) {
    BitSet sites = new BitSet();
    Arrays.stream(track.sites()).filter(site -> site >= 0).forEach(sites::set);
    return sites;
  }

  /** The place of a site on a track, from 1 on; 0 if it is not on the track. */
  private Function<HrgExpression, HrgExpression> placeOn(Way way) {
    if (way.common().isPresent()) {
      SiteTrack track = way.common().get();
      int[] places = model.tables().empty();
      Arrays.fill(places, 0);
      for (int i = 0; i < track.size(); i++) {
        places[track.sites()[i]] = i + 1;
      }
      String place = model.tables().numbers("placeOn" + name(track), places);
      return site -> Hrg.apply(place, site);
    }
    model.definitions().numbers(way.longest());
    List<Case> cases = new ArrayList<>();
    way.byPlayer()
        .forEach(
            (player, track) -> {
              for (int i = 0; i < track.size(); i++) {
                HrgPattern here = Hrg.literal(model.sites().name(track.sites()[i]));
                cases.add(Hrg.when(List.of(Hrg.literal(player), here), Hrg.ref("" + (i + 1))));
              }
            });
    cases.add(Hrg.when(List.of(SiteTables.ANY, SiteTables.ANY), Hrg.ref("0")));
    String place =
        model.definitions().function("placeOnOwn", Hrg.map("Player", "Site", "Number"), cases);
    return site -> Hrg.apply(place, model.mover(), site);
  }

  private static SiteRegion onTrack(Function<HrgExpression, HrgExpression> contains) {
    return new SiteRegion(contains, null, SitePlace.BOARD, true);
  }

  /** The number of steps from one place on a track to another. */
  private HrgExpression gap(HrgExpression from, HrgExpression to, int size) {
    model.definitions().numbers(size);
    HrgExpression a = Hrg.ref("A");
    HrgExpression b = Hrg.ref("B");
    HrgExpression round = Hrg.binary(b, Operator.ADD, Hrg.ref("" + size));
    HrgExpression steps =
        Hrg.choose(
            Hrg.binary(b, Operator.LESS, a),
            Hrg.choose(
                Hrg.binary(round, Operator.LESS, a),
                Hrg.ref("0"),
                Hrg.binary(round, Operator.SUBTRACT, a)),
            Hrg.binary(b, Operator.SUBTRACT, a));
    List<HrgPattern> both =
        List.of(new HrgPattern.Variable(Hrg.name("A")), new HrgPattern.Variable(Hrg.name("B")));
    String function =
        model
            .definitions()
            .function("gap", Hrg.map("Number", "Number", "Number"), List.of(Hrg.when(both, steps)));
    return Hrg.apply(function, from, to);
  }
}
