package org.regames.linegames.script;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.regames.ir.language.FamilyParameter;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;

/**
 * A message from the process that runs a script to the one that started it. {@link AnswerReader}
 * reads what is written here.
 */
sealed interface Answer {
  /** The script is compiled and begins to run. */
  record Running() implements Answer {}

  /** A game that the script printed. */
  record Printed(LineGame game) implements Answer {}

  /** A parameter that the script declared, and its value. */
  record Parameter(FamilyParameter declared) implements Answer {}

  /** The jar of a compiled script. */
  record Compiled(byte[] jar) implements Answer {}

  /** Something that the script may not intend. */
  record Warning(int line, String message) implements Answer {}

  /** The script has a mistake; nothing follows. */
  record Mistake(int line, int column, String message, String stack) implements Answer {}

  /** The script has ended normally. */
  record Done() implements Answer {}

  /** Writes an answer and flushes the stream. */
  default void writeTo(DataOutputStream out) throws IOException {
    switch (this) {
      case Running _ -> out.writeByte('R');
      case Printed(LineGame game) -> {
        out.writeByte('P');
        write(game, out);
      }
      case Parameter(FamilyParameter(String name, String value, List<String> possible)) -> {
        out.writeByte('V');
        write(name, out);
        write(value, out);
        out.writeInt(possible.size());
        for (String one : possible) {
          write(one, out);
        }
      }
      case Compiled(byte[] jar) -> {
        out.writeByte('C');
        out.writeInt(jar.length);
        out.write(jar);
      }
      case Warning(int line, String message) -> {
        out.writeByte('W');
        out.writeInt(Math.max(line, 0)); // native code has none
        write(brief(message), out);
      }
      case Mistake(int line, int column, String message, String stack) -> {
        out.writeByte('M');
        out.writeInt(Math.max(line, 0));
        out.writeInt(Math.max(column, 0));
        write(brief(message), out);
        write(brief(stack), out);
      }
      case Done _ -> out.writeByte('D');
    }
    out.flush();
  }

  private static void write(LineGame game, DataOutputStream out) throws IOException {
    write(game.name(), out);
    out.writeInt(game.nodes().size());
    for (Node node : game.nodes()) {
      write(node.name(), out);
      out.writeDouble(node.x());
      out.writeDouble(node.y());
    }
    for (Node node : game.nodes()) {
      Map<Direction, String> outgoing = game.lines().get(node.name());
      out.writeByte(outgoing.size());
      for (Map.Entry<Direction, String> line : outgoing.entrySet()) {
        out.writeByte(line.getKey().ordinal());
        write(line.getValue(), out);
      }
    }
    out.writeInt(game.pieces().size());
    for (Map.Entry<String, Piece> piece : game.pieces().entrySet()) {
      write(piece.getKey(), out);
      out.writeByte(piece.getValue().ordinal());
    }
    out.writeByte(game.captures().ordinal());
    out.writeByte(game.mandatory() ? 1 : 0);
    out.writeInt(game.stagnation().orElse(0));
    out.writeInt(game.maxTurns().orElse(0));
  }

  private static void write(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** The most characters of a message: nobody reads more. */
  int MOST_CHARACTERS = 100_000;

  private static String brief(String message) {
    return message.length() <= MOST_CHARACTERS ? message : message.substring(0, MOST_CHARACTERS);
  }
}
