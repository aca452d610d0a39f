package org.regames.lud.literal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Area;
import org.regames.lud.board.Board;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Numbers that tell of sites, or are sites. */
final class SiteWholes {
  private final LudemeReader reader;

  SiteWholes(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    contents();
    geometry();
    reader.wholes.put("ahead", this::ahead);
    reader.wholes.put("where", this::where);
    reader.wholes.put("where /what", this::whereKind);
    reader.wholes.put("where Level", this::whereLevel);
    reader.wholes.put("where Level /what", this::whereLevel);
    reader.wholes.put("last From", clause -> last(clause, true));
    reader.wholes.put("last To", clause -> last(clause, false));
    reader.wholes.put("last LevelFrom", _ -> c -> lastLevel(c, true));
    reader.wholes.put("last LevelTo", _ -> c -> lastLevel(c, false));
    reader.wholes.put(
        "face",
        clause -> {
          Whole site = reader.whole(clause, "site");
          return c -> {
            int die = c.game.dieAt(site.of(c));
            return die < 0 ? 0 : c.game.face(die, c.state.faces[die]);
          };
        });
    reader.wholes.put(
        "regionSite",
        clause -> {
          Region region = reader.region(clause, "region");
          Whole index = reader.whole(clause, "index");
          return c -> {
            int[] sites = region.of(c).stream().toArray();
            int i = index.of(c);
            return i >= 0 && i < sites.length ? sites[i] : -1;
          };
        });
  }

  private interface OfPiece {
    int of(Context c, Standing piece);
  }

  private void contents() {
    reader.wholes.put(
        "who", clause -> piece(clause, true, (c, piece) -> c.game.owner(piece.what())));
    reader.wholes.put("state", clause -> piece(clause, false, (_, piece) -> piece.state()));
    reader.wholes.put("rotation", clause -> piece(clause, false, (_, piece) -> piece.rotation()));
    reader.wholes.put("value Piece", clause -> piece(clause, false, (_, piece) -> piece.value()));
    reader.wholes.put("what", this::what);
    reader.wholes.put(
        "topLevel",
        clause -> {
          SiteType type = LudemeReader.type(clause);
          Whole at = reader.whole(clause, "at");
          return c ->
              c.game.isStacking() ? Math.max(0, c.state.height(c.place(type, at.of(c))) - 1) : 0;
        });
  }

  /**
   * No owner is found in hands beside boards of vertices or edges, unless they are called cells.
   */
  private static int placeOfOwner(Context c, SiteType type, int site) {
    boolean lost =
        type == null && c.game.usual() != SiteType.CELL && site >= c.board().count(c.game.usual());
    return lost ? -1 : c.place(type, site);
  }

  private Whole piece(LudClause clause, boolean owner, OfPiece value) {
    SiteType type = LudemeReader.type(clause);
    Whole at = reader.whole(clause, "at");
    Whole level = reader.whole(clause, "level", null);
    return c -> {
      int site = at.of(c);
      int place = owner ? placeOfOwner(c, type, site) : c.place(type, site);
      if (level == null) {
        return value.of(c, c.state.top(place));
      }
      int wanted = level.of(c);
      Standing[] here = c.state.at(place);
      return wanted >= here.length ? 0 : value.of(c, c.state.level(place, wanted));
    };
  }

  private Whole what(LudClause clause) {
    SiteType type = LudemeReader.type(clause);
    Whole at = reader.whole(clause, "at");
    Whole level = reader.whole(clause, "level", _ -> 0);
    return c -> {
      int place = c.place(type, at.of(c));
      int wanted = level.of(c);
      Standing[] here = c.state.at(place);
      return wanted >= here.length ? 0 : c.state.level(place, wanted).what();
    };
  }

  private interface OfSite {
    int of(Board board, SiteType type, int site);
  }

  private void geometry() {
    site("row", Board::row);
    site("column", Board::column);
    site("layer", Board::layer);
    site("phase", Board::phase);
    reader.wholes.put(
        "coord",
        clause -> {
          int site = reader.game.labelled(clause.word("label"));
          return _ -> site;
        });
    reader.wholes.put(
        "coord /place",
        clause -> {
          Whole row = reader.whole(clause, "row");
          Whole column = reader.whole(clause, "column");
          return c -> {
            SiteType type = c.game.usual();
            int wantedRow = row.of(c);
            int wantedColumn = column.of(c);
            for (int site = 0; site < c.board().count(type); site++) {
              if (c.board().row(type, site) == wantedRow
                  && c.board().column(type, site) == wantedColumn) {
                return site;
              }
            }
            return -1;
          };
        });
    reader.wholes.put(
        "edge /ends",
        clause -> {
          Whole a = reader.whole(clause, "a");
          Whole b = reader.whole(clause, "b");
          return c -> c.board().incidence().between(a.of(c), b.of(c));
        });
    reader.wholes.put(
        "centrePoint",
        clause -> {
          SiteType type = LudemeReader.type(clause);
          return c -> {
            int[] centre = c.board().area(type == null ? c.game.usual() : type, Area.CENTRE);
            return centre.length == 0 ? -1 : centre[0];
          };
        });
  }

