package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;

/**
 * All relations with their tuples. The relations over facts and moves are kept twice: whole, and
 * apart by the function of the fact or move, so that {@code (true (cell ?x 1 b))} finds cells by
 * their second and third arguments.
 */
final class Database {
  /** The relations whose last argument is a fact, a move or a percept. */
  private static final Set<String> SPLIT =
      Set.of(
          Keywords.TRUE,
          Keywords.NEXT,
          Keywords.INIT,
          Keywords.BASE,
          Keywords.DOES,
          Keywords.LEGAL,
          Keywords.INPUT,
          Keywords.SEES);

  /** A part of a relation, and the numbers that its tuples have in the whole. */
  private record Part(Relation relation, Relation.Integers numbers) {}

  /** What a part has in common. */
  private record Function(String name, int arity) {}

  private final TermTable terms;
  private final Map<String, Relation> relations = new HashMap<>();
  private final Map<String, Map<Function, Part>> parts = new HashMap<>();
  private final Map<Relation, Relation.Integers> numbers = new HashMap<>();
  private final Map<Relation, Relation> wholes = new HashMap<>();

  Database(TermTable terms) {
    this.terms = terms;
  }

  /** The whole relation of a name. */
  Relation relation(String name, int arity) {
    return relations.computeIfAbsent(name + "/" + arity, _ -> new Relation(name, arity));
  }

  /** The atom over the whole relation. */
  Literal whole(Atom atom, Map<String, Integer> slots) {
    List<Pattern> arguments = new ArrayList<>();
    atom.arguments().forEach(term -> arguments.add(Pattern.of(term, slots, terms)));
    return new Literal(relation(atom.relation(), arguments.size()), arguments);
  }

  /** The atom over the smallest part that has all that can match it. */
  Literal part(Atom atom, Map<String, Integer> slots) {
    Literal whole = whole(atom, slots);
    if (!SPLIT.contains(atom.relation())
        || atom.arguments().isEmpty()
        || !(atom.arguments().getLast()
            instanceof GdlTerm.Compound(String function, var inner, _))) {
      return whole;
    }
    List<Pattern> arguments =
        new ArrayList<>(whole.arguments().subList(0, whole.arguments().size() - 1));
    inner.forEach(term -> arguments.add(Pattern.of(term, slots, terms)));
    Function key = new Function(function, inner.size());
    Relation relation =
        parts
            .computeIfAbsent(whole.relation().name(), _ -> new HashMap<>())
            .computeIfAbsent(key, _ -> newPart(whole.relation(), function, inner.size()))
            .relation();
    return new Literal(relation, arguments);
  }

  private Part newPart(Relation whole, String function, int arity) {
    Relation relation = new Relation(whole.name(), whole.arity() - 1 + arity);
    Part part = new Part(relation, new Relation.Integers());
    numbers.put(relation, part.numbers);
    wholes.put(relation, whole);
    for (int number = 0; number < whole.size(); number++) {
      int[] tuple = whole.tuple(number);
      int last = tuple[tuple.length - 1];
      if (terms.name(last).equals(function) && terms.arguments(last).length == arity) {
        addToPart(part, tuple, number);
      }
    }
    return part;
  }

  /** The number in the whole relation of a tuple of a part; the same if it is not a part. */
  int wholeNumber(Relation relation, int number) {
    Relation.Integers ofPart = numbers.get(relation);
    return ofPart == null ? number : ofPart.get(number);
  }

  /** The part that has a tuple of a whole relation, if there is one. */
  Optional<Relation> partOf(Relation whole, int[] tuple) {
    return part(whole, tuple).map(Part::relation);
  }

  private Optional<Part> part(Relation whole, int[] tuple) {
    Map<Function, Part> ofRelation = parts.get(whole.name());
    if (ofRelation == null || tuple.length == 0) {
      return Optional.empty();
    }
    int last = tuple[tuple.length - 1];
    return Optional.ofNullable(
        ofRelation.get(new Function(terms.name(last), terms.arguments(last).length)));
  }

  /** The whole relation that a relation is, or is a part of. */
  Relation whole(Relation relation) {
    return wholes.getOrDefault(relation, relation);
  }

  /** Adds a tuple to a whole relation and its part; false if it was there already. */
  boolean add(Relation whole, int[] tuple) {
    if (whole.find(tuple) >= 0) {
      return false;
    }
    whole.add(tuple);
    part(whole, tuple).ifPresent(part -> addToPart(part, tuple, whole.size() - 1));
    return true;
  }

  private void addToPart(Part part, int[] tuple, int number) {
    int[] inner = terms.arguments(tuple[tuple.length - 1]);
    int[] flat = new int[tuple.length - 1 + inner.length];
    System.arraycopy(tuple, 0, flat, 0, tuple.length - 1);
    System.arraycopy(inner, 0, flat, tuple.length - 1, inner.length);
    part.relation.add(flat);
    part.numbers.add(number);
  }
}
