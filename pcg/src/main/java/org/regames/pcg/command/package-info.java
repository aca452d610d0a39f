/**
 * Programs of others, in any language, that take part in a search: each line of JSON that they read
 * is a question, and they answer it by one line.
 *
 * <pre>{@code
 * LineProgram program = new LineProgram("python3 examples/python/beauty.py", Duration.ofSeconds(30));
 * Measurer metric = ProgramMeasurer.metrics(program);
 * metric.names();                                           // own.beauty
 * }</pre>
 */
package org.regames.pcg.command;
