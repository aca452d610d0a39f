package org.regames.lud.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.lud.expand.Scan;
import org.regames.lud.expand.TracedText;
import org.regames.lud.format.Chunk.Brackets;
import org.regames.lud.format.Chunk.Part;
import org.regames.lud.format.Chunk.Word;

/** Splits a text, in which brackets match, into chunks, with its comments. */
final class ChunkReader {
  private final TracedText text;
  private int at;

  /** How many lines have ended since the last chunk. */
  private int lines;

  private ChunkReader(TracedText text) {
    this.text = text;
  }

  static List<Chunk> read(TracedText text) {
    return new ChunkReader(text).chunks();
  }

  /** The chunks up to the next closing bracket. */
  private List<Chunk> chunks() {
    List<Chunk> chunks = new ArrayList<>();
    while (true) {
      skipSpace();
      if (at == text.length() || Scan.isClosing(text.at(at))) {
        return chunks;
      }
      boolean blank = lines > 1 && !chunks.isEmpty();
      if (!isComment()) {
        chunks.add(new Chunk(parts(), Optional.empty(), blank));
      } else if (lines == 0 && !chunks.isEmpty() && chunks.getLast().comment().isEmpty()) {
        Chunk before = chunks.removeLast();
        chunks.add(new Chunk(before.parts(), Optional.of(comment()), before.afterBlank()));
      } else {
        chunks.add(new Chunk(List.of(), Optional.of(comment()), blank));
      }
    }
  }

  private void skipSpace() {
    lines = 0;
    while (at < text.length() && Character.isWhitespace(text.at(at))) {
      lines += text.at(at++) == '\n' ? 1 : 0;
    }
  }

  private boolean isComment() {
    return text.text().startsWith("//", at);
  }

  private String comment() {
    int end = text.text().indexOf('\n', at);
    int begin = at;
    at = end < 0 ? text.length() : end;
    return text.text().substring(begin, at).stripTrailing();
  }

  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    while (at < text.length()
        && !Character.isWhitespace(text.at(at))
        && !Scan.isClosing(text.at(at))
        && !isComment()) {
      Part part = part();
      parts.add(part);
      // Space between the label of an argument and the argument means nothing.
      if (part instanceof Word(String word) && word.endsWith(":")) {
        int next = Scan.skipSpace(text, at, text.length());
        at = next < text.length() && !text.text().startsWith("//", next) ? next : at;
      }
    }
    return parts;
  }

  private Part part() {
    int begin = at;
    char c = text.at(at);
    if (Scan.isOpening(c)) {
      at++;
      List<Chunk> content = chunks();
      at++;
      return new Brackets(c, content);
    }
    if (c == '"') {
      at = Scan.afterString(text, at);
    } else if (c == '<' && at > 0 && text.at(at - 1) != '(') {
      at = Scan.afterAngle(text, at);
    } else {
      at++;
      while (at < text.length() && !isEndOfWord()) {
        at++;
      }
    }
    return new Word(text.text().substring(begin, at));
  }

  private boolean isEndOfWord() {
    char c = text.at(at);
    return Character.isWhitespace(c)
        || Scan.isOpening(c)
        || Scan.isClosing(c)
        || c == '"'
        || c == '<'
        || isComment();
  }
}
