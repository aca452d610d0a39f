/**
 * Games as JSON: the records of the IR, each with its {@code kind}. The schema {@code
 * rg.schema.json} in this package describes the format in full. The game
 *
 * <pre>{@code
 * type Player = {x};
 * type Score = {0};
 * begin, end: player = keeper;
 * }</pre>
 *
 * <p>has, among its built-ins, the edge
 *
 * <pre>{@code
 * {"from":"begin","to":"end","action":{"kind":"assignment",
 *   "left":{"kind":"reference","name":"player"},"right":{"kind":"reference","name":"keeper"}}}
 * }</pre>
 *
 * <p>Pragmas are written as in RG. Reading gives an equal game.
 */
package org.regames.rg.json;
