package org.regames.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.agents.Agent;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.agents.Seat;
import org.regames.agents.match.OpenPlay;
import org.regames.agents.match.PossibleStates;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.play.SplitMix;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.ViewFiles;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.Picture;
import org.regames.draw.board.TextBoard;
import org.regames.ir.Value;
import org.regames.ir.language.GameChoices;

/** A play between people at this terminal and agents, with undo, hints, and files. */
public final class PlaySession {
  private static final String HELP =
      """
      a move        its number, its tags, or the beginning of its tags
      moves         list the legal moves
      hint          what the agent would play for you
      undo          take back your last move and what followed; undo 2 two of yours
      board         show the state again
      save FILE     write the play to a file (NAME.play), which `load` and `--after` read
      load FILE     go on with a play from a file
      resign        give up
      quit          end; the end of the input does that, too
      """;

  /**
   * The settings of a session.
   *
   * @param chosen the choices of game options
   * @param people the indices of human players
   * @param agent plays the others
   */
  record Setting(
      String file,
      Optional<GameChoices> chosen,
      PlayedGame game,
      Set<Integer> people,
      AgentSpec agent,
      long seed,
      boolean showsBoard) {}

  private final Setting setting;
  private final PlayedGame game;
  private final Terminal terminal;
  private final PrintStream out;
  private final BufferedReader in;
  private final MoveNotation notation;
  private final BoardView view;
  private final SplitMix random = new SplitMix();
  private final List<Agent> agents = new ArrayList<>();
  private OpenPlay play;
  private Optional<String> resigned = Optional.empty();
  private boolean quits;

  /** Whether something has changed since the state was shown. */
  private boolean news = true;

  PlaySession(Setting setting, Terminal terminal) {
    this.setting = setting;
    this.game = setting.game();
    this.terminal = terminal;
    this.out = terminal.out();
    this.in = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
    this.notation = new MoveNotation(game.rules());
    this.view =
        BoardView.of(game.rules(), ViewFiles.beside(setting.file(), game.rules(), terminal));
    random.start(setting.seed(), 0);
    begin();
  }

  private void begin() {
    play = new OpenPlay(game);
    resigned = Optional.empty();
    agents.forEach(Agent::close);
    agents.clear();
    for (int player = 0; player < game.players().size(); player++) {
      agents.add(sit(player));
    }
  }

  private Agent sit(int player) {
    try {
      AgentSpec spec = setting.agent();
      return spec.kind().sit(new Seat(game, player, random.nextLong()), spec.options());
    } catch (IllegalArgumentException impossible) {
      throw Failure.misused("--against: " + impossible.getMessage());
    }
  }

  /**
   * Plays until the input ends or, without human players, the play does.
   *
   * @throws Failure if the first moves are not legal
   */
  void run(List<Play.WrittenMove> steps) {
    AgentGames.follow(play, notation, steps, setting.file());
    while (!quits) {
      if (play.isOver() || resigned.isPresent()) {
        showEnd();
        if (setting.people().isEmpty()) {
          return;
        }
        obey("the play is over");
      } else if (play.player() == ForwardModel.RANDOM) {
        play.draw(random);
        tellLast();
      } else if (setting.people().contains(play.player())) {
        offer();
        obey(play.mover());
      } else {
        choose();
        tellLast();
      }
    }
  }

  private void choose() {
    List<String> chosen = agents.get(play.player()).choose(play.view(), setting.agent().clock());
    if (!play.play(chosen)) {
      throw Failure.failed(
          setting.agent() + " chose `" + notation.said(chosen) + "`, which is not legal");
    }
  }

  /**
   * Prints the last move as seen by the people here, or all moves that were hidden together with
   * it.
   */
  private void tellLast() {
    Turn last = play.turns().getLast();
    if (setting.people().size() == 1) {
      last = play.seenBy(setting.people().iterator().next()).getLast();
    }
    if (told().stream().noneMatch(round -> round.contains(play.turns().getLast()))) {
      out.println(notation.said(last));
    }
    tellKeepers();
  }

  /**
   * Prints what the keeper has just announced to the person here; several people see all moves
   * anyway.
   */
  private void tellKeepers() {
    told().forEach(told -> out.println(Play.text(notation, told)));
  }

  private List<List<Turn>> told() {
    return setting.people().size() == 1 ? play.told(setting.people().iterator().next()) : List.of();
  }

  /** Prints the position, with only those hidden parts that the person here may know. */
  private void board() {
    if (!setting.showsBoard() || hides() && setting.people().size() > 1) {
      return;
    }
    List<Map<String, Value>> worlds = List.of(play.state().values());
    if (hides()) {
      String person = game.players().get(setting.people().iterator().next());
      worlds =
          PossibleStates.of(Interpreter.of(game.rules()), play.turns(), person).states().stream()
              .map(State::values)
              .toList();
    }
    if (!worlds.isEmpty()) {
      List<Turn> known =
          setting.people().size() == 1
              ? play.seenBy(setting.people().iterator().next())
              : play.turns();
      Picture picture = view.withDice(view.picture(worlds, List.of()), Play.lastChance(known));
      out.print(TextBoard.text(picture, terminal.colourOut() ? game.players() : List.of()));
    }
  }

