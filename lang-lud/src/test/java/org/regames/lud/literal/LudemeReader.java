package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.Ludemes.Condition;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Heading;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Region;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Reads clauses as things that can be evaluated, by tables that each family of ludemes fills. A
 * ludeme that no table has is noted, and fails when it is evaluated.
 */
final class LudemeReader {
  final LiteralGame game;
  final Map<String, Function<LudClause, Whole>> wholes = new HashMap<>();
  final Map<String, Function<LudClause, Condition>> conditions = new HashMap<>();
  final Map<String, Function<LudClause, Region>> regions = new HashMap<>();
  final Map<String, Function<LudClause, Numbers>> arrays = new HashMap<>();
  final Map<String, Function<LudClause, Heading>> headings = new HashMap<>();
  final Map<String, Function<LudClause, Generator>> generators = new HashMap<>();
  final Set<String> missing = new TreeSet<>();

  LudemeReader(LiteralGame game) {
    this.game = game;
    new ArithmeticWholes(this).register();
    new SiteWholes(this).register();
    new CountWholes(this).register();
    new TrackWholes(this).register();
    new PlainConditions(this).register();
    new LineConditions(this).register();
    new GameConditions(this).register();
    new PlainRegions(this).register();
    new BoardRegions(this).register();
    new IncidentRegions(this).register();
    new NumberLists(this).register();
    new Headings(this).register();
    new Groups(this).register();
    new StepMoves(this).register();
    new JumpMoves(this).register();
    new PlacingMoves(this).register();
    new OtherDecisions(this).register();
    new MoveLists(this).register();
    new MoveLoops(this).register();
    new SearchMoves(this).register();
    new Captures(this).register();
    new Settings(this).register();
    new Sowing(this).register();
    new DiceMoves(this).register();
  }

  private static String key(LudClause clause) {
    String form = clause.ludeme().form();
    return form.isEmpty() ? clause.title() : clause.title() + " /" + form;
  }

  private <T> T read(Map<String, Function<LudClause, T>> table, LudClause clause) {
    Function<LudClause, T> found = table.get(key(clause));
    if (found == null) {
      String name = clause.kind().name().toLowerCase(Locale.ROOT) + " " + key(clause);
      missing.add(name);
      throw new NotEvaluated(name);
    }
    return found.apply(clause);
  }

  private interface Reading<T> {
    T read();
  }

  /** What cannot be read fails later, if it is evaluated at all. */
  private static <T> T orLater(Reading<T> reading, Function<NotEvaluated, T> failing) {
    try {
      return reading.read();
    } catch (NotEvaluated lacking) {
      return failing.apply(lacking);
    }
  }

  Whole whole(LudValue value) {
    return orLater(
        () -> wholeNow(value),
        lacking ->
            _ -> {
              throw lacking;
            });
  }

  private Whole wholeNow(LudValue value) {
    return switch (value) {
      case LudValue.Number number -> {
        int constant = number.whole();
        yield _ -> constant;
      }
      case LudValue.Name name -> Roles.index(name.text());
      case LudClause clause when clause.kind() == Kind.PLAYER -> whole(clause.get("index"));
      case LudClause clause -> read(wholes, clause);
      case LudValue.Flag flag -> _ -> flag.value() ? 1 : 0;
      case LudValue.Text _, LudValue.Items _ -> throw new NotEvaluated("number " + value);
    };
  }

  Whole whole(LudClause clause, String parameter) {
    return whole(clause.get(parameter));
  }

  Whole whole(LudClause clause, String parameter, Whole absent) {
    return clause.find(parameter).map(this::whole).orElse(absent);
  }

  /** Several numbers. */
  List<Whole> wholeList(LudClause clause, String parameter) {
    return clause.list(parameter).stream().map(this::whole).toList();
  }

  Condition condition(LudValue value) {
    return orLater(
        () ->
            switch (value) {
              case LudValue.Flag flag -> _ -> flag.value();
              case LudClause clause -> read(conditions, clause);
              case LudValue other -> throw new NotEvaluated("condition " + other);
            },
        lacking ->
            _ -> {
              throw lacking;
            });
  }

  Condition condition(LudClause clause, String parameter) {
    return condition(clause.get(parameter));
  }

  Condition condition(LudClause clause, String parameter, Condition absent) {
    return clause.find(parameter).map(this::condition).orElse(absent);
  }

  /** A region; a number, or a list of numbers or labels, is the set of these sites. */
  Region region(LudValue value) {
    return orLater(
        () -> regionNow(value),
        lacking ->
            _ -> {
              throw lacking;
            });
  }

