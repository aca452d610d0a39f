package org.regames.site;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A page of the manual: CommonMark with the tables of GitHub.
 *
 * @param path its path in the repository, such as {@code docs/guide.md}
 * @param document the parsed document
 * @param headings by their nodes, in the order of the page; anchors are made as GitHub makes them
 */
record Page(String path, Node document, SequencedMap<Node, Heading> headings) {
  private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
  private static final Parser PARSER =
      Parser.builder()
          .extensions(EXTENSIONS)
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();
  private static final Pattern NOT_IN_ANCHORS = Pattern.compile("[^\\p{L}\\p{N} _-]");
  private static final Pattern REFERENCE = Pattern.compile("\\b(src|href)=\"([^\"]*)\"");

  static Page parse(String path, String text) {
    Node document = PARSER.parse(text);
    SequencedMap<Node, Heading> headings = new LinkedHashMap<>();
    Map<String, Integer> uses = new HashMap<>();
    nodes(document)
        .filter(org.commonmark.node.Heading.class::isInstance)
        .map(org.commonmark.node.Heading.class::cast)
        .forEach(
            heading -> {
              String name = text(heading);
              String anchor =
                  NOT_IN_ANCHORS
                      .matcher(name.toLowerCase(Locale.ROOT))
                      .replaceAll("")
                      .replace(' ', '-');
              int used = uses.merge(anchor, 1, Integer::sum) - 1;
              headings.put(
                  heading,
                  new Heading(heading.getLevel(), name, used == 0 ? anchor : anchor + "-" + used));
            });
    return new Page(path, document, Collections.unmodifiableSequencedMap(headings));
  }

  /** The text of the first-level heading; the path if there is none. */
  String title() {
    return headings.values().stream()
        .filter(heading -> heading.level() == 1)
        .map(Heading::text)
        .findFirst()
        .orElse(path);
  }

  boolean hasAnchor(String anchor) {
    return headings.values().stream().anyMatch(heading -> heading.anchor().equals(anchor));
  }

  /** All links and pictures of the page in order, including those written as HTML. */
  List<Link> links() {
    return nodes(document).flatMap(Page::links).toList();
  }

  private static Stream<Link> links(Node node) {
    return switch (node) {
      case org.commonmark.node.Link link ->
          Stream.of(new Link(line(link), link.getDestination(), false, false));
      case Image image -> Stream.of(new Link(line(image), image.getDestination(), true, false));
      case HtmlInline html -> links(html, html.getLiteral());
      case HtmlBlock html -> links(html, html.getLiteral());
      default -> Stream.of();
    };
  }

  private static Stream<Link> links(Node node, String html) {
    return REFERENCE
        .matcher(html)
        .results()
        .map(found -> new Link(line(node), found.group(2), found.group(1).equals("src"), true));
  }

  /** The line of a node, or of the block around it: table cells have no position of their own. */
  private static int line(Node node) {
    for (Node around = node; around != null; around = around.getParent()) {
      List<SourceSpan> spans = around.getSourceSpans();
      if (!spans.isEmpty()) {
        return spans.getFirst().getLineIndex() + 1;
      }
    }
    return 1;
  }

  /**
   * The main content of the page as HTML.
   *
   * @param place maps a destination of the page to its place in the site
   */
  String html(UnaryOperator<String> place) {
    return HtmlRenderer.builder()
        .extensions(EXTENSIONS)
        .nodeRendererFactory(ColouredCode::new)
        .attributeProviderFactory(
            _ ->
                (node, _, attributes) -> {
                  if (headings.containsKey(node)) {
                    attributes.put("id", headings.get(node).anchor());
                  } else if (node instanceof org.commonmark.node.Link link) {
                    attributes.put("href", place.apply(link.getDestination()));
                  }
                })
        .build()
        .render(document);
  }

  /** A node and all below it, in the order of the text. */
  static Stream<Node> nodes(Node node) {
    return Stream.concat(Stream.of(node), children(node).flatMap(Page::nodes));
  }

  static Stream<Node> children(Node node) {
    return Stream.iterate(node.getFirstChild(), child -> child != null, Node::getNext);
  }

  /** The text of a node without markup. */
  static String text(Node node) {
    return nodes(node)
        .map(
            each ->
                switch (each) {
                  case Text text -> text.getLiteral();
                  case Code code -> code.getLiteral();
                  case org.commonmark.node.SoftLineBreak _ -> " ";
                  default -> "";
                })
        .collect(Collectors.joining());
  }
}
