package org.regames.backend.actions;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Term;
import org.regames.backend.layout.Tree;

/** The values of terms on a path, as far as they are known. */
record PathReader(GameLayout layout, StateCells cells) {
  /** The value of a term. */
  sealed interface Reading {}

  record Number(int value) implements Reading {}

  /** The unknown value of a cell before the path. */
  record Before(int cell) implements Reading {}

  record Unknown() implements Reading {}

  /** The values that a cell may have had before a path. */
  BitSet allowed(int cell, ActionPath path) {
    BitSet required = path.required().get(cell);
    return required == null ? cells.domain(cell) : required;
  }

  Reading read(Term term, ActionPath path) {
    return switch (term) {
      case Term.Symbol(int symbol) -> new Number(symbol);
      case Term.Constant _ -> new Unknown();
      case Term.Variable(int variable) ->
          layout.variables().get(variable).isMap()
              ? new Unknown()
              : cell(cells.first(variable), path);
      case Term.Access _ -> {
        List<Integer> keys = keys(term, path);
        yield keys == null ? new Unknown() : at(term.base(), keys, path);
      }
    };
  }

  /** The keys of a term, null if one is not known. */
  List<Integer> keys(Term term, ActionPath path) {
    List<Integer> keys = new ArrayList<>();
    for (Term key : term.keys()) {
      if (!(read(key, path) instanceof Number(int value))) {
        return null;
      }
      keys.add(value);
    }
    return keys;
  }

  private Reading at(Term base, List<Integer> keys, ActionPath path) {
    return switch (base) {
      case Term.Constant(Term.ConstantMap map) -> inside(map.value(), keys);
      case Term.Variable(int variable) when layout.variables().get(variable).isMap() ->
          cell(cells.at(variable, keys), path);
      case Term.Variable(int variable) ->
          cell(cells.first(variable), path) instanceof Number(int chosen)
              ? inside(layout.state().choice(chosen), keys)
              : new Unknown();
      case Term.Symbol _, Term.Access _ -> new Unknown();
    };
  }

  private static Reading inside(Tree tree, List<Integer> keys) {
    Tree part = tree;
    for (int key : keys) {
      if (!(part instanceof Tree.Node node)) {
        return new Unknown();
      }
      part = node.get(key);
    }
    return part instanceof Tree.Leaf(int symbol) ? new Number(symbol) : new Unknown();
  }

  private Reading cell(int cell, ActionPath path) {
    if (cell < 0) {
      return new Unknown();
    }
    Integer written = path.written().get(cell);
    if (written != null) {
      return written == ActionPath.UNKNOWN ? new Unknown() : new Number(written);
    }
    BitSet required = path.required().get(cell);
    return required != null && required.cardinality() == 1
        ? new Number(required.nextSetBit(0))
        : new Before(cell);
  }

  /** A cell whose value before the path decides which cell a term denotes, or -1. */
  int deciding(Term term, ActionPath path) {
    for (Term key : term.keys()) {
      int inside = deciding(key, path);
      if (inside >= 0) {
        return inside;
      }
      if (read(key, path) instanceof Before(int cell)) {
        return cell;
      }
    }
    boolean chooses =
        term instanceof Term.Access
            && term.base() instanceof Term.Variable(int variable)
            && !layout.variables().get(variable).isMap();
    return chooses && read(term.base(), path) instanceof Before(int cell) ? cell : -1;
  }

  /** The same, or else the cell of the term itself: one that decides its value. */
  int decidingValue(Term term, ActionPath path) {
    int cell = deciding(term, path);
    return cell < 0 && read(term, path) instanceof Before(int whole) ? whole : cell;
  }
}
