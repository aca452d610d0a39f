/**
 * Generates games and measures them.
 *
 * <p>An {@link org.regames.pcg.Evaluation} measures a game by random plays and by those of an
 * agent; a {@link org.regames.pcg.Gate} says whether that is good enough. With a game where x says
 * 0, 1 or 2 and gets that many points (the text is in this package's tests):
 *
 * <pre>{@code
 * Evaluation evaluation = new Evaluation(400, 1, 100, Optional.empty());
 * List<Measurement> found = evaluation.screen(game);
 * found.getFirst().name();                                  // random.completion
 * found.getFirst().estimate().value();                      // 1
 * List<Gate> gates = Gate.read(
 *     new Source("gates", "random.drawishness <= 0.1"), MetricNames.of(Optional.empty()));
 * gates.getFirst().verdict(found);                          // FAILED: a third are drawn
 * }</pre>
 *
 * <p>{@code metrics} has the measurements on plays, with intervals; {@code evolve} searches for
 * good games of many kinds.
 */
package org.regames.pcg;
