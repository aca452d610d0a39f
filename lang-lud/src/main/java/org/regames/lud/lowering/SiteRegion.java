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
 * @param contains the condition that a site is one of them; false for no site
 * @param single the only site that can be one, if there is just one, or null
 * @param place where its sites are
 * @param local whether membership does not depend on the contents of other sites
 * @param listing how they are found all at once, if that is less work
 * @param near how to loop over them without visiting all others
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

  /** A loop over sites with a variable. */
  interface Round {
    List<HrgStatement> through(HrgExpression variable, List<HrgStatement> body);
  }

  /**
   * Sites of the board in a loop along its steps, each once.
   *
   * @param start where the loop begins
   * @param branches the branches each of which finds one of them, if there are such
   * @param contains the remaining condition on each site
   */
  record Near(
      HrgExpression start,
      Round round,
      Optional<Branches> branches,
      Function<HrgExpression, HrgExpression> contains) {
    /** Those that satisfy another condition. */
    Near where(UnaryOperator<HrgExpression> more) {
      return new Near(
          start, round, branches, site -> Logic.and(contains.apply(site), more.apply(site)));
    }
  }

  /** A choice of a site for a variable, by branches. */
  interface Branches {
    HrgStatement to(HrgExpression variable);
  }

  /** The same sites with another loop. */
  SiteRegion near(Optional<Near> way) {
    return new SiteRegion(contains, single, place, local, listing, way);
  }

  /**
   * Sites that are found all at once.
   *
   * @param finding the statements that find them
   * @param contains the condition that a site was found
   */
  record Listing(List<HrgStatement> finding, Function<HrgExpression, HrgExpression> contains) {
    Listing {
      finding = List.copyOf(finding);
    }
  }

  /** The same sites, after statements that have to come first. */
  record Found(List<HrgStatement> finding, SiteRegion sites) {}

  /** The sites for a loop over all of them. */
  Found found() {
    if (listing.isEmpty()) {
      return new Found(List.of(), this);
    }
    Listing all = listing.get().get();
    return new Found(all.finding(), new SiteRegion(all.contains(), single, place, true));
  }
}
