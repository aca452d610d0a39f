package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Board;
import org.regames.lud.board.RelativeDirection;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Directions as functions of sites: single steps, and lines of steps. */
final class Directions {
  /** No site in particular. */
  private static final int ANYWHERE = -1;

  private final Model model;
  private final Board board;
  private final SiteType use;

  Directions(Model model) {
    this.model = model;
    this.board = model.equipment().board();
    this.use = board.use();
  }

  /** A written direction, with those that it stands for given the facing of a piece. */
  private record Meant(
      String name,
      List<AbsoluteDirection> directions,
      boolean relative,
      Optional<AbsoluteDirection> kind) {
    Meant(String name, List<AbsoluteDirection> directions, boolean relative) {
      this(name, directions, relative, Optional.empty());
    }
  }

  /**
   * The pieces or players that face some way.
   *
   * @param type the type of the keys; empty if all face the same way
   */
  private record Facings(
      Optional<String> type, HrgExpression key, Map<String, AbsoluteDirection> byKey) {}

  /** Whether the steps of a clause also lead back, as those of a kind of directions do. */
  boolean leadBack(LudClause clause) {
    return !clause.has("directions")
        || clause.get("directions") instanceof LudValue.Name name
            && AbsoluteDirection.of(name.text()).filter(AbsoluteDirection::isKind).isPresent();
  }

  /** Single steps, each to another site. */
  Ways steps(LudClause clause, String parameter, LudemeScope scope) {
    return ways(clause, parameter, scope, false);
  }

  /** Lines of steps, as the board has them. */
  Ways lines(LudClause clause, String parameter, LudemeScope scope) {
    return ways(clause, parameter, scope, true);
  }

  private Ways ways(LudClause clause, String parameter, LudemeScope scope, boolean lines) {
    Optional<LudValue> written = clause.find(parameter);
    LudValue directions =
        written.orElseGet(() -> new LudValue.Name(Kind.DIRECTION, "Adjacent", clause.origin()));
    Facings facings = facings(directions, scope, clause);
    Map<String, LineTables> tables = new LinkedHashMap<>();
    facings
        .byKey()
        .forEach((key, facing) -> tables.put(key, tables(directions, facing, lines, clause)));
    return define(tables, facings);
  }

  /**
   * Functions of these tables.
   *
   * @param type the type of their keys: players who move; empty if there is one table
   */
  Ways define(Map<String, LineTables> tables, Optional<String> type) {
    return define(tables, new Facings(type, model.mover(), Map.of()));
  }

  private Ways define(Map<String, LineTables> tables, Facings facings) {
    Set<String> names = new LinkedHashSet<>();
    tables.values().forEach(table -> names.addAll(table.byName().keySet()));
    List<String> functions = new ArrayList<>();
    for (String name : names) {
      if (facings.type().isEmpty()) {
        int[] table = tables.values().iterator().next().byName().get(name);
        functions.add(model.tables().next(name, table));
      } else {
        Map<String, int[]> byKey = new LinkedHashMap<>();
        tables.forEach(
            (key, table) ->
                byKey.put(key, table.byName().getOrDefault(name, model.tables().empty())));
        functions.add(model.tables().next(name, facings.type().get(), byKey));
      }
    }
    boolean closed = tables.values().stream().anyMatch(LineTables::closed);
    Optional<HrgExpression> key =
        facings.type().isEmpty() ? Optional.empty() : Optional.of(facings.key());
    boolean apart = tables.values().stream().allMatch(LineTables::apart);
    return new Ways(functions, key, closed, apart);
  }

  /** Whether a direction depends on a facing. */
  boolean isRelative(LudValue value) {
    return switch (value) {
      case LudValue.Name name -> RelativeDirection.of(name.text()).isPresent();
      case LudValue.Items items -> items.values().stream().anyMatch(this::isRelative);
      case LudClause clause ->
          clause.is("directions")
                  && clause.ludeme().form().isEmpty()
                  && isRelative(clause.get("directions"))
              || clause.is("difference")
                  && (isRelative(clause.get("first")) || isRelative(clause.get("second")));
      case LudValue.Number _, LudValue.Text _, LudValue.Flag _ -> false;
    };
  }

