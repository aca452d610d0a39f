package org.regames.ir.diagnostic;

/** How bad a finding is. */
public enum Severity {
  /** The input cannot be used. */
  ERROR,
  /** The input can be used, but it probably does not say what was meant. */
  WARNING;

  /** The word that messages use: {@code error} or {@code warning}. */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
