package org.regames.backend.plan.text;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.Drawn;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** Reads the statements of a function, which are nested by indentation. */
final class StatementParser {
  private final List<PlanLine> lines;
  private int next;

  /**
   * @param next the first line of the function
   */
  StatementParser(List<PlanLine> lines, int next) {
    this.lines = lines;
    this.next = next;
  }

  /** The line after those that were read. */
  int next() {
    return next;
  }

  /** All statements at this indentation, with those inside them. */
  List<Op> block(int depth) {
    List<Op> ops = new ArrayList<>();
    while (isAt(depth)) {
      ops.add(statement(depth));
    }
    if (next < lines.size() && lines.get(next).depth() > depth) {
      throw lines.get(next).unexpected("a less indented line");
    }
    return ops;
  }

  private boolean isAt(int depth) {
    return next < lines.size() && lines.get(next).depth() == depth;
  }

  private boolean sees(int depth, String... tokens) {
    return isAt(depth) && lines.get(next).sees(tokens);
  }

  private Op statement(int depth) {
    PlanLine line = lines.get(next++);
    Op op = statement(line, depth);
    line.expectEnd();
    return op;
  }

  /** The statements inside one whose line ends here. */
  private List<Op> inner(PlanLine line, int depth) {
    line.expectEnd();
    return block(depth + 1);
  }

  private Op statement(PlanLine line, int depth) {
    ExpressionParser read = new ExpressionParser(line);
    if (line.sees("if") || line.sees("else")) {
      return cascade(line, depth);
    }
    if (line.takes("try")) {
      return new Op.Block(inner(line, depth));
    }
    if (line.takes("yes", "if")) {
      BoolExpr test = read.test();
      return new Op.FinishIf(test, inner(line, depth));
    }
    if (line.takes("select")) {
      IntExpr on = read.value();
      return new Op.Select(on, cases(line, depth));
    }
    if (line.takes("for")) {
      return loop(line, read, depth);
    }
    if (line.takes("grow")) {
      return grow(line, read, depth);
    }
    if (line.takes("draw", "one", "of")) {
      return pick(line, depth);
    }
    if (line.takes("require")) {
      return new Op.Require(read.test());
    }
    if (line.takes("yes")) {
      return new Op.Finish(true);
    }
    if (line.takes("no")) {
      return new Op.Finish(false);
    }
    return line.sees("add") ? add(line, read) : simple(line, read);
  }

  private Op cascade(PlanLine first, int depth) {
    List<Op.Case> cases = new ArrayList<>();
    PlanLine line = first;
    boolean isElse = line.takes("else");
    while (!isElse || line.sees("if")) {
      line.expect("if");
      BoolExpr test = new ExpressionParser(line).test();
      cases.add(new Op.Case(test, inner(line, depth)));
      if (!sees(depth, "else")) {
        throw line.unexpected("an `else` after what is done here");
      }
      line = lines.get(next++);
      isElse = line.takes("else");
    }
    return new Op.Cascade(cases, inner(line, depth));
  }

  private List<List<Op>> cases(PlanLine line, int depth) {
    line.expectEnd();
    List<List<Op>> cases = new ArrayList<>();
    while (sees(depth, "case")) {
      PlanLine one = lines.get(next++);
      one.expect("case");
      cases.add(inner(one, depth));
    }
    return cases;
  }

  private Op loop(PlanLine line, ExpressionParser read, int depth) {
    int local = line.named("x");
    if (line.takes("=")) {
      int first = line.number();
      line.expect("to");
      int last = line.number();
      return new Op.ForRange(local, first, last, inner(line, depth));
    }
    line.expect("in");
    if (line.seesNamed("t")) {
      int table = line.named("t");
      line.expect(",");
      int counter = line.named("x");
      line.expect("of");
      int size = line.number();
      return new Op.ForTable(local, counter, table, size, inner(line, depth));
    }
    int first = first(line);
    List<BitboardExpr> words = read.list(read::word);
    line.expect("left");
    int rest = line.named("b");
    return new Op.ForSet(local, first, words, rest, inner(line, depth));
  }

