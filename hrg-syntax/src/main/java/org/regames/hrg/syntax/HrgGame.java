package org.regames.hrg.syntax;

import java.util.List;
import java.util.stream.Stream;

/** A whole HRG file: its definitions in the order in which they are written. */
public record HrgGame(List<HrgDefinition> definitions) {
  public HrgGame {
    definitions = List.copyOf(definitions);
  }

  /** The definitions of one kind, in order. */
  public <D extends HrgDefinition> List<D> all(Class<D> kind) {
    return definitions.stream()
        .flatMap(definition -> kind.isInstance(definition) ? Stream.of(definition) : Stream.empty())
        .map(kind::cast)
        .toList();
  }
}
