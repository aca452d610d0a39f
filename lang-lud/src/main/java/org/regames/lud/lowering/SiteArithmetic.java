package org.regames.lud.lowering;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.lud.lowering.ComputedNumbers.Linear;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;

/** Conversions between sites and their numbers. */
record SiteArithmetic(Model model, ComputedNumbers numbers) {
  /** The site whose number is a sum or a difference; none if that is negative. */
  Num ofSum(LudClause clause, LudemeScope scope) {
    Optional<Num> changed = numbers.changed(clause, scope);
    if (changed.isPresent()) {
      return changed.get();
    }
    Linear linear = numbers.linear(clause, scope);
    Optional<Num> known = numbers.notNegative(linear, clause, scope);
    if (known.isPresent()) {
      return known.get();
    }
    // The number plus 1, so that it is not below 0.
    int constant = linear.constant() + 1;
    Amount more = numbers.sum(linear.plus(), Math.max(0, constant), clause);
    Amount less = numbers.sum(linear.minus(), Math.max(0, -constant), clause);
    Map<String, String> sites = new LinkedHashMap<>();
    for (int i = 0; i <= more.most(); i++) {
      sites.put("" + i, model.sites().name(i - 1));
    }
    String function = model.tables().values("siteBefore", "Number", "Site", sites);
    return new AtSite(
        Hrg.apply(function, numbers.apply(Table.MINUS, more, less)), true, SitePlace.ANYWHERE);
  }

  /** The number of a site plus 1; 0 if there is none. */
  Amount numberAbove(AtSite site) {
    int[] numbers = new int[model.sites().size()];
    Arrays.setAll(numbers, i -> i + 1);
    model.definitions().numbers(numbers.length);
    String function = model.tables().numbers("numberAbove", numbers, 0);
    return new Amount(Hrg.apply(function, site.site()), numbers.length);
  }

  /** The site whose number is greater by some amount. */
  AtSite further(AtSite site, int by) {
    int[] table = model.tables().empty();
    Arrays.setAll(table, i -> model.sites().has(i + by) ? i + by : -1);
    int ofNone = model.sites().has(by - 1) ? by - 1 : -1;
    String name = by < 0 ? "minus" + -by : "plus" + by;
    String function = model.tables().next(name, table, ofNone);
    return new AtSite(Hrg.apply(function, site.site()), true, SitePlace.ANYWHERE);
  }

  /** The site with a computed number. */
  AtSite site(Amount amount) {
    Map<String, String> sites = new LinkedHashMap<>();
    for (int i = 0; i <= amount.most(); i++) {
      sites.put("" + i, model.sites().name(i));
    }
    model.definitions().numbers(amount.most());
    String function = model.tables().values("siteOf", "Number", "Site", sites);
    return new AtSite(Hrg.apply(function, amount.number()), true, SitePlace.ANYWHERE);
  }

  /** The row of a site, and the like, by a table. */
  Num partOfBoard(LudClause clause, LudemeScope scope) {
    NumberLudemes.usualType(model, clause);
    AtSite site = model.numbers().site(clause.get("of"), scope);
    if (site.place() == SitePlace.HAND) {
      throw LudRefusal.of(clause, "of a hand is not supported yet");
    }
    return partOfBoard(clause.title(), site);
  }

  /** The row, say, of each site of the board. */
  int[] partsOfBoard(String title) {
    int[] numbers = new int[model.sites().onBoard()];
    Arrays.setAll(numbers, i -> model.statics().partOfBoard(title, i));
    return numbers;
  }

  /** The same for a site on the board; for none, a number that no site has. */
  Amount partOfBoard(String title, AtSite site) {
    int[] numbers = partsOfBoard(title);
    int most = Arrays.stream(numbers).max().orElse(0) + 1;
    String function = model.tables().numbers(title + "Of", numbers, most);
    return new Amount(Hrg.apply(function, site.site()), most);
  }
}
