/**
 * Simplified Boardgames: chess-like games whose pieces move by regular expressions over steps
 * (Kowalski, Sutowicz, Szykuła, "Simplified Boardgames").
 *
 * <pre>{@code
 * String text = "<<Duel>> <BOARD> 2 3 |pp| |..| |PP| <PIECES> P (0,1,e) & <GOALS> 9 & @P 0 2 &";
 * SbgGame game = SbgParser.parse(new Source("duel.sbg", text)).value().orElseThrow();
 * SbgPrinter.print(game);                               // the same, one part per line
 * SbgLowering.lower(game, new Budget());                // the automaton
 * }</pre>
 *
 * <p>A move has two tags, the squares it leads from and to: {@code x0y0} is White's left corner.
 * Decisions that the definition leaves open: a turn limit of 0 is an error; a {@code #} count is
 * reached when that many pieces or fewer are left, so one that holds at the start ends the game
 * with the first move, which is reported as a warning; blanks and comments may appear anywhere.
 */
package org.regames.sbg;
