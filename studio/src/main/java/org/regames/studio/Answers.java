package org.regames.studio;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.regames.agents.Agents;
import org.regames.draw.board.ViewFile;
import org.regames.ir.language.Language;
import org.regames.ir.passes.Passes;

/** Answers the requests of one page. */
final class Answers implements Service, AutoCloseable {
  private static final String PICTURES = "svg";
  private static final String TUTORIAL = "tutorial-";
  private static final long MOST_OFTEN_NANOS = 100_000_000;

  /** The resources shared by all pages. */
  record Resources(
      Folder folder,
      List<String> open,
      Shelf shelf,
      Views views,
      Jobs jobs,
      Bundled games,
      Bundled pages,
      Bundled begun) {}

  private final Resources resources;
  private final Jobs.Desk desk;
  private final Supplier<Page> page;
  private final Rules rules;
  private final Describing describing;
  private final Varying varying;
  private final Playing playing;
  private final SettingUp settingUp;
  private final Measuring measuring;
  private final Debugging debugging;
  private final Thinking thinking;

  /**
   * @param page receives progress, once it is connected
   */
  Answers(Resources resources, Supplier<Page> page) {
    this.resources = resources;
    this.desk = resources.jobs.desk();
    this.page = page;
    this.rules = new Rules(resources.shelf);
    this.describing = new Describing(resources.shelf, resources.views);
    this.varying = new Varying(resources.shelf);
    this.playing = new Playing(resources.shelf, resources.views);
    this.settingUp = new SettingUp(resources.shelf, resources.views);
    this.measuring = new Measuring(resources.shelf);
    this.debugging = new Debugging(resources.shelf, resources.views);
    this.thinking = new Thinking(resources.shelf, playing);
  }

  /**
   * Sends progress to the page at most a few times a second, plus everything that no later message
   * repeats.
   */
  private Page told(Jobs.Ticket ticket) {
    AtomicLong last = new AtomicLong(System.nanoTime() - MOST_OFTEN_NANOS);
    return progress -> {
      long now = System.nanoTime();
      if (!progress.isPassing() || now - last.get() >= MOST_OFTEN_NANOS) {
        last.set(now);
        ticket.undisturbed(() -> page.get().progress(progress));
      }
    };
  }

  @Override
  public CompletableFuture<Told.Welcome> hello(Asked.Nothing nothing) {
    return desk.answer(_ -> welcome());
  }

  private Told.Welcome welcome() {
    Optional<Language> pictures =
        resources.shelf.languages().stream().filter(l -> l.name().equals(PICTURES)).findFirst();
    return new Told.Welcome(
        resources.folder.name(),
        resources.folder.games(),
        resources.open,
        resources.shelf.languages().stream()
            .filter(language -> language.frontend().isPresent())
            .map(
                language ->
                    new Told.Known(
                        language.name(),
                        language.description(),
                        language.suffixes(),
                        pictures.flatMap(language::translator).isPresent(),
                        Rules.wording(language),
                        language.manual(),
                        language.patience(),
                        language.families().isPresent() || language.choices().isPresent(),
                        language.choices().isPresent()))
            .toList(),
        rules.targets(),
        Agents.installed().stream()
            .map(kind -> new Told.AgentKnown(kind.name(), kind.summary()))
            .toList(),
        Passes.list().stream()
            .map(pass -> new Told.PassKnown(pass.name(), pass.description()))
            .toList(),
        resources.games.names().stream().filter(name -> !name.endsWith(ViewFile.SUFFIX)).toList(),
        resources.pages.names().stream()
            .sorted(Comparator.comparing(name -> !name.startsWith(TUTORIAL)))
            .map(name -> new Told.Manual(name, title(resources.pages.text(name))))
            .toList(),
        begun());
  }

  /** The first heading of a page. */
  private static String title(String page) {
    return page.lines().findFirst().orElse("").replaceFirst("^#+ *", "");
  }

  private Told.Begun begun() {
    String name = resources.begun.names().getFirst();
    return new Told.Begun(name, resources.begun.text(name));
  }

  @Override
  public CompletableFuture<Told.Files> files(Asked.Nothing nothing) {
    return desk.answer(_ -> new Told.Files(resources.folder.games()));
  }

  @Override
  public CompletableFuture<Told.Text> read(Asked.Named file) {
    return desk.answer(_ -> new Told.Text(resources.folder.read(file.path())));
  }

