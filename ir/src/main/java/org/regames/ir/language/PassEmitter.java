package org.regames.ir.language;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.regames.ir.Game;

/**
 * An emitter that makes its texts more readable step by step. No step changes the game, so any of
 * them may be left out.
 */
public interface PassEmitter extends Emitter {
  /** The name of the state before the first pass, where texts after passes are asked for. */
  String START = "automaton";

  /** The steps, in the order in which they run. */
  List<TextPass> passes();

  /**
   * The same as {@link #emit(Game, Budget)} with some of the passes.
   *
   * @param runs says by the name of a pass whether it runs
   * @param after receives {@link #START} and then the name of each pass that ran, with a supplier
   *     of the text at that point
   */
  Result<String> emit(
      Game game, Budget budget, Predicate<String> runs, BiConsumer<String, Supplier<String>> after);

  /** What one pass is called, and what it does in one line. */
  record TextPass(String name, String description) {}
}