  /** The number of the lowest bit of a set: {@code 64 + [b0]}. */
  private static int first(PlanLine line) {
    if (line.sees("[")) {
      return 0;
    }
    int first = line.number();
    line.expect("+");
    return first;
  }

  private Op grow(PlanLine line, ExpressionParser read, int depth) {
    List<BitboardExpr.Local> grown = read.list(() -> new BitboardExpr.Local(line.named("b")));
    line.expect("from");
    List<BitboardExpr> start = read.list(read::word);
    List<Op> body = inner(line, depth);
    if (!sees(depth, "to")) {
      throw line.unexpected("a `to` after what is done here");
    }
    PlanLine last = lines.get(next++);
    last.expect("to");
    ExpressionParser after = new ExpressionParser(last);
    List<BitboardExpr> to = after.list(after::word);
    last.expectEnd();
    return new Op.Grow(grown, start, body, to);
  }

  private Op pick(PlanLine line, int depth) {
    line.expectEnd();
    List<Drawn> sets = new ArrayList<>();
    List<Integer> shares = new ArrayList<>();
    List<Integer> listing = new ArrayList<>();
    while (isAt(depth + 1)) {
      PlanLine one = lines.get(next++);
      if (one.takes("those", "of")) {
        shares.add(one.named("f"));
      } else if (one.takes("those", "that")) {
        listing.add(one.named("f"));
        one.expect("lists");
      } else {
        sets.add(drawn(one, depth + 1));
      }
      one.expectEnd();
    }
    return new Op.Pick(sets, shares, listing);
  }

  private Drawn drawn(PlanLine line, int depth) {
    if (!line.takes("for", "any")) {
      return moves(line);
    }
    ExpressionParser read = new ExpressionParser(line);
    int local = line.named("x");
    line.expect("in");
    int first = first(line);
    List<BitboardExpr> words = read.list(read::word);
    if (!isAt(depth + 1)) {
      throw line.unexpected("moves on the next line, indented");
    }
    PlanLine inner = lines.get(next++);
    Drawn product = new Drawn.Product(local, first, words, moves(inner));
    inner.expectEnd();
    return product;
  }

  private static Op.AddSet moves(PlanLine line) {
    ExpressionParser read = new ExpressionParser(line);
    line.expect("add", "moves");
    CodeExpr code = read.code();
    CodeExpr hash = line.takes("hash") ? read.code() : new CodeExpr.Zero();
    line.expect("for");
    int local = line.named("x");
    line.expect("in");
    int first = first(line);
    List<BitboardExpr> words = read.list(read::word);
    line.expect("left");
    return new Op.AddSet(local, first, words, line.named("b"), code, hash);
  }

  private static CodeExpr hash(PlanLine line, ExpressionParser read) {
    return line.takes("hash") ? read.code() : new CodeExpr.Hash();
  }

  private static IntExpr depth(PlanLine line, ExpressionParser read) {
    return line.takes("depth") ? read.value() : new IntExpr.Depth();
  }

  private static Op add(PlanLine line, ExpressionParser read) {
    if (line.sees("add", "moves")) {
      return moves(line);
    }
    line.expect("add", "move");
    CodeExpr code = read.code();
    if (!line.takes("for")) {
      CodeExpr hash = hash(line, read);
      return new Op.AddMove(code, hash, depth(line, read));
    }
    int local = line.named("x");
    line.expect("=");
    int first = line.number();
    line.expect("to");
    int last = line.number();
    line.expect("where");
    List<BoolExpr.Compare> tests =
        read.list(() -> (BoolExpr.Compare) read.comparison(read.value()));
    return new Op.AddWhere(local, first, last, tests, code);
  }

