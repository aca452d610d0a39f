package org.regames.site;

import java.util.Optional;
import java.util.Set;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;

/** Writes blocks of code, those in our languages with colours. */
record ColouredCode(HtmlNodeRendererContext context) implements NodeRenderer {
  @Override
  public Set<Class<? extends Node>> getNodeTypes() {
    return Set.of(FencedCodeBlock.class);
  }

  @Override
  public void render(Node node) {
    FencedCodeBlock block = (FencedCodeBlock) node;
    Optional<String> coloured = CodeColours.html(language(block.getInfo()), block.getLiteral());
    String text = coloured.orElseGet(() -> PageLayout.escaped(block.getLiteral()));
    context.getWriter().line();
    context.getWriter().raw("<pre><code>" + text + "</code></pre>");
    context.getWriter().line();
  }

  /** The first word after the fence; tests read the others. */
  private static String language(String info) {
    return info == null ? "" : info.strip().split("\\s+")[0];
  }
}
