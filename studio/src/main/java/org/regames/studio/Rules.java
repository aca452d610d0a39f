package org.regames.studio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.draw.Overview;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.analysis.GameStatistics;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/** Shows rules: as pictures, in other languages, and after passes. */
record Rules(Shelf shelf) {
  private static final String PICTURES = "svg";

  /** The target for plans, which are not a language. */
  static final String PLAN = "plan";

  private static final String PLAN_IS = "The small program that engines are made from";

  Told.Picture draw(Asked.Drawn asked, Jobs.Ticket ticket) {
    Game game = shelf.game(asked.game(), ticket);
    GameStatistics size = GameStatistics.of(game);
    if (asked.statements()) {
      Language pictures = named(PICTURES);
      Formatter charts =
          shelf
              .language(asked.game())
              .translator(pictures)
              .orElseThrow(() -> new Refusal("this language has no pictures of statements"));
      String svg = Shelf.value(charts.format(Shelf.source(asked.game()), shelf.budget(ticket)));
      return new Told.Picture(svg, size.nodes(), size.edges(), List.of(), List.of(), List.of());
    }
    Overview overview =
        Overview.of(
            game, Optional.ofNullable(asked.open()).map(HashSet::new), shelf.budget(ticket));
    List<Told.EdgeRange> places =
        game.edges().stream().flatMap(edge -> place(edge, overview).stream()).toList();
    return new Told.Picture(
        overview.svg(),
        size.nodes(),
        size.edges(),
        places,
        List.copyOf(overview.open()),
        List.copyOf(overview.closed()));
  }

  private static Optional<Told.EdgeRange> place(Edge edge, Overview overview) {
    Origin origin = edge.origin();
    if (!origin.isKnown()) {
      return Optional.empty();
    }
    Source source = origin.source();
    int end = Math.max(origin.start(), origin.end());
    return Optional.of(
        new Told.EdgeRange(
            edge.toString(),
            overview.part(edge.from()).orElse(""),
            origin.line(),
            origin.column(),
            source.line(end),
            source.column(end)));
  }

  private Language named(String name) {
    return shelf.languages().stream()
        .filter(language -> language.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new Refusal("there is no language " + name));
  }

  /** The targets of translation: the automaton first, the plan last. */
  List<Told.Target> targets() {
    List<Told.Target> targets =
        new ArrayList<>(
            shelf.languages().stream()
                .filter(
                    language ->
                        language.emitter().isPresent() || language.folderEmitter().isPresent())
                .sorted(Comparator.comparing(language -> !language.name().equals(Shelf.AUTOMATA)))
                .map(
                    language ->
                        new Told.Target(language.name(), language.description(), wording(language)))
                .toList());
    targets.add(new Told.Target(PLAN, PLAN_IS, new Told.Wording("//", List.of())));
    return targets;
  }

  static Told.Wording wording(Language language) {
    return new Told.Wording(language.comment(), language.keywords());
  }

  Told.Translation translate(Asked.Translated asked, Jobs.Ticket ticket) {
    Game game = shelf.game(asked.game(), ticket);
    if (asked.target().equals(PLAN)) {
      String plan = PlanPrinter.print(PlanBuilder.plan(Builtins.complete(game)));
      return new Told.Translation(plan, List.of());
    }
    Language target = named(asked.target());
    if (target.folderEmitter().isPresent()) {
      return files(target.folderEmitter().get().emit(game, "game"));
    }
    boolean asWritten = asked.game().passes() == null;
    Optional<Formatter> fromText =
        asWritten ? shelf.language(asked.game()).translator(target) : Optional.empty();
    Result<String> result;
    if (fromText.isPresent() && !target.name().equals(PICTURES)) {
      result = fromText.get().format(Shelf.source(asked.game()), shelf.budget(ticket));
    } else {
      result =
          target
              .emitter()
              .orElseThrow(() -> new Refusal("games cannot be written in " + target.name()))
              .emit(game, shelf.budget(ticket));
    }
    String text = Shelf.value(result);
    return new Told.Translation(text, messages(result));
  }

  /** Several files as one text, each under its name. */
  private static Told.Translation files(Result<Map<String, String>> result) {
    String text =
        Shelf.value(result).entrySet().stream()
            .map(file -> "// ---- " + file.getKey() + "\n\n" + file.getValue())
            .collect(Collectors.joining("\n"));
    return new Told.Translation(text, messages(result));
  }

  private static List<String> messages(Result<?> result) {
    return result.diagnostics().stream().map(Diagnostic::message).toList();
  }

  Told.Steps passes(Asked.GameText asked, Jobs.Ticket ticket) {
    Game game = shelf.game(asked.asRead(), ticket);
    List<Told.StepDone> steps = new ArrayList<>();
    pipeline(asked)
        .run(
            game,
            step -> {
              ticket.check();
              steps.add(
                  new Told.StepDone(
                      step.pass(), step.round(), size(step.game().get()), step.nanos() / 1e6));
            });
    return new Told.Steps(size(game), steps);
  }

  Told.StepTexts step(Asked.StepAt asked, Jobs.Ticket ticket) {
    Game game = shelf.game(asked.game().asRead(), ticket);
    Recorder recorder = new Recorder(asked.step(), game, ticket);
    pipeline(asked.game()).run(game, recorder);
    if (asked.step() > 0 && recorder.pass.isEmpty()) {
      throw new Refusal("there is no step " + asked.step());
    }
    return new Told.StepTexts(
        recorder.pass,
        shelf.automaton(recorder.before),
        shelf.automaton(recorder.after),
        touched(recorder.before, recorder.after));
  }

  /** Keeps the game after a step and before it. */
  private static final class Recorder implements Pipeline.Listener {
    private final int wanted;
    private final Jobs.Ticket ticket;
    private int seen;
    private String pass = "";
    private Game before;
    private Game after;

    Recorder(int wanted, Game game, Jobs.Ticket ticket) {
      this.wanted = wanted;
      this.ticket = ticket;
      this.before = game;
      this.after = game;
    }

    @Override
    public void changed(Pipeline.PassRun step) {
      ticket.check();
      seen++;
      if (seen == wanted - 1) {
        before = step.game().get();
        after = before;
      } else if (seen == wanted) {
        pass = step.pass();
        after = step.game().get();
      }
    }
  }

  /** The edges that only one of two games has. */
  private static List<String> touched(Game before, Game after) {
    Set<Edge> old = new HashSet<>(before.edges());
    Set<Edge> now = new HashSet<>(after.edges());
    Set<String> texts = new LinkedHashSet<>();
    before.edges().stream().filter(edge -> !now.contains(edge)).forEach(e -> texts.add("" + e));
    after.edges().stream().filter(edge -> !old.contains(edge)).forEach(e -> texts.add("" + e));
    return List.copyOf(texts);
  }

  private static Pipeline pipeline(Asked.GameText asked) {
    return asked.passes() == null ? Passes.all() : Passes.parse(asked.passes());
  }

  private static Told.Size size(Game game) {
    GameStatistics of = GameStatistics.of(game);
    return new Told.Size(of.nodes(), of.edges(), of.variables(), of.stateBits());
  }
}