  private Facings facings(LudValue directions, LudemeScope scope, LudClause clause) {
    List<Component> all = model.pieces().all();
    long facings = all.stream().map(Component::facing).distinct().count();
    boolean north = all.getFirst().facing() == AbsoluteDirection.N;
    if (!isRelative(directions) || facings == 1 && (north || scope.mine())) {
      return new Facings(Optional.empty(), null, Map.of("", all.getFirst().facing()));
    }
    boolean byOwner = scope.mine();
    Map<String, AbsoluteDirection> players = new TreeMap<>();
    for (int player = 1; player <= model.players(); player++) {
      List<AbsoluteDirection> own =
          model.pieces().of(player).stream().map(Component::facing).distinct().toList();
      byOwner &= own.size() == 1;
      players.put(model.player(player), own.isEmpty() ? AbsoluteDirection.N : own.getFirst());
    }
    if (byOwner) {
      return new Facings(Optional.of("Player"), model.mover(), players);
    }
    Num from =
        scope
            .iterator("from")
            .orElseThrow(() -> LudRefusal.of(clause, "has no piece to be relative to here"));
    Map<String, AbsoluteDirection> pieces = new LinkedHashMap<>();
    pieces.put(Model.EMPTY, AbsoluteDirection.N);
    all.forEach(piece -> pieces.put(piece.symbol(), piece.facing()));
    HrgExpression at = model.board(((AtSite) from).site());
    return new Facings(Optional.of("Piece"), at, pieces);
  }

  private LineTables tables(
      LudValue directions, AbsoluteDirection facing, boolean lines, LudClause clause) {
    boolean bySite =
        directions instanceof LudClause clauseOf && clauseOf.all().anyMatch(Directions::isBySite);
    List<Meant> everywhere = bySite ? List.of() : meant(directions, facing, ANYWHERE);
    LineTables tables = new LineTables(model.sites().size());
    for (int site = 0; site < board.count(use); site++) {
      for (Meant each : bySite ? meant(directions, facing, site) : everywhere) {
        for (AbsoluteDirection direction : each.directions()) {
          if (lines) {
            for (int[] line : board.radials(use).of(site, direction)) {
              if (!tables.addLine(name(each, direction, site, line[0]), site, line)) {
                throw LudRefusal.of(clause, "in directions that share a line is not supported yet");
              }
            }
          } else {
            for (int target : board.steps(use).targets(site, direction)) {
              if (each.kind().isPresent() && !isOfKind(site, target, each.kind().get())) {
                continue;
              }
              tables.addStep(name(each, direction, site, target), site, target);
            }
          }
        }
      }
    }
    if (lines && !tables.follows()) {
      tables.pack();
      if (!tables.follows()) {
        throw LudRefusal.of(clause, "along lines that cross themselves is not supported yet");
      }
    }
    return tables;
  }

  private String name(Meant meant, AbsoluteDirection direction, int site, int target) {
    if (meant.relative()) {
      String name = meant.name().toLowerCase(Locale.ROOT);
      int index = meant.directions().indexOf(direction);
      String word = name.length() == 2 ? name : SymbolWords.symbol(meant.name());
      return meant.directions().size() == 1 ? word : word + (index + 1);
    }
    for (int k = 0; k < board.steps(use).targets(site).length; k++) {
      if (board.steps(use).targets(site)[k] == target) {
        for (AbsoluteDirection named : AbsoluteDirection.values()) {
          if (!named.isKind() && board.steps(use).has(site, k, named)) {
            return named.toString().toLowerCase(Locale.ROOT);
          }
        }
      }
    }
    return "to";
  }

