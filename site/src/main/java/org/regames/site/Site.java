package org.regames.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes the manual as pages for browsers: plain HTML, in the folder structure of the repository,
 * with the README as the first page and a play above it. The only script is the search, which pages
 * do not depend on, and nothing is loaded from elsewhere. The same pages give the same bytes.
 */
public final class Site {
  /**
   * The output of {@code mvn -Prelease package javadoc:aggregate}; part of the site if it exists.
   */
  private static final String JAVADOC = "target/reports/apidocs";

  private static final String USAGE = "usage: Site REPOSITORY FOLDER";

  private Site() {}

  /** Writes the pages of the repository {@code args[0]} into the folder {@code args[1]}. */
  public static void main(String[] args) throws IOException {
    if (args.length != 2) {
      System.err.println(USAGE);
      System.exit(2);
    }
    Path root = Path.of(args[0]).toRealPath();
    Path folder = Path.of(args[1]);
    try {
      write(ManualReader.read(root), root, folder);
    } catch (ProblemsException failure) {
      failure.problems().forEach(System.err::println);
      System.err.println("nothing is written");
      System.exit(1);
    }
  }

  /**
   * Writes a site from scratch.
   *
   * @param folder a folder only for the site: an earlier version in it is deleted
   * @throws IOException if a file cannot be read or written, or the folder contains anything else
   */
  static void write(Manual manual, Path root, Path folder) throws IOException {
    clear(folder);
    Path javadoc = root.resolve(JAVADOC);
    PageLayout layout = new PageLayout(manual, Files.isDirectory(javadoc), front(root));
    for (Page page : manual.pages().values()) {
      Path file = folder.resolve(Manual.address(page.path()));
      Files.createDirectories(file.getParent());
      Files.writeString(file, layout.html(page));
    }
    for (String path : manual.files()) {
      Path file = folder.resolve(path);
      Files.createDirectories(file.getParent());
      Files.copy(root.resolve(path), file);
    }
    copyAll(javadoc, folder.resolve(PageLayout.JAVADOC));
    for (String name : List.of(PageLayout.STYLE, SearchIndex.SCRIPT)) {
      try (InputStream own = Site.class.getResourceAsStream(name)) {
        Files.copy(own, folder.resolve(name));
      }
    }
    Files.writeString(folder.resolve(SearchIndex.INDEX), SearchIndex.script(manual));
    Files.writeString(folder.resolve(SearchIndex.LUNR), SearchIndex.lunr());
  }

  /** The play at the top; empty if the repository has no games, as in tests. */
  private static String front(Path root) throws IOException {
    return Files.isDirectory(root.resolve("games")) ? FrontPlay.html(root) : "";
  }

  private static void copyAll(Path from, Path to) throws IOException {
    if (!Files.isDirectory(from)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> files = Files.walk(from)) {
      all = files.toList();
    }
    for (Path file : all) {
      Path copy = to.resolve(from.relativize(file));
      if (Files.isDirectory(file)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(file, copy);
      }
    }
  }

  private static void clear(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> old;
    try (Stream<Path> files = Files.walk(folder)) {
      old = files.skip(1).toList().reversed();
    }
    if (!old.isEmpty() && !Files.exists(folder.resolve(PageLayout.STYLE))) {
      throw new IOException("%s has files that are not of a site; name another".formatted(folder));
    }
    for (Path file : old) {
      Files.delete(file);
    }
  }
}
