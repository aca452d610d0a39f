/**
 * Game trees with information sets, and strategies for them that cannot be exploited.
 *
 * <pre>{@code
 * GameTree tree = GameTree.of(kuhnPoker, new Budget());
 * tree.nodes();                                  // 58
 * Regrets regrets = new Regrets(tree, 1);
 * for (int i = 0; i < 1000; i++) {
 *   regrets.improve();
 * }
 * regrets.strategies().exploitability();         // below 0.001
 * }</pre>
 */
package org.regames.agents.tree;
