package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Area;
import org.regames.lud.board.Board;
import org.regames.lud.board.Grouping;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Evaluates numbers and regions that are known before the game begins.
 *
 * <p>The result is empty for everything that depends on the position, or is not evaluated here.
 */
final class Statics {
  /** Ludii breaks plays off after this many moves. */
  static final int MOST_MOVES = 10_000;

  /** Ludii breaks plays off after this many turns of each player. */
  static final int MOST_TURNS = 1_250;

  private final Model model;
  private final Board board;
  private final SiteType use;
  private final Map<LudClause, Optional<BitSet>> regions = new HashMap<>();

  Statics(Model model) {
    this.model = model;
    this.board = model.equipment().board();
    this.use = board.use();
  }

  /**
   * Assumed values of roles and iterators.
   *
   * @param roles the numbers of players, by role
   * @param values numbers, by ludeme
   * @param leaves numbers, by the occurrence of a ludeme
   */
  record Assumed(
      Map<String, Integer> roles, Map<String, Integer> values, Map<LudValue, Integer> leaves) {
    static final Assumed NOTHING = new Assumed(Map.of(), Map.of(), Map.of());

    static Assumed role(String role, int player) {
      return new Assumed(Map.of(role, player), Map.of(), Map.of());
    }

    /** The sites and numbers of iterators that a scope knows. */
    static Assumed iterated(LudemeScope scope) {
      Assumed assumed = NOTHING;
      for (Map.Entry<String, Num> each : scope.iterators().entrySet()) {
        if (each.getValue() instanceof Num.Known(int value)) {
          assumed = assumed.with(each.getKey(), value);
        }
      }
      return assumed;
    }

    Assumed with(String ludeme, int value) {
      Map<String, Integer> more = new HashMap<>(values);
      more.put(ludeme, value);
      return new Assumed(roles, more, leaves);
    }

    private Optional<Integer> leaf(LudValue value) {
      return leaves.isEmpty() ? Optional.empty() : Optional.ofNullable(leaves.get(value));
    }
  }

  /** The number of a player, or of an owner. */
  OptionalInt player(LudValue value, Assumed assumed) {
    Optional<Integer> leaf = assumed.leaf(value);
    if (leaf.isPresent()) {
      return OptionalInt.of(leaf.get());
    }
    if (value instanceof LudValue.Name name) {
      String role = name.text();
      if (role.matches("P\\d+")) {
        return OptionalInt.of(Integer.parseInt(role.substring(1)));
      }
      Integer number = assumed.roles().get(role);
      if (number != null) {
        return OptionalInt.of(number);
      }
      return switch (role) {
        case "Neutral" -> OptionalInt.of(0);
        case "Shared", "All", "Each" -> OptionalInt.of(model.players() + 1);
        default -> OptionalInt.empty();
      };
    }
    if (value instanceof LudClause clause
        && clause.is("player")
        && clause.arguments().size() == 1) {
      return number(clause.get("index"), assumed);
    }
    return number(value, assumed);
  }

  /** A number. */
  OptionalInt number(LudValue value, Assumed assumed) {
    Optional<Integer> leaf = assumed.leaf(value);
    if (leaf.isPresent()) {
      return OptionalInt.of(leaf.get());
    }
    return switch (value) {
      case LudValue.Number number -> OptionalInt.of(number.whole());
      case LudValue.Name _ -> player(value, assumed);
      case LudClause clause -> number(clause, assumed);
      case LudValue.Text _, LudValue.Flag _, LudValue.Items _ -> OptionalInt.empty();
    };
  }

