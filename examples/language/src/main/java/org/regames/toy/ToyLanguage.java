package org.regames.toy;

import java.util.List;
import java.util.Optional;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;

/** Heaps, from which players take in turn. */
public final class ToyLanguage implements Language {
  @Override
  public String name() {
    return "toy";
  }

  @Override
  public String description() {
    return "a heap from which players take in turn";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".toy");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(ToyFrontend::read);
  }
}
