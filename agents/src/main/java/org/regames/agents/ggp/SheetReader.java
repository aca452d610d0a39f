package org.regames.agents.ggp;

import org.regames.ir.language.Language;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.RuleFrontend;

/**
 * How a player reads the rules it is sent.
 *
 * @param rules reads them for immediate evaluation
 * @param nets reads them for an engine
 */
public record SheetReader(RuleFrontend rules, NetFrontend nets) {
  /**
   * The reader for a language.
   *
   * @throws java.util.NoSuchElementException if the language has no such readers
   */
  public static SheetReader of(Language language) {
    return new SheetReader(language.rules().orElseThrow(), language.nets().orElseThrow());
  }
}
