package org.regames.backend.plan.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.plan.TurnFunctions;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;

/**
 * Reads the text of a plan, in one pass: what {@link PlanPrinter#print} writes is read as the same
 * plan.
 */
public final class PlanParser {
  private final LayoutParser layout = new LayoutParser();
  private final List<PlanLine> lines;
  private final List<String> nodes = new ArrayList<>();
  private final List<BitboardLayout.Kept> kept = new ArrayList<>();
  private final List<Integer> frozen = new ArrayList<>();
  private final List<BitboardLayout.Reached> reached = new ArrayList<>();
  private final List<Integer> without = new ArrayList<>();
  private final List<Integer> marks = new ArrayList<>();
  private final List<int[]> tables = new ArrayList<>();
  private final List<long[]> words = new ArrayList<>();
  private final SortedMap<Integer, TurnFunctions> turns = new TreeMap<>();
  private final SortedMap<Integer, Integer> keepers = new TreeMap<>();
  private final SortedMap<Integer, Integer> stuck = new TreeMap<>();
  private final List<Plan.Function> functions = new ArrayList<>();
  private final SortedMap<Integer, List<Plan.ScalarCode.Remark>> remarks = new TreeMap<>();
  private final Map<Integer, Plan.Function> before = new HashMap<>();
  private int scalarFunctions;
  private int setWords;
  private int memories;
  private int next;

  private PlanParser(Source source) {
    this.lines = PlanLine.of(source);
  }

  /**
   * Reads a plan.
   *
   * @throws DiagnosticException if the text is not a plan
   */
  public static Plan parse(Source source) {
    return new PlanParser(source).plan();
  }

  /**
   * Reads statements, such as those of a function.
   *
   * @throws DiagnosticException if the text does not consist of statements
   */
  public static List<Op> statements(Source source) {
    List<PlanLine> lines = PlanLine.of(source);
    return new StatementParser(lines, 0).block(lines.isEmpty() ? 0 : lines.getFirst().depth());
  }

  private Plan plan() {
    if (lines.isEmpty()) {
      throw PlanLine.nothing();
    }
    PlanLine head = lines.get(next++);
    head.expect("plan", "begin");
    int begin = head.named("n");
    int end = head.takes("end") ? head.named("n") : -1;
    boolean packed = head.takes(",", "packed");
    boolean hashed = head.takes(",", "hashed");
    boolean oneMove = head.takes(",", "one", "keeper", "move");
    head.expectEnd();
    while (next < lines.size()) {
      PlanLine line = lines.get(next++);
      entry(line);
      line.expectEnd();
    }
    return new Plan(
        layout.layout(),
        new Plan.Constants(tables, words),
        functions,
        turns,
        new Plan.Keeper(keepers, stuck, oneMove),
        new Plan.MoveFormat(packed, hashed),
        Plan.VisitMemory.of(marks, memories),
        new BitboardLayout(kept, frozen, reached, without, setWords),
        scalar(),
        new Plan.Nodes(nodes, begin, end));
  }

  private void entry(PlanLine line) {
    if (line.seesNamed("n")) {
      LayoutParser.inOrder(line, "n", nodes.size());
      nodes.add(line.quoted());
    } else if (layout.takes(line)) {
      return;
    } else if (line.takes("no", "sets", "of")) {
      without.add(line.named("m"));
    } else if (line.takes("sets", "of")) {
      sets(line);
    } else if (line.takes("sets")) {
      setWords = line.number();
    } else if (line.takes("reached", "by")) {
      reached(line);
    } else if (line.takes("marks")) {
      marks.add(line.number());
    } else if (line.takes("memories")) {
      memories = line.number();
    } else if (line.seesNamed("t")) {
      LayoutParser.inOrder(line, "t", tables.size());
      line.expect(":");
      tables.add(numbers(line));
    } else if (line.seesNamed("w")) {
      LayoutParser.inOrder(line, "w", words.size());
      line.expect(":");
      words.add(wordsOf(line));
    } else if (line.takes("at")) {
      turn(line);
    } else if (line.takes("remark")) {
      remark(line);
    } else if (line.takes("scalar")) {
      scalar(line);
    } else {
      functions.add(function(line, functions.size()));
    }
  }

  private void remark(PlanLine line) {
    int function = line.named("f");
    line.expect(":");
    PlanExplanation.How how =
        Stream.of(PlanExplanation.How.values())
            .filter(each -> line.takes(each.name().toLowerCase(Locale.ROOT).split("_")))
            .findFirst()
            .orElseThrow(() -> line.unexpected("how a loop is done, such as `by set`"));
    String reason = line.takes(",") ? line.quoted() : "";
    remarks
        .computeIfAbsent(function, _ -> new ArrayList<>())
        .add(new Plan.ScalarCode.Remark(how, reason));
  }

  private void scalar(PlanLine line) {
    if (line.seesNumber()) {
      scalarFunctions = line.number();
    } else {
      Plan.Function function = function(line, -1);
      before.put(function.number(), function);
    }
  }

