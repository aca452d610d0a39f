/**
 * Findings about texts: one record for parsers, lowerings, validators, emitters and engines, and
 * one renderer for them.
 *
 * <pre>{@code
 * Source source = new Source("go.rg", "begin, end: plaier = keeper;\n");
 * Origin origin = Origin.of(source, 12, 18);
 * Diagnostic finding = Diagnostic.error("unknown-name", origin, "unknown name `plaier`");
 * NearestName names = NearestName.among(List.of("goals", "player", "visible"));
 * Diagnostics diagnostics = new Diagnostics();
 * diagnostics.report(names.suggest("plaier", finding));
 * new DiagnosticRenderer(false).render(diagnostics.list().getFirst());
 * // go.rg:1:13: error: unknown name `plaier` [unknown-name]
 * //     1 | begin, end: plaier = keeper;
 * //       |             ^~~~~~
 * //   help: did you mean `player`?
 * }</pre>
 *
 * <p>Stages continue after a finding if they can, and report all findings at once; if they cannot,
 * {@link org.regames.ir.diagnostic.DiagnosticException} carries the last one. Messages are one line
 * without a final period and put names in backticks.
 */
package org.regames.ir.diagnostic;
