package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.emit.terms.SymbolNumbers;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.ir.NaturalOrder;
import org.regames.ir.diagnostic.Origin;

/** Finds an expression for a table: formulas, each for keys whose parts are in some ranges. */
public final class TableFormula {
  private static final int MOST_PIECES = 8;
  private static final int MOST_PARTS = 6;
  private static final int SAMPLES = 24;
  private static final int MOST_TRIED = 16;

  /** A formula and where it holds; the last one holds for all the rest. */
  private record Piece(Optional<HrgExpression> where, KeyFormula formula) {}

  private final List<List<String>> keys;
  private final List<KeyFormula.Value> values;
  private final List<String> names;
  private final int[] moduli;
  private final RowConditions regions;
  private final Set<Integer> used = new HashSet<>();

  private TableFormula(List<List<String>> keys, List<KeyFormula.Value> values, List<String> names) {
    this.keys = keys;
    this.values = values;
    this.names = names;
    this.regions = new RowConditions(keys, names);
    this.moduli = new int[names.size()];
    for (int part = 0; part < moduli.length; part++) {
      TreeSet<Integer> numbers = new TreeSet<>();
      for (List<String> key : keys) {
        if (SymbolNumbers.isNumber(key.get(part))) {
          numbers.add(SymbolNumbers.of(key.get(part)));
        }
      }
      boolean fromZero = !numbers.isEmpty() && numbers.first() == 0;
      moduli[part] = fromZero && numbers.last() == numbers.size() - 1 ? numbers.size() : 0;
    }
  }

  /** An expression for the values, and the parts of keys that it looks at. */
  record Found(HrgExpression expression, Set<Integer> used) {}

  /**
   * The expression, if there is a short one. Linear in the keys for each of the few formulas that
   * are tried.
   */
  public static Optional<Found> of(
      List<List<String>> keys, List<KeyFormula.Value> values, List<String> names) {
    if (names.size() > MOST_PARTS) {
      return Optional.empty();
    }
    TableFormula explanation = new TableFormula(keys, values, names);
    return explanation
        .pieces()
        .map(pieces -> new Found(explanation.expression(pieces), explanation.used));
  }

  private HrgExpression expression(List<Piece> pieces) {
    List<HrgExpression> parts = names.stream().map(Hrg::ref).toList();
    HrgExpression result = pieces.getLast().formula.expression(parts);
    for (Piece piece : pieces.reversed().subList(1, pieces.size())) {
      result =
          new HrgExpression.Conditional(
              piece.where.orElseThrow(), piece.formula.expression(parts), result, Origin.UNKNOWN);
    }
    for (Piece piece : pieces) {
      piece.formula.terms().forEach(term -> used.addAll(term.usedParts()));
    }
    return result;
  }

  private Optional<List<Piece>> pieces() {
    List<Piece> pieces = new ArrayList<>();
    BitSet left = new BitSet();
    left.set(0, keys.size());
    while (pieces.size() < MOST_PIECES) {
      Optional<Piece> piece = piece(left);
      if (piece.isEmpty()) {
        return Optional.empty();
      }
      pieces.add(piece.get());
      if (piece.get().where.isEmpty()) {
        return pieces.size() > 1 && pieces.size() * 2 > keys.size()
            ? Optional.empty()
            : Optional.of(pieces);
      }
    }
    return Optional.empty();
  }

  private record Candidate(KeyFormula formula, BitSet covered) {}

  /** The formula for most of the remaining rows, which it removes. */
  private Optional<Piece> piece(BitSet left) {
    List<Candidate> candidates = new ArrayList<>();
    for (KeyFormula formula : formulas(left)) {
      candidates.add(new Candidate(formula, covered(formula, left)));
    }
    candidates.sort(
        Comparator.comparing((Candidate candidate) -> -candidate.covered.cardinality())
            .thenComparing(candidate -> candidate.formula.cost())
            .thenComparing(candidate -> candidate.formula.toString(), NaturalOrder.NATURAL));
    for (Candidate candidate : candidates) {
      if (candidate.covered.equals(left)) {
        return Optional.of(new Piece(Optional.empty(), candidate.formula));
      }
      Optional<RowConditions.Region> region = regions.of(candidate.covered, left);
      if (region.isPresent()) {
        left.andNot(candidate.covered);
        used.addAll(region.get().parts());
        return Optional.of(new Piece(Optional.of(region.get().condition()), candidate.formula));
      }
    }
    return Optional.empty();
  }

  private BitSet covered(KeyFormula formula, BitSet rows) {
    BitSet covered = new BitSet();
    for (int row = rows.nextSetBit(0); row >= 0; row = rows.nextSetBit(row + 1)) {
      covered.set(row, formula.gives(keys.get(row), values.get(row)));
    }
    return covered;
  }

  /** The formulas that hold for most rows of a sample spread over those left. */
  private List<KeyFormula> formulas(BitSet left) {
    Set<KeyFormula> formulas = new LinkedHashSet<>();
    BitSet samples = new BitSet();
    int step = Math.max(1, left.cardinality() / SAMPLES);
    int at = 0;
    for (int row = left.nextSetBit(0); row >= 0; row = left.nextSetBit(row + 1)) {
      if (at++ % step == 0) {
        samples.set(row);
        formulas.addAll(KeyFormula.of(keys.get(row), values.get(row), moduli));
      }
    }
    return formulas.stream()
        .map(formula -> new Candidate(formula, covered(formula, samples)))
        .sorted(
            Comparator.comparing((Candidate candidate) -> -candidate.covered.cardinality())
                .thenComparing(candidate -> candidate.formula.cost())
                .thenComparing(candidate -> candidate.formula.toString(), NaturalOrder.NATURAL))
        .limit(MOST_TRIED)
        .map(Candidate::formula)
        .toList();
  }
}
