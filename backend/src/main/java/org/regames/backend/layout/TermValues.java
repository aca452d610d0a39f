package org.regames.backend.layout;

import java.util.BitSet;
import java.util.List;

/**
 * The abstract evaluation of terms: which values a term may have, given those that its variables
 * and cells may have. Analyses differ only in what they know about these.
 */
public interface TermValues {
  /** With more combinations of keys a constant map is assumed to have any of its values. */
  int MOST_COMBINATIONS = 20_000;

  /** The values that a variable may have, in any cell if it is a map. */
  BitSet ofVariable(int variable);

  /** All values of a constant map. */
  BitSet ofConstant(Term.ConstantMap map);

  /** The values that a cell of a variable may have; by default, what any cell of it may have. */
  default BitSet ofCell(int variable, Term.Access cell) {
    return ofVariable(variable);
  }

  /** The values that a term may have, in any cell if it is a map. Not to be changed. */
  default BitSet of(Term term) {
    return switch (term) {
      case Term.Symbol(int symbol) -> one(symbol);
      case Term.Variable(int variable) -> ofVariable(variable);
      case Term.Constant(Term.ConstantMap map) -> ofConstant(map);
      case Term.Access access when access.base() instanceof Term.Constant(var map) ->
          at(map, ofKeys(access));
      case Term.Access access -> ofCell(((Term.Variable) access.base()).variable(), access);
    };
  }

  /** The values that each key of a term may have. */
  default List<BitSet> ofKeys(Term.Access access) {
    return access.map() instanceof Term.Access
        ? access.keys().stream().map(this::of).toList()
        : List.of(of(access.key()));
  }

  /** The values of a constant map at some keys. */
  default BitSet at(Term.ConstantMap map, List<BitSet> keys) {
    if (combinations(keys) > MOST_COMBINATIONS) {
      return ofConstant(map);
    }
    BitSet found = new BitSet();
    map.value().addValues(keys, found);
    return found;
  }

  /** The number of combinations of keys, capped at one more than are tried. */
  static long combinations(List<BitSet> keys) {
    long product = 1;
    for (BitSet some : keys) {
      product = Math.min(MOST_COMBINATIONS + 1, product * some.cardinality());
    }
    return product;
  }

  /** The set of one symbol. */
  static BitSet one(int symbol) {
    BitSet one = new BitSet();
    one.set(symbol);
    return one;
  }
}
