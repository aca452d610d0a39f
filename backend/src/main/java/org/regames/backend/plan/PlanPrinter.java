package org.regames.backend.plan;

import java.util.List;
import java.util.Map;
import org.regames.backend.layout.Layout;

/**
 * Plans as text, for people.
 *
 * <pre>
 * find f3 at move:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   add moves code | x0 &lt;&lt; 0 for x0 in [b1]
 * </pre>
 */
public final class PlanPrinter {
  private static final int WIDEST = 32;

  private final Plan plan;
  private final StringBuilder text = new StringBuilder();

  /** Whether the function that is printed finds or plays moves that are codes. */
  private boolean packed;

  private PlanPrinter(Plan plan) {
    this.plan = plan;
  }

  /** The text of a plan; long tables are cut short. */
  public static String print(Plan plan) {
    PlanPrinter printer = new PlanPrinter(plan);
    printer.variables();
    printer.reached();
    printer.tables();
    printer.words();
    printer.roots("find", plan.finders());
    printer.roots("pick", plan.pickers());
    printer.roots("candidates", plan.candidates());
    printer.roots("draw", plan.drawers());
    printer.roots("try", plan.trials());
    printer.roots("ply", plan.plies());
    printer.roots("loop", plan.loop());
    printer.roots("play", plan.players());
    printer.roots("keep", plan.keepers());
    plan.called().forEach(printer::function);
    return printer.text.toString();
  }

  private void variables() {
    List<Layout.Slot> variables = plan.layout().variables();
    for (int variable = 0; variable < variables.size(); variable++) {
      Layout.Slot slot = variables.get(variable);
      String kind =
          slot.isMap()
              ? "m" + variable + ": array of " + slot.array().orElseThrow().size() + sets(variable)
              : "s" + variable + (slot.array().isPresent() ? ": number of a map" : ": symbol");
      line(0, kind + " // " + slot.name());
    }
  }

  private String sets(int variable) {
    return plan.sets()
        .of(variable)
        .map(
            kept ->
                ", sets of values %d to %d from sets[%d] on, each of %d words"
                    .formatted(
                        kept.lowest(),
                        kept.lowest() + kept.values() - 1,
                        kept.first(),
                        kept.words()))
        .map(sets -> plan.sets().frozen().contains(variable) ? sets + ", not in searches" : sets)
        .orElse("");
  }

  private void reached() {
    for (BitboardLayout.Reached reached : plan.sets().reached()) {
      String words = "sets[" + reached.first() + "] and on, " + reached.words() + " words";
      line(0, words + ": places that a check found by m" + reached.variable());
    }
  }

  private void tables() {
    for (int table = 0; table < plan.tables().size(); table++) {
      int[] cells = plan.tables().get(table);
      StringBuilder shown = new StringBuilder();
      for (int i = 0; i < Math.min(WIDEST, cells.length); i++) {
        shown.append(' ').append(cells[i]);
      }
      String more = cells.length > WIDEST ? " … " + cells.length + " in all" : "";
      line(0, "t" + table + ":" + shown + more);
    }
  }

  private void words() {
    for (int array = 0; array < plan.words().size(); array++) {
      long[] words = plan.words().get(array);
      StringBuilder shown = new StringBuilder();
      for (int i = 0; i < Math.min(WIDEST / 4, words.length); i++) {
        shown.append(' ').append("0x").append(Long.toHexString(words[i]));
      }
      String more = words.length > WIDEST / 4 ? " … " + words.length + " in all" : "";
      line(0, "w" + array + ":" + shown + more);
    }
  }

  private void roots(String kind, Map<Integer, Integer> roots) {
    roots.forEach((node, function) -> line(0, kind + " at " + name(node) + ": f" + function));
  }

  private String name(int node) {
    return plan.name(node);
  }

  private void function(Plan.Function function) {
    StringBuilder parameters = new StringBuilder();
    for (int i = 0; i < function.parameters(); i++) {
      parameters.append(i == 0 ? "" : ", ").append('x').append(i);
    }
    String kind = function.kind().name().toLowerCase(java.util.Locale.ROOT);
    String head = kind + " f" + function.number() + "(" + parameters + ")";
    line(0, head + " at " + function.name() + ":");
    packed = function.packed();
    print(1, function.body());
  }

  private void print(int depth, List<Op> ops) {
    ops.forEach(op -> print(depth, op));
  }

