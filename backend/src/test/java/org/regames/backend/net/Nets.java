package org.regames.backend.net;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.net.Circuit;
import org.regames.ir.net.NetGame;

/** Nets for tests: x alone moves, facts are the variables f0, f1, … and moves say m0, m1, …. */
final class Nets {
  private Nets() {}

  /** A game that ends, with 100 for x, where a literal holds; no fact holds at the start. */
  static NetGame of(Circuit circuit, List<Integer> next, List<Integer> legal, int terminal) {
    List<String> moves = IntStream.range(0, legal.size()).mapToObj(move -> "m" + move).toList();
    List<String> facts = IntStream.range(0, next.size()).mapToObj(fact -> "f" + fact).toList();
    Game frame =
        new Game(
            List.of(
                new TypeDefinition(Builtins.PLAYER_TYPE, new Type.SetType(List.of("x"))),
                new TypeDefinition(Builtins.SCORE_TYPE, new Type.SetType(List.of("0", "100"))),
                new TypeDefinition("Move", new Type.SetType(moves))),
            List.of(),
            facts.stream()
                .map(
                    fact ->
                        new Variable(
                            fact, new Type.Named(Builtins.BOOL_TYPE), new Value.Named("0")))
                .toList(),
            List.of(),
            List.of());
    return new NetGame(
        Builtins.complete(frame),
        circuit,
        IntStream.range(0, facts.size())
            .mapToObj(
                fact ->
                    new NetGame.FactVariable(
                        facts.get(fact), List.of(), List.of(fact), List.of("1"), Optional.of("0")))
            .toList(),
        Collections.nCopies(facts.size(), false),
        next,
        List.of(
            new NetGame.Role("x", Optional.empty(), List.of(new NetGame.Score("100", terminal)))),
        IntStream.range(0, moves.size())
            .mapToObj(move -> new NetGame.Move(0, moves.get(move), legal.get(move)))
            .toList(),
        terminal,
        List.of(
            new NetGame.Phase(
                List.of(new NetGame.RoleChoice(0, "choose_x", Origin.UNKNOWN)),
                List.of(),
                false,
                false)),
        new TreeMap<>(),
        0);
  }
}
