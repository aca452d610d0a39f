package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.diagnostic.Origin;

/** The order of turns, and the end of the game. */
record GameTurn(Model model) {
  private static final HrgExpression ON = Hrg.ref("1");

  /** Whether a player could only pass in their last turn. */
  HrgExpression stuck(HrgExpression player) {
    model.definitions().variable("stuck", Hrg.map("Player", "Bool"));
    return Hrg.at("stuck", player);
  }

  private Num counter(String name, int first) {
    model.definitions().variable(name, model.definitions().numbers(first + 1), Hrg.ref("" + first));
    return new Num.Amount(Hrg.ref(name), Integer.MAX_VALUE);
  }

  /** How many moves were made; the greatest number of the game stands for all larger ones. */
  Num moves(boolean withThis) {
    Num.Amount before = (Num.Amount) counter("moves", 0);
    return withThis
        ? new Num.Amount(Hrg.apply(model.definitions().up(), before.number()), before.most())
        : before;
  }

  /** Whether the number of moves that were made is odd. */
  HrgExpression oddMoves(boolean withThis) {
    HrgExpression odd = Hrg.ref(model.definitions().variable("oddMoves", Hrg.type("Bool")));
    return withThis ? flipped(odd) : odd;
  }

  /** Whether the number of moves that the mover has made in this turn is odd. */
  HrgExpression oddMovesThisTurn() {
    return Hrg.ref(model.definitions().variable("oddMovesThisTurn", Hrg.type("Bool")));
  }

  /** The other value of 0 and 1. */
  HrgExpression flipped(HrgExpression flag) {
    SequencedMap<String, String> other = new LinkedHashMap<>();
    other.put("0", "1");
    other.put("1", "0");
    return Hrg.apply(model.tables().values("flipped", "Bool", "Bool", other), flag);
  }

  /** How many turns there were, including this one. */
  Num turns() {
    return counter("turns", 1);
  }

  /** How many moves the mover has made in this turn. */
  Num movesThisTurn() {
    return counter("movesThisTurn", 0);
  }

  /** The changes at the end of a move after which only the next move of the same player matters. */
  void goOn(List<HrgStatement> into) {
    model.pending().pass(into);
    count(into);
    if (model.uses("count MovesThisTurn")) {
      into.add(up(((Num.Amount) movesThisTurn()).number()));
    }
  }

  private void count(List<HrgStatement> into) {
    new MoveRemainders(model).count(into);
    if (model.uses("count Moves")) {
      into.add(up(((Num.Amount) moves(false)).number()));
    }
    if (model.uses("count Moves") && model.uses("is Even", "is Odd")) {
      into.add(Hrg.set(oddMoves(false), oddMoves(true)));
    }
  }

  private HrgStatement up(HrgExpression counter) {
    return Hrg.set(counter, Hrg.apply(model.definitions().up(), counter));
  }

  /** Counts of turns change with the mover. */
  private void countTurns(List<HrgStatement> into) {
    List<HrgStatement> same = new ArrayList<>();
    List<HrgStatement> other = new ArrayList<>();
    if (model.uses("count MovesThisTurn")) {
      HrgExpression made = ((Num.Amount) movesThisTurn()).number();
      same.add(up(made));
      other.add(Hrg.set(made, Hrg.ref("0")));
    }
    if (model.uses("count MovesThisTurn") && model.uses("is Even", "is Odd")) {
      same.add(Hrg.set(oddMovesThisTurn(), flipped(oddMovesThisTurn())));
      other.add(Hrg.set(oddMovesThisTurn(), Hrg.ref("0")));
    }
    if (model.uses("count Turns")) {
      other.add(up(((Num.Amount) turns()).number()));
    }
    if (!other.isEmpty()) {
      HrgExpression stays = Logic.equal(model.next(), model.mover());
      HrgExpression again = swapsInTurns() ? Logic.and(stays, Logic.not(swapped())) : stays;
      into.add(Hrg.choose(List.of(Hrg.arm(again, Hrg.block(same))), Hrg.block(other)));
    }
  }

  /** Whether turns are counted and sides may be swapped, which begins another turn. */
  private boolean swapsInTurns() {
    return model.uses("count MovesThisTurn", "count Turns")
        && model.uses("swap", "swap Players", "move Swap Players");
  }

  private HrgExpression swapped() {
    HrgExpression flag = Hrg.ref(model.definitions().variable("swapped", Hrg.type("Bool")));
    return Hrg.equal(flag, ON);
  }

  /** Notes that sides are swapped by this move. */
  void noteSwap(List<HrgStatement> into) {
    if (swapsInTurns()) {
      model.definitions().variable("swapped", Hrg.type("Bool"));
      into.add(Hrg.set(Hrg.ref("swapped"), ON));
    }
  }

