package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Our host and our player, with each other and with a player from the page, over real sockets. */
@Tag("long")
class GgpMatchTest {
  private static final boolean ALL = System.getProperty("ggp", "").equals("all");
  private static final GgpHost.Listener QUIET =
      new GgpHost.Listener() {
        @Override
        public void started(List<String> errors) {}

        @Override
        public void step(List<String> moves, List<String> errors) {}
      };

  private static MatchRecord play(RuleSheet rules, List<URI> players, int playClock) {
    GgpHost.Setting setting = new GgpHost.Setting("test", players, 20, playClock, 1, 1000);
    return new GgpHost(rules, setting, QUIET).run();
  }

  private static MessageServer ours(String agent) throws IOException {
    GgpPlayer player = Sheets.player(agent, System.out::println);
    return new MessageServer(
        InetAddress.getLoopbackAddress(), 0, player::answer, System.out::println);
  }

  private static URI address(MessageServer server) {
    return URI.create("http://127.0.0.1:" + server.port());
  }

  /** A game in four that the library has in GDL; with {@code -Dggp=all} all, and we search. */
  static Stream<String> games() throws IOException {
    Path folder = Path.of(System.getProperty("regames.root"), "games/gdl");
    List<String> names;
    try (Stream<Path> files = Files.list(folder)) {
      names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".kif"))
              .map(name -> name.replace(".kif", ""))
              .sorted()
              .toList();
    }
    return IntStream.range(0, names.size()).filter(n -> ALL || n % 4 == 1).mapToObj(names::get);
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourPlayersFinishMatchesOfOurGames(String name) throws IOException {
    RuleSheet rules = Sheets.library(name);
    List<MessageServer> servers = new ArrayList<>();
    for (int player = 0; player < rules.players().size(); player++) {
      servers.add(ours("random"));
    }
    MatchRecord match = play(rules, servers.stream().map(GgpMatchTest::address).toList(), 10);
    for (MessageServer server : servers) {
      server.close();
    }

    assertEnded(rules, match);
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourPlayerFinishesMatchesAgainstOneFromThePage(String name) throws IOException {
    RuleSheet rules = Sheets.library(name);
    for (int seat = 0; seat < rules.players().size(); seat++) {
      List<URI> addresses = new ArrayList<>();
      List<PagePlayer> others = new ArrayList<>();
      try (MessageServer us = ours(ALL ? "mcts" : "random")) {
        for (int player = 0; player < rules.players().size(); player++) {
          if (player != seat) {
            others.add(new PagePlayer(new PageRules()));
          }
          addresses.add(player == seat ? address(us) : others.getLast().address());
        }
        assertEnded(rules, play(rules, addresses, 1));
      } finally {
        for (PagePlayer other : others) {
          other.close();
        }
      }
    }
  }

  private static void assertEnded(RuleSheet rules, MatchRecord match) {
    assertTrue(match.isCompleted());
    assertEquals(rules.roles().size(), match.goalValues().size());
    assertEquals(match.moves().size() + 1, match.states().size());
    assertEquals(match.moves().size() + 1, match.errors().size());
    match.errors().forEach(step -> step.forEach(error -> assertEquals("", error)));
  }

  @Test
  void ourPlayerPlaysOneFromThePage() throws IOException {
    try (MessageServer us = ours("random");
        PagePlayer page = new PagePlayer(GgpMatchTest::wellBehaved)) {
      MatchRecord match = play(Sheets.picks(), List.of(address(us), page.address()), 10);

      assertTrue(match.isCompleted());
      assertEquals("( pick 3 )", match.moves().getLast().getLast());
      assertEquals(4, page.messages.size());
      assertTrue(page.messages.get(0).startsWith("( START " + match.matchId() + " b ( ( role a )"));
      assertTrue(page.messages.get(0).endsWith(" 20 10)"));
      assertEquals("( PLAY " + match.matchId() + " NIL )", page.messages.get(1));
      assertEquals(
          "( STOP " + match.matchId() + " " + joint(match.moves().getLast()) + " )",
          page.messages.get(3));
    }
  }

  private static String joint(List<String> moves) {
    return "( " + String.join(" ", moves) + " )";
  }

  private static byte[] wellBehaved(String message) {
    return PagePlayer.answer(message.startsWith("( PLAY") ? "(pick 3)" : "ready");
  }

  static Stream<Arguments> misbehaviours() {
    return Stream.of(
        Arguments.of("IL nil", PagePlayer.answer("nil")),
        Arguments.of("IL ( pick 9 )", PagePlayer.answer("(pick 9)")),
        Arguments.of("IL pick", PagePlayer.answer("pick 1")),
        Arguments.of("IL null", PagePlayer.answer("((pick 1)")),
        Arguments.of("IL null", PagePlayer.answer(")")),
        Arguments.of("", PagePlayer.answer("")),
        Arguments.of("", "HTTP/1.0 404 no\n\n( pick\n 1 )\nmore".getBytes(StandardCharsets.UTF_8)),
        Arguments.of("CE", "garbage".getBytes(StandardCharsets.UTF_8)),
        Arguments.of("CE", new byte[0]),
        Arguments.of("CE", "x".repeat(200_000).getBytes(StandardCharsets.UTF_8)),
        Arguments.of("CE", PagePlayer.answer("x".repeat(200_000))),
        Arguments.of("IL \uFFFD\u0001", new byte[] {'\n', '\n', (byte) 0xff, 1}));
  }

  @ParameterizedTest
  @MethodSource("misbehaviours")
  void whatIsNoMoveIsReplacedAndNoted(String error, byte[] answer) throws IOException {
    try (MessageServer us = ours("random");
        PagePlayer bad = new PagePlayer(_ -> answer)) {
      MatchRecord match = play(Sheets.picks(), List.of(address(us), bad.address()), 10);

      assertTrue(match.isCompleted());
      assertEquals(2, match.moves().size());
      assertEquals(List.of("", error), match.errors().get(1));
      assertTrue(match.moves().getFirst().getLast().startsWith("( pick "));
    }
  }

  @Test
  void whoDoesNotAnswerInTimeIsPlayedAtRandom() throws IOException {
    try (MessageServer us = ours("random");
        PagePlayer silent =
            new PagePlayer(
                message -> message.startsWith("( PLAY") ? null : PagePlayer.answer("ready"))) {
      MatchRecord match = play(Sheets.picks(), List.of(address(us), silent.address()), 1);

      assertTrue(match.isCompleted());
      assertEquals(List.of(List.of("", ""), List.of("", "TO"), List.of("", "TO")), match.errors());
    }
  }

  @Test
  void nobodyIsThere() throws IOException {
    PagePlayer gone = new PagePlayer(_ -> null);
    gone.close();
    MatchRecord match = play(Sheets.picks(), List.of(gone.address(), gone.address()), 1);

    assertTrue(match.isCompleted());
    match.errors().forEach(step -> assertEquals(List.of("CE", "CE"), step));
  }

  @Test
  void aMatchThatDoesNotEndIsAborted() throws IOException {
    String endless =
        "(role a) (init x) (legal a go) (legal a wait) (<= (next x) (true x))"
            + " (<= terminal (not (true x))) (goal a 0)";
    try (MessageServer us = ours("random")) {
      RuleSheet rules = GgpHost.rules(endless, Sheets.reader());
      GgpHost.Setting setting = new GgpHost.Setting("test", List.of(address(us)), 20, 10, 1, 5);
      MatchRecord match = new GgpHost(rules, setting, QUIET).run();

      assertFalse(match.isCompleted());
      assertTrue(match.isAborted());
      assertEquals(5, match.moves().size());
    }
  }
}
