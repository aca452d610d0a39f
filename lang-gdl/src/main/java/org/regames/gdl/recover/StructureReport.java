package org.regames.gdl.recover;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.ir.analysis.GameStatistics;
import org.regames.ir.language.FactStructure;

/** Reports the variables that facts became, and why others did not become any. */
public final class StructureReport {
  private StructureReport() {}

  /** The families in order. Linear in the number of facts, except for those that are not maps. */
  public static List<FactStructure> of(GameNet game, Structure structure) {
    Succession succession = new Succession(game);
    return structure.families().stream()
        .map(family -> of(family, succession, structure.unproven()))
        .toList();
  }

  private static FactStructure of(
      FactFamily family, Succession succession, Map<String, Unproven> unproven) {
    Set<List<Integer>> values = new HashSet<>();
    family.groups().values().forEach(group -> values.addAll(group.keySet()));
    int keys = family.groups().size();
    int states = values.size() + (family.total() && !family.isOfTruth() ? 0 : 1);
    FactStructure.Kind kind = kind(family, succession);
    return new FactStructure(
        family.name(),
        kind,
        family.keyPlaces().stream().map(place -> place + 1).toList(),
        keys,
        states,
        keys * GameStatistics.bits(states),
        kind == FactStructure.Kind.BOOLEANS ? unproven.get(family.name()).words() : "");
  }

  private static FactStructure.Kind kind(FactFamily family, Succession succession) {
    if (family.isOfTruth()) {
      return FactStructure.Kind.BOOLEANS;
    }
    if (!family.keyPlaces().isEmpty()) {
      return FactStructure.Kind.MAP;
    }
    return succession.is(family) ? FactStructure.Kind.COUNTER : FactStructure.Kind.VARIABLE;
  }
}
