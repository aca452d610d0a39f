package org.regames.ir.certify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.certify.Term.Kind;

/**
 * What is known of the start of a path.
 *
 * @param kinds the variables
 * @param known what terms are among: never all that they can be, and never nothing
 */
record Box(Map<String, Kind> kinds, Map<Term, SortedSet<String>> known) {
  private static final Kind ANSWER = new Kind(new TreeSet<>(List.of("no", "yes")), null);

  /** A map has no such key, which no play asks for. */
  static final class NoKeyException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** The kind of a term; null for a map that is written out. */
  private Kind kind(Term term) {
    return switch (term) {
      case Term.Symbol(String name) -> new Kind(new TreeSet<>(List.of(name)), null);
      case Term.Cell(List<String> path) -> {
        Kind kind = kinds.get(path.getFirst());
        for (int i = 1; i < path.size(); i++) {
          kind = kind.target();
        }
        yield known.containsKey(term) ? new Kind(known.get(term), null) : kind;
      }
      case Term.Ask _ -> new Kind(known.getOrDefault(term, ANSWER.symbols()), null);
      case Term.Entries _ -> null;
    };
  }

  /** What a term is among; nothing for maps. */
  SortedSet<String> domain(Term term) {
    Kind kind = kind(term);
    return kind == null || kind.target() != null ? new TreeSet<>() : kind.symbols();
  }

  /** The same term in the light of what is known. */
  Term normal(Term term) {
    Term simpler =
        switch (term) {
          case Term.Symbol _, Term.Cell _ -> term;
          case Term.Ask(String from, String to, List<Term> about) ->
              new Term.Ask(from, to, about.stream().map(this::normal).toList());
          case Term.Entries(Term otherwise, SortedMap<String, Term> own) -> {
            SortedMap<String, Term> changed = new TreeMap<>();
            own.forEach((key, value) -> changed.put(key, normal(value)));
            changed
                .keySet()
                .removeIf(k -> otherwise != null && read(otherwise, k).equals(changed.get(k)));
            boolean isOther = otherwise != null && changed.isEmpty();
            yield isOther ? otherwise : new Term.Entries(otherwise, changed);
          }
        };
    SortedSet<String> domain = domain(simpler);
    return domain.size() == 1 ? new Term.Symbol(domain.first()) : simpler;
  }

  /** A map at a key. */
  Term read(Term map, String key) {
    String at = hasKey(map, key) ? key : Term.OTHER;
    return switch (map) {
      case Term.Entries(Term otherwise, var own) when otherwise != null || own.containsKey(at) ->
          own.containsKey(at) ? normal(own.get(at)) : read(otherwise, at);
      case Term.Cell(List<String> path) -> {
        List<String> longer = new ArrayList<>(path);
        longer.add(at);
        yield normal(new Term.Cell(longer));
      }
      case Term.Entries _, Term.Symbol _, Term.Ask _ -> throw new NoKeyException();
    };
  }

  boolean hasKey(Term map, String key) {
    return map instanceof Term.Entries(Term otherwise, SortedMap<String, Term> own)
        ? own.containsKey(key) || otherwise != null && hasKey(otherwise, key)
        : kind(map).symbols().contains(key) && kind(map).target() != null;
  }

  /** Where a term is among some symbols as well; nothing where it cannot be. */
  Optional<Box> and(Term term, SortedSet<String> some) {
    Term simple = normal(term);
    SortedSet<String> both = new TreeSet<>(domain(simple));
    both.retainAll(some);
    if (both.size() == domain(simple).size()) {
      return Optional.of(this);
    }
    Map<Term, SortedSet<String>> more = new HashMap<>(known);
    more.put(simple, both);
    return both.isEmpty() ? Optional.empty() : Optional.of(new Box(kinds, more));
  }

  /** Where all that another says is so as well; nothing where it cannot be. */
  Optional<Box> and(Box other) {
    Optional<Box> all = Optional.of(this);
    for (Map.Entry<Term, SortedSet<String>> side : other.known.entrySet()) {
      all = all.flatMap(box -> box.and(side.getKey(), side.getValue()));
    }
    return all;
  }
}
