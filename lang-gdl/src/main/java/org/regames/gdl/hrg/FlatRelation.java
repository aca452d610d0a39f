package org.regames.gdl.hrg;

import java.util.Collections;
import java.util.List;

/**
 * The atoms of a relation that have the same functions at the same places, and symbols elsewhere:
 * {@code (true (cell _ _ _))}, or {@code (line _ _)}.
 *
 * @param keyword the built-in relation, such as {@code true}, that the facts, moves, percepts or
 *     scores are in; empty for any other relation
 * @param name the function, symbol or relation
 * @param arguments what its arguments look like
 */
record FlatRelation(String keyword, String name, List<Skeleton> arguments) {
  FlatRelation {
    arguments = List.copyOf(arguments);
  }

  /** A relation of this many symbols. */
  static FlatRelation of(String keyword, String name, int arity) {
    return new FlatRelation(keyword, name, Collections.nCopies(arity, new Skeleton.Hole()));
  }

  /** A relation of this many symbols that has no other meaning. */
  static FlatRelation of(String name, int arity) {
    return of("", name, arity);
  }

  /** The relation of atoms of one shape. */
  static FlatRelation of(String relation, List<Skeleton> skeletons) {
    if (!Skeleton.isSpecial(relation)) {
      return new FlatRelation("", relation, skeletons);
    }
    return switch (skeletons.getLast()) {
      case Skeleton.Word(String name) -> new FlatRelation(relation, name, List.of());
      case Skeleton.Function(String name, List<Skeleton> arguments) ->
          new FlatRelation(relation, name, arguments);
      case Skeleton.Hole _ -> throw new IllegalStateException(relation);
    };
  }

  /** The same atoms in another built-in relation. */
  FlatRelation with(String other) {
    return new FlatRelation(other, name, arguments);
  }

  boolean isIn(String relation) {
    return keyword.equals(relation);
  }

  /** Whether it has exactly this many arguments, all of them symbols. */
  boolean isOfSymbols(int count) {
    return equals(of(keyword, name, count));
  }
}
