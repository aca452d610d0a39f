package org.regames.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.commonmark.node.BulletList;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/** Reads the pages of a repository and finds problems in them. */
final class ManualReader {
  private static final String FOLDER = "docs";
  private static final String MARKDOWN = ".md";

  private final Path root;
  private final SortedMap<String, Page> pages = new TreeMap<>();
  private final SortedSet<String> files = new TreeSet<>();
  private final List<String> problems = new ArrayList<>();

  private ManualReader(Path root) {
    this.root = root;
  }

  /**
   * Follows the links from the README to all pages.
   *
   * @param root the folder of the repository
   * @throws ProblemsException if links are broken, or a page is unreachable or has no title
   */
  static Manual read(Path root) throws IOException, ProblemsException {
    return new ManualReader(root).read();
  }

  private Manual read() throws IOException, ProblemsException {
    Deque<String> open = new ArrayDeque<>(List.of(Manual.README));
    while (!open.isEmpty()) {
      String path = open.removeFirst();
      if (!pages.containsKey(path)) {
        Page page = Page.parse(path, Files.readString(root.resolve(path)));
        pages.put(path, page);
        page.links().forEach(link -> follow(page, link, open));
      }
    }
    pages.values().forEach(this::checkHeadings);
    Manual manual =
        new Manual(
            Collections.unmodifiableSortedMap(pages),
            Collections.unmodifiableSortedSet(files),
            contents());
    checkAllAreListed(manual);
    checkAllAreReached();
    if (!problems.isEmpty()) {
      throw new ProblemsException(problems);
    }
    return manual;
  }

  private void follow(Page page, Link link, Deque<String> open) {
    if (link.isElsewhere()) {
      if (link.isPicture()) {
        report(page, link, "is shown from elsewhere; keep the picture beside the page");
      }
      return;
    }
    String target = link.target(page.path());
    if (!Files.isRegularFile(root.resolve(target))) {
      report(page, link, Files.exists(root.resolve(target)) ? "is a folder" : "is not there");
    } else if (!target.endsWith(MARKDOWN)) {
      files.add(target);
    } else if (link.isHtml()) {
      report(page, link, "is written as HTML; write it as `[text](page.md)`");
    } else {
      open.add(target);
    }
  }

  private void report(Page page, Link link, String what) {
    problems.add("%s:%d: `%s` %s".formatted(page.path(), link.line(), link.destination(), what));
  }

  private void checkHeadings(Page page) {
    if (page.headings().isEmpty() || page.headings().firstEntry().getValue().level() != 1) {
      problems.add("%s: does not begin with a title (`# …`)".formatted(page.path()));
    }
    for (Link link : page.links()) {
      String anchor = link.anchor();
      if (!anchor.isEmpty() && !link.isElsewhere()) {
        Page target = pages.get(link.target(page.path()));
        if (target != null && !target.hasAnchor(anchor)) {
          report(page, link, "leads to no heading of " + target.path());
        }
      }
    }
  }

  private List<Manual.Group> contents() {
    List<Manual.Group> groups = new ArrayList<>();
    Page page = pages.get(Manual.CONTENTS);
    if (page == null) {
      problems.add("%s: no page leads to it".formatted(Manual.CONTENTS));
      return groups;
    }
    String name = page.title();
    for (Node block : Page.children(page.document()).toList()) {
      if (block instanceof Heading heading) {
        name = Page.text(heading);
      } else if (block instanceof BulletList list) {
        groups.add(new Manual.Group(name, Page.children(list).flatMap(this::listed).toList()));
      }
    }
    return groups;
  }

  /** The first page that an item of the contents leads to. */
  private Stream<Manual.Entry> listed(Node item) {
    return Page.nodes(item)
        .filter(org.commonmark.node.Link.class::isInstance)
        .map(org.commonmark.node.Link.class::cast)
        .limit(1)
        .map(
            link ->
                new Manual.Entry(
                    Page.text(link), Link.target(Manual.CONTENTS, link.getDestination())))
        .filter(entry -> pages.containsKey(entry.path()));
  }

  private void checkAllAreListed(Manual manual) {
    List<String> listed = manual.entries().stream().map(Manual.Entry::path).toList();
    for (String path : pages.keySet()) {
      long count = listed.stream().filter(path::equals).count();
      boolean isAround = path.equals(Manual.README) || path.equals(Manual.CONTENTS);
      if (count != (isAround ? 0 : 1)) {
        problems.add(
            "%s: lists %s %d times, not %d"
                .formatted(Manual.CONTENTS, path, count, isAround ? 0 : 1));
      }
    }
  }

  private void checkAllAreReached() throws IOException {
    try (Stream<Path> all = Files.list(root.resolve(FOLDER))) {
      all.map(file -> FOLDER + "/" + file.getFileName())
          .filter(path -> path.endsWith(MARKDOWN) && !pages.containsKey(path))
          .sorted()
          .forEach(path -> problems.add("%s: no page leads to it".formatted(path)));
    }
  }
}
