/**
 * Plans as JVM bytecode: one class for each game (more if one is too small for everything), a
 * subclass of {@link org.regames.backend.model.GameState} with a field for each variable, a
 * constant array for each table and a method for each function of the plan. Methods stay below the
 * 8000 bytes beyond which HotSpot does not compile them.
 *
 * <pre>{@code
 * ForwardModel model = JvmEngine.compile(game);
 * }</pre>
 *
 * {@link org.regames.backend.model} shows how to use a model.
 */
package org.regames.backend.jvm;