  private void print(int depth, Op op) {
    switch (op) {
      case Op.Block(List<Op> body) -> nested(depth, "try", body);
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) -> {
        cases.forEach(one -> nested(depth, "else if " + one.test(), one.body()));
        nested(depth, "else", otherwise);
      }
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          nested(depth, "for x" + local + " = " + first + " to " + last, body);
      case Op.ForTable(int local, _, int table, _, List<Op> body) ->
          nested(depth, "for x" + local + " in t" + table, body);
      case Op.Select(IntExpr on, List<List<Op>> cases) -> {
        for (int i = 0; i < cases.size(); i++) {
          nested(depth, "case " + on + " is " + i, cases.get(i));
        }
      }
      case Op.ForSet loop ->
          nested(
              depth,
              "for x" + loop.local() + " in " + set(loop.words(), loop.first()),
              loop.body());
      case Op.Grow grow -> {
        line(depth, "grow " + grow.grown() + " from " + grow.start());
        print(depth + 1, grow.body());
        line(depth + 1, "to " + grow.next());
      }
      case Op.Pick(List<Drawn> sets, List<Integer> shares, List<Integer> listing) -> {
        line(depth, "draw one of");
        sets.forEach(set -> print(depth + 1, set));
        shares.forEach(share -> line(depth + 1, "those of f" + share));
        listing.forEach(share -> line(depth + 1, "those that f" + share + " lists"));
      }
      case Op.FinishIf(BoolExpr test, List<Op> first) -> {
        nested(depth, "if " + test, first);
        line(depth + 1, "yes");
      }
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> line(depth, text(op));
    }
  }

  private void print(int depth, Drawn drawn) {
    switch (drawn) {
      case Op.AddSet set -> line(depth, text(set));
      case Drawn.Product(int local, int first, List<BitboardExpr> words, Op.AddSet moves) ->
          nested(depth, "for any x" + local + " in " + set(words, first), List.of(moves));
    }
  }

  /** A statement without statements in it. */
  private String text(Op op) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> "x" + local + " = " + value;
      case Op.Require(BoolExpr test) -> "require " + test;
      case Op.StoreScalar(int variable, IntExpr value) -> "s" + variable + " = " + value;
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) ->
          "m" + variable + "[" + index + "] = " + value;
      case Op.StoreAlone(int variable, IntExpr index, IntExpr value) ->
          "m" + variable + "[" + index + "] = " + value + ", without its sets";
      case Op.CopyMap(int variable, IntExpr start, int to, MapPart from, int places) ->
          "m" + variable + "+" + start + " at t" + to + " = " + from + " at t" + places;
      case Op.SaveMap(int variable, int saved) -> "save" + saved + " = m" + variable;
      case Op.RestoreMap(int variable, int saved) -> "m" + variable + " = save" + saved;
      case Op.Invoke(Op.Call call) -> call(call);
      case Op.Finish(boolean answer) -> answer ? "yes" : "no";
      case Op.AddMove(CodeExpr code, CodeExpr hash, IntExpr at) ->
          "add move " + (packed ? code : "of " + at) + (plan.hashed() ? " hash " + hash : "");
      case Op.AddWhere add ->
          "add move "
              + add.code()
              + (" for x" + add.local() + " = " + add.first() + " to " + add.last())
              + (" where " + add.tests());
      case Op.LetBits(int local, BitboardExpr value) -> "b" + local + " = " + value;
      case Op.LetFirst(int local, List<BitboardExpr> words, boolean fromTop) ->
          "x" + local + " = first of " + words + (fromTop ? " from the top" : "");
      case Op.KeepWord(BitboardExpr.Chosen place, BitboardExpr word) -> place + " = " + word;
      case Op.AddSet add ->
          "add moves "
              + add.code()
              + (plan.hashed() ? " hash " + add.hash() : "")
              + (" for x" + add.local() + " in " + set(add.words(), add.first()));
      case Op.Note(IntExpr at, IntExpr value) -> "decision[" + at + "] = " + value;
      case Op.TellTag(IntExpr tag) -> "tag " + tag;
      case Op.GoTo(int node) -> "go to " + name(node);
      case Op.Once(int set, int size, IntExpr index) ->
          "once at place " + index + " of " + size + " in set " + set;
      case Op.Clear(int set, _) -> "clear set " + set;
      case Op.OnceState once -> once(once);
      case Op.Spend _ -> "spend";
      case Op.Forget(int memory) -> "forget memory " + memory;
      case Op.Block _,
          Op.Cascade _,
          Op.ForRange _,
          Op.ForTable _,
          Op.ForSet _,
          Op.Grow _,
          Op.Select _,
          Op.Pick _,
          Op.FinishIf _ ->
          throw new IllegalArgumentException("a statement with others in it");
    };
  }

  private String once(Op.OnceState once) {
    return "once at "
        + name(once.node())
        + " with "
        + once.values()
        + ", maps "
        + once.maps()
        + ", tags "
        + once.hash()
        + " in memory "
        + once.memory();
  }

  private static String set(List<BitboardExpr> words, int first) {
    return (first == 0 ? "" : first + " + ") + words;
  }

  private String call(Op.Call call) {
    String move = packed ? call.code().toString() : call.depth().toString();
    return "f" + call.function() + call.arguments() + " " + move;
  }

  private void nested(int depth, String head, List<Op> body) {
    line(depth, head);
    print(depth + 1, body);
  }

  private void line(int depth, String line) {
    text.repeat("  ", depth).append(line).append('\n');
  }
}
