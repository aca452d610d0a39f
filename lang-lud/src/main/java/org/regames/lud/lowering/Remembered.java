package org.regames.lud.lowering;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.Place;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Lists of sites that games remember by a name; it makes no difference how often one is there. */
final class Remembered {
  private final Model model;
  private final Map<String, BitSet> starts = new LinkedHashMap<>();

  Remembered(Model model) {
    this.model = model;
  }

  private static String key(LudClause clause) {
    return SymbolWords.camel("remembered " + clause.findWord("name").orElse(""));
  }

  /** {@code (set RememberValue …)} of the start. */
  void start(LudClause rule, BitSet sites) {
    starts.computeIfAbsent(key(rule), _ -> new BitSet()).or(sites);
  }

  private HrgExpression list(LudClause clause) {
    String key = key(clause);
    List<HrgExpression.Part> parts =
        starts.getOrDefault(key, new BitSet()).stream()
            .filter(model.sites()::has)
            .mapToObj(site -> Hrg.part(model.sites().name(site), "1"))
            .toList();
    return Hrg.ref(
        model.definitions().variable(key, Hrg.map("Site", "Bool"), Hrg.mapLiteral("0", parts)));
  }

  /** Whether a site is remembered. */
  SiteRegion region(LudClause values) {
    HrgExpression list = list(values);
    return new SiteRegion(
        site -> Hrg.equal(Hrg.index(list, site), Hrg.ref("1")), null, Place.BOARD, true);
  }

  /** {@code (remember Value …)}. */
  void remember(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudValue value = clause.get("value");
    if (Counting.isRegion(value)) {
      throw LudRefusal.of(clause, "of a region cannot be played yet");
    }
    into.add(marked(clause, scope, "1"));
  }

  /** {@code (forget Value …)}. */
  void forget(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (clause.get("value") instanceof LudValue.Name) {
      into.add(Hrg.set(list(clause), Hrg.ref(model.tables().has("noSite", new BitSet()))));
    } else if (!isUnique(clause)) {
      throw LudRefusal.of(clause, "of one of several equal values cannot be played yet");
    } else {
      into.add(marked(clause, scope, "0"));
    }
  }

  private HrgStatement marked(LudClause clause, LudemeScope scope, String mark) {
    AtSite site = model.numbers().site(clause.get("value"), scope);
    if (site.place() == Place.HAND) {
      throw LudRefusal.of(clause, "of a hand cannot be played yet");
    }
    HrgStatement set = Hrg.set(Hrg.index(list(clause), site.site()), Hrg.ref(mark));
    return site.mayBeOff() ? Hrg.when(Logic.unequal(site.site(), Hrg.ref(Sites.OFF)), set) : set;
  }

  /** Whether no value is in a list twice. */
  boolean isUnique(LudClause list) {
    return model.written().clauses("remember Value").stream()
        .filter(each -> key(each).equals(key(list)))
        .allMatch(each -> each.flag("unique"));
  }
}
