package org.regames.cli.console;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import org.regames.cli.Main;
import org.regames.ir.diagnostic.EscapedOutput;

/**
 * Where a command reads and writes. All text is UTF-8, whatever the locale.
 *
 * @param in standard input
 * @param out standard output: results only
 * @param err standard error: findings, notes and progress
 * @param outIsTerminal whether a person reads {@code out}
 * @param errIsTerminal whether a person reads {@code err}
 * @param colour whether to use colours on terminals
 */
public record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    boolean colour) {

  /**
   * Ends the command because its output cannot be written. An error, so that no code between here
   * and {@link Main} catches it as a failure of its own.
   */
  public static final class OutputClosed extends Error {
    private static final long serialVersionUID = 1L;

    OutputClosed(IOException cause) {
      super(cause);
    }

    /** Whether the reader just stopped reading, as in {@code regames moves FILE | head -1}. */
    public boolean isBrokenPipe() {
      return String.valueOf(getCause().getMessage()).contains("Broken pipe");
    }
  }

  /** {@link PrintStream} ignores failed writes; this stream makes them end the command. */
  private static final class Unforgiving extends OutputStream {
    private final OutputStream target;

    Unforgiving(OutputStream target) {
      this.target = target;
    }

    @Override
    public void write(int value) {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
      try {
        target.write(bytes, from, count);
      } catch (IOException failure) {
        throw new OutputClosed(failure);
      }
    }
  }

  /**
   * Everything that a process prints, with control characters escaped except for our own colours.
   */
  private static final class Escaping extends PrintStream {
    private final PrintStream target;

    Escaping(OutputStream target, boolean styles) {
      super(new BufferedOutputStream(new EscapedOutput(target, styles)), true, UTF_8);
      this.target = printer(target);
    }

    void printExactly(String text) {
      flush();
      target.print(text);
      target.flush();
    }
  }

  /**
   * The streams of this process. The launcher passes which of them are terminals in the system
   * property {@code regames.terminal}: {@code 12} for both.
   */
  public static Terminal ofProcess() {
    String terminals = System.getProperty("regames.terminal", "");
    boolean outIsTerminal = terminals.contains("1");
    boolean errIsTerminal = terminals.contains("2");
    boolean colour = isEmpty(System.getenv("NO_COLOR")) && !"dumb".equals(System.getenv("TERM"));
    return new Terminal(
        System.in,
        new Escaping(
            unforgiving(new FileOutputStream(FileDescriptor.out)), colour && outIsTerminal),
        new Escaping(new FileOutputStream(FileDescriptor.err), colour && errIsTerminal),
        outIsTerminal,
        errIsTerminal,
        colour);
  }

  /** Prints the text of a game; a file or another program gets it exactly as it is. */
  public void printDocument(String text) {
    if (out instanceof Escaping escaping && !outIsTerminal) {
      escaping.printExactly(text);
    } else {
      out.print(text);
    }
  }

  private static boolean isEmpty(String text) {
    return text == null || text.isEmpty();
  }

  /** For a command run by another one: no input, and all output goes to one stream. */
  public static Terminal into(OutputStream said) {
    PrintStream printer = printer(said);
    return new Terminal(InputStream.nullInputStream(), printer, printer, false, false, false);
  }

  /** The same with output to other streams, so no progress is shown. */
  public Terminal printingTo(OutputStream otherOut, OutputStream otherErr) {
    return new Terminal(in, printer(otherOut), printer(otherErr), outIsTerminal, false, colour);
  }

  /** A stream that ends the command if it cannot be written to. */
  public static OutputStream unforgiving(OutputStream target) {
    return new Unforgiving(target);
  }

  /** A stream of UTF-8 text that is flushed after every line. */
  public static PrintStream printer(OutputStream target) {
    return new PrintStream(new BufferedOutputStream(target), true, UTF_8);
  }

  public boolean colourOut() {
    return colour && outIsTerminal;
  }

  boolean colourErr() {
    return colour && errIsTerminal;
  }
}
