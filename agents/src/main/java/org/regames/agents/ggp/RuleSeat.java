package org.regames.agents.ggp;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.regames.agents.Clock;
import org.regames.backend.play.SplitMix;
import org.regames.ir.rules.RuleGame;
import org.regames.ir.rules.RuleState;

/** Plays by evaluating the rules, which takes no preparation. */
final class RuleSeat implements MatchSeat {
  private static final int NONE = -1;

  private final RuleGame game;
  private final SheetNames names;
  private final int role;
  private final RuleTrials trials;
  private final Map<Integer, Kif> written = new HashMap<>();
  private RuleState state;

  /**
   * A seat at the start of a match.
   *
   * @param role the number of the role
   */
  RuleSeat(RuleGame game, SheetNames names, int role, SplitMix random) {
    this.game = game;
    this.names = names;
    this.role = role;
    this.trials = new RuleTrials(game.roles().size(), role, random);
    this.state = game.start();
  }

  /** The number of a role by its name in messages, unless it is that of chance. */
  static OptionalInt role(RuleGame game, SheetNames names, Kif name) {
    List<String> roles = game.roles();
    return IntStream.range(0, roles.size())
        .filter(role -> !roles.get(role).equals(org.regames.ir.Builtins.RANDOM))
        .filter(role -> names.compared(names.written(roles.get(role))).equals(names.compared(name)))
        .findFirst();
  }

  private Kif written(int move) {
    return written.computeIfAbsent(move, number -> names.written(game.move(number)));
  }

  @Override
  public boolean step(List<Kif> moves) {
    if (moves.size() != game.roles().size() || state.isTerminal()) {
      return false;
    }
    int[] numbers = IntStream.range(0, moves.size()).map(r -> named(r, moves.get(r))).toArray();
    boolean isLegal = Arrays.stream(numbers).noneMatch(move -> move == NONE);
    if (isLegal) {
      state = state.after(numbers);
    }
    return isLegal;
  }

  private int named(int mover, Kif name) {
    Kif wanted = names.compared(name);
    return Arrays.stream(state.legal(mover))
        .filter(move -> names.compared(written(move)).equals(wanted))
        .findFirst()
        .orElse(NONE);
  }

  @Override
  public List<Kif> legal() {
    return state.isTerminal()
        ? List.of()
        : Arrays.stream(state.legal(role)).mapToObj(this::written).toList();
  }

  @Override
  public Kif choose(Clock clock, Consumer<Kif> found) {
    return written(trials.best(state, clock.start(), move -> found.accept(written(move))));
  }

  /** It keeps nothing between moves. */
  @Override
  public void ponder(Optional<Kif> own, Clock.Running clock) {}

  @Override
  public Optional<String> result() {
    return state.isTerminal()
        ? Optional.of(state.score(role).stream().mapToObj(String::valueOf).findFirst().orElse("0"))
        : Optional.empty();
  }
}