  private void site(String name, OfSite value) {
    reader.wholes.put(
        name,
        clause -> {
          SiteType given = LudemeReader.type(clause);
          Whole of = reader.whole(clause, "of");
          return c -> {
            SiteType type = given == null ? c.game.usual() : given;
            int site = of.of(c);
            return site >= 0 && site < c.board().count(type) ? value.of(c.board(), type, site) : -1;
          };
        });
  }

  private Whole ahead(LudClause clause) {
    SiteType given = LudemeReader.type(clause);
    Whole site = reader.whole(clause, "site");
    Whole steps = reader.whole(clause, "steps");
    String name = clause.findWord("directions").orElse("");
    Heading heading = reader.heading(clause, "directions", Headings.named("Forward"));
    return c -> {
      int start = site.of(c);
      SiteType type = c.type(given, start);
      int from = c.from >= 0 || c.state.last == null ? c.from : c.state.last.from();
      int to = c.to >= 0 || c.state.last == null ? c.to : c.state.last.to();
      List<AbsoluteDirection> directions =
          switch (name) {
            case "SameDirection" -> Headings.leading(c, type, from, to);
            case "OppositeDirection" -> Headings.leading(c, type, to, from);
            default -> heading.of(c, type, start);
          };
      int distance = steps.of(c);
      for (AbsoluteDirection direction : directions.subList(0, Math.min(1, directions.size()))) {
        for (int[] line : c.board().radials(type).of(start, direction)) {
          if (distance >= 1 && line.length >= distance) {
            return line[distance - 1];
          }
        }
      }
      return start;
    };
  }

  private Whole where(LudClause clause) {
    String name = clause.word("name");
    Whole owner = reader.whole(clause, "player");
    Whole state = reader.whole(clause, "state", null);
    SiteType type = LudemeReader.type(clause);
    return c -> {
      int kind = c.game.kindContaining(name, owner.of(c));
      if (kind == 0) {
        return -1;
      }
      for (int place : c.state.placesOf(kind)) {
        if (c.game.isOnBoard(place)
            && (type == null || c.game.typeOf(place) == type)
            && (state == null || c.state.top(place).state() == state.of(c))) {
          return c.game.siteOf(place);
        }
      }
      return -1;
    };
  }

  private Whole whereKind(LudClause clause) {
    Whole what = reader.whole(clause, "what");
    SiteType type = LudemeReader.type(clause);
    return c -> {
      int kind = what.of(c);
      if (kind > 0 && kind < c.game.kinds().size()) {
        OptionalInt lowest =
            Arrays.stream(c.state.placesOf(kind))
                .filter(c.game::isOnBoard)
                .filter(place -> type == null || c.game.typeOf(place) == type)
                .map(c.game::siteOf)
                .min();
        return lowest.orElse(-1);
      }
      return -1;
    };
  }

  private Whole whereLevel(LudClause clause) {
    boolean named = clause.ludeme().form().isEmpty();
    Whole owner = named ? reader.whole(clause, "player") : _ -> 0;
    String name = named ? clause.word("name") : "";
    Whole what =
        named ? c -> c.game.kindContaining(name, owner.of(c)) : reader.whole(clause, "what");
    Whole at = reader.whole(clause, "at");
    SiteType type = LudemeReader.type(clause);
    boolean fromTop = clause.flag("fromTop");
    return c -> {
      Standing[] here = c.state.at(c.place(type, at.of(c)));
      int kind = what.of(c);
      for (int i = 0; i < here.length; i++) {
        int level = fromTop ? here.length - 1 - i : i;
        if (here[level].what() == kind) {
          return level;
        }
      }
      return -1;
    };
  }

  private static Whole last(LudClause clause, boolean start) {
    boolean after =
        clause.find("afterConsequence").filter(LudValue.Flag.class::isInstance).isPresent()
            && clause.flag("afterConsequence");
    return c -> {
      Played last = c.state.last;
      if (last == null) {
        return -1;
      }
      if (after) {
        for (int i = last.actions().size() - 1; i >= 0; i--) {
          LiteralAction action = last.actions().get(i);
          int site = start && action.from() >= 0 ? action.from() : action.to();
          if (site >= 0) {
            return site;
          }
        }
      }
      return start ? last.from() : last.to();
    };
  }

  private static int lastLevel(Context c, boolean start) {
    LiteralAction decision = c.state.last == null ? null : c.state.last.decision();
    if (decision == null) {
      return 0;
    }
    int from = decision.levelFrom();
    boolean select = decision.kind() == LiteralAction.Kind.SELECT && decision.to() < 0;
    int level = start || select ? from : decision.level();
    return level == LiteralAction.UNSET ? 0 : level;
  }

  /** The sites of a set that hold a condition; used where a set is not to be changed. */
  static BitSet copy(BitSet set) {
    return (BitSet) set.clone();
  }
}
