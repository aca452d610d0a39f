package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.emit.terms.SymbolNumbers;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Operator;

/**
 * A value as a function of the parts of its key: a symbol, or a constructor and its arguments.
 *
 * @param constructor empty for a symbol, whose only term is itself
 */
public record KeyFormula(String constructor, List<Term> terms) {
  /** How one argument is computed from the parts of the key. */
  sealed interface Term {
    /** A symbol, whatever the key. */
    record Fixed(String symbol) implements Term {}

    /** A part of the key. */
    record Copy(int part) implements Term {}

    /** A part, a number, plus a number that is not 0; modulo another if that is positive. */
    record Sum(int part, int difference, int modulus) implements Term {}

    /** A number minus a part. */
    record Mirror(int part, int sum) implements Term {}

    /** One part plus or minus another. */
    record Pair(int left, int right, boolean minus) implements Term {}

    /** The argument for a key; empty if the key has no number for it. */
    default Optional<String> at(List<String> key) {
      return switch (this) {
        case Fixed(String symbol) -> Optional.of(symbol);
        case Copy(int part) -> Optional.of(key.get(part));
        case Sum(int part, int difference, int modulus) ->
            number(key, part)
                .map(n -> n + difference)
                .map(n -> modulus > 0 ? Math.floorMod(n, modulus) : n)
                .map(Object::toString);
        case Mirror(int part, int sum) -> number(key, part).map(n -> sum - n).map(Object::toString);
        case Pair(int left, int right, boolean minus) ->
            number(key, left)
                .flatMap(a -> number(key, right).map(b -> minus ? a - b : a + b))
                .map(Object::toString);
      };
    }

    private static Optional<Integer> number(List<String> key, int part) {
      return SymbolNumbers.isNumber(key.get(part))
          ? Optional.of(SymbolNumbers.of(key.get(part)))
          : Optional.empty();
    }

    /** How hard the term is to read. */
    default int cost() {
      return switch (this) {
        case Copy _ -> 0;
        case Fixed _ -> 1;
        case Sum(_, int difference, int modulus) ->
            2 + Math.abs(difference) + (modulus > 0 ? 2 : 0);
        case Mirror _, Pair _ -> 4;
      };
    }

    /** The term with these expressions for the parts. */
    default HrgExpression expression(List<HrgExpression> parts) {
      return switch (this) {
        case Fixed(String symbol) -> Hrg.ref(symbol);
        case Copy(int part) -> parts.get(part);
        case Sum(int part, int difference, int modulus) -> {
          HrgExpression sum =
              Hrg.binary(
                  parts.get(part),
                  difference < 0 ? Operator.SUBTRACT : Operator.ADD,
                  Hrg.ref(Integer.toString(Math.abs(difference))));
          yield modulus > 0
              ? Hrg.binary(sum, Operator.MODULO, Hrg.ref(Integer.toString(modulus)))
              : sum;
        }
        case Mirror(int part, int sum) ->
            Hrg.binary(Hrg.ref(Integer.toString(sum)), Operator.SUBTRACT, parts.get(part));
        case Pair(int left, int right, boolean minus) ->
            Hrg.binary(parts.get(left), minus ? Operator.SUBTRACT : Operator.ADD, parts.get(right));
      };
    }

    /** The parts of the key that the term looks at. */
    default List<Integer> usedParts() {
      return switch (this) {
        case Fixed _ -> List.of();
        case Copy(int part) -> List.of(part);
        case Sum(int part, _, _) -> List.of(part);
        case Mirror(int part, _) -> List.of(part);
        case Pair(int left, int right, _) -> List.of(left, right);
      };
    }
  }

  /** Whether this is the value for a key. */
  boolean gives(List<String> key, Value value) {
    if (!constructor.equals(value.constructor) || terms.size() != value.arguments.size()) {
      return false;
    }
    for (int i = 0; i < terms.size(); i++) {
      if (!terms.get(i).at(key).equals(Optional.of(value.arguments.get(i)))) {
        return false;
      }
    }
    return true;
  }

  int cost() {
    return terms.stream().mapToInt(Term::cost).sum();
  }

  HrgExpression expression(List<HrgExpression> parts) {
    List<HrgExpression> arguments = terms.stream().map(term -> term.expression(parts)).toList();
    return constructor.isEmpty() ? arguments.getFirst() : Hrg.make(constructor, arguments);
  }

  /** A value split into constructor and arguments, as formulas build them. */
  record Value(String constructor, List<String> arguments) {}

  /**
   * All formulas that give this value for this key.
   *
   * @param moduli for each part the number that it counts to from 0, or 0
   */
  public static Set<KeyFormula> of(List<String> key, Value value, int[] moduli) {
    Set<KeyFormula> formulas = new LinkedHashSet<>();
    formulas.add(new KeyFormula(value.constructor, List.of()));
    for (String argument : value.arguments) {
      Set<KeyFormula> longer = new LinkedHashSet<>();
      for (KeyFormula formula : formulas) {
        for (Term term : terms(key, argument, moduli)) {
          List<Term> terms = new ArrayList<>(formula.terms);
          terms.add(term);
          longer.add(new KeyFormula(value.constructor, terms));
        }
      }
      formulas = longer;
    }
    return formulas;
  }

  private static List<Term> terms(List<String> key, String argument, int[] moduli) {
    List<Term> terms = new ArrayList<>();
    for (int part = 0; part < key.size(); part++) {
      if (key.get(part).equals(argument)) {
        terms.add(new Term.Copy(part));
      } else if (SymbolNumbers.isNumber(argument) && SymbolNumbers.isNumber(key.get(part))) {
        int difference = SymbolNumbers.of(argument) - SymbolNumbers.of(key.get(part));
        terms.add(new Term.Sum(part, difference, 0));
        if (moduli[part] > 1) {
          int steps = Math.floorMod(difference, moduli[part]);
          terms.add(new Term.Sum(part, steps, moduli[part]));
        }
      }
      if (SymbolNumbers.isNumber(argument) && SymbolNumbers.isNumber(key.get(part))) {
        terms.add(
            new Term.Mirror(part, SymbolNumbers.of(argument) + SymbolNumbers.of(key.get(part))));
      }
    }
    terms.addAll(pairs(key, argument));
    terms.add(new Term.Fixed(argument));
    return terms;
  }

  private static List<Term> pairs(List<String> key, String argument) {
    List<Term> pairs = new ArrayList<>();
    for (int left = 0; left < key.size() && SymbolNumbers.isNumber(argument); left++) {
      for (int right = 0; right < key.size(); right++) {
        Term sum = new Term.Pair(left, right, false);
        Term difference = new Term.Pair(left, right, true);
        if (left < right && sum.at(key).equals(Optional.of(argument))) {
          pairs.add(sum);
        }
        if (left != right && difference.at(key).equals(Optional.of(argument))) {
          pairs.add(difference);
        }
      }
    }
    return pairs;
  }
}
