package org.regames.draw;

import java.util.List;

/**
 * The look of one kind of edge, in both kinds of picture. Kinds differ in more than their colour:
 * the line is dashed or not, the label is filled or not.
 *
 * @param meaning the name of the kind, for the legend
 * @param fill the colour behind the label
 * @param ink the colour of the label's text, of high contrast on {@code fill}
 * @param line the colour of the line
 * @param isTurn whether edges of the kind end a move; their lines are thick
 * @param dashed whether the line is dashed
 */
record Paint(String meaning, String fill, String ink, String line, boolean isTurn, boolean dashed) {
  private static final String BLACK = "#000000";
  private static final String WHITE = "#ffffff";
  private static final String GREY = "#6b6b6b";

  static final Paint SKIP = new Paint("nothing", WHITE, BLACK, GREY, false, false);
  static final Paint CONDITION = new Paint("comparison", WHITE, BLACK, GREY, false, false);
  static final Paint ASSIGNMENT = new Paint("assignment", "#ececec", BLACK, GREY, false, false);
  static final Paint TAG = new Paint("tag", "#fff0b3", BLACK, "#8a6d00", false, false);
  static final Paint CHECK =
      new Paint("reachability check", "#dcecf9", BLACK, "#3d6a8f", false, true);
  static final Paint STATEMENT_CONDITION = new Paint("condition", WHITE, BLACK, GREY, false, false);
  static final Paint CHOICE = new Paint("choice, loop", "#e4f2e4", BLACK, "#4a7a4a", false, false);
  static final Paint CALL = new Paint("call of a graph", "#dcecf9", BLACK, "#3d6a8f", false, true);

  static final Paint KEEPER = new Paint("turn of keeper", "#4d4d4d", WHITE, "#4d4d4d", true, false);
  static final Paint RANDOM = new Paint("turn of random", "#f0e442", BLACK, "#8f8600", true, false);
  static final Paint ANYBODY =
      new Paint("turn of a computed player", BLACK, WHITE, BLACK, true, false);

  /** The kinds that give nobody the turn and need an explanation, in the order of a legend. */
  static final List<Paint> OTHERS =
      List.of(TAG, CHECK, CONDITION, STATEMENT_CONDITION, ASSIGNMENT, CHOICE, CALL);

  /**
   * A palette that is distinguishable with any colour vision (M. Okabe and K. Ito, "Color Universal
   * Design", 2008), without the yellow, which is random's.
   */
  private static final String[] PALETTE = {
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00"
  };

  /** From here on colours of the palette are too light for white text. */
  private static final int LIGHT = 2;

  /**
   * The look of edges that give a player the turn; players are numbered from 0, and colours repeat.
   */
  static Paint turnOf(String player, int number) {
    int place = number % PALETTE.length;
    String colour = PALETTE[place];
    String ink = place < LIGHT ? WHITE : BLACK;
    return new Paint("turn of " + player, colour, ink, colour, true, false);
  }
}
