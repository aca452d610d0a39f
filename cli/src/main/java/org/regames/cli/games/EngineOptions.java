package org.regames.cli.games;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.regames.backend.engine.Engine;
import org.regames.backend.engine.Engines;
import org.regames.backend.engine.Fallback;
import org.regames.backend.engine.NetGameEngine;
import org.regames.backend.engine.PlayableGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Terminal;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.net.NetGame;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that plays games. */
public final class EngineOptions {
  /** The names of the engines, for the help. */
  public static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Engines.names().iterator();
    }
  }

  private static final Progress.Unit SECONDS = new Progress.Unit(" seconds", 1);
  private static final Duration QUIET = Duration.ofSeconds(1);

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      completionCandidates = Names.class,
      description =
          "What plays the game: ${COMPLETION-CANDIDATES}. By default net for games read as large "
              + "propositional nets, otherwise the first. The interpreter is slow and reports "
              + "everything improper.")
  private Optional<String> engine = Optional.empty();

  @Option(
      names = "--dump-plan",
      description =
          "Do not play; print the plan instead, the small program that compiled engines are made "
              + "from.")
  public boolean dumpsPlan;

  @Option(
      names = "--strict",
      description = "Fail if the engine cannot play the game, rather than use another one.")
  boolean strict;

  @Mixin private PassOptions passes;

  /** The result for a game, and the engine that finally produced it. */
  public record Answer<T>(T value, PlayableGame game, String engine) {}

  /**
   * Checks whether the engine and the passes exist, before any game is read.
   *
   * @throws Failure if one of them does not
   */
  public void check() {
    passes.check();
    chosen();
  }

  /** The plan of a game as text. */
  public String plan(Loaded game) {
    Plan plan =
        game.plan()
            .map(Loaded.PlanOfFile::plan)
            .orElseGet(() -> PlanBuilder.plan(Builtins.complete(transformed(game.game()))));
    return PlanPrinter.print(plan);
  }

  /** The game for engines: the one that was read, after the passes. */
  public Game transformed(Game game) {
    return passes.transform(game);
  }

  private String name() {
    return engine.orElse(Engines.DEFAULT.name());
  }

  private Engine chosen() {
    return named(name(), "--engine");
  }

  /** Whether games may be played on their nets: passes and plans are about automata. */
  public boolean mayPlayNets() {
    boolean mayChoose = engine.map(name -> name.equals(Engines.NET.name())).orElse(true);
    return mayChoose && passes.isNone() && !dumpsPlan;
  }

  private boolean playsOnNet(NetGame net) {
    return mayPlayNets() && (engine.isPresent() || NetGameEngine.pays(net));
  }

  /**
   * The engine that an option names.
   *
   * @throws Failure if there is none of that name
   */
  public static Engine named(String name, String option) {
    return Engines.named(name).orElseThrow(() -> unknown(name, option));
  }

  private static Failure unknown(String name, String option) {
    List<String> names = Engines.names();
    String meant =
        NearestName.among(names).find(name).map(n -> "; did you mean " + n + "?").orElse("");
    return Failure.misused(
        option
            + ": there is no engine `"
            + name
            + "`; available: "
            + String.join(", ", names)
            + meant);
  }

  /**
   * Does something with a prepared game. If the engine cannot do it the next one does, and a
   * warning says so.
   *
   * @throws Failure if the requested engine or pass does not exist, or if the engine fails and no
   *     other may be used
   */
  public <T> Answer<T> play(Game game, Findings findings, Function<PlayableGame, T> work) {
    return play(game, findings, (engine, ready) -> engine.start(ready), work);
  }

  /** The same, and shows progress while an engine takes seconds to prepare a game. */
  public <T> Answer<T> play(
      Loaded game, Findings findings, Terminal terminal, Function<PlayableGame, T> work) {
    check();
    if (game.plan().isPresent()) {
      return play(game.plan().get(), work);
    }
    Optional<NetGame> net = game.net().filter(this::playsOnNet);
    if (net.isPresent()) {
      Fallback.Played<T> played =
          new Fallback(Engines.NET, reason -> detour(reason, findings))
              .play(
                  engine ->
                      engine.equals(Engines.NET)
                          ? Engines.NET.start(net.get())
                          : start(engine, game.game(), terminal),
                  work);
      return new Answer<>(played.value(), played.game(), played.engine().name());
    }
    return play(game.game(), findings, (engine, ready) -> start(engine, ready, terminal), work);
  }

  /** Plays a plan; no other engine is tried, since the plan itself is of interest. */
  private <T> Answer<T> play(Loaded.PlanOfFile read, Function<PlayableGame, T> work) {
    if (!passes.isNone()) {
      throw Failure.misused("--passes changes automata; a plan is changed by `regames optimize`");
    }
    try {
      PlayableGame game = chosen().start(read.plan());
      return new Answer<>(work.apply(game), game, chosen().name());
    } catch (UnplayableException unplayable) {
      throw Failure.failed(read.file() + ": " + unplayable.getMessage());
    } catch (IndexOutOfBoundsException outside) {
      // Cells computed in play cannot be validated. Plans made from games never do this.
      throw Failure.failed(
          read.file() + ": the plan looks at a cell that is not there: " + outside.getMessage());
    }
  }

  private static PlayableGame start(Engine engine, Game game, Terminal terminal) {
    long start = System.nanoTime();
    try (Progress progress = new Progress(terminal, "building", Progress.UNKNOWN, SECONDS, QUIET)) {
      return engine.start(game, () -> progress.at((System.nanoTime() - start) / 1_000_000_000, ""));
    }
  }

  private <T> Answer<T> play(
      Game game,
      Findings findings,
      BiFunction<Engine, Game, PlayableGame> start,
      Function<PlayableGame, T> work) {
    check();
    Game transformed = passes.transform(game);
    Fallback.Played<T> played =
        new Fallback(chosen(), reason -> detour(reason, findings))
            .play(engine -> start.apply(engine, transformed), work);
    played.game().warnings().forEach(findings::warning);
    return new Answer<>(played.value(), played.game(), played.engine().name());
  }

  private void detour(String reason, Findings findings) {
    if (strict) {
      throw Failure.failed(reason + ", but for --strict");
    }
    findings.warning(reason);
  }
}