  private Region regionNow(LudValue value) {
    return switch (value) {
      case LudClause clause when clause.kind() == Kind.REGION -> read(regions, clause);
      case LudClause clause when clause.kind() == Kind.ARRAY -> {
        Numbers numbers = array(clause);
        yield c -> set(numbers.of(c));
      }
      case LudValue.Items items -> {
        List<Whole> all = items.values().stream().map(this::site).toList();
        yield c -> set(all.stream().mapToInt(whole -> whole.of(c)).toArray());
      }
      case LudValue other -> {
        Whole whole = site(other);
        yield c -> set(whole.of(c));
      }
    };
  }

  private Whole site(LudValue value) {
    if (value instanceof LudValue.Text label) {
      int site = game.labelled(label.text());
      return _ -> site;
    }
    return whole(value);
  }

  Region region(LudClause clause, String parameter) {
    return region(clause.get(parameter));
  }

  Region region(LudClause clause, String parameter, Region absent) {
    return clause.find(parameter).map(this::region).orElse(absent);
  }

  static BitSet set(int... sites) {
    BitSet set = new BitSet();
    for (int site : sites) {
      if (site >= 0) {
        set.set(site);
      }
    }
    return set;
  }

  Numbers array(LudValue value) {
    return orLater(
        () ->
            switch (value) {
              case LudClause clause when clause.kind() == Kind.ARRAY -> read(arrays, clause);
              case LudClause clause when clause.kind() == Kind.REGION -> {
                Region region = region(clause);
                yield c -> region.of(c).stream().toArray();
              }
              case LudValue.Items items -> {
                List<Whole> all = items.values().stream().map(this::whole).toList();
                yield c -> all.stream().mapToInt(whole -> whole.of(c)).toArray();
              }
              case LudValue other -> {
                Whole one = whole(other);
                yield c -> new int[] {one.of(c)};
              }
            },
        lacking ->
            _ -> {
              throw lacking;
            });
  }

  Numbers array(LudClause clause, String parameter) {
    return array(clause.get(parameter));
  }

  Heading heading(LudValue value) {
    return orLater(
        () ->
            switch (value) {
              case LudValue.Name name -> Headings.named(name.text());
              case LudValue.Items items -> {
                List<Heading> all = items.values().stream().map(this::heading).toList();
                yield Headings.all(all);
              }
              case LudClause clause -> read(headings, clause);
              case LudValue other -> throw new NotEvaluated("direction " + other);
            },
        lacking ->
            (_, _, _) -> {
              throw lacking;
            });
  }

  Heading heading(LudClause clause, String parameter, Heading absent) {
    return clause.find(parameter).map(this::heading).orElse(absent);
  }

  /** Moves, to whose consequences those of this very ludeme are added. */
  Generator generator(LudValue value) {
    return orLater(
        () -> {
          LudClause clause = (LudClause) value;
          Generator moves = read(generators, clause);
          return Then.ignoredBy(clause) ? moves : Then.adding(moves, then(clause));
        },
        lacking ->
            _ -> {
              throw lacking;
            });
  }

  private Optional<Generator> then(LudClause clause) {
    boolean takes =
        clause.ludeme().parameters().stream().anyMatch(each -> each.name().equals("then"));
    return takes
        ? clause.findClause("then").map(then -> generator(then.get("moves")))
        : Optional.empty();
  }

  Generator generator(LudClause clause, String parameter) {
    return generator(clause.get(parameter));
  }

  Optional<Generator> findGenerator(LudClause clause, String parameter) {
    return clause.find(parameter).map(this::generator);
  }

  List<Generator> generators(LudClause clause, String parameter) {
    return clause.list(parameter).stream().map(this::generator).toList();
  }

  /** The type of sites that a clause names, or null. */
  static SiteType type(LudClause clause) {
    return type(clause, "type");
  }

  static SiteType type(LudClause clause, String parameter) {
    return clause
        .findWord(parameter)
        .map(word -> SiteType.valueOf(word.toUpperCase(Locale.ROOT)))
        .orElse(null);
  }

  /** Which kinds of pieces a clause names: `(piece "Disc1")`, `(piece {…})`. */
  List<Whole> pieces(LudClause piece) {
    List<Whole> all = new ArrayList<>();
    for (LudValue value : piece.list("piece")) {
      if (value instanceof LudValue.Text name) {
        int index = game.kindNamed(name.text());
        all.add(_ -> index);
      } else {
        all.add(whole(value));
      }
    }
    return all;
  }
}