  /** Whether this move is a pass; a move that also decides something else is not one. */
  HrgExpression passed() {
    return Hrg.ref(model.definitions().variable("passed", Hrg.type("Bool")));
  }

  /** Whether the last move was a pass: in consequences, this one. */
  HrgExpression wasPass(boolean thisOne) {
    return thisOne ? passed() : Hrg.ref(model.definitions().variable("wasPass", Hrg.type("Bool")));
  }

  /** How many consecutive turns were passes, including this one. */
  HrgExpression passes() {
    int first = endsWhenAllPass() && !hasStart() ? model.players() - 1 : 0;
    return Hrg.ref(
        model
            .definitions()
            .variable("passes", model.definitions().numbers(model.players()), Hrg.ref("" + first)));
  }

  /** Whether all players have passed, including this move once it is made. */
  HrgExpression allPassed(boolean withThis) {
    HrgExpression all = Hrg.equal(passes(), Hrg.ref("" + model.players()));
    HrgExpression others = Hrg.equal(passes(), Hrg.ref("" + (model.players() - 1)));
    return withThis ? Logic.and(passedAlone(), Logic.or(others, all)) : all;
  }

  private boolean hasStart() {
    return model.game().clause("rules").has("start");
  }

  private boolean endsWhenAllPass() {
    return !model.dice().used()
        && !model.uses("all Passed", "passEnd NoEnd")
        && !(model.players() == 1 && model.uses("move Pass"));
  }

