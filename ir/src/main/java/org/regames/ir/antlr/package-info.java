/**
 * What languages with an ANTLR grammar share: origins of tokens and rules, and syntax errors as
 * findings that say what was expected.
 *
 * <p>A parser that reads one statement (or definition) at a time reports every mistake of a text.
 * It ends a statement at its first mistake and knows itself where the next one starts ({@code
 * parser.statement()} is a rule of its grammar):
 *
 * <pre>{@code
 * AntlrSyntax syntax = new AntlrSyntax(source, diagnostics);
 * RgParser parser = syntax.parser(RgLexer::new, RgParser::new);
 * parser.setErrorHandler(new FirstMistake());
 * try {
 *   StatementContext statement = parser.statement();
 *   Origin origin = syntax.origin(statement);
 * } catch (ParseCancellationException end) {
 *   diagnostics.report(syntax.mistake(parser, FirstMistake.of(end)));
 * }
 * }</pre>
 *
 * <p>The package needs the ANTLR runtime, which modules with a grammar bring; nothing else of this
 * module does.
 */
package org.regames.ir.antlr;
