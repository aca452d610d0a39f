/**
 * The automaton IR: what every language is translated to and every player plays, as immutable
 * records.
 *
 * <p>A {@link org.regames.ir.Game} is a set of types, constants and variables and a list of edges
 * (RG paper, section 2.1). Records compare by what they say and not by where they were written;
 * their {@code toString} is RG notation. The game of one move, {@code x} saying {@code hello}:
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
 * <p>The neighbours: {@code analysis} knows the types of expressions and numbers the automaton,
 * {@code validate} finds what is wrong with a game, {@code language} is what languages are to the
 * rest, {@code diagnostic} is how all of them speak of mistakes, {@code antlr} what grammars share.
 */
package org.regames.ir;
