/**
 * Lowers graphs to edges. {@code StatementLowering} lowers a statement to paths from one given node
 * to another, {@code ConditionLowering} its conditions, {@code ExpressionLowering} its expressions,
 * and {@code GraphCalls} calls and checks of other graphs:
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
 * <p>Every statement is a simple construction between two nodes (K. Thompson, "Regular expression
 * search algorithm", 1968): a block ends with an edge to what follows it, alternatives and loops
 * begin with an edge to a node of their own, and a copy of a graph has a first and a last node.
 * Empty edges are left to the passes, which remove them for all languages.
 *
 * <h2>Names</h2>
 *
 * <p>Editing one graph must not rename the nodes of another, and a reader must see where a node
 * comes from. So each copy of a graph has a name of its own, and numbers its nodes from 1, between
 * its {@code begin} and its {@code end}:
 *
 * <ul>
 *   <li>{@code rules} itself: {@code rules_begin}, {@code rules_1}, …
 *   <li>The second call of {@code win} in the first call of {@code turn} in {@code rules}: {@code
 *       turn1_win2_1}, … Calls are counted by caller and callee.
 *   <li>A reusable graph {@code f}: {@code f_begin}, {@code f_1}, …, {@code f_end}.
 *   <li>The third check of {@code win} with new arguments: {@code win_check3_begin}, {@code
 *       win_check3_1}, …, {@code win_check3_end}. The same check elsewhere uses the same nodes. A
 *       reusable graph called inside has a copy there: {@code win_check3_f_begin}, …
 *   <li>If calls nest so deeply that a name would exceed 80 characters: {@code win_deep1_1},
 *       counted by graph.
 *   <li>If two of these would be the same, for example because a graph is called {@code turn1}, the
 *       later one gets an extra {@code _}.
 * </ul>
 *
 * <p>Nodes have a namespace of their own. The variables {@code f_arg0_a} and {@code f_return}, the
 * type {@code f_return_type} and its symbols, named after the calling copy, do not: a clash with a
 * name in the source is an error.
 *
 * <h2>Design decisions that the language leaves open</h2>
 *
 * <ul>
 *   <li>Unreachable code and unused graphs are left out; their mistakes are still reported.
 *   <li>{@code check(false())}, and the comparison of two different symbols (which a branch
 *       variable may cause), become the edge {@code player != player}, which is never legal, so
 *       that the automaton stays connected.
 *   <li>A reusable graph exists once in the play and once in each check that calls it: return edges
 *       from a shared copy would connect the check to the play. A check of a reusable graph itself
 *       uses the copy of the play if that can only be left at its end; if the graph is also called,
 *       the check sets a symbol of its own in {@code f_return}, so that no path of the check can
 *       follow the return edge of an earlier call.
 * </ul>
 */
package org.regames.hrg.lowering;
