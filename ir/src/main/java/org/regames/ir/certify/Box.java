package org.regames.ir.certify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.regames.ir.certify.SymbolicTerm.Ask;
import org.regames.ir.certify.SymbolicTerm.Cell;
import org.regames.ir.certify.SymbolicTerm.Symbol;

/**
 * What is known of the start of a path.
 *
 * @param cells the symbols that may be in each cell
 * @param known the possible values of terms: never all values of their domain, and never none
 */
record Box(Map<String, SortedSet<String>> cells, Map<SymbolicTerm, SortedSet<String>> known) {
  /** The possible values of a term. */
  SortedSet<String> domain(SymbolicTerm term) {
    return switch (term) {
      case Symbol(String name) -> new TreeSet<>(List.of(name));
      case Cell(String cell) -> known.getOrDefault(term, cells.get(cell));
      case Ask _ -> known.getOrDefault(term, new TreeSet<>(List.of("no", "yes")));
    };
  }

  /** The term simplified by what is known. */
  SymbolicTerm normal(SymbolicTerm term) {
    SymbolicTerm simpler =
        term instanceof Ask(String from, String to, var changed)
            ? new Ask(from, to, changed(changed))
            : term;
    SortedSet<String> domain = domain(simpler);
    return domain.size() == 1 ? new Symbol(domain.first()) : simpler;
  }

  /** The cells, simplified by what is known, that no longer have their initial value. */
  Map<String, SymbolicTerm> changed(Map<String, SymbolicTerm> values) {
    Map<String, SymbolicTerm> changed = new HashMap<>();
    values.forEach((cell, value) -> changed.put(cell, normal(value)));
    changed.entrySet().removeIf(e -> e.getValue().equals(normal(new Cell(e.getKey()))));
    return changed;
  }

  /** This box with a term restricted to some symbols; nothing if it cannot be one of them. */
  Optional<Box> and(SymbolicTerm term, Set<String> some) {
    SymbolicTerm simple = normal(term);
    SortedSet<String> both = new TreeSet<>(domain(simple));
    boolean isKnown = !both.retainAll(some);
    if (isKnown || both.isEmpty()) {
      return isKnown ? Optional.of(this) : Optional.empty();
    }
    Map<SymbolicTerm, SortedSet<String>> more = new HashMap<>(known);
    more.put(simple, both);
    return Optional.of(new Box(cells, more));
  }

  /** This box with some symbols excluded for a term; nothing if it has to be one of them. */
  Optional<Box> without(SymbolicTerm term, Set<String> some) {
    SortedSet<String> outside = new TreeSet<>(domain(normal(term)));
    outside.removeAll(some);
    return and(term, outside);
  }

  /** The intersection with another box; nothing if it is empty. */
  Optional<Box> and(Box other) {
    Optional<Box> all = Optional.of(this);
    for (Map.Entry<SymbolicTerm, SortedSet<String>> side : other.known.entrySet()) {
      all = all.flatMap(box -> box.and(side.getKey(), side.getValue()));
    }
    return all;
  }
}
