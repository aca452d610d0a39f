package org.regames.lud.board;

import java.util.function.Supplier;

/** A value that is computed once, on first use, by any thread. */
final class Lazy<T> {
  private Supplier<T> supplier;
  private T value;

  Lazy(Supplier<T> supplier) {
    this.supplier = supplier;
  }

  synchronized T get() {
    if (supplier != null) {
      value = supplier.get();
      supplier = null;
    }
    return value;
  }
}
