package org.regames.ir.antlr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.SymbolTable;

/**
 * The tokens of a text for code that reads it without a grammar and so tolerates mistakes. Words
 * are numbered from 0; beyond either end there are empty ones. Immutable; built in linear time.
 */
public final class Words {
  private final Source source;
  private final String[] texts;
  private final int[] types;
  private final int[] starts;
  private final int[] partners;
  private final List<Origin> comments = new ArrayList<>();

  /** If the lexer emits no comment tokens, comments are found between the tokens. */
  public Words(Source source, Function<CharStream, ? extends Lexer> lexer) {
    this.source = source;
    AntlrSyntax syntax = new AntlrSyntax(source, new Diagnostics());
    List<Token> tokens = syntax.tokens(lexer);
    List<Token> words =
        tokens.stream()
            .filter(token -> token.getChannel() == Token.DEFAULT_CHANNEL)
            .filter(token -> token.getType() != Token.EOF)
            .toList();
    texts = new String[words.size()];
    types = new int[words.size()];
    starts = new int[words.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = words.get(i).getText();
      types[i] = words.get(i).getType();
      starts[i] = syntax.origin(words.get(i)).start();
    }
    int end = 0;
    for (int i = 0; i <= texts.length; i++) {
      between(end, i < texts.length ? starts[i] : source.text().length());
      end = i < texts.length ? starts[i] + texts[i].length() : end;
    }
    partners = partners();
  }

  /** Finds the comments, one for each line that has any, between the tokens. */
  private void between(int start, int end) {
    for (int from = start; from < end; ) {
      int to = source.text().indexOf('\n', from);
      to = to < 0 || to > end ? end : to;
      String line = source.text().substring(from, to);
      String text = line.strip().replace("\uFEFF", "");
      if (!text.isEmpty()) {
        int first = from + line.indexOf(text.charAt(0));
        comments.add(
            Origin.of(source, first, first + line.substring(first - from).strip().length()));
      }
      from = to + 1;
    }
  }

  private int[] partners() {
    int[] result = new int[texts.length];
    Arrays.fill(result, -1);
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < texts.length; i++) {
      char first = texts[i].charAt(0);
      if (first == '(' || first == '[' || first == '{') {
        open.add(i);
      } else if (texts[i].length() == 1 && (first == ')' || first == ']' || first == '}')) {
        char wanted = first == ')' ? '(' : first == ']' ? '[' : '{';
        // A bracket that does not match closes nothing, so that one missing bracket does little
        // harm.
        if (!open.isEmpty() && texts[open.getLast()].charAt(0) == wanted) {
          result[open.getLast()] = i;
          result[i] = open.removeLast();
        }
      }
    }
    return result;
  }

  /** The text that the words are of. */
  public Source source() {
    return source;
  }

  /** The number of words. */
  public int size() {
    return texts.length;
  }

  /** The word itself. */
  public String text(int at) {
    return at < 0 || at >= texts.length ? "" : texts[at];
  }

  /** Its token type in the lexer; beyond either end 0, which no token has. */
  public int type(int at) {
    return at < 0 || at >= texts.length ? 0 : types[at];
  }

  /** The offset of its first character. */
  public int start(int at) {
    return at < 0 ? 0 : at >= texts.length ? source.text().length() : starts[at];
  }

  /** The offset after its last character. */
  public int end(int at) {
    return start(at) + text(at).length();
  }

  /** Where it stands. */
  public Origin origin(int at) {
    return Origin.of(source, start(at), end(at));
  }

  /** From the start of a word to the end of another. */
  public Origin origin(int first, int last) {
    return Origin.of(source, start(first), end(last));
  }

  /** The text from a word to another, both included. */
  public String text(int first, int last) {
    return first > last ? "" : source.text().substring(start(first), end(last));
  }

  /** Whether a word is this one. */
  public boolean is(int at, String text) {
    return text(at).equals(text);
  }

  /** Whether it is the first of its line. */
  public boolean startsLine(int at) {
    return at == 0 || source.line(end(at - 1)) < source.line(start(at));
  }

  /** The matching bracket; -1 where it is missing or this is not a bracket. */
  public int partner(int at) {
    return at < 0 || at >= texts.length ? -1 : partners[at];
  }

  /** The position after the bracketed text that starts here; the next position if none does. */
  public int after(int at) {
    return partner(at) > at ? partner(at) + 1 : at + 1;
  }

  /** A symbol table of the text in which only its comments are marked. */
  public SymbolTable.Builder table() {
    SymbolTable.Builder table = new SymbolTable.Builder(source);
    for (Origin comment : comments) {
      table.mark(comment.start(), comment.end(), Mark.Kind.COMMENT);
    }
    return table;
  }

  /** The comments on the lines right above a word, without comment markers. */
  public String commentAbove(int at) {
    int line = source.line(start(at)) - 1;
    int last = lastCommentBefore(start(at));
    List<String> lines = new ArrayList<>();
    while (last >= 0 && comments.get(last).line() == line && isAlone(comments.get(last))) {
      Origin comment = comments.get(last);
      lines.addFirst(plain(source.text().substring(comment.start(), comment.end())));
      last--;
      line--;
    }
    return String.join("\n", lines).strip();
  }

  private boolean isAlone(Origin comment) {
    int start = source.lineStart(comment.line());
    return source.text().substring(start, comment.start()).isBlank();
  }

  private int lastCommentBefore(int offset) {
    int low = 0;
    int high = comments.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (comments.get(middle).start() < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }

  private static String plain(String comment) {
    return comment.replaceFirst("^(//|/\\*|\\*/?|;+)\\s?", "").replaceFirst("\\s*\\*/$", "");
  }
}
