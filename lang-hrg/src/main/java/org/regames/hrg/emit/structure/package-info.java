/**
 * Turns the automaton into statements. {@link org.regames.hrg.emit.structure.AutomatonParts}
 * divides the automaton into a {@link org.regames.hrg.emit.structure.FlowGraph} for the play and
 * for each check. {@link org.regames.hrg.emit.structure.ManyEntries} and {@link
 * org.regames.hrg.emit.structure.EndingCopies} make these reducible and simple by copying nodes,
 * {@link org.regames.hrg.emit.structure.Structurer} turns them into {@link
 * org.regames.hrg.emit.structure.Code} with jumps (Ramsey, "Beyond Relooper", ICFP 2022), each node
 * once, using {@link org.regames.ir.analysis.Dominators} (Cooper, Harvey and Kennedy, "A Simple,
 * Fast Dominance Algorithm", 2001), and {@link org.regames.hrg.emit.structure.JumpWriter} turns
 * that into statements: branches, loops, {@code continue}. What cannot be structured is left to
 * {@link org.regames.hrg.emit.structure.Dispatch}.
 */
package org.regames.hrg.emit.structure;