  /** Whether something has to be hidden from the people here. */
  private boolean hides() {
    return game.hides() && !setting.people().isEmpty();
  }

  private void showEnd() {
    if (news) {
      board();
      result().forEach(out::println);
      news = false;
    }
  }

  private void offer() {
    if (!news) {
      return;
    }
    news = false;
    board();
    int count = play.legal().size();
    out.println(play.mover() + " to move, " + Findings.count(count, "move"));
    if (count <= MoveWords.MOST_OFFERED) {
      out.print(new MoveWords(notation, play.legal()).list());
    }
  }

  /** Reads a line and executes it. */
  private void obey(String prompt) {
    if (terminal.outIsTerminal()) {
      out.print(prompt + "> ");
      out.flush();
    }
    Optional<String> line = line();
    if (line.isEmpty()) {
      quits = true;
      return;
    }
    try {
      if (!line.get().isBlank()) {
        obeyLine(line.get().strip());
      }
    } catch (Failure failure) {
      out.println(failure.getMessage());
    }
  }

  private Optional<String> line() {
    try {
      return Optional.ofNullable(in.readLine());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void obeyLine(String line) {
    String[] words = line.split("\\s+", 2);
    boolean isMove = play.legal().stream().anyMatch(tags -> String.join(" ", tags).equals(line));
    switch (isMove ? "" : words[0]) {
      case "help", "?" -> out.print(HELP);
      case "moves" -> out.print(new MoveWords(notation, play.legal()).list());
      case "board" -> board();
      case "undo" -> undo(count(words));
      case "hint" -> hint();
      case "resign" -> resign();
      case "save" -> save(file(words));
      case "load" -> load(file(words));
      case "quit", "exit" -> quits = true;
      default -> move(line);
    }
  }

  private static String file(String[] words) {
    if (words.length < 2 || !words[1].endsWith(PlayRecord.SUFFIX)) {
      throw Failure.misused(
          words[0] + ": expected the name of a file that ends in " + PlayRecord.SUFFIX);
    }
    return words[1];
  }

  private void move(String line) {
    if (play.isOver() || resigned.isPresent()) {
      throw Failure.misused("the play is over; undo, load, save or quit");
    }
    play.play(new MoveWords(notation, play.legal()).find(line));
    tellKeepers();
    news = true;
  }

  private static int count(String[] words) {
    if (words.length < 2) {
      return 1;
    }
    if (!words[1].matches("[1-9]\\d{0,8}")) {
      throw Failure.misused(words[0] + ": expected how many moves, found " + words[1]);
    }
    return Integer.parseInt(words[1]);
  }

  /** Takes back moves up to one of the people here; a resignation counts as one. */
  private void undo(int count) {
    List<Turn> turns = play.turns();
    int back = count - (resigned.isPresent() ? 1 : 0);
    int left = turns.size();
    while (left > 0 && back > 0) {
      left--;
      back -= isOfPeople(turns.get(left)) ? 1 : 0;
    }
    if (back > 0) {
      throw Failure.misused(
          count == 1
              ? "you have no move to take back"
              : "there are no " + count + " moves of yours to take back");
    }
    List<Turn> kept = List.copyOf(turns.subList(0, left));
    begin();
    kept.forEach(turn -> play.play(turn.tags()));
    news = true;
  }

  private boolean isOfPeople(Turn turn) {
    return setting.people().contains(game.players().indexOf(turn.player()));
  }

  private void hint() {
    if (play.isOver() || resigned.isPresent()) {
      throw Failure.misused("the play is over");
    }
    List<String> choice = agents.get(play.player()).choose(play.view(), setting.agent().clock());
    out.println("hint: " + Play.text(notation, play.mover(), choice));
  }

  private void resign() {
    if (play.isOver() || resigned.isPresent()) {
      throw Failure.misused("the play is over");
    }
    resigned = Optional.of(play.mover() + " resigned");
    news = true;
  }

  private void save(String file) {
    List<String> comments = PlayRecord.about(setting.file(), setting.chosen());
    for (int player = 0; player < game.players().size(); player++) {
      boolean isPerson = setting.people().contains(player);
      comments.add(
          game.players().get(player) + ": " + (isPerson ? "a person" : setting.agent().text()));
    }
    boolean over = play.isOver() || resigned.isPresent();
    String text = PlayRecord.text(notation, comments, play.turns(), over ? result() : List.of());
    OutputFiles.write(Map.of(Path.of(file), text));
    out.println("saved " + Findings.count(play.turns().size(), "move") + " to " + file);
  }

  private void load(String file) {
    List<Play.WrittenMove> steps = PlayRecord.steps(file, terminal);
    List<Turn> before = List.copyOf(play.turns());
    begin();
    try {
      AgentGames.follow(play, notation, steps, setting.file());
      news = true;
    } catch (Failure failure) {
      begin();
      before.forEach(turn -> play.play(turn.tags()));
      throw failure;
    }
  }

  private List<String> result() {
    if (resigned.isPresent()) {
      return List.of(resigned.get());
    }
    List<String> lines = new ArrayList<>();
    if (!play.state().isTerminal()) {
      lines.add(play.mover() + " cannot move");
    }
    for (int player = 0; player < game.players().size(); player++) {
      lines.add("score of " + game.players().get(player) + ": " + game.score(play.state(), player));
    }
    return lines;
  }
}
