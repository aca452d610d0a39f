package org.regames;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.net.NetEngine;
import org.regames.ir.Builtins;
import org.regames.ir.Type;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.NetReading;
import org.regames.ir.language.Result;
import org.regames.ir.net.NetGame;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;

/** A valid game, made by {@link Games}. Never changes; threads can share it. */
public final class Game {
  private record Text(Source source, Language language) {}

  private final Optional<Text> text;
  private final long budget;
  private final List<Problem> warnings;
  private final Typing typing;
  private final Optional<NetGame> net;
  private final Supplier<org.regames.ir.Game> lowering;
  private final List<String> players;
  private final List<String> scores;
  private final List<Variable> variables;
  private org.regames.ir.Game rules;
  private CompiledGame compiled;

  private Game(
      Optional<Text> text,
      long budget,
      List<Problem> warnings,
      Optional<NetGame> net,
      org.regames.ir.Game frame,
      Supplier<org.regames.ir.Game> lowering) {
    this.text = text;
    this.budget = budget;
    this.warnings = List.copyOf(warnings);
    this.net = net;
    this.lowering = lowering;
    this.typing = Typing.of(frame);
    this.players = symbols(Builtins.PLAYER_TYPE);
    this.scores = symbols(Builtins.SCORE_TYPE);
    this.variables =
        frame.variables().stream()
            .filter(variable -> !Builtins.VARIABLES.contains(variable.name()))
            .map(it -> CompiledGame.described(it.name(), typing.shape(it.type()).orElseThrow()))
            .toList();
  }

  static Game of(
      Source source,
      Language language,
      long budget,
      org.regames.ir.Game rules,
      List<Problem> warnings) {
    org.regames.ir.Game all = Builtins.complete(rules);
    return new Game(
        Optional.of(new Text(source, language)),
        budget,
        warnings,
        Optional.empty(),
        all,
        () -> all);
  }

  static Game of(
      Source source, Language language, long budget, NetReading reading, List<Problem> warnings) {
    return new Game(
        Optional.of(new Text(source, language)),
        budget,
        warnings,
        Optional.of(reading.net()),
        reading.net().frame(),
        () -> Games.checked(Validators.validated(reading.automaton().get(), source)));
  }

  private List<String> symbols(String type) {
    return switch (typing.shape(new Type.Named(type)).orElseThrow()) {
      case Shape.SetShape set -> set.symbols();
      case Shape.MapShape map -> throw new IllegalStateException(type + " is a map: " + map);
    };
  }

  /** Possible problems of the game, which do not keep it from being played. */
  public List<Problem> warnings() {
    return warnings;
  }

  /** The players in the order of the rules, without {@code keeper} and {@code random}. */
  public List<String> players() {
    return players;
  }

  /** The scores of the rules, as written there. */
  public List<String> scores() {
    return scores;
  }

  /** The variables of states, in natural order of the names. */
  public List<Variable> variables() {
    return variables;
  }

  /**
   * The variable with a name.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public Variable variable(String name) {
    List<String> names = variables.stream().map(Variable::name).toList();
    int place = names.indexOf(name);
    if (place < 0) {
      throw Names.unknown("variable", name, names);
    }
    return variables.get(place);
  }

  /**
   * The state in which the first player, or {@code random}, is to move. The first call compiles the
   * game.
   *
   * @throws GameException if it cannot be compiled
   */
  public State start() {
    CompiledGame game = compiled();
    return new State(game, game.model().newState(), Optional.empty());
  }

  /**
   * The compiled game for search algorithms: states that are updated in place, and buffers for
   * moves, so that playing creates no objects. {@link State} is built on it and easier to use.
   *
   * @throws GameException if it cannot be compiled
   */
  public ForwardModel compile() {
    return compiled().model();
  }

  synchronized CompiledGame compiled() {
    if (compiled == null) {
      compiled = new CompiledGame(this, model());
    }
    return compiled;
  }

  private ForwardModel model() {
    try {
      return net.isPresent() ? NetEngine.compile(net.get()) : JvmEngine.compile(rules());
    } catch (DiagnosticException unplayable) {
      throw new GameException(List.of(Problem.of(unplayable.diagnostic())));
    } catch (EndlessPlayException | IllegalArgumentException unplayable) {
      // The keeper's first turn does not end, or there are more players than bits in a word.
      throw new GameException(
          "the game cannot be compiled: " + unplayable.getMessage(), unplayable);
    }
  }

  /**
   * The automaton, for programs that analyse or change rules, and for {@link
   * org.regames.agents.PlayedGame}. Large games in GDL build it on the first call.
   *
   * @throws GameException if it gets too large
   */
  public synchronized org.regames.ir.Game rules() {
    if (rules == null) {
      try {
        rules = lowering.get();
      } catch (DiagnosticException tooLarge) {
        throw new GameException(List.of(Problem.of(tooLarge.diagnostic())));
      }
    }
    return rules;
  }

  /**
   * The same game with a smaller automaton: {@code --passes all} of the command. Every play stays
   * the same, with its moves and scores; variables may be removed.
   */
  public Game optimized() {
    org.regames.ir.Game smaller = Passes.all().run(rules());
    return new Game(Optional.empty(), budget, warnings, Optional.empty(), smaller, () -> smaller);
  }

  /**
   * Writes the game in another language, or reformatted in its own.
   *
   * @param language such as {@code rg}, {@code hrg}, {@code json}, {@code dot} or {@code svg}
   * @throws IllegalArgumentException if there is no such language, or it cannot be written
   * @throws GameException if the text gets too large
   */
  public Translation translate(String language) {
    List<Language> all = Language.all();
    List<String> written =
        all.stream().filter(it -> writer(it).isPresent()).map(Language::name).toList();
    Language target =
        all.stream()
            .filter(it -> it.name().equals(language) && written.contains(language))
            .findFirst()
            .orElseThrow(() -> Names.unknown("language to write", language, written));
    try {
      Result<String> result = writer(target).orElseThrow().get();
      return new Translation(Games.checked(result), Games.problems(result));
    } catch (DiagnosticException tooLarge) {
      throw new GameException(List.of(Problem.of(tooLarge.diagnostic())));
    }
  }

  /** The writer: from the text if that says more than the automaton, else from the automaton. */
  private Optional<Supplier<Result<String>>> writer(Language target) {
    Optional<Formatter> fromText = text.flatMap(it -> it.language.translator(target));
    if (fromText.isPresent()) {
      return Optional.of(() -> fromText.get().format(text.get().source, new Budget(budget)));
    }
    Optional<Emitter> emitter = target.emitter();
    return emitter.map(it -> () -> it.emit(rules(), new Budget(budget)));
  }

  /** Whether it is played on its propositional net. */
  boolean isNet() {
    return net.isPresent();
  }

  org.regames.ir.Game frame() {
    return net.map(NetGame::frame).orElseGet(this::rules);
  }
}
