/**
 * From statements to statements that people would have written: repeated ones become graphs ({@link
 * org.regames.hrg.emit.refactor.Outlining}, {@link org.regames.hrg.emit.refactor.GraphReuse}),
 * graphs that differ in symbols become one with parameters ({@link
 * org.regames.hrg.emit.refactor.GraphSharing}), statements in a row that differ in one symbol
 * become a loop over it ({@link org.regames.hrg.emit.refactor.LoopRerolling}), variables that are
 * used like parameters become some ({@link org.regames.hrg.emit.refactor.ParameterRecovery}).
 * Graphs get the names that they had in a source ({@link
 * org.regames.hrg.emit.refactor.SourceNames}), else names after what they do ({@link
 * org.regames.hrg.emit.refactor.GraphNaming}).
 */
package org.regames.hrg.emit.refactor;