  private OptionalInt number(LudClause clause, Assumed assumed) {
    Integer value = assumed.values().get(clause.title());
    if (value != null && clause.arguments().isEmpty()) {
      return OptionalInt.of(value);
    }
    return switch (clause.title()) {
      case "+", "-", "*", "/", "%", "min", "max", "abs" -> arithmetic(clause, assumed);
      case "mover", "next" ->
          player(new LudValue.Name(Kind.ROLE, role(clause), clause.origin()), assumed);
      case "centrePoint" -> OptionalInt.of(board.area(use, Area.CENTRE)[0]);
      case "coord" -> coordinate(clause, assumed);
      case "id" -> id(clause, assumed);
      case "handSite" -> handSite(clause, assumed);
      case "row", "column", "phase", "layer" -> ofSite(clause, assumed);
      case "count Rows" -> count(Grouping.ROW);
      case "count Columns" -> count(Grouping.COLUMN);
      case "count Cells" -> OptionalInt.of(board.count(SiteType.CELL));
      case "count Vertices" -> OptionalInt.of(board.count(SiteType.VERTEX));
      case "count Players" -> OptionalInt.of(model.players());
      case "value MoveLimit" -> OptionalInt.of(MOST_MOVES);
      case "value TurnLimit" -> OptionalInt.of(MOST_TURNS);
      case "if" -> {
        Optional<Boolean> holds = condition(clause.get("condition"), assumed);
        yield holds.isEmpty() || !clause.has("else")
            ? OptionalInt.empty()
            : number(clause.get(holds.get() ? "then" : "else"), assumed);
      }
      case "count Sites" -> {
        Optional<BitSet> region =
            clause.has("in") ? region(clause.get("in"), assumed) : Optional.empty();
        yield region.isEmpty() ? OptionalInt.empty() : OptionalInt.of(region.get().cardinality());
      }
      case "ahead" -> ahead(clause, assumed);
      case "mapEntry" -> {
        OptionalInt key = number(clause.get("key"), assumed);
        yield key.isEmpty()
            ? key
            : OptionalInt.of(model.maps().lookUp(clause.findWord("name"), key.getAsInt()));
      }
      case "trackSite Move" -> model.tracks().move(clause, assumed);
      case "trackSite EndSite" -> model.tracks().end(clause, assumed);
      case "trackSite FirstSite" -> model.tracks().start(clause, assumed);
      default -> OptionalInt.empty();
    };
  }

  private static String role(LudClause clause) {
    return clause.is("mover") ? "Mover" : "Next";
  }

  /** How many rows or columns the lowest layer has. */
  private OptionalInt count(Grouping grouping) {
    return OptionalInt.of(
        (int)
            Arrays.stream(board.group(use, Grouping.LAYER, 0))
                .map(
                    site ->
                        grouping == Grouping.ROW ? board.row(use, site) : board.column(use, site))
                .distinct()
                .count());
  }

  private OptionalInt arithmetic(LudClause clause, Assumed assumed) {
    List<Integer> terms = new ArrayList<>();
    for (LudValue argument : clause.arguments().values()) {
      List<LudValue> parts =
          argument instanceof LudValue.Items items ? items.values() : List.of(argument);
      for (LudValue part : parts) {
        Optional<BitSet> sites =
            part instanceof LudClause array && array.ludeme().id().equals("ARRAY array")
                ? region(array.get("values"), assumed)
                : Optional.empty();
        sites.ifPresent(all -> all.stream().forEach(terms::add));
        OptionalInt term = sites.isPresent() ? OptionalInt.empty() : number(part, assumed);
        if (term.isEmpty() && sites.isEmpty()) {
          return term;
        }
        term.ifPresent(terms::add);
      }
    }
    if (terms.isEmpty()) {
      return OptionalInt.empty();
    }
    IntStream all = terms.stream().mapToInt(Integer::intValue);
    int first = terms.getFirst();
    int last = terms.getLast();
    return switch (clause.title()) {
      case "+" -> OptionalInt.of(all.sum());
      case "*" -> OptionalInt.of(all.reduce(1, (a, b) -> a * b));
      case "-" -> OptionalInt.of(terms.size() == 1 ? -first : first - last);
      case "/" -> last == 0 ? OptionalInt.empty() : OptionalInt.of(first / last);
      case "%" -> last == 0 ? OptionalInt.empty() : OptionalInt.of(first % last);
      case "min" -> all.min();
      case "max" -> all.max();
      default -> OptionalInt.of(Math.abs(first));
    };
  }

  private OptionalInt coordinate(LudClause clause, Assumed assumed) {
    if (clause.arguments().containsKey("label")) {
      return OptionalInt.of(board.site(use, clause.word("label")).orElse(-1));
    }
    if (isOfNone(clause.get("row"), assumed) || isOfNone(clause.get("column"), assumed)) {
      return OptionalInt.of(-1);
    }
    OptionalInt row = number(clause.get("row"), assumed);
    OptionalInt column = number(clause.get("column"), assumed);
    if (row.isEmpty() || column.isEmpty()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        Arrays.stream(board.group(use, Grouping.ROW, row.getAsInt()))
            .filter(site -> board.column(use, site) == column.getAsInt())
            .findFirst()
            .orElse(-1));
  }

  /** Whether it is the row or column of a site off the board. */
  private boolean isOfNone(LudValue value, Assumed assumed) {
    return value instanceof LudClause part
        && (part.is("row") || part.is("column"))
        && number(part.get("of"), assumed).equals(OptionalInt.of(-1));
  }

