package org.regames.backend.plan.text;

import java.util.List;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.Drawn;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** Statements as text, one per line, nested ones indented by two columns. */
final class StatementPrinter {
  private final Plan plan;
  private final StringBuilder text = new StringBuilder();

  StatementPrinter(Plan plan) {
    this.plan = plan;
  }

  /** The text of the body of a function. */
  String print(List<Op> body) {
    print(1, body);
    return text.toString();
  }

  private void print(int depth, List<Op> ops) {
    ops.forEach(op -> print(depth, op));
  }

  private void print(int depth, Op op) {
    switch (op) {
      case Op.Control control -> print(depth, control);
      case Op.Pick(List<Drawn> sets, List<Integer> shares, List<Integer> listing) -> {
        line(depth, "draw one of");
        sets.forEach(set -> print(depth + 1, set));
        shares.forEach(share -> line(depth + 1, "those of f" + share));
        listing.forEach(share -> line(depth + 1, "those that f" + share + " lists"));
      }
      case Op.Define _, Op.Store _, Op.AddMove _, Op.AddWhere _, Op.AddSet _, Op.Track _ ->
          line(depth, text(op));
    }
  }

  private void print(int depth, Op.Control op) {
    switch (op) {
      case Op.Block(List<Op> body) -> nested(depth, "try", body);
      case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) -> {
        String head = "if ";
        for (Op.Case one : cases) {
          nested(depth, head + one.test(), one.body());
          head = "else if ";
        }
        nested(depth, "else", otherwise);
      }
      case Op.Select(IntExpr on, List<List<Op>> cases) -> {
        line(depth, "select " + on);
        cases.forEach(one -> nested(depth, "case", one));
      }
      case Op.FinishIf(var test, List<Op> first) -> nested(depth, "yes if " + test, first);
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          nested(depth, "for x" + local + " = " + first + " to " + last, body);
      case Op.ForTable(int local, int counter, int table, int size, List<Op> body) ->
          nested(depth, "for x%d in t%d, x%d of %d".formatted(local, table, counter, size), body);
      case Op.ForSet(int local, int first, List<BitboardExpr> words, int rest, List<Op> body) ->
          nested(depth, "for x" + local + " in " + set(words, first, rest), body);
      case Op.Grow(
              List<BitboardExpr.Local> grown,
              List<BitboardExpr> start,
              List<Op> body,
              List<BitboardExpr> next) -> {
        nested(depth, "grow " + grown + " from " + start, body);
        line(depth, "to " + next);
      }
      case Op.Require(var test) -> line(depth, "require " + test);
      case Op.Invoke(Op.Call call) ->
          line(
              depth,
              "f"
                  + call.function()
                  + call.arguments()
                  + (" " + call.code())
                  + hash(call.hash())
                  + depth(call.depth()));
      case Op.Finish(boolean answer) -> line(depth, answer ? "yes" : "no");
    }
  }

  private void print(int depth, Drawn drawn) {
    switch (drawn) {
      case Op.AddSet set -> line(depth, moves(set));
      case Drawn.Product(int local, int first, List<BitboardExpr> words, Op.AddSet moves) -> {
        line(depth, "for any x" + local + " in " + set(words, first));
        line(depth + 1, moves(moves));
      }
    }
  }

  private static String text(Op.SetNumber which, List<BitboardExpr> words) {
    return switch (which) {
      case FIRST -> "first of " + words;
      case FIRST_FROM_TOP -> "first of " + words + " from the top";
      case SIZE -> "count of " + words;
    };
  }

  /** A statement without nested statements. */
  private String text(Op op) {
    return switch (op) {
      case Op.Let(int local, IntExpr value) -> "x" + local + " = " + value;
      case Op.LetBits(int local, BitboardExpr value) -> "b" + local + " = " + value;
      case Op.LetNumber(int local, List<BitboardExpr> words, Op.SetNumber which) ->
          "x" + local + " = " + text(which, words);
      case Op.Store store -> text(store);
      case Op.AddMove(CodeExpr code, CodeExpr hash, IntExpr at) ->
          "add move " + code + hash(hash) + depth(at);
      case Op.AddWhere(int local, int first, int last, var tests, CodeExpr code) ->
          "add move " + code + " for x" + local + " = " + first + " to " + last + " where " + tests;
      case Op.AddSet add -> moves(add);
      case Op.Note(IntExpr at, IntExpr value) -> "decision[" + at + "] = " + value;
      case Op.TellTag(IntExpr tag) -> "tag " + tag;
      case Op.GoTo(int node) -> "go to " + node(node);
      case Op.Once(int set, int size, IntExpr index) ->
          "once at place " + index + " of " + size + " in marks " + set;
      case Op.Clear(int set, int size) -> "clear marks " + set + " of " + size;
      case Op.OnceState once ->
          "once %sin memory %d with %s, maps %s, tags %s at %s"
              .formatted(
                  once.late() ? "late " : "",
                  once.memory(),
                  once.values(),
                  once.maps(),
                  once.hash(),
                  node(once.node()));
      case Op.Spend _ -> "spend";
      case Op.Forget(int memory) -> "forget memory " + memory;
      case Op.Control _, Op.Pick _ ->
          throw new IllegalArgumentException("a statement with others in it");
    };
  }

  private static String text(Op.Store op) {
    return switch (op) {
      case Op.StoreScalar(int variable, IntExpr value) -> "s" + variable + " = " + value;
      case Op.StoreCell(int variable, IntExpr index, IntExpr value) ->
          "m" + variable + "[" + index + "] = " + value;
      case Op.StoreAlone(int variable, IntExpr index, IntExpr value) ->
          "m" + variable + "[" + index + "] = " + value + ", without its sets";
      case Op.CopyMap(int variable, IntExpr start, int to, MapPart from, int places) ->
          "m" + variable + "+" + start + " at t" + to + " = " + from + " at t" + places;
      case Op.SaveMap(int variable, int saved) -> "save" + saved + " = m" + variable;
      case Op.RestoreMap(int variable, int saved) -> "m" + variable + " = save" + saved;
      case Op.KeepWord(BitboardExpr.Chosen place, BitboardExpr word) -> place + " = " + word;
    };
  }

  private String moves(Op.AddSet add) {
    return "add moves "
        + add.code()
        + (add.hash() instanceof CodeExpr.Zero ? "" : " hash " + add.hash())
        + (" for x" + add.local() + " in " + set(add.words(), add.first(), add.rest()));
  }

  /** The hash of tags, unless it is the one passed to the function. */
  private static String hash(CodeExpr hash) {
    return hash instanceof CodeExpr.Hash ? "" : " hash " + hash;
  }

  /** The number of decisions, unless it is the one passed to the function. */
  private static String depth(IntExpr depth) {
    return depth instanceof IntExpr.Depth ? "" : " depth " + depth;
  }

  private String node(int node) {
    return node == Plan.NOWHERE ? "nowhere" : "n" + node + " // " + plan.name(node);
  }

  private static String set(List<BitboardExpr> words, int first, int rest) {
    return set(words, first) + " left b" + rest;
  }

  private static String set(List<BitboardExpr> words, int first) {
    return (first == 0 ? "" : first + " + ") + words;
  }

  private void nested(int depth, String head, List<Op> body) {
    line(depth, head);
    print(depth + 1, body);
  }

  private void line(int depth, String line) {
    text.repeat("  ", depth).append(line).append('\n');
  }
}
