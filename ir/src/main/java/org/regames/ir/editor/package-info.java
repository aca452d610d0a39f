/**
 * Information about a text for editors: where its names are defined and used, what they are, and
 * how its author documents them. Languages provide it ({@link
 * org.regames.ir.language.Language#editing()}) as a table, even for texts with mistakes:
 *
 * <pre>{@code
 * SymbolTable table = language.editing().orElseThrow().symbols(new Source("min.rg", text));
 * Use use = table.useAt(offset).orElseThrow();   // what the cursor is on
 * Symbol symbol = table.symbol(use);
 * symbol.signature();                            // how it is declared
 * table.usesOf(symbol);                          // everywhere it is used
 * }</pre>
 */
package org.regames.ir.editor;