  private Plan.ScalarCode scalar() {
    List<Plan.Function> scalar = new ArrayList<>();
    for (int number = 0; number < Math.min(scalarFunctions, functions.size()); number++) {
      scalar.add(before.getOrDefault(number, functions.get(number)));
    }
    return new Plan.ScalarCode(scalar, remarks);
  }

  private static int[] numbers(PlanLine line) {
    int[] numbers = new int[line.left()];
    int count = 0;
    while (!line.isAtEnd()) {
      numbers[count++] = line.number();
    }
    return Arrays.copyOf(numbers, count);
  }

  private static long[] wordsOf(PlanLine line) {
    long[] all = new long[line.left()];
    for (int i = 0; i < all.length; i++) {
      all[i] = line.word();
    }
    return all;
  }

  private void sets(PlanLine line) {
    int variable = line.named("m");
    if (line.takes("stay", "in", "searches")) {
      frozen.add(variable);
      return;
    }
    line.expect(":", "values");
    int lowest = line.number();
    line.expect("to");
    int values = line.number() + 1 - lowest;
    int first = start(line);
    line.expect(",");
    kept.add(new BitboardLayout.Kept(variable, first, lowest, values, line.number()));
    line.expect("words", "each");
  }

  private static int start(PlanLine line) {
    line.expect("from", "sets", "[");
    int first = line.number();
    line.expect("]", "on");
    return first;
  }

  private void reached(PlanLine line) {
    int variable = line.named("m");
    line.expect(":", "values");
    int lowest = line.number();
    line.expect("to");
    int highest = line.number();
    int first = start(line);
    line.expect(",");
    int words = line.number();
    line.expect("words", ",", "by");
    BitboardLayout.Question question = question(line);
    reached.add(new BitboardLayout.Reached(variable, lowest, highest, first, words, question));
  }

  private static BitboardLayout.Question question(PlanLine line) {
    int check = line.named("f");
    List<Integer> bounds = new ArrayList<>();
    List<Integer> read = new ArrayList<>();
    while (line.takes(",")) {
      if (line.seesNamed("s")) {
        read.add(line.named("s"));
      } else {
        bounds.add(line.number());
        line.expect("to");
        bounds.add(line.number());
      }
    }
    return new BitboardLayout.Question(check, bounds, read);
  }

  private void turn(PlanLine line) {
    int node = line.named("n");
    line.expect(":");
    if (line.takes("keep")) {
      keepers.put(node, line.named("f"));
      if (line.takes(",", "stuck", "at")) {
        stuck.put(node, line.named("n"));
      }
      return;
    }
    line.expect("find");
    int finder = line.named("f");
    line.expect(",", "play");
    int player = line.named("f");
    line.expect(",", "tell");
    turns.put(node, new TurnFunctions(finder, player, line.named("f"), draw(line)));
  }

  private static TurnFunctions.Draw draw(PlanLine line) {
    if (line.takes(",", "pick")) {
      int picker = line.named("f");
      Optional<Integer> ply = named(line, "ply");
      return new TurnFunctions.Picked(picker, ply, line.takes(",", "loops"));
    }
    if (!line.takes(",", "candidates")) {
      return new TurnFunctions.Listed();
    }
    int candidates = line.named("f");
    line.expect(",", "try");
    int trial = line.named("f");
    Optional<Integer> distinct = named(line, "distinct");
    Optional<Integer> others = named(line, "others");
    Optional<TurnFunctions.Halves> halves =
        distinct.map(each -> new TurnFunctions.Halves(each, others));
    return new TurnFunctions.Tried(candidates, trial, halves, named(line, "draw"));
  }

  private static Optional<Integer> named(PlanLine line, String name) {
    return line.takes(",", name) ? Optional.of(line.named("f")) : Optional.empty();
  }

  /** A function, with the number that is next or any other. */
  private Plan.Function function(PlanLine line, int number) {
    Plan.Kind kind =
        Stream.of(Plan.Kind.values())
            .filter(each -> line.takes(each.name().toLowerCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(() -> line.unexpected("a part of a plan, such as a function"));
    if (number >= 0) {
      LayoutParser.inOrder(line, "f", number);
    }
    int named = number >= 0 ? number : line.named("f");
    line.expect("(");
    List<Integer> parameterVariables = new ArrayList<>();
    while (!line.takes(")")) {
      if (!parameterVariables.isEmpty()) {
        line.expect(",");
      }
      LayoutParser.inOrder(line, "x", parameterVariables.size());
      line.expect("is");
      parameterVariables.add(line.named("s"));
    }
    line.expect("at");
    String name = line.quoted();
    boolean packed = !line.takes(",", "not", "packed");
    int locals = count(line, "locals");
    int saved = count(line, "saved");
    int locals64 = count(line, "words");
    line.expect(":");
    line.expectEnd();
    StatementParser statements = new StatementParser(lines, next);
    List<Op> body = statements.block(1);
    next = statements.next();
    return new Plan.Function(
        named, name, kind, packed, parameterVariables, locals, saved, locals64, body);
  }

  private static int count(PlanLine line, String what) {
    if (!line.seesCount(what)) {
      return 0;
    }
    line.expect(",");
    int count = line.number();
    line.expect(what);
    return count;
  }
}
