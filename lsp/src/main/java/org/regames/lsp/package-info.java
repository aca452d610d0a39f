/**
 * The language server. Everything it knows about games comes from their {@link
 * org.regames.ir.language.Language}; it refers to no particular language. {@link
 * org.regames.lsp.Server} talks to one editor over a pair of streams:
 *
 * <pre>{@code
 * Server.serve(in, out, Thread::new, Budget.DEFAULT_LIMIT, words -> "");   // until the editor ends
 * }</pre>
 */
package org.regames.lsp;
