package org.regames.lud.lowering;

import java.util.function.Function;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.Num.Place;

/**
 * A set of sites.
 *
 * @param contains whether a site is one of them; of none, it is false
 * @param single the only site that can be one, where there is just one, or null
 * @param place where its sites are
 * @param local whether what stands on other sites makes no difference
 */
record SiteRegion(
    Function<HrgExpression, HrgExpression> contains,
    HrgExpression single,
    Place place,
    boolean local) {}