  /**
   * A pass, which goes from nowhere to nowhere; a player without a move after another roll is
   * stuck.
   */
  List<HrgStatement> pass(LudemeScope scope) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.tag("pass"));
    if (model.dice().mayStick() && !scope.asking() && !scope.unfiltered()) {
      all.addAll(model.phases().rolls());
      HrgExpression goesOn = Hrg.reachable(canMove());
      all.add(Hrg.set(stuck(model.mover()), ON));
      all.add(Hrg.when(goesOn, Hrg.set(stuck(model.mover()), Hrg.ref("0"))));
    }
    all.add(Hrg.set(passed(), ON));
    all.addAll(nowhere());
    return all;
  }

  /** A move that goes from nowhere to nowhere. */
  List<HrgStatement> nowhere() {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(model.numbers().lastSite("lastFrom"), Hrg.ref(Sites.OFF)));
    all.add(Hrg.set(model.numbers().lastSite("lastTo"), Hrg.ref(Sites.OFF)));
    all.addAll(model.heaps().acted(Hrg.ref(Sites.OFF)));
    all.addAll(new StackNumbers(model).moved(Hrg.ref("0")));
    return all;
  }

  /** The graph that tests whether the mover has a move. */
  private String canMove() {
    return model
        .definitions()
        .graph("canMove", model.phases().moves(LudemeScope.OUTERMOST.tested()));
  }

  private List<HrgStatement> toNext() {
    List<HrgStatement> body = new ArrayList<>();
    HrgExpression next = model.next();
    if (model.uses("is Prev")) {
      body.add(Hrg.set(model.numbers().prev(), model.mover()));
    }
    body.add(Hrg.set(model.mover(), next));
    if (model.choosesNext()) {
      body.add(Hrg.set(model.next(), model.after(model.mover())));
      body.addAll(model.standings().following(model.next()));
    }
    return body;
  }

  /** The graph that tests whether the next player will have a move. */
  String nextCanMove() {
    List<HrgStatement> body = new ArrayList<>(toNext());
    body.addAll(model.phases().moves(LudemeScope.OUTERMOST.tested()));
    return model.definitions().graph("nextCanMove", body);
  }

  /** The graph of the whole game. */
  HrgDefinition rules() {
    List<HrgStatement> round = new ArrayList<>();
    if (model.choosesNext()) {
      round.add(Hrg.set(model.next(), model.after(model.mover())));
      round.addAll(model.standings().following(model.next()));
      round.add(
          Hrg.set(
              Hrg.ref(model.definitions().variable("isChosen", Hrg.type("Bool"))), Hrg.ref("0")));
    }
    round.add(Hrg.set(passed(), Hrg.ref("0")));
    if (swapsInTurns()) {
      swapped();
      round.add(Hrg.set(Hrg.ref("swapped"), Hrg.ref("0")));
    }
    round.add(Hrg.set(stuck(model.mover()), Hrg.ref("0")));
    model.votes().begin(round);
    round.addAll(model.phases().rolls());
    round.add(Hrg.set(Hrg.ref("player"), model.seat(model.mover())));
    round.add(Hrg.call(model.definitions().graph("turn", new ActedSites(model).noted(turn()))));
    round.add(Hrg.set(Hrg.ref("player"), Hrg.ref("keeper")));
    if (model.uses("was Pass")) {
      round.add(Hrg.set(wasPass(false), passed()));
    }
    if (model.definitions().has("toClear")) {
      round.add(cleared());
    }
    model.pending().pass(round);
    count(round);
    countPasses(round);
    round.addAll(model.phases().ends());
    if (endsWhenAllPass()) {
      round.add(
          Hrg.when(
              Hrg.equal(passes(), Hrg.ref("" + model.players())),
              Hrg.jump(HrgStatement.Jump.Kind.END)));
    }
    round.addAll(model.phases().changes());
    model.variables().count(round);
    model.visits().note(round);
    model.cycles().note(round);
    countTurns(round);
    allowSwap(round);
    round.add(Hrg.set(model.numbers().prev(), model.mover()));
    round.add(Hrg.set(model.mover(), model.next()));
    List<HrgStatement> all = new ArrayList<>(model.start().drawn().statements());
    all.add(Hrg.loop(round));
    return Hrg.graph("rules", List.of(), all);
  }

  private List<HrgStatement> turn() {
    List<HrgStatement> forced = new ArrayList<>();
    forced.add(Hrg.check(Logic.not(Hrg.reachable(canMove()))));
    forced.add(Hrg.set(stuck(model.mover()), ON));
    forced.addAll(pass(LudemeScope.OUTERMOST));
    forced.addAll(model.phases().afterForcedPass());
    Block moves = Hrg.block(model.phases().moves(LudemeScope.OUTERMOST));
    if (!model.swaps()) {
      return List.of(Hrg.branch(moves, new Block(forced, origin())));
    }
    forced.addFirst(Hrg.check(Hrg.equal(swappable(), Hrg.ref("0"))));
    return List.of(Hrg.branch(moves, new Block(forced, origin()), swap()));
  }

  /** Whether sides may be swapped now. */
  private HrgExpression swappable() {
    return Hrg.ref(model.definitions().variable("swappable", Hrg.type("Bool")));
  }

  /** The players change sides; the side that was to move still is. */
  private Block swap() {
    List<HrgStatement> body = new ArrayList<>();
    body.add(Hrg.check(Hrg.equal(swappable(), ON)));
    body.add(Hrg.tag("swap"));
    body.add(Hrg.set(model.next(), model.mover()));
    body.add(Hrg.set(model.seat(model.mover()), model.after(model.mover())));
    body.add(Hrg.set(model.seat(model.after(model.mover())), model.mover()));
    noteSwap(body);
    body.addAll(nowhere());
    return new Block(body, origin());
  }

  /**
   * Allows a swap of sides after the first move if the other player is to move, and never again.
   */
  private void allowSwap(List<HrgStatement> into) {
    if (model.swaps()) {
      HrgExpression opened = Hrg.ref(model.definitions().variable("opened", Hrg.type("Bool")));
      HrgStatement allowed = Hrg.set(swappable(), ON);
      if (model.uses("moveAgain", "set NextPlayer", "move Set NextPlayer")) {
        allowed = Hrg.when(Logic.unequal(model.next(), model.mover()), allowed);
      }
      into.add(
          Hrg.choose(
              List.of(
                  Hrg.arm(
                      Hrg.equal(opened, Hrg.ref("0")), Hrg.block(Hrg.set(opened, ON), allowed))),
              Hrg.block(Hrg.set(swappable(), Hrg.ref("0")))));
    }
  }

  private static Origin origin() {
    return Origin.UNKNOWN;
  }

  /** Removes marked pieces, unless a next mover was set. */
  private HrgStatement cleared() {
    model.definitions().variable("each", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    HrgExpression each = Hrg.ref("each");
    HrgExpression mark = model.dynamicRegions().marked(each);
    List<HrgStatement> taken = new ArrayList<>(model.clear(each));
    taken.add(Hrg.set(mark, Hrg.ref("0")));
    List<HrgStatement> body =
        model.conditions().counting().everywhere(each, Hrg.equal(mark, ON), taken);
    return model.choosesNext()
        ? Hrg.when(Hrg.equal(Hrg.ref("isChosen"), Hrg.ref("0")), body)
        : Hrg.when(Logic.TRUE, body);
  }

  private void countPasses(List<HrgStatement> into) {
    HrgExpression counted = passes();
    HrgStatement up = Hrg.set(counted, Hrg.apply(model.definitions().up(), counted));
    if (!endsWhenAllPass()) {
      up = Hrg.when(Logic.unequal(counted, Hrg.ref("" + model.players())), up);
    }
    HrgStatement none = Hrg.set(counted, Hrg.ref("0"));
    into.add(Hrg.choose(List.of(Hrg.arm(passedAlone(), Hrg.block(up))), Hrg.block(none)));
  }

  /** Whether this move is a pass and the whole turn. */
  private HrgExpression passedAlone() {
    HrgExpression pass = Hrg.equal(passed(), ON);
    return model.choosesNext()
        ? Logic.and(pass, Logic.unequal(model.numbers().prev(), model.mover()))
        : pass;
  }
}
