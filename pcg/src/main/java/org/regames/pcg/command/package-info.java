/**
 * Other people's programs, in any language, that take part in a search: they read requests, each a
 * line of JSON, and answer each with one line.
 *
 * <pre>{@code
 * LineProgram program = new LineProgram("python3 examples/python/beauty.py", Duration.ofSeconds(30));
 * Measurer metric = ProgramMeasurer.metrics(program);
 * metric.names();                                           // own.beauty
 * }</pre>
 */
package org.regames.pcg.command;
