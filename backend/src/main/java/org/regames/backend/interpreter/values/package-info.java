/**
 * Values as the interpreter has them: symbols as numbers, a map as an immutable {@link
 * org.regames.backend.interpreter.values.MapBlock} of cells that its {@link
 * org.regames.backend.interpreter.values.TypeLayout} puts in order, and all variables of a state as
 * a {@link org.regames.backend.interpreter.values.Semistate}, which a path changes copy by copy.
 */
package org.regames.backend.interpreter.values;
