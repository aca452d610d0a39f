/**
 * Clauses → the tree of ludemes. The table {@code ludemes.txt} says which ludemes there are, what
 * they stand for and what they take; {@link org.regames.lud.tree.Resolver} picks rows of it, {@link
 * org.regames.lud.tree.Mismatch} says why none fits, and {@link org.regames.lud.tree.LudClause} is
 * what the stages after this one read.
 */
package org.regames.lud.tree;
