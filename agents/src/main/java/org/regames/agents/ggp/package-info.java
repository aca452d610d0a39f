/**
 * Matches over the network by the protocol of ggp-base: a host tells players the rules, asks for
 * moves, and announces everybody's moves. {@link org.regames.agents.ggp.GgpPlayer} is a player,
 * {@link org.regames.agents.ggp.GgpHost} a host; messages are terms in parentheses.
 *
 * <pre>{@code
 * GgpPlayer player = new GgpPlayer("us", AgentSpec.parse("random"), reader, 1, 600, line -> {});
 * player.answer("( INFO )");      // ( ( name us ) ( status available ) ( species program ) )
 * player.answer("( STOP m NIL )"); // busy
 * }</pre>
 */
package org.regames.agents.ggp;
