package org.regames.draw;

import java.util.List;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Result;
import org.regames.ir.language.StatementChart;

/** Draws automata and statements as SVG. */
final class SvgEmitter implements Emitter {
  /**
   * How many pairs of elements cost one item: with the default budget, pictures of up to 38 000
   * nodes and edges together are drawn, which takes half a minute.
   */
  private static final int PAIRS = 300;

  @Override
  public Result<String> emit(Game game) {
    return emit(game, new Budget());
  }

  /**
   * The picture. In the worst case layout takes time quadratic in the number of nodes and edges, so
   * it takes that much from the budget.
   *
   * @throws DiagnosticException if the budget does not suffice; the hint has one that does
   */
  @Override
  public Result<String> emit(Game game, Budget budget) {
    return Result.success(
        emit(
            Drawing.of(game),
            budget,
            "make the automaton smaller with --passes all, or write a"
                + " graph for a layout tool of your own with --to dot"));
  }

  /** The picture of statements, at the same cost. */
  static String emit(StatementChart chart, List<String> players, Budget budget) {
    return emit(
        Drawing.of(chart, players),
        budget,
        "write a graph for a layout tool of your own with --to dot");
  }

  static String emit(Drawing drawing, Budget budget, String otherwise) {
    long elements = (long) drawing.nodes().size() + drawing.arrows().size();
    long cost = elements * elements / PAIRS;
    if (!budget.covers(cost)) {
      throw new DiagnosticException(
          Diagnostic.error(
                  "too-large",
                  Origin.UNKNOWN,
                  "a picture of %d nodes and %d edges takes long to lay out"
                      .formatted(drawing.nodes().size(), drawing.arrows().size()))
              .withHint("allow it with --budget %d, or ".formatted(cost) + otherwise));
    }
    budget.spend(cost, "steps of the layout", Origin.UNKNOWN);
    return SvgWriter.write(drawing, Placement.of(drawing));
  }
}
