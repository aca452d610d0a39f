/**
 * Writes rules in HRG as their author wrote them: from the rules with their variables, not from
 * what they are once they are ground. What is proven about the facts ({@code recover}) says which
 * of them are maps; relations that never change become functions, derived ones graphs, each under
 * its own name. Rules that this cannot say have no such translation, and their automaton is written
 * instead.
 */
package org.regames.gdl.hrg;
