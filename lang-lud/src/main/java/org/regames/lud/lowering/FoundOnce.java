package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Regions that are the same for all that loops go through: they are found before the outermost of
 * these loops, which change nothing.
 */
final class FoundOnce {
  /** Ludemes that differ from one round of a loop to the next. */
  private static final Set<String> ITERATORS =
      Set.of("from", "to", "between", "site", "sites", "value", "level", "player", "pips", "var");

  private final Map<LudValue, SiteRegion> known = new HashMap<>();
  private List<HrgStatement> before;
  private int number;

  /** The statements of a loop that changes nothing, after what is found once for all of it. */
  List<HrgStatement> around(Supplier<List<HrgStatement>> loop) {
    if (before != null) {
      return loop.get();
    }
    before = new ArrayList<>();
    try {
      List<HrgStatement> body = loop.get();
      return Stream.concat(before.stream(), body.stream()).toList();
    } finally {
      before = null;
      number = 0;
      known.clear();
    }
  }

  /** A name for what is found before the loop, which nothing else there has. */
  Optional<String> name(String word) {
    return before == null ? Optional.empty() : Optional.of(word + "Known" + ++number);
  }

  /** The region as it was found before the loop, if it is one that all rounds have. */
  SiteRegion region(LudValue written, SiteRegion region) {
    if (before == null || region.listing().isEmpty() || !isSame(written)) {
      return region;
    }
    return known.computeIfAbsent(
        written,
        _ -> {
          SiteRegion.Found found = region.found();
          before.addAll(found.finding());
          return found.sites();
        });
  }

  private static boolean isSame(LudValue written) {
    return written instanceof LudClause clause
        && clause.all().noneMatch(each -> ITERATORS.contains(each.title()))
        && clause.all().noneMatch(each -> each.kind() == Kind.BOOLEAN);
  }
}
