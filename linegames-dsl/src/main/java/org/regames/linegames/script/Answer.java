package org.regames.linegames.script;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What the process that runs a script tells the one that started it, one thing at a time. */
sealed interface Answer {
  /** The script is compiled and begins to run. */
  record Running() implements Answer {}

  /** A game that the script printed. */
  record Printed(String name, String hrg, String svg) implements Answer {}

  /** A parameter that the script declared, and its value. */
  record Parameter(String name, String value) implements Answer {}

  /** The jar that a script was compiled to. */
  record Compiled(byte[] jar) implements Answer {}

  /** Something that the script may not have meant. */
  record Warning(int line, String message) implements Answer {}

  /** The script made a mistake; nothing follows. */
  record Mistake(int line, int column, String message, String stack) implements Answer {}

  /** The script has ended as it should. */
  record Done() implements Answer {}

  /** Writes an answer and sees to it that it is on its way. */
  default void writeTo(DataOutputStream out) throws IOException {
    switch (this) {
      case Running _ -> out.writeByte('R');
      case Printed(String name, String hrg, String svg) -> {
        out.writeByte('P');
        write(name, out);
        write(hrg, out);
        write(svg, out);
      }
      case Parameter(String name, String value) -> {
        out.writeByte('V');
        write(name, out);
        write(value, out);
      }
      case Compiled(byte[] jar) -> {
        out.writeByte('C');
        out.writeInt(jar.length);
        out.write(jar);
      }
      case Warning(int line, String message) -> {
        out.writeByte('W');
        out.writeInt(line);
        write(message, out);
      }
      case Mistake(int line, int column, String message, String stack) -> {
        out.writeByte('M');
        out.writeInt(line);
        out.writeInt(column);
        write(message, out);
        write(stack, out);
      }
      case Done _ -> out.writeByte('D');
    }
    out.flush();
  }

  /** The next answer; none where the process has ended. */
  static Optional<Answer> readFrom(DataInputStream in) throws IOException {
    int kind = in.read();
    return switch (kind) {
      case -1 -> Optional.empty();
      case 'R' -> Optional.of(new Running());
      case 'P' -> Optional.of(new Printed(read(in), read(in), read(in)));
      case 'V' -> Optional.of(new Parameter(read(in), read(in)));
      case 'C' -> Optional.of(new Compiled(bytes(in)));
      case 'W' -> Optional.of(new Warning(in.readInt(), read(in)));
      case 'M' -> Optional.of(new Mistake(in.readInt(), in.readInt(), read(in), read(in)));
      case 'D' -> Optional.of(new Done());
      default -> throw new EOFException("not an answer: " + kind);
    };
  }

  private static void write(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String read(DataInputStream in) throws IOException {
    return new String(bytes(in), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > MOST_BYTES) {
      throw new EOFException("not the length of an answer: " + length);
    }
    return in.readNBytes(length);
  }

  /** No game is a tenth as long. */
  int MOST_BYTES = 100_000_000;
}
