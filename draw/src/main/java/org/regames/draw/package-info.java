/**
 * Pictures of automata: DOT, the graph language of Graphviz, and SVG, laid out here. Both are
 * languages that can be written but not read. With the game {@code begin, a: player = x; a, b: $
 * go; b, end: player = keeper;}:
 *
 * <pre>{@code
 * Emitter dot = new DotLanguage().emitter().orElseThrow();
 * dot.emit(game).value().orElseThrow();   // digraph game { … "a" -> "b" [ label="$ go" … ]; … }
 * Emitter svg = new SvgLanguage().emitter().orElseThrow();
 * svg.emit(game).value().orElseThrow();   // <svg …>…<title>a, b: $ go;</title>…</svg>
 * }</pre>
 *
 * <p>{@code Drawing} says what is drawn and {@code Paint} how it looks; {@code Placement} says
 * where, using the Eclipse Layout Kernel; {@code DotEmitter} and {@code SvgWriter} write the
 * output. The same game gives the same bytes on every machine, since all letters have one fixed
 * width and no font is measured.
 */
package org.regames.draw;
