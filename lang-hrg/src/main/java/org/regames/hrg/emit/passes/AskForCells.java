package org.regames.hrg.emit.passes;

/**
 * Merges checks that test alternatives of one condition, each those that mention a certain cell,
 * into one graph with parameters.
 *
 * <pre>
 * domain Place = 1 | 2 | 3 | 4 | 5 | 6 | 7
 * row : Place -> Piece
 * graph near2() { check(row[1] == full &amp;&amp; row[2] == full || row[2] == full &amp;&amp; row[3] == full) }
 * graph near3() { check(row[2] == full &amp;&amp; row[3] == full || row[3] == full &amp;&amp; row[4] == full) }
 * graph near4() { check(row[3] == full &amp;&amp; row[4] == full || row[4] == full &amp;&amp; row[5] == full) }
 * graph near5() { check(row[4] == full &amp;&amp; row[5] == full || row[5] == full &amp;&amp; row[6] == full) }
 * graph near6() { check(row[5] == full &amp;&amp; row[6] == full || row[6] == full &amp;&amp; row[7] == full) }
 * graph rules() {
 *   check(reachable(near2()) || reachable(near3()) || reachable(near4()))
 *   check(reachable(near5()) || reachable(near6()))
 * }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph near() {
 *   check(row[1] == full &amp;&amp; row[2] == full &amp;&amp; (asked == 1 || asked == 2)
 *     || row[2] == full &amp;&amp; row[3] == full &amp;&amp; (asked == 2 || asked == 3)
 *     || row[3] == full &amp;&amp; row[4] == full &amp;&amp; (asked == 3 || asked == 4)
 *     || row[4] == full &amp;&amp; row[5] == full &amp;&amp; (asked == 4 || asked == 5)
 *     || row[5] == full &amp;&amp; row[6] == full &amp;&amp; (asked == 5 || asked == 6)
 *     || row[6] == full &amp;&amp; row[7] == full &amp;&amp; (asked == 6 || asked == 7))
 * }
 * graph near7(value : Place) {
 *   asked = value
 *   check(reachable(near()))
 * }
 * graph rules() {
 *   check(reachable(near7(2)) || reachable(near7(3)) || reachable(near7(4)))
 *   check(reachable(near7(5)) || reachable(near7(6)))
 * }
 * </pre>
 *
 * <p>Rules that come from other languages check after each move just those lines of a board that
 * the move can have completed. A check is merged if its lines of one kind, that is, with
 * comparisons of one form, are all the lines of such checks that contain a certain cell, or one of
 * two. It then names these cells in variables that only checks set, so that they distinguish no
 * states of the play.
 */
public final class AskForCells implements HrgPass {
  @Override
  public String description() {
    return "make one graph of checks that have the alternatives in which a cell is named";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    CellAlternatives alternatives = new CellAlternatives(draft);
    alternatives.share();
    return alternatives.result();
  }
}