  /** Whether only the directions of the site itself count. */
  private static boolean isBySite(LudClause clause) {
    return clause.is("directions") && clause.ludeme().form().isEmpty() && clause.flag("bySite");
  }

  private List<Meant> meant(LudValue value, AbsoluteDirection facing, int site) {
    List<Meant> all = new ArrayList<>();
    meant(value, board.supported(use, AbsoluteDirection.ADJACENT), facing, site, all);
    return all;
  }

  /**
   * Adds the absolute directions that a value stands for.
   *
   * @param supported the directions among which turns are counted
   */
  private void meant(
      LudValue value,
      List<AbsoluteDirection> supported,
      AbsoluteDirection facing,
      int site,
      List<Meant> result) {
    switch (value) {
      case LudValue.Name name -> {
        Optional<AbsoluteDirection> absolute = AbsoluteDirection.of(name.text());
        Optional<RelativeDirection> relative = RelativeDirection.of(name.text());
        if (absolute.isPresent()) {
          result.add(new Meant(name.text(), List.of(absolute.get()), false));
        } else if (relative.isPresent()) {
          List<AbsoluteDirection> found = relative.get().of(facing, 0, supported);
          result.add(new Meant(name.text(), found, true));
        } else {
          throw LudRefusal.of(name, "direction is not supported yet");
        }
      }
      case LudValue.Items items ->
          items.values().forEach(each -> meant(each, supported, facing, site, result));
      case LudClause clause when clause.is("difference") -> result.add(difference(clause, facing));
      case LudClause clause -> {
        if (!clause.is("directions")
            || !clause.ludeme().form().isEmpty()
            || isBySite(clause) && site == ANYWHERE) {
          throw LudRefusal.of(clause, "is not supported yet");
        }
        AbsoluteDirection relation = AbsoluteDirection.of(clause.word("of")).orElseThrow();
        List<AbsoluteDirection> own =
            isBySite(clause)
                ? board.supported(use, relation, site)
                : board.supported(use, relation);
        meant(clause.get("directions"), own, facing, site, result);
      }
      case LudValue.Number _, LudValue.Text _, LudValue.Flag _ ->
          throw LudRefusal.of(value, "is not a direction");
    }
  }

  private boolean isOfKind(int site, int target, AbsoluteDirection kind) {
    for (int k = 0; k < board.steps(use).targets(site).length; k++) {
      if (board.steps(use).targets(site)[k] == target) {
        return board.steps(use).has(site, k, kind);
      }
    }
    return false;
  }

  /** A kind of directions without some. */
  private Meant difference(LudClause clause, AbsoluteDirection facing) {
    Optional<AbsoluteDirection> kind =
        clause.get("first") instanceof LudValue.Name name
            ? AbsoluteDirection.of(name.text()).filter(AbsoluteDirection::isKind)
            : Optional.empty();
    if (kind.isEmpty()) {
      throw LudRefusal.of(clause, "of these directions is not supported yet");
    }
    List<Meant> without = meant(clause.get("second"), facing, ANYWHERE);
    List<AbsoluteDirection> left = new ArrayList<>(board.supported(use, kind.get()));
    for (Meant each : without) {
      if (each.directions().stream().anyMatch(AbsoluteDirection::isKind)) {
        throw LudRefusal.of(clause, "of these directions is not supported yet");
      }
      left.removeAll(each.directions());
    }
    boolean relative = isRelative(clause);
    return new Meant("way", left, relative, kind);
  }

