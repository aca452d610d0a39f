/**
 * The interpreter's representation of values: symbols are numbers, a map is an immutable {@link
 * org.regames.backend.interpreter.values.MapBlock} of cells ordered by its {@link
 * org.regames.backend.interpreter.values.TypeLayout}, and all variables of a state form a {@link
 * org.regames.backend.interpreter.values.Semistate}, which is copied on every change.
 */
package org.regames.backend.interpreter.values;
