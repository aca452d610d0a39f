package org.regames.lud.lowering;

import java.util.List;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.lowering.GameDefinitions.Table;
import org.regames.lud.lowering.Num.Amount;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.LudClause;

/**
 * Distances between sites only known during play, on boards where rows and columns determine them.
 */
record SquareDistances(Model model) {
  /**
   * The distance between two sites; 0 if one of them is off the board.
   *
   * @param distances the distances of all pairs of sites, which the formula has to give
   */
  Num of(LudClause clause, AtSite from, AtSite to, int[][] distances) {
    Table joined =
        isAll(distances, Math::max)
            ? Table.GREATER
            : isAll(distances, Integer::sum) ? Table.PLUS : null;
    if (joined == null) {
      throw LudRefusal.of(clause, "to unknown sites is not supported yet");
    }
    Amount rows = apart("row", from, to);
    Amount columns = apart("column", from, to);
    int most = rows.most() + columns.most();
    String join = model.definitions().table(joined);
    HrgExpression distance = model.numbers().kept("kept", model.definitions().numbers(most));
    HrgExpression none =
        Logic.or(
            Logic.equal(from.site(), Hrg.ref(Sites.OFF)),
            Logic.equal(to.site(), Hrg.ref(Sites.OFF)));
    model
        .numbers()
        .first(
            Hrg.choose(
                List.of(Hrg.arm(none, Hrg.block(Hrg.set(distance, Hrg.ref("0"))))),
                Hrg.block(Hrg.set(distance, Hrg.apply(join, rows.number(), columns.number())))));
    return new Amount(distance, most);
  }

  /** Whether rows and columns determine the distance. */
  boolean fits(int[][] distances) {
    return isAll(distances, Math::max) || isAll(distances, Integer::sum);
  }

  private interface Join {
    int of(int rows, int columns);
  }

  private boolean isAll(int[][] distances, Join join) {
    for (int from = 0; from < distances.length; from++) {
      for (int to = 0; to < distances.length; to++) {
        int rows = Math.abs(part("row", from) - part("row", to));
        int columns = Math.abs(part("column", from) - part("column", to));
        if (distances[from][to] != join.of(rows, columns)) {
          return false;
        }
      }
    }
    return true;
  }

  private int part(String title, int site) {
    return model.statics().partOfBoard(title, site);
  }

  private Amount apart(String title, AtSite from, AtSite to) {
    ComputedNumbers arithmetic = model.numbers().arithmetic();
    Amount a = arithmetic.sites().partOfBoard(title, from);
    Amount b = arithmetic.sites().partOfBoard(title, to);
    String apart = model.definitions().table(Table.APART);
    return new Amount(Hrg.apply(apart, a.number(), b.number()), Math.max(a.most(), b.most()));
  }
}
