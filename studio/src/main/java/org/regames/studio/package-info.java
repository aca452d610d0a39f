/**
 * The studio: a page in the browser in which games are written, looked at, played and measured.
 *
 * <p>A web server on this machine gives out the page and talks to it over two web sockets. One
 * carries the Language Server Protocol, to the server of {@code org.regames.lsp}; the other
 * JSON-RPC with the methods of {@link org.regames.studio.Service}, whose records are what goes over
 * the wire. Each question has with it all that it is about, the text of the game and the moves so
 * far: what is kept between questions only saves time.
 */
package org.regames.studio;
