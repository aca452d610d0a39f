/**
 * From HRG as it comes out of an automaton to HRG that people would have written: a list of passes
 * ({@link org.regames.hrg.emit.passes.HrgPasses}), each from a tree to a tree, each in a file of
 * its own with an example before and after, each run once. Every pass keeps the game, so that any
 * can be left out ({@code --hrg-passes}); {@code translate --dump-hrg-after all} shows what each
 * makes.
 *
 * <p>To add one, write a class that implements {@link org.regames.hrg.emit.passes.HrgPass}, put it
 * into the list with the reason for its place, and add cases to {@code
 * src/test/resources/passes/NAME}.
 */
package org.regames.hrg.emit.passes;