  private static Op simple(PlanLine line, ExpressionParser read) {
    if (line.seesNamed("f")) {
      int function = line.named("f");
      List<IntExpr> arguments = read.list(read::value);
      CodeExpr code = read.code();
      CodeExpr hash = hash(line, read);
      return new Op.Invoke(new Op.Call(function, arguments, code, hash, depth(line, read)));
    }
    if (line.seesNamed("x")) {
      return value(line, read);
    }
    if (line.seesNamed("b")) {
      int local = line.named("b");
      line.expect("=");
      return new Op.LetBits(local, read.word());
    }
    return line.seesNamed("s") || line.seesNamed("m") || line.seesNamed("save") || line.sees("sets")
        ? store(line, read)
        : track(line, read);
  }

  private static Op value(PlanLine line, ExpressionParser read) {
    int local = line.named("x");
    line.expect("=");
    if (line.takes("count", "of")) {
      return new Op.LetNumber(local, read.list(read::word), Op.SetNumber.SIZE);
    }
    if (!line.takes("first", "of")) {
      return new Op.Let(local, read.value());
    }
    List<BitboardExpr> words = read.list(read::word);
    return new Op.LetNumber(local, words, Op.SetNumber.first(line.takes("from", "the", "top")));
  }

  private static Op store(PlanLine line, ExpressionParser read) {
    if (line.seesNamed("save")) {
      int saved = line.named("save");
      line.expect("=");
      return new Op.SaveMap(line.named("m"), saved);
    }
    if (line.sees("sets")) {
      BitboardExpr.Chosen place = read.chosen();
      line.expect("=");
      return new Op.KeepWord(place, read.word());
    }
    if (line.seesNamed("s")) {
      int variable = line.named("s");
      line.expect("=");
      return new Op.StoreScalar(variable, read.value());
    }
    int variable = line.named("m");
    if (line.takes("[")) {
      IntExpr index = read.value();
      line.expect("]", "=");
      IntExpr value = read.value();
      return line.takes(",", "without", "its", "sets")
          ? new Op.StoreAlone(variable, index, value)
          : new Op.StoreCell(variable, index, value);
    }
    if (line.takes("=")) {
      return new Op.RestoreMap(variable, line.named("save"));
    }
    line.expect("+");
    IntExpr start = read.value();
    line.expect("at");
    int places = line.named("t");
    line.expect("=");
    MapPart from = read.part();
    line.expect("at");
    return new Op.CopyMap(variable, start, places, from, line.named("t"));
  }

  private static Op track(PlanLine line, ExpressionParser read) {
    if (line.takes("decision", "[")) {
      IntExpr at = read.value();
      line.expect("]", "=");
      return new Op.Note(at, read.value());
    }
    if (line.takes("tag")) {
      return new Op.TellTag(read.value());
    }
    if (line.takes("go", "to")) {
      return new Op.GoTo(node(line));
    }
    if (line.takes("spend")) {
      return new Op.Spend();
    }
    if (line.takes("clear", "marks")) {
      int set = line.number();
      line.expect("of");
      return new Op.Clear(set, line.number());
    }
    if (line.takes("forget", "memory")) {
      return new Op.Forget(line.number());
    }
    if (line.takes("once", "at", "place")) {
      IntExpr index = read.value();
      line.expect("of");
      int size = line.number();
      line.expect("in", "marks");
      return new Op.Once(line.number(), size, index);
    }
    if (line.takes("once", "in", "memory")) {
      return once(line, read, false);
    }
    if (line.takes("once", "late", "in", "memory")) {
      return once(line, read, true);
    }
    throw line.unexpected("a statement");
  }

  private static Op once(PlanLine line, ExpressionParser read, boolean late) {
    int memory = line.number();
    line.expect("with");
    List<IntExpr> values = read.list(read::value);
    line.expect(",", "maps");
    List<Integer> maps = read.list(line::number);
    line.expect(",", "tags");
    CodeExpr hash = read.code();
    line.expect("at");
    return new Op.OnceState(memory, node(line), values, maps, hash, late);
  }

  private static int node(PlanLine line) {
    return line.takes("nowhere") ? Plan.NOWHERE : line.named("n");
  }
}
