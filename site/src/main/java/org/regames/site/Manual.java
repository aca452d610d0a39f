package org.regames.site;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * All pages reachable from the README.
 *
 * @param pages by their paths in the repository
 * @param files other files that pages show or link to, as paths in the repository
 * @param contents the pages by kinds of readers, as {@link #CONTENTS} lists them
 */
record Manual(SortedMap<String, Page> pages, SortedSet<String> files, List<Group> contents) {
  static final String README = "README.md";

  /** The page that lists all others: each section is a group, each of its list items a page. */
  static final String CONTENTS = "docs/README.md";

  /**
   * Pages for one kind of readers.
   *
   * @param name the section of the contents
   * @param entries in the order of the list
   */
  record Group(String name, List<Entry> entries) {}

  /**
   * A page in the contents.
   *
   * @param name the text of the link to it
   * @param path its path in the repository
   */
  record Entry(String name, String path) {}

  /** All pages that the contents list, in their order. */
  List<Entry> entries() {
    return contents.stream().flatMap(group -> group.entries().stream()).toList();
  }

  /**
   * Where a page is in the site; folders are as in the repository, so pictures keep their place.
   */
  static String address(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    String folder = path.substring(0, path.length() - name.length());
    return folder
        + (name.equals(README) ? "index" : name.substring(0, name.length() - ".md".length()))
        + ".html";
  }
}
