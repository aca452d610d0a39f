package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Poms have what Maven Central asks for. Those of modules have it from the first one. */
class PublishedPomsTest {
  private static final List<String> INHERITED = List.of("url", "scm", "developers", "licenses");
  private static final List<String> OWN = List.of("name", "description");

  static Stream<Path> poms() {
    Element root = read(Games.ROOT.resolve("pom.xml"));
    Stream<Path> modules =
        children(
                children(root)
                    .filter(child -> child.getTagName().equals("modules"))
                    .findFirst()
                    .orElseThrow())
            .map(module -> Games.ROOT.resolve(module.getTextContent().strip()).resolve("pom.xml"));
    return Stream.concat(Stream.of(Games.ROOT.resolve("pom.xml")), modules);
  }

  @ParameterizedTest
  @MethodSource("poms")
  void nothingIsMissing(Path pom) {
    List<String> found = children(read(pom)).map(Element::getTagName).toList();
    Stream<String> wanted =
        found.contains("parent") ? OWN.stream() : Stream.concat(OWN.stream(), INHERITED.stream());
    assertEquals(List.of(), wanted.filter(name -> !found.contains(name)).toList());
  }

  private static Stream<Element> children(Element parent) {
    return Stream.iterate(parent.getFirstChild(), node -> node != null, Node::getNextSibling)
        .filter(Element.class::isInstance)
        .map(Element.class::cast);
  }

  private static Element read(Path pom) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(pom.toFile())
          .getDocumentElement();
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError(pom + " cannot be read", e);
    }
  }
}
