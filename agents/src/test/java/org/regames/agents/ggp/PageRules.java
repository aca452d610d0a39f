package org.regames.agents.ggp;

import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * The answers of a player that knows of messages what a page on the protocol says, and of rules
 * what is legal: it plays by chance, and takes what was played from the messages alone.
 */
final class PageRules implements Function<String, byte[]> {
  private final Random random = new Random(1);
  private RuleSheet rules;
  private Position position;
  private int role;

  @Override
  public byte[] apply(String message) {
    List<Kif> words = Kif.first(message).orElseThrow().elements();
    return PagePlayer.answer(
        switch (words.getFirst().toString()) {
          case "START" -> start(words.get(2), words.get(3).elements());
          case "PLAY" -> play(words.get(2).elements());
          case "STOP" -> "done";
          default -> "";
        });
  }

  private String start(Kif name, List<Kif> sent) {
    rules = RuleSheet.read(sent, Sheets.reader());
    position = new Position(rules);
    role = rules.roles().indexOf(name);
    return "ready";
  }

  private String play(List<Kif> last) {
    if (!last.isEmpty() && !position.step(last, rules.roles())) {
      throw new IllegalStateException("told moves that are not legal: " + last);
    }
    List<Integer> legal = position.legal(role);
    return rules.move(legal.get(random.nextInt(legal.size()))).toString();
  }
}
