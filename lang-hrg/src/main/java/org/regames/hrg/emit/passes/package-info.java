/**
 * Turns HRG generated from an automaton into HRG that people would have written, by a list of
 * passes ({@link org.regames.hrg.emit.passes.HrgPasses}), from tree to tree, each in a file of its
 * own with an example before and after, and each run once. Every pass keeps the game, so any can be
 * left out ({@code --hrg-passes}); {@code translate --dump-hrg-after all} shows the result of each.
 *
 * <p>To add one, write a class that implements {@link org.regames.hrg.emit.passes.HrgPass}, put it
 * into the list with the reason for its position, and add cases to {@code
 * src/test/resources/passes/NAME}.
 */
package org.regames.hrg.emit.passes;
