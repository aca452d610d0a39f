package org.regames;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.model.StateKeys;
import org.regames.backend.model.ValueReader;
import org.regames.backend.view.StateTable;
import org.regames.ir.analysis.Shape;

/** What the states of a game share. */
final class CompiledGame {
  private final Game game;
  private final ForwardModel model;
  private final Map<String, ValueReader> readers;
  private final StateTable table;
  private final Optional<StateKeys> keys;
  private final long lowest;
  private final long highest;

  /** Created when a move is written other than by its tags; in the worst case by two threads. */
  private volatile MoveNotation notation;

  /** Buffers grow; each thread keeps one. */
  private final ThreadLocal<MoveBuffer> moves;

  CompiledGame(Game game, ForwardModel model) {
    this.game = game;
    this.model = model;
    this.table = new StateTable(game.frame(), game.players());
    this.moves = ThreadLocal.withInitial(model::newMoves);
    this.readers = model.readers();
    // In a net everything may still matter.
    this.keys = game.isNet() ? Optional.empty() : Optional.of(new StateKeys(model, game.rules()));
    boolean areNumbers = game.scores().stream().allMatch(score -> score.matches("-?\\d{1,18}"));
    long[] numbers =
        areNumbers ? game.scores().stream().mapToLong(Long::parseLong).sorted().toArray() : null;
    this.lowest = areNumbers ? numbers[0] : 0;
    this.highest = areNumbers ? numbers[numbers.length - 1] : 0;
  }

  Game game() {
    return game;
  }

  ForwardModel model() {
    return model;
  }

  MoveNotation notation() {
    MoveNotation known = notation;
    if (known == null) {
      known = new MoveNotation(game.frame());
      notation = known;
    }
    return known;
  }

  MoveBuffer moves() {
    return moves.get();
  }

  /** The index of a player. */
  int player(String name) {
    int player = game.players().indexOf(name);
    if (player < 0) {
      throw Names.unknown("player", name, game.players());
    }
    return player;
  }

  ValueReader reader(String variable) {
    ValueReader reader = readers.get(variable);
    if (reader == null) {
      throw Names.unknown("variable", variable, readers.keySet());
    }
    return reader;
  }

  Scores scores(GameState state) {
    SequencedMap<String, String> symbols = new LinkedHashMap<>();
    for (int player = 0; player < game.players().size(); player++) {
      symbols.put(game.players().get(player), state.score(player));
    }
    return new Scores(symbols, state.isTerminal(), lowest, highest);
  }

  /**
   * The key of a state, which covers everything that may still matter; nothing in games as nets.
   */
  Optional<long[]> key(GameState state) {
    return keys.map(
        it -> {
          long[] key = new long[it.words()];
          it.write(state, key);
          return key;
        });
  }

  String text(GameState state) {
    return table.text(state.values());
  }

  /** A variable as users see it. */
  static Variable described(String name, Shape shape) {
    List<List<String>> keys = new ArrayList<>();
    Shape rest = shape;
    while (rest instanceof Shape.MapShape map) {
      keys.add(map.source().symbols());
      rest = map.target();
    }
    return new Variable(name, keys, ((Shape.SetShape) rest).symbols());
  }
}
