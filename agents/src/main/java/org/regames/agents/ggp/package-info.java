/**
 * Matches over the network as ggp-base has them: a host tells players the rules, asks for moves,
 * and tells what all did. {@link org.regames.agents.ggp.GgpPlayer} is a player, {@link
 * org.regames.agents.ggp.GgpHost} a host; messages are terms in brackets.
 *
 * <pre>{@code
 * GgpPlayer player = new GgpPlayer("us", AgentSpec.parse("random"), reader, 1, 600, line -> {});
 * player.answer("( INFO )");      // ( ( name us ) ( status available ) ( species program ) )
 * player.answer("( STOP m NIL )"); // busy
 * }</pre>
 */
package org.regames.agents.ggp;
