package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.SiteRegion.Near;
import org.regames.lud.lowering.SiteRegion.Round;

/** Loops over the sites of lines of the board, one line after another. */
final class LineRounds {
  private static final HrgExpression OFF = Hrg.ref(Sites.OFF);

  private LineRounds() {}

  /** The neighbours of a site. */
  static Round around(Ways ways, HrgExpression start) {
    return (site, body) ->
        List.of(ways.each(List.of(Hrg.set(site, ways.next(start)), on(site, body))));
  }

  /**
   * The sites of lines that begin at a site.
   *
   * @param stops whether a line ends before a site
   * @param last whether that site still belongs to it
   * @param within whether the sites before it do
   */
  static Round along(
      Ways ways,
      HrgExpression start,
      UnaryOperator<HrgExpression> stops,
      boolean last,
      boolean within) {
    return (site, body) -> {
      List<HrgStatement> line = new ArrayList<>();
      line.add(Hrg.set(site, ways.next(start)));
      List<HrgStatement> step = new ArrayList<>(within ? body : List.of());
      step.add(Hrg.set(site, ways.next(site)));
      line.add(Hrg.repeat(Logic.and(Logic.unequal(site, OFF), Logic.not(stops.apply(site))), step));
      if (last) {
        line.add(on(site, body));
      }
      return List.of(ways.each(line));
    };
  }

  /** The same, after the site where they begin. */
  static Round from(AtSite start, Round others) {
    return (site, body) -> {
      List<HrgStatement> all = new ArrayList<>();
      all.add(Hrg.set(site, start.site()));
      all.addAll(start.mayBeOff() ? List.of(on(site, body)) : body);
      all.addAll(others.through(site, body));
      return all;
    };
  }

  private static HrgStatement on(HrgExpression site, List<HrgStatement> body) {
    HrgExpression there = Logic.unequal(site, OFF);
    return body.size() == 1
            && body.getFirst() instanceof HrgStatement.If choice
            && choice.arms().size() == 1
            && choice.otherwise().isEmpty()
        ? Hrg.when(
            Logic.and(there, choice.arms().getFirst().condition()),
            choice.arms().getFirst().body().statements())
        : Hrg.when(there, body);
  }

  /** The lines as a region, if no site is on two of them. */
  static Optional<Near> near(Ways ways, HrgExpression start, Round round) {
    return ways.apart() && ways.guard().isEmpty() && !ways.isEmpty()
        ? Optional.of(new Near(start, round, Optional.empty(), _ -> Logic.TRUE))
        : Optional.empty();
  }

  /** The sites that have a number in common, such as those of a row. */
  static Near ofPart(Model model, String part, int[] numbers, HrgExpression number) {
    Map<Integer, Integer> first = new TreeMap<>();
    Map<Integer, Integer> before = new HashMap<>();
    int[] following = model.tables().empty();
    for (int site = 0; site < numbers.length; site++) {
      if (model.sites().has(site) && numbers[site] >= 0) {
        first.putIfAbsent(numbers[site], site);
        Integer last = before.put(numbers[site], site);
        if (last != null) {
          following[last] = site;
        }
      }
    }
    String firstOf = model.tables().ofNumbers("firstOf" + part, first);
    String nextOf = model.tables().next("nextOf" + part, following);
    Round round =
        (site, body) -> {
          List<HrgStatement> step = new ArrayList<>(body);
          step.add(Hrg.set(site, Hrg.apply(nextOf, site)));
          return List.of(
              Hrg.set(site, Hrg.apply(firstOf, number)),
              Hrg.repeat(Logic.unequal(site, OFF), step));
        };
    return new Near(number, round, Optional.empty(), _ -> Logic.TRUE);
  }
}
