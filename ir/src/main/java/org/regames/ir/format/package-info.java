/**
 * Formatted text that keeps comments. A language's printer adds the lines of its items in order,
 * each with the source position of the item:
 *
 * <pre>{@code
 * Source source = new Source("a", "b // why\n\n\n// next\n   c");
 * CommentedLines lines = new CommentedLines(source);
 * lines.item("b;", Origin.of(source, 0, 1));
 * lines.item("c;", Origin.of(source, 22, 23));
 * lines.text();                     // "b;  // why\n\n// next\nc;\n"
 * }</pre>
 */
package org.regames.ir.format;
