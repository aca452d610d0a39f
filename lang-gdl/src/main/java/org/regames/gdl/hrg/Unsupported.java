package org.regames.gdl.hrg;

/** Rules have something that is not written in HRG rule by rule. */
final class Unsupported extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Unsupported(String what) {
    super(what, null, false, false);
  }
}
