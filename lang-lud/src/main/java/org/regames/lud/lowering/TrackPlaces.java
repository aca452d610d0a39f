package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;

/**
 * Places on tracks by number, from 0 on, for tracks on which a site does not determine the place.
 *
 * <p>If a track visits sites repeatedly, {@code along} has, for each player, the number of the
 * player's pieces at each place of the player's track. These numbers follow the pieces as the
 * description of the language says: a piece removed from a site is subtracted at all places of the
 * site, so a number may become negative. They are stored with an offset that prevents this.
 */
final class TrackPlaces {
  /** Ludemes that move at most one piece, or remove one. */
  private static final Set<String> FOLLOWED =
      Set.of(
          "move",
          "fromTo",
          "move Remove",
          "remove",
          "move Pass",
          "pass",
          "if",
          "or",
          "and",
          "do",
          "roll",
          "priority",
          "forEach Piece",
          "forEach Site",
          "forEach Level",
          "forEach Die",
          "forEach Player",
          "forEach Value",
          "moveAgain",
          "apply",
          "set Var",
          "set Value Player",
          "set Value",
          "set State",
          "set Pending",
          "set NextPlayer",
          "set Score",
          "set Counter",
          "addScore",
          "trigger");

  private final Model model;
  private final Map<Integer, Map<Integer, Integer>> placed = new TreeMap<>();
  private final Map<List<Object>, HrgExpression> found = new LinkedHashMap<>();
  private Optional<Map<Integer, SiteTrack>> followed = Optional.empty();

  TrackPlaces(Model model) {
    this.model = model;
  }

  /** Whether there are pieces whose places on a track have to be stored. */
  boolean kept() {
    return followed().values().stream().anyMatch(SiteTrack::hasInnerLoop);
  }

  /** For each player, the track of the player's pieces. */
  private Map<Integer, SiteTrack> followed() {
    if (followed.isEmpty()) {
      Map<Integer, SiteTrack> byPlayer = new TreeMap<>();
      followed = Optional.of(byPlayer);
      for (LudClause clause : model.written().clauses("trackSite Move")) {
        for (int i = 1; i <= model.players(); i++) {
          Optional<SiteTrack> track = model.tracks().ofMove(clause, Assumed.role("Mover", i));
          if (track.filter(SiteTrack::hasInnerLoop).isPresent()) {
            SiteTrack other = byPlayer.putIfAbsent(i, track.get());
            if (other != null && other != track.get()) {
              throw LudRefusal.of(clause, "on several tracks is not supported yet");
            }
          }
        }
      }
      if (!byPlayer.isEmpty()) {
        refuseOthers();
      }
    }
    return followed.get();
  }

  private void refuseOthers() {
    model
        .game()
        .all()
        .filter(each -> each.kind() == Kind.MOVES && !FOLLOWED.contains(each.title()))
        .findFirst()
        .ifPresent(
            other -> {
              throw LudRefusal.of(
                  other, "with a track that visits sites more than once is not supported yet");
            });
    for (int i = 1; i <= model.players(); i++) {
      if (model.pieces().of(i).size() > 1) {
        throw LudRefusal.of(
            model.game().clause("equipment"),
            "with several kinds of pieces on a track that visits sites more than once is not"
                + " supported yet");
      }
    }
  }

  /** Records that pieces are on a site before the first move. */
  void start(int site, Component piece, int count) {
    placed.computeIfAbsent(piece.owner(), _ -> new TreeMap<>()).merge(site, count, Integer::sum);
  }

  /** How far a number may fall below 0: by the number of pieces that can be removed. */
  private int below() {
    return model.uses("move Remove", "remove") ? most() : 0;
  }

  private int most() {
    return placed.values().stream()
        .mapToInt(sites -> sites.values().stream().mapToInt(Integer::intValue).sum())
        .max()
        .orElse(0);
  }

  /** Declares the numbers of pieces on the tracks. */
  void declare() {
    if (!kept()) {
      return;
    }
    int below = below();
    model.definitions().numbers(below + most());
    List<HrgExpression.Part> players = new ArrayList<>();
    followed()
        .forEach(
            (player, track) -> {
              List<HrgExpression.Part> places = new ArrayList<>();
              placed
                  .getOrDefault(player, Map.of())
                  .forEach(
                      (site, count) -> {
                        int place = track.indexOf(site);
                        if (place >= 0) {
                          places.add(Hrg.part("" + place, "" + (below + count)));
                        }
                      });
              players.add(ofPlayer(player, places, below));
            });
    HrgExpression usual = Hrg.mapLiteral("" + below, List.of());
    model
        .definitions()
        .variable(
            "along",
            Hrg.map("Owner", "Number", "Number"),
            Hrg.mapLiteral(Optional.of(usual), players));
  }

  private HrgExpression.Part ofPlayer(int player, List<HrgExpression.Part> places, int usual) {
    HrgExpression numbers = Hrg.mapLiteral("" + usual, places);
    return new HrgExpression.Part(
        Hrg.ref(model.player(player)), numbers, List.of(), Origin.UNKNOWN);
  }

