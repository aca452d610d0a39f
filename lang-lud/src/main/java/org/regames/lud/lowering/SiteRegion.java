package org.regames.lud.lowering;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.SitePlace;

/**
 * A set of sites.
 *
 * @param contains whether a site is one of them; of none, it is false
 * @param single the only site that can be one, where there is just one, or null
 * @param place where its sites are
 * @param local whether what stands on other sites makes no difference
 * @param listing how they are found all at once, where that is less work
 * @param near how they are gone through without looking at all others
 */
record SiteRegion(
    Function<HrgExpression, HrgExpression> contains,
    HrgExpression single,
    SitePlace place,
    boolean local,
    Optional<Supplier<Listing>> listing,
    Optional<Near> near) {
  SiteRegion(
      Function<HrgExpression, HrgExpression> contains,
      HrgExpression single,
      SitePlace place,
      boolean local) {
    this(contains, single, place, local, Optional.empty(), Optional.empty());
  }

  /** Goes through sites with a variable, and does something at each. */
  interface Round {
    List<HrgStatement> through(HrgExpression variable, List<HrgStatement> body);
  }

  /**
   * Sites of the board that are gone through along steps of it, each once.
   *
   * @param start where that begins
   * @param contains what is left to ask of each
   */
  record Near(HrgExpression start, Round round, Function<HrgExpression, HrgExpression> contains) {
    /** Those of which more holds. */
    Near where(UnaryOperator<HrgExpression> more) {
      return new Near(start, round, site -> Logic.and(contains.apply(site), more.apply(site)));
    }
  }

  /** The same sites, gone through in another way. */
  SiteRegion near(Optional<Near> way) {
    return new SiteRegion(contains, single, place, local, listing, way);
  }

  /**
   * Sites that are found all at once.
   *
   * @param finding what finds them
   * @param contains whether a site is one of those that were found
   */
  record Listing(List<HrgStatement> finding, Function<HrgExpression, HrgExpression> contains) {
    Listing {
      finding = List.copyOf(finding);
    }
  }

  /** The same sites, as they are after what has to be done first. */
  record Found(List<HrgStatement> finding, SiteRegion sites) {}

  /** The sites for going through all of them. */
  Found found() {
    if (listing.isEmpty()) {
      return new Found(List.of(), this);
    }
    Listing all = listing.get().get();
    return new Found(all.finding(), new SiteRegion(all.contains(), single, place, true));
  }
}
