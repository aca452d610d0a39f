/**
 * Batches of plays advanced in lockstep, in arrays owned by the caller: what the Python package
 * does in C++, for machines without a compiler.
 */
package org.regames.backend.batch;