  private HrgExpression number(HrgExpression owner, HrgExpression place) {
    return Hrg.at("along", owner, place);
  }

  /** The number for no place, on any track. */
  private HrgExpression none() {
    int longest = model.equipment().tracks().stream().mapToInt(SiteTrack::size).max().orElse(0);
    model.definitions().numbers(longest);
    return Hrg.ref("" + longest);
  }

  /** The place some steps from a site along a track of the mover's. */
  HrgExpression ahead(TrackLudemes.Way way, HrgExpression site, Amount steps) {
    if (way.isLoop()) {
      model.definitions().numbers(way.longest() + steps.most());
    }
    HrgExpression place =
        way.all().stream().anyMatch(SiteTrack::hasInnerLoop)
            ? place(way, site)
            : firstOn(way, site);
    String plus = model.definitions().table(GameDefinitions.Table.PLUS);
    return Hrg.apply(plus, place, steps.number());
  }

  private Map<String, SiteTrack> kept(Map<Integer, SiteTrack> tracks) {
    Map<String, SiteTrack> named = new LinkedHashMap<>();
    tracks.forEach((player, track) -> named.put(model.player(player), track));
    return named;
  }

  /** The site at a place; none beyond the end. */
  HrgExpression site(TrackLudemes.Way way, HrgExpression place, int most) {
    List<Case> cases = new ArrayList<>();
    way.byPlayer(model)
        .forEach(
            (player, track) -> {
              int end = track.loop() ? track.size() + most : track.size();
              for (int i = 0; i < end; i++) {
                int site = track.sites()[i % track.size()];
                if (model.sites().has(site)) {
                  cases.add(
                      Hrg.when(
                          List.of(Hrg.literal(player), Hrg.literal("" + i)),
                          model.sites().expression(site)));
                }
              }
            });
    cases.add(Hrg.when(List.of(SiteTables.ANY, SiteTables.ANY), Hrg.ref(Sites.OFF)));
    String function =
        model.definitions().function("siteAt", Hrg.map("Owner", "Number", "Site"), cases);
    return Hrg.apply(function, model.mover(), place);
  }

  /** The first place of a site on a track of the mover's. */
  HrgExpression firstOn(TrackLudemes.Way way, HrgExpression site) {
    return Hrg.apply(first(way.byPlayer(model)), model.mover(), site);
  }

  /** The place after another one on a track that is a loop. */
  HrgExpression following(TrackLudemes.Way way, HrgExpression place) {
    List<Case> cases = new ArrayList<>();
    way.byPlayer(model)
        .forEach(
            (player, track) -> {
              for (int i = 0; i < track.size(); i++) {
                cases.add(
                    Hrg.when(
                        List.of(Hrg.literal(player), Hrg.literal("" + i)),
                        Hrg.ref("" + (i + 1) % track.size())));
              }
            });
    cases.add(Hrg.when(List.of(SiteTables.ANY, SiteTables.ANY), none()));
    String function =
        model.definitions().function("placeAfter", Hrg.map("Owner", "Number", "Number"), cases);
    return Hrg.apply(function, model.mover(), place);
  }

  /** The condition that pieces leave the board at a place. */
  HrgExpression isEnd(TrackLudemes.Way way, HrgExpression place) {
    Map<String, String> ends = new LinkedHashMap<>();
    way.byPlayer(model)
        .forEach(
            (player, track) -> {
              int end = track.indexOf(SiteTrack.END);
              ends.put(player, end < 0 ? "" + (track.size() + 1) : "" + end);
              model.definitions().numbers(track.size() + 1);
            });
    String end = model.tables().values("endOf", "Player", "Number", ends);
    return Logic.equal(place, Hrg.apply(end, model.mover()));
  }

  /** The place of a piece of the mover's at a site; no place if none is counted there. */
  private HrgExpression place(TrackLudemes.Way way, HrgExpression site) {
    HrgExpression variable =
        found.computeIfAbsent(
            List.of(site, way),
            _ ->
                model
                    .definitions()
                    .scratch(
                        "place" + (found.isEmpty() ? "" : found.size() + 1),
                        model.definitions().numbers(1)));
    List<HrgStatement> finding = new ArrayList<>();
    finding.addAll(found(variable, model.mover(), site));
    // For an empty site, the first place is meant.
    HrgStatement first = Hrg.set(variable, firstOn(way, site));
    finding.add(Hrg.when(model.isFree(site), first));
    // The same applies to a track that is a loop.
    way.byPlayer(model)
        .forEach(
            (player, track) -> {
              if (!track.hasInnerLoop()) {
                finding.add(Hrg.when(Logic.equal(model.mover(), Hrg.ref(player)), first));
              }
            });
    model.numbers().first(finding);
    return variable;
  }

