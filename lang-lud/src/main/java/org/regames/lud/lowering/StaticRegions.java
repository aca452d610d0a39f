package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Area;
import org.regames.lud.board.Board;
import org.regames.lud.board.Grouping;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Regions that are known before the game begins, with one line for each ludeme. */
final class StaticRegions {
  /** Regions that boards have, by the symbol of {@code (sites …)}. */
  private static final Map<String, Area> AREAS = new HashMap<>();

  static {
    for (Area area : Area.values()) {
      String words =
          SymbolWords.camel("sites " + area.name().toLowerCase(Locale.ROOT).replace('_', ' '));
      AREAS.put("sites " + words.substring("sites".length()), area);
    }
  }

  private final Statics statics;
  private final Model model;
  private final Board board;
  private final SiteType use;
  private final Assumed assumed;

  private StaticRegions(Statics statics, Model model, Assumed assumed) {
    this.statics = statics;
    this.model = model;
    this.board = model.equipment().board();
    this.use = board.use();
    this.assumed = assumed;
  }

  static Optional<BitSet> of(Statics statics, Model model, LudClause clause, Assumed assumed) {
    StaticRegions reader = new StaticRegions(statics, model, assumed);
    if (clause.ludeme().parameters().stream().anyMatch(each -> each.name().equals("type"))
        && clause
            .findWord("type")
            .filter(type -> !type.equals(reader.use.toString()))
            .isPresent()) {
      return Optional.empty();
    }
    return reader.region(clause);
  }

  private static BitSet set(int... sites) {
    BitSet set = new BitSet();
    Arrays.stream(sites).forEach(set::set);
    return set;
  }

  private Optional<BitSet> region(LudClause clause) {
    Optional<Area> area = Optional.ofNullable(AREAS.get(clause.title()));
    if (area.isPresent()) {
      return Optional.of(set(board.area(use, area.get())));
    }
    return switch (clause.title()) {
      case "sites" -> sites(clause);
      case "sites Row" -> group(clause, Grouping.ROW);
      case "sites Column" -> group(clause, Grouping.COLUMN);
      case "sites Layer" -> group(clause, Grouping.LAYER);
      case "sites Phase" -> group(clause, Grouping.PHASE);
      case "sites Side" -> side(clause);
      case "sites Hand" -> hand(clause);
      case "sites Around" -> around(clause);
      case "sites Incident" -> incident(clause);
      case "sites Cell" -> corners(clause);
      case "sites Direction" -> direction(clause);
      case "sites Track" -> track(clause);
      case "sites Start" -> start(clause);
      case "union", "intersection" -> combined(clause);
      case "difference" -> clause.kind() == Kind.REGION ? difference(clause) : Optional.empty();
      case "expand" -> expand(clause);
      case "forEach" -> filtered(clause);
      case "if" -> chosen(clause);
      default -> Optional.empty();
    };
  }

  private Optional<BitSet> sites(LudClause clause) {
    return switch (clause.ludeme().form()) {
      case "list" -> statics.listed(clause.list("sites"), assumed);
      case "labels" -> Optional.of(labels(clause.list("labels")));
      case "player" -> owned(clause);
      case "name" -> named(clause);
      default -> Optional.empty();
    };
  }

  private Optional<BitSet> incident(LudClause clause) {
    OptionalInt at = statics.number(clause.get("at"), assumed);
    boolean usual = clause.word("result").equals(use.toString()) && !clause.has("owner");
    return usual && at.isPresent()
        ? Optional.of(set(IncidentSites.of(board, clause, at.getAsInt())))
        : Optional.empty();
  }

  /** {@code (sites Cell …)}: the vertices of a cell. */
  private Optional<BitSet> corners(LudClause clause) {
    OptionalInt cell =
        clause.get("cell") instanceof LudValue.Text label
            ? board.site(SiteType.CELL, label.text())
            : statics.number(clause.get("cell"), assumed);
    return use == SiteType.VERTEX && cell.isPresent()
        ? Optional.of(set(IncidentSites.corners(board, cell.getAsInt())))
        : Optional.empty();
  }

  private BitSet labels(List<LudValue> labels) {
    BitSet sites = new BitSet();
    for (LudValue label : labels) {
      board.site(use, ((LudValue.Text) label).text()).ifPresent(sites::set);
    }
    return sites;
  }

