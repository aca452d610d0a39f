package org.regames.hrg.emit.passes;

/**
 * Merges graphs that differ in a symbol or two into one graph with parameters.
 *
 * <pre>
 * graph hasWhite() { check(board[a] == white) check(board[b] == white) $ one $ two }
 * graph hasBlack() { check(board[a] == black) check(board[b] == black) $ one $ two }
 * graph rules() { check(reachable(hasWhite()) || reachable(hasBlack())) }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph boardOneTwo(piece : Piece) {
 *   check(board[a] == piece) check(board[b] == piece) $ one $ two
 * }
 * graph rules() { check(reachable(boardOneTwo(white)) || reachable(boardOneTwo(black))) }
 * </pre>
 *
 * <p>The symbols at several places become one parameter if they are equal in each of the graphs.
 *
 * <p>Only graphs of checks are shared: what parameters are set to is a part of the state, so that
 * in the play it could tell two equal moves apart. Graphs that a source has given names are shared
 * only with others of the same name.
 */
public final class ShareGraphs implements HrgPass {
  @Override
  public String description() {
    return "make one graph with parameters of graphs that differ in symbols";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    GraphSharing sharing = new GraphSharing(draft);
    sharing.share();
    return draft.with(sharing.graphs, sharing.parameters).withNames(sharing.wanted);
  }
}
