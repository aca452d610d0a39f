package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.RelativeDirection;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Directions: absolute ones, and those that depend on where a piece faces. */
final class Headings {
  private final LudemeReader reader;

  Headings(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.headings.put("directions", this::relative);
    reader.headings.put("directions /between", this::between);
    reader.headings.put("directions Random", this::random);
    reader.headings.put(
        "if",
        clause -> {
          Condition condition = reader.condition(clause, "condition");
          Heading then = reader.heading(clause.get("then"));
          Heading otherwise = reader.heading(clause.get("else"));
          return (c, type, site) ->
              condition.of(c) ? then.of(c, type, site) : otherwise.of(c, type, site);
        });
    reader.headings.put(
        "union",
        clause ->
            expanded(
                all(
                    List.of(
                        reader.heading(clause.get("first")),
                        reader.heading(clause.get("second"))))));
    reader.headings.put(
        "difference",
        clause -> {
          Heading first = expanded(reader.heading(clause.get("first")));
          Heading second = expanded(reader.heading(clause.get("second")));
          return (c, type, site) -> {
            List<AbsoluteDirection> left = new ArrayList<>(first.of(c, type, site));
            left.removeAll(second.of(c, type, site));
            return left;
          };
        });
  }

  /** Single directions in place of kinds of steps. */
  private static Heading expanded(Heading heading) {
    return (c, type, site) -> {
      Set<AbsoluteDirection> single = new LinkedHashSet<>();
      for (AbsoluteDirection direction : heading.of(c, type, site)) {
        if (direction.isKind()) {
          single.addAll(c.board().supported(type, direction, site));
        } else {
          single.add(direction);
        }
      }
      return List.copyOf(single);
    };
  }

  static Heading all(List<Heading> headings) {
    return (c, type, site) -> {
      List<AbsoluteDirection> all = new ArrayList<>();
      headings.forEach(heading -> all.addAll(heading.of(c, type, site)));
      return all;
    };
  }

  /** The direction of a name, where relations are those of adjacent sites. */
  static Heading named(String name) {
    return named(name, AbsoluteDirection.ADJACENT, false);
  }

  private static Heading named(String name, AbsoluteDirection relation, boolean bySite) {
    Optional<AbsoluteDirection> absolute = AbsoluteDirection.of(name);
    if (absolute.isPresent()) {
      List<AbsoluteDirection> one = List.of(absolute.get());
      return (_, _, _) -> one;
    }
    Optional<RelativeDirection> relative = RelativeDirection.of(name);
    if (relative.isPresent()) {
      return (c, type, site) -> relative(c, type, site, relative.get(), relation, bySite);
    }
    return switch (name) {
      case "SameDirection" -> (c, type, _) -> lastDirection(c, type, true);
      case "OppositeDirection" -> (c, type, _) -> lastDirection(c, type, false);
      default -> throw new NotEvaluated("direction " + name);
    };
  }

  private static List<AbsoluteDirection> relative(
      Context c,
      SiteType type,
      int site,
      RelativeDirection direction,
      AbsoluteDirection relation,
      boolean bySite) {
    Standing piece = c.state.top(c.place(type, site));
    AbsoluteDirection facing =
        c.facing != null ? c.facing : c.game.kinds().get(piece.what()).facing();
    List<AbsoluteDirection> supported =
        bySite ? c.board().supported(type, relation, site) : c.board().supported(type, relation);
    return direction.of(facing, c.facing != null ? 0 : piece.rotation(), supported);
  }

  private static List<AbsoluteDirection> lastDirection(Context c, SiteType type, boolean same) {
    Played last = c.state.last;
    if (last == null) {
      return List.of();
    }
    return same
        ? leading(c, type, last.from(), last.to())
        : leading(c, type, last.to(), last.from());
  }

  /** The first direction in which a line leads from one site to another. */
  static List<AbsoluteDirection> leading(Context c, SiteType type, int from, int to) {
    List<AbsoluteDirection> all =
        c.board().radials(type).leading(from, to, c.board().supported(type, AbsoluteDirection.ALL));
    return all.isEmpty() ? all : all.subList(0, 1);
  }

  private Heading relative(LudClause clause) {
    AbsoluteDirection relation = AbsoluteDirection.of(clause.word("of")).orElseThrow();
    boolean bySite = clause.flag("bySite");
    List<Heading> all = new ArrayList<>();
    for (LudValue value : clause.list("directions")) {
      all.add(
          value instanceof LudValue.Name name
              ? named(name.text(), relation, bySite)
              : reader.heading(value));
    }
    return all(all);
  }

  private Heading between(LudClause clause) {
    SiteType type = LudemeReader.type(clause);
    Whole from = reader.whole(clause, "from");
    Whole to = reader.whole(clause, "to");
    return (c, _, _) ->
        c.board()
            .radials(type)
            .leading(from.of(c), to.of(c), c.board().supported(type, AbsoluteDirection.ALL));
  }

  private Heading random(LudClause clause) {
    Heading heading = expanded(reader.heading(clause.get("directions")));
    Whole number = reader.whole(clause, "num");
    return (c, type, site) -> {
      List<AbsoluteDirection> all = new ArrayList<>(heading.of(c, type, site));
      int wanted = number.of(c);
      while (all.size() > wanted) {
        all.remove(c.chance.below(all.size()));
      }
      return all;
    };
  }
}
