package org.regames.linegames.plain;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGameException;

/** The lines of a node as a map. */
final class Links {
  private Links() {}

  static Map<Direction, String> of(List<PlainGame.Link> links) {
    Map<Direction, String> map = new EnumMap<>(Direction.class);
    for (PlainGame.Link link : links) {
      if (map.putIfAbsent(link.direction(), link.to()) != null) {
        throw new LineGameException("lines: " + link.direction().symbol() + " is used twice");
      }
    }
    return map;
  }
}
