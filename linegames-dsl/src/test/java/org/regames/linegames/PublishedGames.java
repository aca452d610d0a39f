package org.regames.linegames;

import java.util.Map;
import java.util.TreeMap;
import org.regames.linegames.model.Captures;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.LineGameBuilder;
import org.regames.linegames.model.Piece;
import org.regames.linegames.model.Start;

/** Games whose counts others have published, described without any script. */
final class PublishedGames {
  private PublishedGames() {}

  static Map<String, LineGame> all() {
    Map<String, LineGame> games = new TreeMap<>();
    for (LineGame game : new LineGame[] {alquerque(), alquerqueLud(), pretwa(), lau(), dash()}) {
      games.put(game.name(), game);
    }
    return games;
  }

  static LineGame alquerque() {
    LineGameBuilder game = new LineGameBuilder("alquerque");
    game.addBoardAlquerque(5, 5);
    game.addPieces(Start.EAST_TO_WEST);
    game.setRules(Captures.FULL, true);
    game.setLimits(100, null);
    return game.build();
  }

  private static LineGame alquerqueLud() {
    LineGameBuilder game = new LineGameBuilder("alquerque_lud");
    game.addBoardAlquerque(5, 5);
    game.addPieces(Start.EAST_TO_WEST);
    game.setRules(Captures.NONE, false);
    game.setLimits(null, 1250);
    return game.build();
  }

  private static LineGame pretwa() {
    LineGameBuilder game = new LineGameBuilder("pretwa");
    game.addBoardCircle(6, 4);
    game.addPiecesCircle();
    game.setRules(Captures.FULL, true);
    game.setLimits(100, null);
    return game.build();
  }

  private static LineGameBuilder triangles(String name) {
    LineGameBuilder game = new LineGameBuilder(name);
    game.addBoardPoint();
    game.attachTriangle3(Direction.SOUTH, 4);
    game.attachTriangle3(Direction.NORTH, 4);
    game.addPiecesTriangle(Direction.SOUTH, Piece.WHITE);
    game.addPiecesTriangle(Direction.NORTH, Piece.BLACK);
    game.setRules(Captures.FULL, true);
    game.setLimits(100, null);
    return game;
  }

  private static LineGame lau() {
    return triangles("lauKataKati").build();
  }

  private static LineGame dash() {
    LineGameBuilder game = triangles("dashGuti");
    game.addNode("nodeL", Piece.WHITE, Map.of(Direction.EAST, "cy0x0"));
    game.addNode("nodeR", Piece.BLACK, Map.of(Direction.WEST, "cy0x0"));
    return game.build();
  }
}
