package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump.Kind;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/**
 * Slides along tracks, from each place of a track at the site of the piece. For slides on all
 * tracks at once, only sites beyond a corner count, which is a site that the track has twice in a
 * row.
 *
 * <p>The places of all tracks that may be followed are numbered one after another.
 */
record TrackSlides(Model model, Travels travels, Slides slides) {
  private static final HrgExpression FROM = Hrg.ref("from");
  private static final HrgExpression TO = Hrg.ref("to");
  private static final HrgExpression ON = Hrg.ref("1");

  private record Places(List<SiteTrack> tracks, boolean all) {
    int most() {
      return tracks.stream().mapToInt(SiteTrack::size).sum();
    }

    int longest() {
      return tracks.stream().mapToInt(SiteTrack::size).max().orElse(0);
    }
  }

  private Places places(LudClause clause) {
    String name = clause.word("track");
    boolean all = name.equals("AllTracks");
    List<SiteTrack> tracks =
        model.equipment().tracks().stream()
            .filter(track -> all || track.name().contains(name))
            .toList();
    for (SiteTrack track : tracks) {
      if (Arrays.stream(track.sites()).anyMatch(site -> !model.sites().has(site))) {
        throw LudRefusal.of(clause, "off the board is not supported yet");
      }
    }
    return new Places(tracks, all);
  }

  private HrgExpression number(String name, Places places) {
    return model.definitions().scratch(name, model.definitions().numbers(places.most() + 1));
  }

  /** The site of a place; none for no place. */
  private HrgExpression site(Places places, HrgExpression place) {
    Map<String, String> sites = new LinkedHashMap<>();
    int number = 0;
    for (SiteTrack track : places.tracks()) {
      for (int site : track.sites()) {
        sites.put("" + ++number, model.sites().name(site));
      }
    }
    return byNumber("siteOfPlace", "Site", sites, Sites.OFF, place);
  }

  /** The next place; none at the end of a track. */
  private HrgExpression onwards(Places places, HrgExpression place) {
    Map<String, String> next = new LinkedHashMap<>();
    int first = 1;
    for (SiteTrack track : places.tracks()) {
      int last = first + track.size() - 1;
      for (int number = first; number < last; number++) {
        next.put("" + number, "" + (number + 1));
      }
      next.put("" + last, track.loop() ? "" + first : "0");
      first = last + 1;
    }
    return byNumber("placeAfter", "Number", next, "0", place);
  }

  private HrgExpression isCorner(Places places, HrgExpression place) {
    Map<String, String> corners = new LinkedHashMap<>();
    int number = 0;
    for (SiteTrack track : places.tracks()) {
      for (int bumps : track.bumps()) {
        number++;
        if (bumps > 0) {
          corners.put("" + number, "1");
        }
      }
    }
    return byNumber("isCorner", "Bool", corners, "0", place);
  }

  private HrgExpression byNumber(
      String name, String type, Map<String, String> values, String otherwise, HrgExpression place) {
    List<Case> cases = new ArrayList<>();
    values.forEach((key, value) -> cases.add(Hrg.when(List.of(Hrg.literal(key)), Hrg.ref(value))));
    cases.add(Hrg.when(List.of(SiteTables.ANY), Hrg.ref(otherwise)));
    return Hrg.apply(model.definitions().function(name, Hrg.map("Number", type), cases), place);
  }

  /** {@code (move Slide "…" …)}. */
  void slide(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Optional<LudClause> between = clause.findClause("between");
    Optional<LudClause> to = clause.findClause("to");
    between.ifPresent(each -> LudRefusal.unlessAbsent(each, "trail", "apply"));
    to.ifPresent(each -> LudRefusal.unlessAbsent(each, "level", "rotations"));
    model.stacks().refuse(clause);
    Places places = places(clause);
    LudemeScope inner = travels.from(clause, scope, into);
    if (places.tracks().isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    HrgExpression start = number("startPlace", places);
    HrgExpression place = number("trackPlace", places);
    into.add(Hrg.any("startPlace", "Number"));
    into.add(Hrg.check(Logic.equal(site(places, start), FROM)));
    Slides.Reach reach = slides.reach(clause, places.longest(), scope, inner);
    into.addAll(reach.begin());
    into.add(Hrg.set(place, start));
    HrgExpression beyond = model.definitions().scratch("isBeyond", Hrg.type("Bool"));
    if (places.all()) {
      into.add(Hrg.set(beyond, isCorner(places, start)));
    }
    into.add(Hrg.loop(round(clause, inner, places, reach)));
    AtSite here = new AtSite(TO, false, SitePlace.BOARD);
    LudemeScope arrived = inner.with("to", here);
    to.flatMap(each -> each.findClause("apply"))
        .filter(apply -> apply.has("effect") && !arrived.testing())
        .ifPresent(
            apply -> into.addAll(model.effects().statements(apply.clause("effect"), arrived)));
    travels.travel(clause, arrived, into);
    if (!scope.testing()) {
      // Other paths may lead to the same site.
      into.add(Hrg.tag("along"));
      into.add(Hrg.tagOf("startPlace"));
      into.add(Hrg.tagOf("trackPlace"));
    }
  }

  /** A step; a piece that is blocked need not satisfy the condition on other destinations. */
  private List<HrgStatement> round(
      LudClause clause, LudemeScope scope, Places places, Slides.Reach reach) {
    AtSite here = new AtSite(TO, false, SitePlace.BOARD);
    HrgExpression place = Hrg.ref("trackPlace");
    Optional<LudClause> to = clause.findClause("to");
    LudemeScope inner = scope.with("to", here);
    LudemeScope passing = inner.with("between", here);
    HrgExpression enough =
        places.all()
            ? Logic.and(reach.enough(), Hrg.equal(Hrg.ref("isBeyond"), ON))
            : reach.enough();
    List<HrgStatement> round = new ArrayList<>();
    round.add(Hrg.set(place, onwards(places, place)));
    round.add(Hrg.check(Logic.unequal(place, Hrg.ref("startPlace"))));
    round.add(Hrg.set(TO, site(places, place)));
    Travels.checkOn(TO, round);
    round.addAll(reach.step());
    if (to.isPresent() && to.get().has("if")) {
      HrgExpression stops =
          Logic.and(model.conditions().condition(to.get().get("if"), inner), enough);
      round.add(Hrg.when(stops, Hrg.jump(Kind.BREAK)));
    }
    HrgExpression open =
        clause
            .findClause("between")
            .flatMap(each -> each.find("if"))
            .map(condition -> model.conditions().condition(condition, passing))
            .orElseGet(() -> Logic.equal(model.board(TO), Hrg.ref(Model.EMPTY)));
    round.add(Hrg.check(open));
    HrgExpression ends =
        to.flatMap(each -> each.findClause("apply"))
            .flatMap(apply -> apply.find("if"))
            .map(condition -> model.conditions().condition(condition, passing))
            .orElse(Logic.TRUE);
    List<HrgStatement> stop = new ArrayList<>(Slides.checked(Logic.and(enough, ends)));
    stop.add(Hrg.jump(Kind.BREAK));
    List<HrgStatement> on = new ArrayList<>(Slides.checked(reach.farther()));
    if (places.all()) {
      on.add(Hrg.when(Hrg.equal(isCorner(places, place), ON), Hrg.set(Hrg.ref("isBeyond"), ON)));
    }
    round.add(Hrg.branch(Hrg.block(stop), Hrg.block(on)));
    return round;
  }
}
