package org.regames.lud.literal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.lud.LudLanguage;
import org.regames.lud.LudParser;
import org.regames.lud.equipment.EquipmentReader;
import org.regames.lud.lowering.LudLowering;
import org.regames.lud.tree.LudClause;
import org.regames.lud.trial.MoveNaming;
import org.regames.lud.trial.RecordedAction;
import org.regames.lud.trial.RecordedMove;

/** Random plays of games of ours have the same moves where ludemes are evaluated one by one. */
class LiteralGamesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/games");
  private static final int PLAYS = 20;
  private static final int LONGEST = 60;

  static Stream<Path> games() throws IOException {
    String only = System.getProperty("lud");
    if (only != null) {
      return Stream.of(Path.of(only));
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".lud")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsGoOnAlike(Path file) throws IOException {
    String text = Files.readString(file);
    LiteralGame game = LiteralGame.ofText(text);
    assertEquals(List.of(), List.copyOf(game.missing()), "ludemes that are not evaluated");
    Source source = new Source(file.getFileName().toString(), text);
    ForwardModel model =
        JvmEngine.compile(
            Builtins.complete(
                new LudLanguage()
                    .frontend()
                    .orElseThrow()
                    .read(source, new Budget())
                    .value()
                    .orElseThrow()));
    LudClause tree = LudParser.parse(source, GameChoices.NONE, new Budget()).value().orElseThrow();
    MoveNaming naming =
        LudLowering.lower(
                tree, EquipmentReader.read(tree, new Budget()).value().orElseThrow(), new Budget())
            .value()
            .orElseThrow()
            .naming();
    // Where moves after a roll are filtered, another roll tells who is stuck.
    boolean rollsAgain =
        game.has("no Moves") && tree.all().anyMatch(it -> it.is("do") && it.has("ifAfterwards"));
    for (int seed = 0; seed < PLAYS; seed++) {
      play(game, naming, model, rollsAgain, new Random(seed));
    }
  }

  private static void play(
      LiteralGame game, MoveNaming naming, ForwardModel model, boolean rollsAgain, Random random) {
    List<Integer> drawn = new ArrayList<>();
    List<Integer> rolled = new ArrayList<>();
    LiteralPlay play = LiteralPlay.start(game, noting(drawn, rolled, Chance.random(random)));
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    List<String> played = new ArrayList<>();
    draw(drawn, state, moves, played);
    for (int ply = 0; ply < LONGEST && !play.isOver(); ply++) {
      assertTrue(!state.isTerminal(), () -> "is over too early: " + played);
      List<LiteralMove> literal = play.moves();
      roll(literal.getFirst(), naming, state, moves, played);
      if (state.currentPlayer() == ForwardModel.RANDOM) {
        draw(rolled, state, moves, played); // The roll is lost with the moves that it had.
      }
      state.legalMoves(moves);
      Map<String, List<Integer>> listed = new TreeMap<>();
      IntStream.range(0, moves.size())
          .forEach(
              i ->
                  listed
                      .computeIfAbsent(
                          String.join(" ", state.tags(moves, i)), _ -> new ArrayList<>())
                      .add(i));
      List<String> names = new ArrayList<>();
      literal.forEach(move -> names.add(name(move, naming, listed, names)));
      assertEquals(
          names.stream().sorted().toList(),
          listed.entrySet().stream()
              .flatMap(each -> each.getValue().stream().map(_ -> each.getKey()))
              .sorted()
              .toList(),
          () -> "moves after " + played);
      int chosen = random.nextInt(literal.size());
      // Of moves that are called alike it is not known which is which.
      List<Integer> alike = listed.get(names.get(chosen));
      String words = names.get(chosen).split(" ")[0];
      if (alike.size() > 1 || !hasOneWay(literal.get(chosen), words, listed)) {
        return;
      }
      played.add(names.get(chosen));
      drawn.clear();
      rolled.clear();
      play.make(literal.get(chosen));
      state.apply(moves, alike.getFirst());
      draw(drawn, state, moves, played);
      draw(rollsAgain ? rolled : List.of(), state, moves, played);
    }
    assertEquals(play.isOver(), state.isTerminal(), () -> "whether it is over after " + played);
  }

  /** Chance that notes what it draws, from 0 on, and how the dice fell last. */
  private static Chance noting(List<Integer> drawn, List<Integer> rolled, Chance chance) {
    return new Chance() {
      @Override
      public int[] roll(int[] faces) {
        int[] dice = chance.roll(faces);
        rolled.clear();
        IntStream.of(dice).forEach(rolled::add);
        return dice;
      }

      @Override
      public int below(int bound) {
        int number = chance.below(bound);
        drawn.add(number);
        return number;
      }
    };
  }

  /** What was drawn for the effects of a move are moves by themselves. */
  private static void draw(
      List<Integer> drawn, GameState state, MoveBuffer moves, List<String> played) {
    for (int number : drawn) {
      assertEquals(ForwardModel.RANDOM, state.currentPlayer(), () -> "who moves after " + played);
      state.legalMoves(moves);
      played.add("draws " + state.tags(moves, number));
      state.apply(moves, number);
    }
  }

  /** Rolls of dice are moves by themselves. */
  private static void roll(
      LiteralMove move, MoveNaming naming, GameState state, MoveBuffer moves, List<String> played) {
    for (MovePart part : move.parts) {
      if (part == move.decision()) {
        return; // What comes after it is no roll.
      }
      if (part instanceof LiteralAction action && action.kind() == LiteralAction.Kind.DIE) {
        List<String> face = List.of("" + naming.dice().get(action.to()).get(action.state()));
        state.legalMoves(moves);
        int rolled =
            IntStream.range(0, moves.size())
                .filter(i -> state.tags(moves, i).equals(face))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no roll " + face + " after " + played));
        played.add("rolls " + face);
        state.apply(moves, rolled);
      }
    }
  }

  /** Whether seeds of a site may be sown in one way only. */
  private static boolean hasOneWay(
      LiteralMove move, String from, Map<String, List<Integer>> listed) {
    return move.decision() == null
        || move.decision().kind() != LiteralAction.Kind.SELECT
        || listed.keySet().stream().filter(it -> it.split(" ")[0].equals(from)).count() == 1;
  }

  private static void level(Map<String, String> fields, String name, int level) {
    if (level != LiteralAction.UNSET) {
      fields.put(name, "" + level);
    }
  }

  /** How the game calls a move; what else it says is not among what records tell. */
  private static String name(
      LiteralMove move, MoveNaming naming, Map<String, List<Integer>> listed, List<String> before) {
    LiteralAction action = move.decision();
    if (action == null) {
      return "pass";
    }
    Map<String, String> fields = new TreeMap<>();
    fields.put("decision", "true");
    fields.put("from", "" + (action.from() >= 0 ? action.from() : action.to()));
    fields.put("to", "" + (action.to() >= 0 ? action.to() : action.from()));
    fields.put("what", "" + action.what());
    level(fields, "levelFrom", action.levelFrom());
    level(fields, "level", action.level());
    if (action.text() != null) {
      fields.put("proposition", action.text());
      fields.put("vote", action.text());
    }
    RecordedMove recorded =
        new RecordedMove(move.mover, List.of(new RecordedAction(action.kind().recorded(), fields)));
    List<String> names =
        naming.tags(recorded).stream().map(tags -> String.join(" ", tags)).toList();
    Optional<String> selection =
        listed.keySet().stream()
            .filter(it -> it.startsWith(names.getFirst() + " select"))
            .filter(_ -> action.kind() == LiteralAction.Kind.SELECT)
            .findFirst();
    Optional<String> again =
        names.stream()
            .filter(before::contains)
            .flatMap(it -> listed.keySet().stream().filter(other -> other.startsWith(it + " ")))
            .filter(other -> !before.contains(other))
            .findFirst();
    return selection
        .or(() -> again)
        .or(() -> names.stream().filter(listed::containsKey).findFirst())
        .or(
            () ->
                listed.keySet().stream()
                    .filter(it -> it.startsWith(names.getLast() + " ") && !before.contains(it))
                    .findFirst())
        .orElse("" + names + move);
  }
}
