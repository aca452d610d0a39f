/**
 * From a net and its families to an automaton. With two families {@code cell} and {@code control},
 * a move and what it changes are
 *
 * <pre>
 * choose_white0, white0_drop__1_1: ? c_1 -&gt; yes;
 * white0_drop__1_1, white0_drop__1_2: $ drop__1;
 * white0_drop__1_2, white0_drop__1_3: player = keeper;
 * white0_drop__1_3, white0_drop__1_5: cell[1][1] == b;
 * white0_drop__1_5, white0_drop__1_4: cell[1][1] = w;
 * </pre>
 */
package org.regames.gdl.lowering;
