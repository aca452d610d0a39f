/**
 * Graphs as edges. {@code StatementLowering} lowers a statement as the way from one given node to
 * another, {@code ConditionLowering} the conditions on it, {@code ExpressionLowering} what is
 * computed on it, and {@code GraphCalls} what runs or checks other graphs:
 *
 * <pre>{@code
 * graph mine(who : Player) { check(owner == who) }
 * graph rules() {
 *   if reachable(mine(x)) || owner == o { $ taken }
 *   end()
 * }
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * begin, rules_begin:;
 * mine_check1_1, mine_check1_2: owner == mine_arg0_who;
 * mine_check1_2, mine_check1_end:;
 * mine_check1_begin, mine_check1_1: mine_arg0_who = x;
 * rules_1, end: player = keeper;
 * rules_2, rules_5: $ taken;
 * rules_3, rules_1:;
 * rules_4, rules_2: owner == o;
 * rules_4, rules_3: owner != o;
 * rules_5, rules_1:;
 * rules_begin, rules_2: ? mine_check1_begin -> mine_check1_end;
 * rules_begin, rules_4: ! mine_check1_begin -> mine_check1_end;
 * }</pre>
 *
 * <p>Every statement is one plain construction between two nodes (K. Thompson, "Regular expression
 * search algorithm", 1968): a block ends with an edge to what follows it, an alternative and a loop
 * begin with an edge to a node of their own, and a copy of a graph has a first and a last node. The
 * edges that do nothing are left to the passes, which remove them for all languages alike.
 *
 * <h2>Names</h2>
 *
 * <p>An edit of one graph must not rename what another becomes, and a reader must see where a node
 * comes from. So each copy of a graph has a name of its own, and numbers its nodes from 1, between
 * its {@code begin} and its {@code end}:
 *
 * <ul>
 *   <li>{@code rules} itself: {@code rules_begin}, {@code rules_1}, …
 *   <li>The second call of {@code win} in the first call of {@code turn} in {@code rules}: {@code
 *       turn1_win2_1}, … Calls are counted by caller and callee.
 *   <li>A reusable graph {@code f}: {@code f_begin}, {@code f_1}, …, {@code f_end}.
 *   <li>The third check of {@code win} with arguments not seen before: {@code win_check3_begin},
 *       {@code win_check3_1}, …, {@code win_check3_end}. The same check elsewhere uses the same
 *       nodes. A reusable graph called inside has a copy there: {@code win_check3_f_begin}, …
 *   <li>Where calls nest so deep that a name would have more than 80 characters: {@code
 *       win_deep1_1}, counted by graph.
 *   <li>Where two of these would be the same, because a graph is called {@code turn1}, the later
 *       one gets another {@code _}.
 * </ul>
 *
 * <p>Nodes have a namespace of their own. The variables {@code f_arg0_a} and {@code f_return}, the
 * type {@code f_return_type} and its symbols, named after the calling copy, have not: where the
 * source has the same name, that is an error.
 *
 * <h2>Where the language leaves a choice</h2>
 *
 * <ul>
 *   <li>What no walk can get to is left out, and so are graphs that nothing uses; their mistakes
 *       are reported all the same.
 *   <li>{@code check(false())}, and the comparison of two different symbols (a branch variable may
 *       bring them together), is the edge {@code player != player}, which is never legal: the
 *       automaton stays connected.
 *   <li>A reusable graph is there once in the play and once in each check that calls it: edges that
 *       lead back from a shared copy would join the check to the play. A check of a reusable graph
 *       itself goes through the copy of the play where it can only be left at its end, and where
 *       the graph is also called, leaves a symbol of its own in {@code f_return}, so that no walk
 *       of the check can follow an earlier call's way back.
 * </ul>
 */
package org.regames.hrg.lowering;
