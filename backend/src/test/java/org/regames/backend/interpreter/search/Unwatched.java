package org.regames.backend.interpreter.search;

import org.regames.backend.interpreter.values.SymbolSet;

/** Lets searches do what they want, for games that are known to be small and proper. */
public record Unwatched() implements SearchWatch {
  @Override
  public void follow(int edge) {}

  @Override
  public void take(int edge) {}

  @Override
  public void keep(long cells) {}

  @Override
  public long kept() {
    return 0;
  }

  @Override
  public void release(long remaining) {}

  @Override
  public void nest(int depth) {}

  @Override
  public void touch(int cells) {}

  @Override
  public void outsideType(int symbol, SymbolSet type) {
    throw new AssertionError(symbol + " is not in " + type);
  }

  @Override
  public void outsideKeys(int symbol, SymbolSet keys) {
    throw new AssertionError(symbol + " is not in " + keys);
  }
}
