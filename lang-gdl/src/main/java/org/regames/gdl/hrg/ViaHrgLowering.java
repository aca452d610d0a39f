package org.regames.gdl.hrg;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgTreeReader;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/**
 * Makes the automaton of a game from its rules in HRG instead of from its net. A path of an Amazons
 * queen is a loop there and not a condition for each pair of cells, so the automaton of a game with
 * many moves can be a hundred times smaller. In it, the arguments of a move are separate tags.
 */
public final class ViaHrgLowering {
  private ViaHrgLowering() {}

  /**
   * The automaton of a translation; empty if HRG is not installed, or if the translation is invalid
   * or too large for the budget, too.
   *
   * @param rules what {@link HrgTranslation} made
   * @param origin the origin of all parts of the automaton, since the author never saw the text in
   *     HRG
   */
  public static Optional<Game> lower(HrgGame rules, Origin origin, Budget budget) {
    return HrgTreeReader.installed()
        .map(reader -> reader.read(rules, budget))
        .filter(read -> read.diagnostics().stream().noneMatch(Diagnostic::isError))
        .flatMap(Result::value)
        .map(game -> from(origin, game));
  }

  private static Game from(Origin origin, Game game) {
    List<TypeDefinition> types =
        game.types().stream()
            .map(type -> new TypeDefinition(type.name(), type.type(), origin))
            .toList();
    List<Constant> constants =
        game.constants().stream()
            .map(each -> new Constant(each.name(), each.type(), each.value(), origin))
            .toList();
    List<Variable> variables =
        game.variables().stream()
            .map(each -> new Variable(each.name(), each.type(), each.initial(), origin))
            .toList();
    List<Edge> edges =
        game.edges().stream()
            .map(edge -> new Edge(edge.from(), edge.to(), edge.action(), origin))
            .toList();
    return new Game(types, constants, variables, edges, game.pragmas());
  }
}
