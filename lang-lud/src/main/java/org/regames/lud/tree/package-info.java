/**
 * Clauses → the tree of ludemes. The table {@code ludemes.txt} lists the ludemes, their kinds and
 * the arguments that they take; {@link org.regames.lud.tree.Resolver} picks rows of it, {@link
 * org.regames.lud.tree.Mismatch} says why none fits, and {@link org.regames.lud.tree.LudClause} is
 * the input of the next stages.
 */
package org.regames.lud.tree;
