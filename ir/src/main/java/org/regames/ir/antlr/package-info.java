/**
 * Shared code for languages with an ANTLR grammar: origins of tokens and rules, and syntax errors
 * as findings that say what was expected.
 *
 * <p>A parser that reads one statement (or definition) at a time can report every mistake in a
 * text. It ends a statement at its first mistake and finds the start of the next one itself ({@code
 * parser.statement()} is a rule of its grammar):
 *
 * <pre>{@code
 * AntlrSyntax syntax = new AntlrSyntax(source, diagnostics);
 * RgParser parser = syntax.parser(RgLexer::new, RgParser::new);
 * try {
 *   StatementContext statement = parser.statement();
 *   Origin origin = syntax.origin(statement);
 * } catch (ParseCancellationException end) {
 *   diagnostics.report(syntax.mistake(parser, FirstMistake.of(end)));
 * }
 * }</pre>
 *
 * <p>This package needs the ANTLR runtime, which modules with a grammar depend on; nothing else in
 * this module does.
 */
package org.regames.ir.antlr;