  @Override
  public CompletableFuture<Told.Files> write(Asked.Saved file) {
    return desk.answer(
        _ -> {
          resources.folder.write(file.path(), file.text());
          return new Told.Files(resources.folder.games());
        });
  }

  @Override
  public CompletableFuture<Told.Text> game(Asked.Named game) {
    return desk.answer(_ -> new Told.Text(resources.games.text(game.path())));
  }

  @Override
  public CompletableFuture<Told.Text> page(Asked.Named asked) {
    return desk.answer(_ -> new Told.Text(resources.pages.text(asked.path())));
  }

  @Override
  public CompletableFuture<Told.Picture> draw(Asked.Drawn picture) {
    return desk.answer(ticket -> rules.draw(picture, ticket));
  }

  @Override
  public CompletableFuture<Told.Described> describe(Asked.GameText game) {
    return desk.answer(ticket -> describing.describe(game, ticket));
  }

  @Override
  public CompletableFuture<Told.Family> parameters(Asked.Varied asked) {
    return desk.answer(ticket -> varying.vary(asked, ticket));
  }

  @Override
  public CompletableFuture<Told.Steps> passes(Asked.GameText game) {
    return desk.answer(ticket -> rules.passes(game, ticket));
  }

  @Override
  public CompletableFuture<Told.StepTexts> step(Asked.StepAt step) {
    return desk.answer(ticket -> rules.step(step, ticket));
  }

  @Override
  public CompletableFuture<Told.Translation> translate(Asked.Translated translation) {
    return desk.answer(ticket -> rules.translate(translation, ticket));
  }

  @Override
  public CompletableFuture<Told.Position> position(Asked.At position) {
    return desk.answer(ticket -> playing.position(position, ticket));
  }

  @Override
  public CompletableFuture<Told.SetUpBoard> setUp(Asked.SettingUp asked) {
    return desk.answer(ticket -> settingUp.change(asked, ticket));
  }

  @Override
  public CompletableFuture<Told.Reach> reach(Asked.SettingUp asked) {
    return desk.answer(ticket -> settingUp.reach(asked, ticket));
  }

  @Override
  public CompletableFuture<Told.ViewCheck> view(Asked.GameText game) {
    return desk.answer(ticket -> resources.views.check(game, ticket));
  }

  @Override
  public CompletableFuture<Told.Chosen> choose(Asked.MoveChoice choice) {
    return desk.answer(ticket -> playing.choose(choice, ticket));
  }

  @Override
  public CompletableFuture<Told.Thoughts> think(Asked.Thought asked) {
    return desk.answer(ticket -> thinking.think(asked, ticket, told(ticket)));
  }

  @Override
  public CompletableFuture<Told.Review> review(Asked.Thought asked) {
    return desk.answer(ticket -> thinking.review(asked, ticket, told(ticket)));
  }

  @Override
  public CompletableFuture<Told.Match> match(Asked.Match asked) {
    return desk.answer(ticket -> thinking.match(asked, ticket, told(ticket)));
  }

  @Override
  public CompletableFuture<Told.Why> why(Asked.Doubt doubt) {
    return desk.answer(ticket -> debugging.why(doubt, ticket));
  }

  @Override
  public CompletableFuture<Told.Debug> debug(Asked.Debugged asked) {
    return desk.answer(ticket -> debugging.begin(asked, ticket));
  }

  @Override
  public CompletableFuture<Told.Debug> debugStep(Asked.DebugStep step) {
    return desk.answer(ticket -> debugging.step(step, ticket));
  }

  @Override
  public CompletableFuture<Told.Measured> playouts(Asked.Playing asked) {
    return desk.answer(ticket -> measuring.playouts(asked, ticket, told(ticket)));
  }

  @Override
  public CompletableFuture<Told.Counts> perft(Asked.Counting counting) {
    return desk.answer(ticket -> measuring.perft(counting, ticket, told(ticket)));
  }

  @Override
  public CompletableFuture<Told.Explained> explain(Asked.GameText game) {
    return desk.answer(ticket -> measuring.explain(game, ticket));
  }

  @Override
  public CompletableFuture<Told.Verdict> verify(Asked.Verifying asked) {
    return desk.answer(ticket -> measuring.verify(asked, ticket, told(ticket)));
  }

  @Override
  public void close() {
    desk.close();
  }
}