  /**
   * First steps of lines in directions relative to a step that was just made.
   *
   * @param from where that step began; the ways begin where it ended
   */
  Ways afterStep(LudClause clause, String parameter, HrgExpression from) {
    Map<String, LineTables> tables = new LinkedHashMap<>();
    for (int start = 0; start < board.count(use); start++) {
      LineTables table = new LineTables(model.sites().size());
      for (int site : board.steps(use).targets(start)) {
        List<Meant> meant = meant(clause.get(parameter), way(start, site, clause), ANYWHERE);
        for (Meant each : meant) {
          for (AbsoluteDirection direction : each.directions()) {
            for (int[] line : board.radials(use).of(site, direction)) {
              int[] first = {line[0]};
              if (!table.addLine(name(each, direction, site, line[0]), site, first)) {
                throw LudRefusal.of(clause, "in directions that share a line is not supported yet");
              }
            }
          }
        }
      }
      tables.put(model.sites().name(start), table);
    }
    return define(tables, new Facings(Optional.of("Site"), from, Map.of()));
  }

  /** The direction of the compass in which a step goes. */
  private AbsoluteDirection way(int from, int to, LudClause clause) {
    return AbsoluteDirection.COMPASS.stream()
        .filter(each -> IntStream.of(board.steps(use).targets(from, each)).anyMatch(s -> s == to))
        .findFirst()
        .orElseThrow(() -> LudRefusal.of(clause, "on this board is not supported yet"));
  }

  /** The function to the site some steps ahead, or to the site itself at the end of the board. */
  Ways ahead(LudClause clause, String parameter, LudemeScope scope, int steps) {
    LudValue directions =
        clause
            .find(parameter)
            .orElseGet(() -> new LudValue.Name(Kind.DIRECTION, "Forward", clause.origin()));
    Facings facings = facings(directions, scope, clause);
    Map<String, LineTables> tables = new LinkedHashMap<>();
    facings
        .byKey()
        .forEach(
            (key, facing) -> {
              List<Meant> meant = meant(directions, facing, ANYWHERE);
              LineTables table = new LineTables(model.sites().size());
              for (int site = 0; site < board.count(use); site++) {
                table.addStep("ahead", site, farther(site, meant, steps));
              }
              tables.put(key, table);
            });
    return define(tables, facings);
  }

  private int farther(int site, List<Meant> meant, int steps) {
    List<AbsoluteDirection> directions =
        meant.stream().flatMap(each -> each.directions().stream()).toList();
    if (directions.isEmpty()) {
      return site;
    }
    for (int[] line : board.radials(use).of(site, directions.getFirst())) {
      if (line.length >= steps) {
        return line[steps - 1];
      }
    }
    return site;
  }

  /** The lines through sites: pairs of functions in opposite directions. */
  List<Axis> axes(LudClause clause, String parameter, LudemeScope scope) {
    LudValue directions =
        clause
            .find(parameter)
            .orElseGet(() -> new LudValue.Name(Kind.DIRECTION, "Adjacent", clause.origin()));
    if (isRelative(directions)) {
      throw LudRefusal.of(clause, "in relative directions is not supported yet");
    }
    LineTables tables = tables(directions, AbsoluteDirection.N, true, clause);
    List<Meant> meant = meant(directions, AbsoluteDirection.N, ANYWHERE);
    AxisPairs pairs = new AxisPairs(tables, board, use);
    for (Meant each : meant) {
      if (!each.directions().getFirst().isKind()) {
        throw LudRefusal.of(clause, "in a single direction is not supported yet");
      }
      if (!pairs.add(each.directions().getFirst())) {
        throw LudRefusal.of(clause, "on lines of this board is not supported yet");
      }
    }
    List<Axis> axes = new ArrayList<>();
    for (List<String> pair : pairs.pairs()) {
      List<String> functions =
          pair.stream().map(name -> model.tables().next(name, tables.byName().get(name))).toList();
      axes.add(
          new Axis(
              functions.getFirst(),
              Optional.of(functions.getLast()).filter(_ -> functions.size() > 1)));
    }
    if (tables.closed()) {
      throw LudRefusal.of(clause, "along lines that form loops is not supported yet");
    }
    return axes;
  }

  /** A line: the function that leads along it and the one that leads back, if there is one. */
  record Axis(String forth, Optional<String> back) {}
}
