package org.regames;

import java.nio.file.Path;

/** The games of this repository. */
final class Library {
  static final Path ROOT = Path.of(System.getProperty("regames.root"));

  private Library() {}

  static Path file(String name) {
    return ROOT.resolve("games").resolve(name);
  }
}
