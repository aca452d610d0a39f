/**
 * The interface of a language to the rest of the program: a name, file suffixes, and a reader, a
 * writer, or both. Languages are services, found wherever their module is on the class path. With a
 * {@code language} that reads and writes:
 *
 * <pre>{@code
 * Source source = new Source("min.rg", text);
 * Result<Game> game = language.frontend().orElseThrow().read(source, new Budget());
 * game.diagnostics();                        // all findings; errors leave game.value() empty
 * Result<String> written = language.emitter().orElseThrow().emit(game.value().orElseThrow());
 * written.value().orElseThrow();             // the same game, as the language writes it
 * }</pre>
 *
 * <p>A {@link org.regames.ir.language.Budget} limits what one translation may create, so that a few
 * lines of text cannot exhaust memory.
 */
package org.regames.ir.language;