  private OptionalInt id(LudClause clause, Assumed assumed) {
    if (clause.has("name") && !clause.has("player")) {
      return model
          .pieces()
          .named(clause.word("name"))
          .map(piece -> OptionalInt.of(piece.id()))
          .orElse(OptionalInt.empty());
    }
    if (!clause.has("name") || assumed == Assumed.NOTHING) {
      return OptionalInt.empty();
    }
    OptionalInt owner = player(clause.get("player"), assumed);
    if (owner.isEmpty()) {
      return OptionalInt.empty();
    }
    return model
        .kinds()
        .ofOwner(clause.word("name"), owner.getAsInt())
        .map(piece -> OptionalInt.of(piece.id()))
        .orElse(OptionalInt.of(-1));
  }

  private OptionalInt handSite(LudClause clause, Assumed assumed) {
    OptionalInt owner = player(clause.get("player"), assumed);
    OptionalInt index = number(clause.get("index"), assumed);
    if (owner.isEmpty() || index.isEmpty()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        model
            .equipment()
            .containers()
            .hand(owner.getAsInt())
            .filter(hand -> index.getAsInt() < hand.size())
            .map(hand -> hand.first() + index.getAsInt())
            .orElse(-1));
  }

  private OptionalInt ofSite(LudClause clause, Assumed assumed) {
    OptionalInt site = number(clause.get("of"), assumed);
    if (site.isEmpty() || site.getAsInt() < 0 || site.getAsInt() >= board.count(use)) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(partOfBoard(clause.title(), site.getAsInt()));
  }

  /** The row of a site, or its column, layer or phase. */
  int partOfBoard(String title, int site) {
    return switch (title) {
      case "row" -> board.row(use, site);
      case "column" -> board.column(use, site);
      case "layer" -> board.layer(use, site);
      default -> board.phase(use, site);
    };
  }

  private OptionalInt ahead(LudClause clause, Assumed assumed) {
    OptionalInt site = number(clause.get("site"), assumed);
    OptionalInt steps = number(clause.get("steps"), assumed);
    Optional<List<AbsoluteDirection>> directions =
        clause.has("directions") ? absolute(clause.get("directions")) : Optional.empty();
    if (site.isEmpty()
        || site.getAsInt() < 0
        || steps.isEmpty()
        || steps.getAsInt() < 1
        || directions.isEmpty()) {
      return OptionalInt.empty();
    }
    for (int[] line : board.radials(use).of(site.getAsInt(), directions.get().getFirst())) {
      if (line.length >= steps.getAsInt()) {
        return OptionalInt.of(line[steps.getAsInt() - 1]);
      }
    }
    return site;
  }

  /** A condition. */
  Optional<Boolean> condition(LudValue value, Assumed assumed) {
    if (value instanceof LudValue.Flag flag) {
      return Optional.of(flag.value());
    }
    if (!(value instanceof LudClause clause)) {
      return Optional.empty();
    }
    return switch (clause.title()) {
      case "not" -> condition(clause.get("condition"), assumed).map(holds -> !holds);
      case "=", "!=", "<", "<=", ">", ">=" -> comparison(clause, assumed);
      case "is Even", "is Odd" -> {
        OptionalInt number = number(clause.get("value"), assumed);
        yield number.isEmpty()
            ? Optional.empty()
            : Optional.of((number.getAsInt() & 1) == (clause.is("is Odd") ? 1 : 0));
      }
      case "is In" -> isIn(clause, assumed);
      case "and", "or" -> several(clause, assumed);
      case "is Mover" -> {
        OptionalInt player = player(clause.get("player"), assumed);
        Integer mover = assumed.roles().get("Mover");
        yield player.isEmpty() || mover == null
            ? Optional.empty()
            : Optional.of(player.getAsInt() == mover);
      }
      default -> Optional.empty();
    };
  }

  private Optional<Boolean> several(LudClause clause, Assumed assumed) {
    boolean decides = clause.is("or");
    boolean unknown = false;
    for (LudValue part : Joined.parts(clause)) {
      Optional<Boolean> holds = condition(part, assumed);
      if (holds.isPresent() && holds.get() == decides) {
        return holds;
      }
      unknown |= holds.isEmpty();
    }
    return unknown ? Optional.empty() : Optional.of(!decides);
  }

