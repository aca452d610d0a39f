package org.regames.gdl.recover;

/**
 * What seems to hold in all reachable states, and may make a claim inductive that is not by itself
 * (A. Bradley, Z. Manna, The Calculus of Computation, 2007, chapter 12: strengthening). A lemma is
 * proven with the claims, or dropped.
 */
sealed interface Lemma permits Implication, Exclusion {}
