/**
 * Boards made of lines, the pawns on them and the rules: what scripts of both languages describe.
 *
 * <pre>{@code
 * LineGameBuilder builder = new LineGameBuilder("alquerque");
 * builder.addBoardAlquerque(5, 5);
 * builder.addPieces(Start.EAST_TO_WEST);
 * builder.setRules(Captures.FULL, true);
 * builder.setLimits(100, null);
 * LineGame game = builder.build();
 * game.nodes().size();                       // 25
 * game.count(Piece.WHITE);                   // 12
 * }</pre>
 */
package org.regames.linegames.model;
