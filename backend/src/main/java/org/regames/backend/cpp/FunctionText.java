package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** One function of a plan in C++. */
final class FunctionText {
  /** A block with more groups of requirements than this is left by a jump; fewer are nested. */
  private static final int MOST_NESTED = 3;

  private static final Pattern NAME = Pattern.compile("[A-Za-z]\\w*");

  /** A local variable in the text of an expression. */
  private static final Pattern LOCAL = Pattern.compile("\\bx(\\d+)\\b");

  private final Plan plan;
  private final CppNames names;
  private final CppExpressions expressions;
  private final Plan.Function function;
  private final BitSet read;
  private final Lines lines = new Lines(1);
  private final SetText sets;

  private FunctionText(Plan plan, CppNames names, Plan.Function function) {
    this.plan = plan;
    this.names = names;
    this.expressions = new CppExpressions(plan, names);
    this.function = function;
    this.read = read(function.body());
    this.sets = new SetText(plan, names, expressions, lines);
  }

  public static String of(Plan plan, CppNames names, Plan.Function function) {
    return new FunctionText(plan, names, function).print();
  }

  private String print() {
    body(function.body(), leaving(false));
    boolean ended = !function.body().isEmpty() && function.body().getLast() instanceof Op.Finish;
    if (!ended && (function.kind().answers() || function.kind() == Plan.Kind.PLY)) {
      lines.add(leaving(false));
    }
    Set<String> used = new HashSet<>();
    NAME.matcher(lines.toString()).results().forEach(name -> used.add(name.group()));
    Lines head = new Lines(0);
    head.whole("// At " + function.name() + ".");
    head.open(Signature.of(plan, function, names, used::contains));
    return head.toString() + lines + "}\n";
  }

  /** The statement that ends the function. */
  private String leaving(boolean answer) {
    if (function.kind() == Plan.Kind.PLY || function.kind() == Plan.Kind.SHARE) {
      return function.kind() == Plan.Kind.PLY ? "return played;" : "return 0;";
    }
    return function.kind().answers() ? "return " + answer + ";" : "return;";
  }

  /** The local variables that are read somewhere. */
  private static BitSet read(List<Op> body) {
    BitSet read = new BitSet();
    LOCAL
        .matcher(body.toString())
        .results()
        .forEach(local -> read.set(Integer.parseInt(local.group(1))));
    return read;
  }

  /** The statements of a block which a failed requirement leaves by a jump. */
  private void body(List<Op> ops, String leave) {
    int next = 0;
    while (next < ops.size()) {
      int end = next;
      while (end < ops.size() && ops.get(end) instanceof Op.Require) {
        end++;
      }
      if (end > next) {
        lines.open("if (" + tests(ops.subList(next, end), true, " || ") + ")");
        lines.add(leave);
        lines.close();
        next = end;
      } else {
        statement(ops.get(next++));
      }
    }
  }

  private String tests(List<Op> requires, boolean opposite, String between) {
    return requires.stream()
        .map(op -> expressions.text(((Op.Require) op).test(), opposite))
        .collect(Collectors.joining(between));
  }

  /** The statements of a block in braces of its own. */
  private void inner(List<Op> ops) {
    int groups = 0;
    for (int i = 0; i < ops.size(); i++) {
      boolean first = i == 0 || !(ops.get(i - 1) instanceof Op.Require);
      groups += ops.get(i) instanceof Op.Require && first ? 1 : 0;
    }
    if (groups <= MOST_NESTED) {
      nested(ops);
    } else {
      lines.open("do");
      body(ops, "break;");
      lines.close("} while (false);");
    }
  }

  private void nested(List<Op> ops) {
    int next = 0;
    int open = 0;
    while (next < ops.size()) {
      int end = next;
      while (end < ops.size() && ops.get(end) instanceof Op.Require) {
        end++;
      }
      if (end > next) {
        lines.open("if (" + tests(ops.subList(next, end), false, " && ") + ")");
        open++;
        next = end;
      } else {
        statement(ops.get(next++));
      }
    }
    for (; open > 0; open--) {
      lines.close();
    }
  }

