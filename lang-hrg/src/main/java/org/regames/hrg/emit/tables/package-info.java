/**
 * Writes types and maps as definitions: {@link org.regames.hrg.emit.tables.DomainWriter} writes
 * domains, {@link org.regames.hrg.emit.tables.ConstantWriter} constant maps as functions with few
 * cases. It looks for formulas ({@link org.regames.hrg.emit.tables.TableFormula}) that hold for all
 * rows whose keys satisfy simple conditions ({@link org.regames.hrg.emit.tables.RowConditions}),
 * and for one that computes all values from those of another function ({@code EarlierTables}):
 *
 * <pre>{@code
 * const next: Cell -> Cell = {:C__0, C__0: C__1, C__1: C__2};
 *
 * next : Cell -> Cell
 * next(C(X)) = C((X + 1) % 3)
 * }</pre>
 */
package org.regames.hrg.emit.tables;
