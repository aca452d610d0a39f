package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Proposals and votes. When all players have voted, the choice of more than half of them is decided
 * until the next move, and all proposals end.
 */
record VoteLudemes(Model model) {
  private static final HrgExpression ON = Hrg.ref("1");
  private static final HrgExpression NONE = Hrg.ref("0");

  private HrgExpression flag(String what, String text) {
    return Hrg.ref(
        model.definitions().variable(SymbolWords.camel(what + " " + text), Hrg.type("Bool")));
  }

  private HrgExpression number(String name) {
    int most = model.players();
    return Hrg.ref(
        model.definitions().variable(SymbolWords.camel(name), model.definitions().numbers(most)));
  }

  /** {@code (is Proposed …)}. */
  HrgExpression isProposed(LudClause clause, LudemeScope scope) {
    return Hrg.equal(flag("proposed", clause.word("vote")), ON);
  }

  /** {@code (is Decided …)}, at the end of a move. */
  HrgExpression isDecided(LudClause clause, LudemeScope scope) {
    if (model.written().clauses("play").stream()
        .flatMap(LudClause::all)
        .anyMatch(each -> each.is("is Decided"))) {
      throw LudRefusal.of(clause, "in moves is not supported yet");
    }
    return Hrg.equal(flag("decided", clause.word("vote")), ON);
  }

  private static List<String> texts(LudClause clause) {
    return clause.list("vote").stream().map(each -> ((LudValue.Text) each).text()).toList();
  }

  /** All possible choices of votes. */
  private Set<String> choices() {
    Set<String> all = new TreeSet<>();
    model.written().clauses("move Vote").forEach(vote -> all.addAll(texts(vote)));
    return all;
  }

  private Set<String> proposals() {
    Set<String> all = new TreeSet<>();
    model.written().clauses("move Propose").forEach(each -> all.addAll(texts(each)));
    return all;
  }

  /** {@code (move Propose …)}. */
  void propose(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (scope.testing()) {
      return;
    }
    List<Block> blocks = new ArrayList<>();
    for (String text : texts(clause)) {
      List<HrgStatement> body = new ArrayList<>(named("propose", text));
      body.add(Hrg.set(flag("proposed", text), ON));
      blocks.add(Hrg.block(body));
    }
    choose(blocks, into);
  }

  /** {@code (move Vote …)}. */
  void vote(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    if (scope.testing()) {
      return;
    }
    HrgExpression votes = number("votes");
    List<Block> blocks = new ArrayList<>();
    for (String text : texts(clause)) {
      List<HrgStatement> body = new ArrayList<>(named("vote", text));
      HrgExpression own = number("votes " + text);
      body.add(up(votes));
      body.add(up(own));
      body.add(Hrg.when(Hrg.equal(votes, Hrg.ref("" + model.players())), counted()));
      blocks.add(Hrg.block(body));
    }
    choose(blocks, into);
  }

  private static void choose(List<Block> blocks, List<HrgStatement> into) {
    if (blocks.size() == 1) {
      into.addAll(blocks.getFirst().statements());
    } else {
      into.add(Hrg.branch(blocks.toArray(Block[]::new)));
    }
  }

  private HrgStatement up(HrgExpression number) {
    return Hrg.set(number, Hrg.apply(model.definitions().up(), number));
  }

  private List<HrgStatement> named(String what, String text) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.tag(SymbolWords.symbol(what + text)));
    all.add(Hrg.set(model.numbers().lastSite("lastFrom"), Hrg.ref(Sites.OFF)));
    all.add(Hrg.set(model.numbers().lastSite("lastTo"), Hrg.ref(Sites.OFF)));
    all.addAll(model.heaps().acted(Hrg.ref(Sites.OFF)));
    return all;
  }

  /** The statements after all have voted. */
  private List<HrgStatement> counted() {
    List<HrgStatement> all = new ArrayList<>();
    for (String text : choices()) {
      HrgExpression own = number("votes " + text);
      List<HrgExpression> enough = new ArrayList<>();
      for (int i = model.players() / 2 + 1; i <= model.players(); i++) {
        enough.add(Hrg.equal(own, Hrg.ref("" + i)));
      }
      all.add(Hrg.when(Logic.any(enough), Hrg.set(flag("decided", text), ON)));
      all.add(Hrg.set(own, NONE));
    }
    all.add(Hrg.set(number("votes"), NONE));
    proposals().forEach(text -> all.add(Hrg.set(flag("proposed", text), NONE)));
    return all;
  }

  /** Resets decisions before each move. */
  void begin(List<HrgStatement> into) {
    choices().forEach(text -> into.add(Hrg.set(flag("decided", text), NONE)));
  }
}
