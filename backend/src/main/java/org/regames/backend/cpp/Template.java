package org.regames.backend.cpp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text with {@code @holes@} to be filled, from the resources of this package. */
record Template(String text) {
  private static final Pattern HOLE = Pattern.compile("@(\\w+)@\n?");

  /** The template in a resource beside this class. */
  public static Template of(String resource) {
    try (InputStream stream = Template.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("the resource " + resource + " is missing");
      }
      return new Template(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The text with its holes filled. A hole at the end of a line that is filled with whole lines, or
   * nothing, also replaces the line break.
   */
  String fill(Map<String, String> values) {
    Matcher hole = HOLE.matcher(text);
    return hole.replaceAll(
        found -> {
          String value = values.get(found.group(1));
          if (value == null) {
            throw new IllegalStateException("nothing to fill @" + found.group(1) + "@ with");
          }
          boolean lineEnds = found.group().endsWith("\n");
          boolean startsLine = found.start() == 0 || text.charAt(found.start() - 1) == '\n';
          boolean endsItself = value.isEmpty() && startsLine || value.endsWith("\n");
          return Matcher.quoteReplacement(value + (lineEnds && !endsItself ? "\n" : ""));
        });
  }
}
