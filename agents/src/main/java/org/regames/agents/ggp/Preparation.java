package org.regames.agents.ggp;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.NetGameEngine;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.Game;
import org.regames.ir.language.NetFrontend;

/**
 * Prepares engines for a match in the background: one on the net of its rules, and then, if that is
 * faster, one on their automaton.
 */
final class Preparation implements AutoCloseable {
  private final List<Kif> rules;
  private final Kif role;
  private final NetFrontend reader;
  private final AgentSpec spec;
  private final long seed;
  private final Consumer<String> log;
  private final AtomicReference<EngineSeat> newest = new AtomicReference<>();
  private final CompletableFuture<Void> done = new CompletableFuture<>();
  private final Thread thread;

  /**
   * Starts the preparation.
   *
   * @param rules as they were sent
   * @param role the role of the player
   */
  Preparation(
      List<Kif> rules,
      Kif role,
      NetFrontend reader,
      AgentSpec spec,
      long seed,
      Consumer<String> log) {
    this.rules = rules;
    this.role = role;
    this.reader = reader;
    this.spec = spec;
    this.seed = seed;
    this.log = log;
    this.thread = new Thread(null, this::prepare, "preparation", PlayerMatch.STACK);
    thread.setDaemon(true);
    thread.start();
  }

  private void prepare() {
    try {
      RuleSheet sheet = RuleSheet.read(rules, reader);
      int number =
          sheet.role(role).orElseThrow(() -> new RefusedException("they have no role " + role));
      offer(new EngineSeat(sheet, PlayedGame.of(sheet.net()), number, spec, seed));
      if (!NetGameEngine.pays(sheet.net())) {
        Optional<Game> automaton = sheet.reading().automaton().get().value();
        automaton
            .map(PlayedGame::of)
            .ifPresent(game -> offer(new EngineSeat(sheet, game, number, spec, seed)));
      }
    } catch (RefusedException | UnplayableException refused) {
      log.accept("has no better engine, since " + refused.getMessage());
    } catch (CancellationException ended) {
      // The match is over.
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      log.accept("has no better engine, since preparing it failed: " + failure);
    } finally {
      done.complete(null);
    }
  }

  private void offer(EngineSeat seat) {
    EngineSeat before = newest.getAndSet(seat);
    if (before != null) {
      before.close();
    }
  }

  /** Completed when all engines are ready, or no more will be. */
  CompletableFuture<Void> done() {
    return done;
  }

  /** The best engine so far, at the start of the match, unless it has been taken already. */
  Optional<EngineSeat> take() {
    return Optional.ofNullable(newest.getAndSet(null));
  }

  /** Whether its thread has ended. */
  boolean isGone() {
    return !thread.isAlive();
  }

  @Override
  public void close() {
    thread.interrupt();
    take().ifPresent(EngineSeat::close);
  }
}
