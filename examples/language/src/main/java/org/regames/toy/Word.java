package org.regames.toy;

import org.regames.ir.diagnostic.Origin;

/** A word of a text, with its place. */
record Word(String text, Origin origin) {
  int number() {
    return Integer.parseInt(text);
  }
}
