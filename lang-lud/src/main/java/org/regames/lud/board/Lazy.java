package org.regames.lud.board;

import java.util.function.Supplier;

/** A value that is worked out when first asked for, once, whoever asks. */
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
