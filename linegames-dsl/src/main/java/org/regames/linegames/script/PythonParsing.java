package org.regames.linegames.script;

import org.python.antlr.BaseParser;
import org.python.antlr.ParseException;
import org.python.antlr.PythonParser;
import org.python.antlr.base.mod;
import org.python.antlr.runtime.ANTLRStringStream;
import org.python.antlr.runtime.CommonTokenStream;
import org.python.antlr.runtime.Token;
import org.python.antlr.runtime.TokenSource;
import org.python.core.CompilerFlags;
import org.regames.linegames.output.ScriptError;

/**
 * Jython's parser, with a limit on its work: it looks ahead by parsing, so that the contents of
 * nested subscripts, or of list comprehensions over list comprehensions, are parsed twice as often
 * at each level. It ends with a message if that would take too long, or if a number is very long.
 */
final class PythonParsing extends BaseParser {
  /** How often each token may be parsed on average; in most scripts that is about twice. */
  private static final int MOST_READINGS = 50;

  /** Tokens that may be parsed in any case: less than a second. */
  private static final int ALLOWANCE = 500_000;

  /** As in CPython; the time to read a number grows with the square of its length. */
  private static final int MOST_DIGITS = 4_300;

  private PythonParsing(String text, String name, CompilerFlags flags) {
    super(new Characters(text), name, flags);
  }

  /**
   * The tree of a script.
   *
   * @throws ParseException if it is not Python
   * @throws ScriptError if it is nested too deeply or has too long a number
   */
  static mod tree(String text, String name, CompilerFlags flags) {
    PythonParsing parsing = new PythonParsing(text, name, flags);
    try {
      return parsing.parseModule();
    } catch (ArrayIndexOutOfBoundsException _) { // from Jython, which has room for a hundred blocks
      throw new ScriptError(1, 0, "more than 100 nested blocks", "");
    } catch (ParseException wrong) {
      if (wrong.line == 0) { // the one mistake without a position: after a backslash
        int at = text.lastIndexOf('\\', parsing.charStream.index());
        String before = text.substring(0, Math.max(at, 0));
        wrong.line = (int) before.chars().filter(each -> each == '\n').count() + 1;
        wrong.charPositionInLine = before.length() - before.lastIndexOf('\n') - 1;
      }
      throw wrong;
    }
  }

  @Override
  protected PythonParser setupParser(boolean single) {
    PythonParser parser = super.setupParser(single);
    CommonTokenStream tokens = (CommonTokenStream) parser.getTokenStream();
    parser.setTokenStream(new Tokens(tokens.getTokenSource()));
    return parser;
  }

  /**
   * Moves forward within a line in one step, since for each blank of a run the lexer goes back to
   * its start and forward again.
   */
  private static final class Characters extends ANTLRStringStream {
    /** The start of the last search for the end of a line, and that end. */
    private int from;

    private int end = -1;

    Characters(String text) {
      super(text);
    }

    @Override
    public void seek(int index) {
      if (index > p && (p < from || p > end)) {
        from = p;
        end = p;
        while (end < n && data[end] != '\n') {
          end++;
        }
      }
      if (index > p && index <= end) {
        charPositionInLine += index - p;
        p = index;
      } else {
        super.seek(index);
      }
    }
  }

  private static final class Tokens extends CommonTokenStream {
    private long read;

    Tokens(TokenSource source) {
      super(source);
    }

    @Override
    public void consume() {
      Token here = LT(1);
      if (++read > ALLOWANCE + (long) MOST_READINGS * index()) {
        throw refused(here, "this is nested too deeply");
      }
      boolean isNumber =
          here.getType() == PythonParser.INT || here.getType() == PythonParser.LONGINT;
      if (isNumber && here.getText().length() > MOST_DIGITS) {
        throw refused(here, "a number has " + MOST_DIGITS + " digits at most");
      }
      super.consume();
    }

    private static ScriptError refused(Token here, String why) {
      return new ScriptError(here.getLine(), here.getCharPositionInLine() + 1, why, "");
    }
  }
}
