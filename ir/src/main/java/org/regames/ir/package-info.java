/**
 * The automaton IR that every language is translated to and every engine plays, as immutable
 * records.
 *
 * <p>A {@link org.regames.ir.Game} is a set of types, constants and variables and a list of edges
 * (RG paper, section 2.1). Equality of records ignores source positions; their {@code toString} is
 * RG notation. A game with a single move, {@code x} saying {@code hello}:
 *
 * <pre>{@code
 * Type one = new Type.SetType(List.of("x"));
 * Expression player = new Expression.Reference(Builtins.PLAYER);
 * Expression x = new Expression.Reference("x");
 * Expression keeper = new Expression.Reference(Builtins.KEEPER);
 * Game game =
 *     Builtins.complete(
 *         new Game(
 *             List.of(new TypeDefinition("Player", one), new TypeDefinition("Score", one)),
 *             List.of(),
 *             List.of(),
 *             List.of(
 *                 new Edge("begin", "turn", new Action.Assignment(player, x)),
 *                 new Edge("turn", "said", new Action.Tag("hello")),
 *                 new Edge("said", "end", new Action.Assignment(player, keeper))),
 *             List.of()));
 * game.edges().getLast().toString();                    // turn, said: $ hello;
 * game.variable("player").orElseThrow().toString();     // var player: PlayerOrSystem = keeper;
 * Validators.validate(game);                            // []
 * }</pre>
 *
 * <p>Code that looks for something in a tree asks for its parts: {@link
 * org.regames.ir.Action#expressions}, {@link org.regames.ir.Expression#parts}, {@link
 * org.regames.ir.Type#parts} and {@link org.regames.ir.Value#leaves}. An action other than {@link
 * org.regames.ir.Action.Skip} is a {@linkplain org.regames.ir.Action.Condition condition}, a
 * {@linkplain org.regames.ir.Action.Write write} or a {@linkplain org.regames.ir.Action.Tagging
 * tag}.
 *
 * <p>Subpackages: {@code analysis} computes the types of expressions and indexes the automaton,
 * {@code validate} checks that games are well-formed, {@code language} is the interface of
 * languages, {@code describe} holds rules in English, {@code diagnostic} reports mistakes, and
 * {@code antlr} has code shared by grammars.
 */
package org.regames.ir;