  /** The regions of a player whose names contain a text. */
  private Optional<BitSet> owned(LudClause clause) {
    OptionalInt owner = statics.player(clause.get("player"), assumed);
    return owner.isEmpty()
        ? Optional.empty()
        : model.regions().of(owner.getAsInt(), clause.findWord("name").orElse(""));
  }

  private Optional<BitSet> named(LudClause clause) {
    String name = clause.word("name");
    if (clause.arguments().containsKey("player")) {
      OptionalInt owner = statics.player(clause.get("player"), assumed);
      return owner.isEmpty() ? Optional.empty() : model.regions().of(owner.getAsInt(), name);
    }
    if (name.matches("([A-Za-z]{1,2}|([A-Za-z])\\2[A-Za-z])?[0-9]+")) {
      return Optional.of(labels(List.of(clause.get("name"))));
    }
    return model.regions().named(name);
  }

  private Optional<BitSet> group(LudClause clause, Grouping grouping) {
    OptionalInt index = statics.number(clause.get("index"), assumed);
    return index.isEmpty()
        ? Optional.empty()
        : Optional.of(set(board.group(use, grouping, index.getAsInt())));
  }

  private Optional<BitSet> side(LudClause clause) {
    if (clause.has("player") || clause.has("role") || !clause.has("direction")) {
      return Optional.empty();
    }
    Map<AbsoluteDirection, int[]> sides = board.sides(use);
    return AbsoluteDirection.of(clause.word("direction"))
        .map(direction -> set(sides.getOrDefault(direction, new int[0])));
  }

  private Optional<BitSet> hand(LudClause clause) {
    OptionalInt owner =
        clause.has("player") ? statics.player(clause.get("player"), assumed) : OptionalInt.empty();
    return owner.isEmpty()
        ? Optional.empty()
        : model
            .equipment()
            .containers()
            .hand(owner.getAsInt())
            .map(hand -> set(IntStream.range(hand.first(), hand.first() + hand.size()).toArray()))
            .or(() -> Optional.of(new BitSet()));
  }

  /** The sites of an argument that is a site or a region. */
  private Optional<BitSet> origins(LudValue value) {
    OptionalInt site = statics.number(value, assumed);
    return site.isEmpty()
        ? statics.region(value, assumed)
        : Optional.of(site.getAsInt() < 0 ? new BitSet() : set(site.getAsInt()));
  }

  private Optional<BitSet> around(LudClause clause) {
    Optional<BitSet> origins = origins(clause.get("from"));
    Optional<List<AbsoluteDirection>> directions =
        statics.absolute(clause.get("directions"), assumed);
    OptionalInt distance = statics.number(clause.get("distance"), assumed);
    if (clause.has("contents")
        || clause.has("if")
        || origins.isEmpty()
        || directions.isEmpty()
        || distance.isEmpty()) {
      return Optional.empty();
    }
    BitSet found = new BitSet();
    int steps = distance.getAsInt();
    origins.get().stream()
        .forEach(site -> lines(site, directions.get()).forEach(line -> cell(line, steps, found)));
    if (clause.flag("includeSelf")) {
      found.or(origins.get());
    } else {
      found.andNot(origins.get());
    }
    return Optional.of(found);
  }

  private static void cell(int[] line, int steps, BitSet found) {
    if (steps >= 1 && steps <= line.length) {
      found.set(line[steps - 1]);
    }
  }

  private List<int[]> lines(int site, List<AbsoluteDirection> directions) {
    List<int[]> lines = new ArrayList<>();
    for (AbsoluteDirection direction : directions) {
      lines.addAll(List.of(board.radials(use).of(site, direction)));
    }
    return lines;
  }

  private Optional<BitSet> direction(LudClause clause) {
    Optional<BitSet> origins = origins(clause.get("from"));
    Optional<List<AbsoluteDirection>> directions =
        statics.absolute(clause.get("directions"), assumed);
    OptionalInt distance =
        clause.has("distance")
            ? statics.number(clause.get("distance"), assumed)
            : OptionalInt.of(Integer.MAX_VALUE);
    if (clause.has("stop") || origins.isEmpty() || directions.isEmpty() || distance.isEmpty()) {
      return Optional.empty();
    }
    BitSet found = new BitSet();
    origins.get().stream()
        .forEach(
            site -> {
              if (clause.flag("included")) {
                found.set(site);
              }
              for (int[] line : lines(site, directions.get())) {
                Arrays.stream(line).limit(distance.getAsInt()).forEach(found::set);
              }
            });
    return Optional.of(found);
  }

