package org.regames.agents.ggp;

import org.regames.ir.language.Language;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.RuleFrontend;

/**
 * How a player reads the rules it is sent.
 *
 * @param rules reads them to be asked at once
 * @param nets reads them for an engine
 */
public record SheetReader(RuleFrontend rules, NetFrontend nets) {
  /**
   * That of a language.
   *
   * @throws java.util.NoSuchElementException where games of the language are not read so
   */
  public static SheetReader of(Language language) {
    return new SheetReader(language.rules().orElseThrow(), language.nets().orElseThrow());
  }
}
