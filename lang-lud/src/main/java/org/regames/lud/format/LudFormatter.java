package org.regames.lud.format;

import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;
import org.regames.lud.expand.TextExpansion;
import org.regames.lud.expand.TracedText;
import org.regames.lud.format.Chunk.Brackets;
import org.regames.lud.format.Chunk.Part;
import org.regames.lud.format.Chunk.Word;

/**
 * Formats a text, with defines and options as they are written. What fits on a line stays on one;
 * otherwise each part of a clause gets its own line. Comments stay where they are. Linear in the
 * length of the text.
 */
public final class LudFormatter {
  private static final int WIDTH = 100;
  private static final String INDENT = "    ";

  /** The width of a line besides its indentation, however deep that is. */
  private static final int ROOM = 40;

  private final StringBuilder laidOut = new StringBuilder();

  private LudFormatter() {}

  /** The text in its usual layout; empty if brackets do not match. */
  public static Result<String> format(Source source) {
    Diagnostics diagnostics = new Diagnostics();
    if (!TextExpansion.isBracketed(source, diagnostics)) {
      return Result.failure(diagnostics);
    }
    LudFormatter formatter = new LudFormatter();
    formatter.lines(ChunkReader.read(TracedText.of(source)), false, "");
    String text = formatter.laidOut.toString().stripLeading();
    return new Result<>(Optional.of(text.isEmpty() ? "" : text + "\n"), List.of());
  }

  /**
   * Starts a line for each chunk.
   *
   * @param filled whether plain words share a line
   */
  private void lines(List<Chunk> chunks, boolean filled, String indent) {
    boolean plain = false;
    for (Chunk chunk : chunks) {
      boolean joins = filled && plain && chunk.isPlain() && fits(1 + chunk.width(), indent);
      if (joins) {
        laidOut.append(' ');
      } else {
        laidOut.append(chunk.afterBlank() ? "\n\n" : "\n").append(indent);
      }
      write(chunk, indent);
      plain = chunk.isPlain();
    }
  }

  private void write(Chunk chunk, String indent) {
    for (Part part : chunk.parts()) {
      switch (part) {
        case Word(String text) -> laidOut.append(text);
        case Brackets(char open, List<Chunk> content, int width) when fits(width, indent) -> {
          laidOut.append(open);
          for (int i = 0; i < content.size(); i++) {
            laidOut.append(i == 0 ? "" : " ");
            write(content.get(i), indent);
          }
          laidOut.append(((Brackets) part).close());
        }
        case Brackets brackets -> spread(brackets, indent);
      }
    }
    chunk.comment().ifPresent(it -> laidOut.append(chunk.parts().isEmpty() ? "" : " ").append(it));
  }

  private void spread(Brackets brackets, String indent) {
    laidOut.append(brackets.open());
    List<Chunk> content = brackets.content();
    boolean clause = brackets.open() == '(';
    int next = 0;
    while (clause
        && next < content.size()
        && content.get(next).isPlain()
        && fits(1 + content.get(next).width(), indent)) {
      laidOut.append(next == 0 ? "" : " ");
      write(content.get(next++), indent);
    }
    if (clause && next == content.size() - 1 && content.get(next).endsWithList()) {
      laidOut.append(next == 0 ? "" : " ");
      write(content.get(next), indent);
    } else {
      // Beyond that, the text would be mostly spaces.
      String inner = indent.length() < WIDTH ? indent + INDENT : indent;
      lines(content.subList(next, content.size()), !clause, inner);
      laidOut.append('\n').append(indent);
    }
    laidOut.append(brackets.close());
  }

  private boolean fits(int width, String indent) {
    int column = laidOut.length() - laidOut.lastIndexOf("\n") - 1;
    return column + width <= Math.max(WIDTH, indent.length() + ROOM);
  }
}
