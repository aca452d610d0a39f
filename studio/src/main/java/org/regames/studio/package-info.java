/**
 * The studio: a page in the browser in which games are written, inspected, played and measured.
 *
 * <p>A web server on this machine serves the page and talks to it over two web sockets. One carries
 * the Language Server Protocol, to the server of {@code org.regames.lsp}; the other JSON-RPC with
 * the methods of {@link org.regames.studio.Service}, whose records are the messages. Each request
 * contains everything it depends on, the text of the game and the moves so far; state kept between
 * requests only saves time.
 */
package org.regames.studio;