  /** Finds the first place of a site with a piece. */
  private List<HrgStatement> found(HrgExpression variable, HrgExpression owner, HrgExpression at) {
    HrgExpression less =
        Hrg.apply(
            model.definitions().table(GameDefinitions.Table.LESS),
            Hrg.ref("" + below()),
            number(owner, variable));
    return List.of(
        Hrg.set(variable, Hrg.apply(first(kept(followed())), owner, at)),
        Hrg.repeat(
            Logic.and(Logic.unequal(variable, none()), Hrg.equal(less, Hrg.ref("0"))),
            Hrg.set(variable, Hrg.apply(again(), owner, variable))));
  }

  /** The first place of a site, by owner. */
  private String first(Map<String, SiteTrack> tracks) {
    List<Case> cases = new ArrayList<>();
    tracks.forEach(
        (player, track) -> {
          Set<Integer> seen = new LinkedHashSet<>();
          for (int i = 0; i < track.size(); i++) {
            int site = track.sites()[i];
            if (model.sites().has(site) && seen.add(site)) {
              cases.add(
                  Hrg.when(
                      List.of(Hrg.literal(player), Hrg.literal(model.sites().name(site))),
                      Hrg.ref("" + i)));
            }
          }
        });
    cases.add(Hrg.when(List.of(SiteTables.ANY, SiteTables.ANY), none()));
    return model.definitions().function("firstPlace", Hrg.map("Owner", "Site", "Number"), cases);
  }

  /** The next place of the same site, by owner. */
  private String again() {
    List<Case> cases = new ArrayList<>();
    kept(followed())
        .forEach(
            (player, track) -> {
              for (int i = 0; i < track.size(); i++) {
                int next = after(track, i);
                if (next > 0) {
                  cases.add(
                      Hrg.when(
                          List.of(Hrg.literal(player), Hrg.literal("" + i)), Hrg.ref("" + next)));
                }
              }
            });
    cases.add(Hrg.when(List.of(SiteTables.ANY, SiteTables.ANY), none()));
    return model.definitions().function("nextPlace", Hrg.map("Owner", "Number", "Number"), cases);
  }

  private static int after(SiteTrack track, int place) {
    for (int i = place + 1; i < track.size(); i++) {
      if (track.sites()[i] == track.sites()[place]) {
        return i;
      }
    }
    return -1;
  }

  /** Moves one piece, which is in a variable, from one site to another. */
  List<HrgStatement> moved(HrgExpression piece, HrgExpression from, HrgExpression to) {
    if (!kept()) {
      return List.of();
    }
    HrgExpression owner = model.definitions().scratch("carrier", Hrg.type("Owner"));
    HrgExpression left = model.definitions().scratch("departed", Hrg.type("Site"));
    HrgExpression entered = model.definitions().scratch("entered", Hrg.type("Site"));
    HrgExpression old = model.definitions().scratch("oldPlace", model.definitions().numbers(1));
    HrgExpression place = model.definitions().scratch("newPlace", model.definitions().numbers(1));
    String first = first(kept(followed()));
    String less = model.definitions().table(GameDefinitions.Table.LESS);
    HrgExpression arrival = Hrg.apply(first, owner, entered);
    List<HrgStatement> leaves = new ArrayList<>();
    leaves.add(Hrg.set(number(owner, old), Hrg.apply("down", number(owner, old))));
    leaves.add(
        Hrg.repeat(
            Logic.and(
                Logic.unequal(place, none()), Hrg.equal(Hrg.apply(less, old, place), Hrg.ref("0"))),
            Hrg.set(place, Hrg.apply(again(), owner, place))));
    leaves.add(Hrg.when(Logic.equal(place, none()), Hrg.set(place, arrival)));
    List<HrgStatement> body = new ArrayList<>(found(old, owner, left));
    body.add(Hrg.set(place, arrival));
    body.add(Hrg.when(Logic.unequal(old, none()), leaves));
    HrgExpression lost =
        Logic.and(Logic.equal(old, none()), Logic.unequal(Hrg.apply(first, owner, left), none()));
    body.add(
        Hrg.when(
            Logic.and(Logic.unequal(place, none()), Logic.not(lost)),
            Hrg.set(
                number(owner, place), Hrg.apply(model.definitions().up(), number(owner, place)))));
    return List.of(
        Hrg.set(owner, model.ownerOf(piece)),
        Hrg.set(left, from),
        Hrg.set(entered, to),
        Hrg.call(model.definitions().graph("followTrack", body)));
  }

  /** Removes one piece from a site. */
  List<HrgStatement> removed(HrgExpression piece, HrgExpression from) {
    if (!kept()) {
      return List.of();
    }
    HrgExpression owner = model.definitions().scratch("carrier", Hrg.type("Owner"));
    HrgExpression old = model.definitions().scratch("oldPlace", model.definitions().numbers(1));
    return List.of(
        Hrg.set(owner, model.ownerOf(piece)),
        Hrg.set(old, Hrg.apply(first(kept(followed())), owner, from)),
        Hrg.repeat(
            Logic.unequal(old, none()),
            Hrg.set(number(owner, old), Hrg.apply("down", number(owner, old))),
            Hrg.set(old, Hrg.apply(again(), owner, old))));
  }
}