  private Optional<Boolean> isIn(LudClause clause, Assumed assumed) {
    if (!clause.has("site") || clause.get("site") instanceof LudValue.Items) {
      return Optional.empty();
    }
    OptionalInt site = number(clause.get("site"), assumed);
    Optional<BitSet> region = region(clause.get("region"), assumed);
    return site.isEmpty()
        ? Optional.empty()
        : region.map(sites -> site.getAsInt() >= 0 && sites.get(site.getAsInt()));
  }

  private Optional<Boolean> comparison(LudClause clause, Assumed assumed) {
    if (clause.ludeme().form().equals("regions")) {
      return Optional.empty();
    }
    OptionalInt first = number(clause.get("a"), assumed);
    OptionalInt second = number(clause.get("b"), assumed);
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    int a = first.getAsInt();
    int b = second.getAsInt();
    return Optional.of(
        switch (clause.title()) {
          case "=" -> a == b;
          case "!=" -> a != b;
          case "<" -> a < b;
          case "<=" -> a <= b;
          case ">" -> a > b;
          default -> a >= b;
        });
  }

  /** A region. */
  Optional<BitSet> region(LudValue value, Assumed assumed) {
    if (value instanceof LudValue.Items items) {
      return listed(items.values(), assumed);
    }
    if (!(value instanceof LudClause clause)) {
      return Optional.empty();
    }
    if (assumed == Assumed.NOTHING) {
      Optional<BitSet> known = regions.get(clause);
      if (known == null) {
        known = StaticRegions.of(this, model, clause, assumed);
        regions.put(clause, known);
      }
      return known.map(sites -> (BitSet) sites.clone());
    }
    return StaticRegions.of(this, model, clause, assumed);
  }

  /** All sites that a region may have, whoever moves; all of the board if that is not known. */
  BitSet atMost(LudValue value) {
    Optional<BitSet> known = region(value, Assumed.NOTHING);
    BitSet all = new BitSet();
    for (int i = 1; i <= model.players() && known.isEmpty(); i++) {
      Map<String, Integer> roles = Map.of("Mover", i, "Next", i % model.players() + 1);
      Optional<BitSet> own = region(value, new Assumed(roles, Map.of(), Map.of()));
      if (own.isEmpty()) {
        all.set(0, board.count(use));
        return all;
      }
      all.or(own.get());
    }
    return known.orElse(all);
  }

  /** The region of the player of the enclosing loop, if that player is known. */
  Optional<BitSet> ofIterated(LudValue value, LudemeScope scope) {
    for (int i = 1; i <= model.players(); i++) {
      Num player = new Num.Whose(Hrg.ref(model.player(i)));
      if (scope.iterator("player").equals(Optional.of(player))) {
        return region(value, Assumed.role("Player", i));
      }
    }
    Assumed iterated = Assumed.iterated(scope);
    return iterated.equals(Assumed.NOTHING) ? Optional.empty() : region(value, iterated);
  }

  /** Sites that are listed by number; negative ones are ignored. */
  Optional<BitSet> listed(List<LudValue> values, Assumed assumed) {
    BitSet sites = new BitSet();
    for (LudValue each : values) {
      OptionalInt site = number(each, assumed);
      if (site.isEmpty()) {
        return Optional.empty();
      }
      if (site.getAsInt() >= 0) {
        sites.set(site.getAsInt());
      }
    }
    return Optional.of(sites);
  }

  /** The track with a name, or the first one. */
  Optional<SiteTrack> track(Optional<String> name) {
    return model.equipment().tracks().stream()
        .filter(track -> name.isEmpty() || track.name().equals(name.get()))
        .findFirst();
  }

  /** Directions that do not depend on pieces. */
  Optional<List<AbsoluteDirection>> absolute(LudValue value) {
    return absolute(value, Assumed.NOTHING);
  }

  /** The same with more assumptions. */
  Optional<List<AbsoluteDirection>> absolute(LudValue value, Assumed assumed) {
    return switch (value) {
      case LudValue.Name name -> AbsoluteDirection.of(name.text()).map(List::of);
      case LudClause choice when choice.is("if") && choice.has("else") ->
          condition(choice.get("condition"), assumed)
              .flatMap(holds -> absolute(choice.get(holds ? "then" : "else"), assumed));
      case LudValue.Items items -> {
        List<AbsoluteDirection> all = new ArrayList<>();
        for (LudValue each : items.values()) {
          Optional<List<AbsoluteDirection>> part = absolute(each, assumed);
          if (part.isEmpty()) {
            yield part;
          }
          all.addAll(part.get());
        }
        yield Optional.of(all);
      }
      case LudClause _, LudValue.Number _, LudValue.Text _, LudValue.Flag _ -> Optional.empty();
    };
  }
}
