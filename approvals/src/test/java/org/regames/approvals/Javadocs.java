package org.regames.approvals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The Javadoc of classes as text, for tests that run the examples in it. */
public final class Javadocs {
  private Javadocs() {}

  /**
   * The Javadoc of a class, without stars and with all characters as themselves.
   *
   * @param folder where its source is, or below, from the root of the project
   */
  public static String of(String folder, String type) throws IOException {
    Path root = Path.of(System.getProperty("regames.root")).resolve(folder);
    try (Stream<Path> files = Files.walk(root)) {
      Path file =
          files
              .filter(path -> path.endsWith(type + ".java"))
              .findFirst()
              .orElseThrow(() -> new AssertionError("no " + type + " below " + root));
      String text = Files.readString(file).replaceAll("(?m)^ \\* ?", "");
      return text.substring(0, text.indexOf("\npublic "))
          .replace("&#64;", "@")
          .replace("&lt;", "<")
          .replace("&gt;", ">")
          .replace("&amp;", "&");
    }
  }
}