  private void statement(Op op) {
    switch (op) {
      case Op.Block(List<Op> body) -> block(body);
      case Op.Cascade cascade -> cascade(cascade);
      case Op.ForRange loop -> loop(loop.local(), loop.first(), "<= " + loop.last(), loop.body());
      case Op.ForTable loop -> {
        List<Op> body = new ArrayList<>();
        IntExpr place = new IntExpr.Table(loop.table(), new IntExpr.Local(loop.counter()));
        body.add(new Op.Let(loop.local(), place));
        body.addAll(loop.body());
        loop(loop.counter(), 0, "< " + loop.size(), body);
      }
      case Op.AddWhere add -> addWhere(add);
      case Op.ForSet loop -> sets.each(loop, body -> body(body, "continue;"));
      case Op.AddSet add -> {
        Op one = new Op.AddMove(add.code(), add.hash(), new IntExpr.Const(0));
        sets.each(
            new Op.ForSet(add.local(), add.first(), add.words(), add.rest(), List.of(one)),
            body -> body(body, "continue;"));
      }
      case Op.Grow grow -> grow(grow);
      case Op.Pick pick -> sets.pick(pick, function.kind());
      case Op.Select select -> select(select);
      case Op.FinishIf finishIf -> finishIf(finishIf);
      case Op.Once(int set, _, IntExpr index) ->
          unlessNew(
              "m.visit(" + plan.visits().starts().get(set) + ", " + expressions.text(index) + ")");
      case Op.OnceState once -> onceState(once);
      case Op.Let let when !read.get(let.local()) -> {}
      case Op.GoTo goTo -> lines.whole(simple(goTo));
      case Op.CopyMap copy -> {
        lines.add(simple(copy));
        sets.recount(copy.variable());
      }
      case Op.RestoreMap restore -> {
        lines.add(simple(restore));
        sets.recount(restore.variable());
      }
      case Op.Require _,
          Op.Let _,
          Op.LetBits _,
          Op.KeepWord _,
          Op.LetNumber _,
          Op.StoreScalar _,
          Op.StoreCell _,
          Op.StoreAlone _,
          Op.SaveMap _,
          Op.Invoke _,
          Op.Finish _,
          Op.AddMove _,
          Op.Note _,
          Op.TellTag _,
          Op.Spend _,
          Op.Clear _,
          Op.Forget _ ->
          lines.add(simple(op));
    }
  }

  private void finishIf(Op.FinishIf finishIf) {
    lines.open("if (" + expressions.text(finishIf.test(), false) + ")");
    finishIf.first().forEach(this::statement);
    lines.add(leaving(true));
    lines.close();
  }

  private void grow(Op.Grow grow) {
    List<String> changes = new ArrayList<>();
    for (int i = 0; i < grow.grown().size(); i++) {
      String word = expressions.text(grow.grown().get(i));
      lines.add("Word " + word + " = " + expressions.text(grow.start().get(i)) + ";");
      changes.add("(" + word + " ^ (" + expressions.text(grow.next().get(i)) + "))");
    }
    lines.open("for (bool grows = true; grows;)");
    grow.body().forEach(this::statement);
    lines.add("grows = (" + String.join(" | ", changes) + ") != 0;");
    for (int i = 0; i < grow.grown().size(); i++) {
      String word = expressions.text(grow.grown().get(i));
      lines.add(word + " = " + expressions.text(grow.next().get(i)) + ";");
    }
    lines.close();
  }

  private void addWhere(Op.AddWhere add) {
    String x = CppExpressions.local(add.local());
    lines.open(
        "for (int " + x + " = " + add.first() + "; " + x + " <= " + add.last() + "; ++" + x + ")");
    String tests =
        add.tests().stream()
            .map(test -> "(" + expressions.text(test, false) + ")")
            .collect(Collectors.joining(" & "));
    lines.add("if (" + tests + ") m.add(" + expressions.text(add.code()) + ");");
    lines.close();
  }

  private void loop(int local, int first, String end, List<Op> body) {
    String x = CppExpressions.local(local);
    lines.open("for (int " + x + " = " + first + "; " + x + " " + end + "; ++" + x + ")");
    body(body, "continue;");
    lines.close();
  }

