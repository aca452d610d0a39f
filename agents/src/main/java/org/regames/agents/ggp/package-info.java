/**
 * Matches over the network with the protocol of ggp-base: a host tells players the rules, asks for
 * moves, and announces everybody's moves. {@link org.regames.agents.ggp.GgpPlayer} is a player,
 * {@link org.regames.agents.ggp.GgpHost} a host; messages are terms in parentheses.
 *
 * <pre>{@code
 * PlayerSetting setting = new PlayerSetting("us", AgentSpec.parse("random"));
 * GgpPlayer player = new GgpPlayer(setting, reader, line -> {});
 * player.answer("( INFO )");      // ( ( name us ) ( status available ) ( species program ) )
 * player.answer("( STOP m NIL )"); // busy
 * }</pre>
 */
package org.regames.agents.ggp;
