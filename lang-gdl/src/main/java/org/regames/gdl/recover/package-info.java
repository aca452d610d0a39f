/**
 * The structure that a net has lost: which facts are values of one variable. Of the facts
 *
 * <pre>
 * (cell 1 1 x)  (cell 1 1 o)  (cell 1 1 b)  (cell 1 2 x) …  (control x)  (control o)
 * </pre>
 *
 * <p>{@link org.regames.gdl.recover.Recovery} makes two families: {@code cell}, a map from the
 * first two arguments to the third, and {@code control}, one variable. Each rests on a proof.
 */
package org.regames.gdl.recover;