  /** A statement without nested statements. */
  private String simple(Op op) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) ->
          "const int " + CppExpressions.local(local) + " = " + expressions.text(value) + ";";
      case Op.LetBits(int local, BitboardExpr value) ->
          "const Word " + CppExpressions.word(local) + " = " + expressions.text(value) + ";";
      case Op.LetNumber number ->
          "const int " + CppExpressions.local(number.local()) + " = " + sets.number(number) + ";";
      case Op.KeepWord(BitboardExpr.Chosen place, BitboardExpr word) ->
          expressions.text(place) + " = " + expressions.text(word) + ";";
      case Op.StoreScalar(int variable, IntExpr value) ->
          expressions.map(variable) + " = " + expressions.valueOf(variable, value) + ";";
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) ->
          storeCell(variable, index, value);
      case Op.StoreAlone(int variable, IntExpr index, IntExpr value) ->
          storeAlone(variable, index, value);
      case Op.CopyMap copy -> copyMap(copy);
      case Op.SaveMap(int variable, int saved) ->
          "const auto saved" + saved + " = " + expressions.map(variable) + ";";
      case Op.RestoreMap(int variable, int saved) ->
          expressions.map(variable) + " = saved" + saved + ";";
      case Op.Invoke(Op.Call call) -> expressions.call(call) + ";";
      case Op.Finish(boolean answer) -> leaving(answer);
      case Op.AddMove(CodeExpr code, CodeExpr hash, IntExpr depth) -> {
        String move =
            function.packed()
                ? "m.add(" + expressions.text(code)
                : "m.add_noted(" + expressions.text(depth);
        yield move + (plan.hashed() ? ", " + expressions.text(hash) : "") + ");";
      }
      case Op.Note(IntExpr at, IntExpr value) ->
          "m.note(" + expressions.text(at) + ", " + expressions.text(value) + ");";
      case Op.TellTag(IntExpr tag) -> "tell(s, told, " + expressions.symbol(tag) + ");";
      case Op.Spend _ -> "m.spend();";
      case Op.GoTo(int node) -> "s.node = " + node + ";  // " + plan.name(node);
      case Op.Clear(int set, int size) ->
          "m.clear_places("
              + plan.visits().starts().get(set)
              + ", "
              + Plan.VisitMemory.words(size)
              + ");";
      case Op.Forget(int memory) -> "m.memory(" + memory + ").forget();";
      case Op.Block _,
          Op.Cascade _,
          Op.ForRange _,
          Op.ForTable _,
          Op.ForSet _,
          Op.Grow _,
          Op.AddWhere _,
          Op.AddSet _,
          Op.Pick _,
          Op.Select _,
          Op.FinishIf _,
          Op.Require _,
          Op.Once _,
          Op.OnceState _ ->
          throw new IllegalArgumentException("a statement with others in it");
    };
  }

  private String storeCell(int variable, IntExpr index, IntExpr value) {
    Optional<BitboardLayout.Kept> kept = plan.sets().changed(variable, function.kind());
    if (kept.isPresent()) {
      return sets.store(kept.get(), index, value);
    }
    return storeAlone(variable, index, value);
  }

  private String storeAlone(int variable, IntExpr index, IntExpr value) {
    String text =
        value instanceof IntExpr.Const
            ? expressions.symbol(value)
            : "static_cast<"
                + CellType.ofMap(plan, variable)
                + ">("
                + expressions.text(value)
                + ")";
    return expressions.map(variable) + "[" + expressions.text(index) + "] = " + text + ";";
  }

  private String copyMap(Op.CopyMap copy) {
    List<String> arguments = new ArrayList<>();
    arguments.add(expressions.map(copy.variable()));
    arguments.add(expressions.text(copy.start()));
    arguments.add(CppExpressions.table(copy.places()));
    arguments.add(expressions.part(copy.from()));
    arguments.add(CppExpressions.table(copy.fromPlaces()));
    return "copy_places(" + String.join(", ", arguments) + ");";
  }

  private void block(List<Op> body) {
    if (!body.isEmpty() && body.getFirst() instanceof Op.Require) {
      inner(body);
    } else {
      lines.open("");
      inner(body);
      lines.close();
    }
  }

  private void cascade(Op.Cascade cascade) {
    boolean first = true;
    for (Op.Case one : cascade.cases()) {
      String head = "if (" + expressions.text(one.test(), false) + ")";
      if (first) {
        lines.open(head);
      } else {
        lines.turn("else " + head);
      }
      inner(one.body());
      first = false;
    }
    if (first) {
      block(cascade.otherwise());
      return;
    }
    if (!cascade.otherwise().isEmpty()) {
      lines.turn("else");
      inner(cascade.otherwise());
    }
    lines.close();
  }

  private void select(Op.Select select) {
    int last = select.cases().size() - 1;
    if (last == 0) {
      block(select.cases().getFirst());
      return;
    }
    lines.open("switch (" + expressions.text(select.on()) + ")");
    for (int i = 0; i <= last; i++) {
      lines.open(i == last ? "default:" : "case " + i + ":");
      body(select.cases().get(i), "break;");
      lines.add("break;");
      lines.close();
    }
    lines.close();
  }

  private void unlessNew(String isNew) {
    lines.open("if (!" + isNew + ")");
    lines.add(leaving(false));
    lines.close();
  }

  private void onceState(Op.OnceState once) {
    String memory = "m.memory(" + once.memory() + ").";
    if (once.late()) {
      lines.open("if (!" + memory + "is_early())");
    }
    lines.add(memory + "begin(" + once.node() + ", " + expressions.text(once.hash()) + ");");
    once.values().forEach(value -> lines.add(memory + "add(" + expressions.text(value) + ");"));
    once.maps().forEach(map -> lines.add(memory + "add_all(" + expressions.map(map) + ");"));
    unlessNew(memory + "is_new()");
    if (once.late()) {
      lines.close();
    }
  }
}
