/** Transformations of games that keep the game tree. */
package org.regames.ir.passes;
