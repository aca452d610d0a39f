package org.regames.draw;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Language;

/** DOT, the graph language of Graphviz, as a language to write. */
public final class DotLanguage implements Language {
  @Override
  public String name() {
    return "dot";
  }

  @Override
  public String description() {
    return "The automaton as a graph for Graphviz and other layout tools";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".dot", ".gv");
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.of(DotEmitter::emit);
  }
}
