package org.regames.gdl.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.antlr.Words;

/**
 * The clauses of a text as ranges of words, and the names in them. If brackets are missing, a
 * clause ends where the next line begins with one.
 */
final class ClauseRanges {
  private static final Set<String> CONNECTIVES =
      Set.of("<=", "not", "and", "or", ":-", "&", "|", "~", "\\+", ",", ".");

  /** A clause from its first word to the one after its last. */
  record Range(int first, int end) {}

  /** What a bracket is about: the name whose arguments are in it, or -1 if it holds atoms. */
  private static final class Bracket {
    private final int name;
    private int arguments;

    Bracket(int name) {
      this.name = name;
    }
  }

  private final Words words;
  private final boolean prefix;
  private final List<Range> ranges = new ArrayList<>();
  private final List<Occurrence> occurrences = new ArrayList<>();

  /**
   * @param prefix whether the text is in prefix notation
   */
  ClauseRanges(Words words, boolean prefix) {
    this.words = words;
    this.prefix = prefix;
    int first = 0;
    int depth = 0;
    for (int at = 0; at <= words.size(); at++) {
      if (at > first && (at == words.size() || begins(at, first, depth))) {
        clause(first, at);
        first = at;
        depth = 0;
      }
      depth = words.is(at, "(") ? depth + 1 : words.is(at, ")") ? Math.max(0, depth - 1) : depth;
    }
  }

  List<Range> ranges() {
    return ranges;
  }

  List<Occurrence> occurrences() {
    return occurrences;
  }

  /**
   * Whether a clause begins here.
   *
   * @param first where the one before began
   * @param depth how many brackets are open since
   */
  private boolean begins(int at, int first, int depth) {
    boolean atMargin = words.startsLine(at) && column(at) == 0;
    if (prefix) {
      boolean isOver = words.partner(first) < at;
      boolean isBroken = words.is(first, "(") && words.partner(first) < 0;
      return isBroken ? atMargin && words.is(at, "(") : isOver;
    }
    boolean continues = isConnective(at) || "()".contains(words.text(at));
    boolean isContinued = isConnective(at - 1) && !words.is(at - 1, ".") || words.is(at - 1, "(");
    return !continues && !isContinued && (depth == 0 || atMargin);
  }

  private boolean isConnective(int at) {
    return CONNECTIVES.contains(Keywords.plain(words.text(at)));
  }

  private int column(int at) {
    return words.source().column(words.start(at)) - 1;
  }

  private void clause(int first, int end) {
    ranges.add(new Range(first, end));
    Deque<Bracket> brackets = new ArrayDeque<>();
    brackets.push(new Bracket(-1));
    boolean headIsOver = false;
    for (int at = first; at < end; at++) {
      String word = words.text(at);
      if (word.equals("(")) {
        open(at, brackets, headIsOver);
      } else if (word.equals(")")) {
        if (brackets.size() > 1) {
          brackets.pop();
        }
        headIsOver |= isAtoms(brackets) && prefix;
      } else if (word.equals(":-")) {
        headIsOver = true;
      } else if (!isConnective(at) && !isOpened(at)) {
        occurrence(at, brackets, headIsOver);
        headIsOver |= isAtoms(brackets) && prefix;
      }
    }
  }

  private static boolean isAtoms(Deque<Bracket> brackets) {
    return brackets.peek().name < 0;
  }

  /** Whether a name has been handled already, with the bracket before or after it. */
  private boolean isOpened(int at) {
    return prefix && words.is(at - 1, "(") && !isConnective(at);
  }

  private void open(int at, Deque<Bracket> brackets, boolean headIsOver) {
    int name = prefix ? at + 1 : at - 1;
    boolean isNamed = !isConnective(name) && !"()".contains(words.text(name));
    if (prefix && isNamed) {
      occurrence(name, brackets, headIsOver);
    }
    brackets.push(new Bracket(isNamed ? name : -1));
  }

  private void occurrence(int at, Deque<Bracket> brackets, boolean headIsOver) {
    Bracket around = brackets.peek();
    boolean isRelation = around.name < 0;
    int argument = isRelation ? 0 : around.arguments++;
    occurrences.add(
        new Occurrence(at, ranges.size() - 1, isRelation, !headIsOver, around.name, argument));
  }
}