  private Optional<BitSet> start(LudClause clause) {
    BitSet sites = new BitSet();
    for (LudValue name : clause.clause("piece").list("piece")) {
      Optional<Component> piece =
          name instanceof LudValue.Text text
              ? model.pieces().named(text.text())
              : Optional.of(statics.number(name, assumed))
                  .filter(OptionalInt::isPresent)
                  .flatMap(id -> model.pieces().number(id.getAsInt()));
      if (piece.isEmpty() || model.start() == null) {
        return Optional.empty();
      }
      sites.or(model.start().sites(piece.get()));
    }
    return Optional.of(sites);
  }

  private Optional<BitSet> track(LudClause clause) {
    if (clause.has("player") || clause.has("from") || clause.has("to")) {
      return Optional.empty();
    }
    Optional<SiteTrack> track = statics.track(clause.findWord("name"));
    return track.map(way -> set(Arrays.stream(way.sites()).filter(site -> site >= 0).toArray()));
  }

  private Optional<BitSet> combined(LudClause clause) {
    BitSet result = null;
    for (LudValue part : Joined.parts(clause)) {
      Optional<BitSet> region = statics.region(part, assumed);
      if (region.isEmpty()) {
        return region;
      }
      if (result == null) {
        result = region.get();
      } else if (clause.is("union")) {
        result.or(region.get());
      } else {
        result.and(region.get());
      }
    }
    return Optional.of(result == null ? new BitSet() : result);
  }

  private Optional<BitSet> difference(LudClause clause) {
    Optional<BitSet> first = statics.region(clause.get("region"), assumed);
    Optional<BitSet> without = origins(clause.get("without"));
    if (first.isEmpty() || without.isEmpty()) {
      return Optional.empty();
    }
    first.get().andNot(without.get());
    return first;
  }

  private Optional<BitSet> expand(LudClause clause) {
    Optional<BitSet> origins =
        clause.has("region")
            ? statics.region(clause.get("region"), assumed)
            : clause.has("origin") ? origins(clause.get("origin")) : Optional.empty();
    OptionalInt steps = statics.number(clause.get("steps"), assumed);
    Optional<List<AbsoluteDirection>> directions =
        clause.has("directions")
            ? statics.absolute(clause.get("directions"), assumed)
            : Optional.of(List.of(AbsoluteDirection.ADJACENT));
    if (clause.has("container") || origins.isEmpty() || steps.isEmpty() || directions.isEmpty()) {
      return Optional.empty();
    }
    BitSet found = origins.get();
    for (int i = 0; i < Math.min(steps.getAsInt(), board.count(use)); i++) {
      BitSet before = (BitSet) found.clone();
      before.stream()
          .forEach(
              site -> {
                for (AbsoluteDirection direction : directions.get()) {
                  Arrays.stream(board.steps(use).targets(site, direction)).forEach(found::set);
                }
              });
    }
    return Optional.of(found);
  }

  private Optional<BitSet> filtered(LudClause clause) {
    if (!clause.ludeme().form().equals("filter")) {
      return Optional.empty();
    }
    Optional<BitSet> region = statics.region(clause.get("region"), assumed);
    if (region.isEmpty()) {
      return region;
    }
    BitSet kept = new BitSet();
    for (int site : region.get().stream().toArray()) {
      Optional<Boolean> holds = statics.condition(clause.get("if"), assumed.with("site", site));
      if (holds.isEmpty()) {
        return Optional.empty();
      }
      kept.set(site, holds.get());
    }
    return Optional.of(kept);
  }

  private Optional<BitSet> chosen(LudClause clause) {
    Optional<Boolean> holds = statics.condition(clause.get("condition"), assumed);
    if (holds.isEmpty()) {
      return Optional.empty();
    }
    if (!holds.get() && !clause.has("else")) {
      return Optional.of(new BitSet());
    }
    return statics.region(clause.get(holds.get() ? "then" : "else"), assumed);
  }
}
