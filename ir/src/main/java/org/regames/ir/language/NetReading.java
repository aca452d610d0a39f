package org.regames.ir.language;

import java.util.List;
import java.util.function.Supplier;
import org.regames.ir.Game;
import org.regames.ir.net.NetGame;
import org.regames.ir.net.NetTerms;

/**
 * A game that was read as far as its propositional net.
 *
 * @param terms the names that the text has for the parts of the net
 * @param structure what the facts of each function became
 * @param automaton makes the automaton of the same game, with the findings of that conversion; may
 *     take much longer than reading the net
 */
public record NetReading(
    NetGame net, NetTerms terms, List<FactStructure> structure, Supplier<Result<Game>> automaton) {
  public NetReading {
    structure = List.copyOf(structure);
  }
}
