package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Places of a shape that have equal symbols in each of some graphs.
 *
 * @param classes for each place the first one that is always equal to it
 * @param firsts the symbols of the first graph
 * @param varies the places whose symbols are not always those of the first graph
 */
record SymbolClasses(List<Integer> classes, List<String> firsts, Set<Integer> varies) {
  SymbolClasses {
    classes = List.copyOf(classes);
    firsts = List.copyOf(firsts);
    varies = Set.copyOf(varies);
  }

  /** Those of one graph. */
  static SymbolClasses of(List<String> symbols) {
    List<Integer> classes = new ArrayList<>();
    for (int i = 0; i < symbols.size(); i++) {
      classes.add(symbols.indexOf(symbols.get(i)));
    }
    return new SymbolClasses(classes, symbols, Set.of());
  }

  /** These refined by one more graph. */
  SymbolClasses and(List<String> symbols) {
    record ClassAndSymbol(int known, String symbol) {}
    Map<ClassAndSymbol, Integer> found = new HashMap<>();
    List<Integer> refined = new ArrayList<>();
    Set<Integer> varying = new HashSet<>(varies);
    for (int i = 0; i < symbols.size(); i++) {
      int place = i;
      String symbol = symbols.get(i);
      refined.add(found.computeIfAbsent(new ClassAndSymbol(classes.get(i), symbol), _ -> place));
      if (!symbol.equals(firsts.get(i))) {
        varying.add(i);
      }
    }
    return new SymbolClasses(refined, firsts, varying);
  }

  /** The first place of each class whose symbols differ between graphs, in order. */
  List<Integer> varying() {
    return classes.stream().distinct().filter(varies::contains).toList();
  }

  /**
   * The symbols of the first graph with names for those that differ between graphs.
   *
   * @param names one for each of {@link #varying}
   */
  List<String> filled(List<String> names) {
    List<Integer> varying = varying();
    List<String> filled = new ArrayList<>();
    for (int i = 0; i < firsts.size(); i++) {
      int number = varying.indexOf(classes.get(i));
      filled.add(number < 0 ? firsts.get(i) : names.get(number));
    }
    return filled;
  }
}
