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
 * Loop-invariant regions: they are found before the outermost of some loops, which change nothing.
 */
final class FoundOnce {
  /** Ludemes whose values differ between iterations of a loop. */
  private static final Set<String> ITERATORS =
      Set.of("from", "to", "between", "site", "sites", "value", "level", "player", "pips", "var");

  private final Map<LudValue, SiteRegion> known = new HashMap<>();
  private List<HrgStatement> before;
  private int number;

  /** The statements of a loop that changes nothing, preceded by those that find its invariants. */
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

  /** A unique name for something found before the loop. */
  Optional<String> name(String word) {
    return before == null ? Optional.empty() : Optional.of(word + "Known" + ++number);
  }

  /** The region as it was found before the loop, if it is the same in all iterations. */
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
