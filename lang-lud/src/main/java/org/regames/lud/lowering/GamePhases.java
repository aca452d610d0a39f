package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.diagnostic.Origin;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The phases of a game: their moves, their ends, and the changes between them. */
final class GamePhases {
  private final Model model;
  private final LudClause rules;
  private final Map<LudClause, String> names = new LinkedHashMap<>();

  GamePhases(Model model) {
    this.model = model;
    this.rules = model.game().clause("rules");
    for (LudClause phase : rules.clauses("phases")) {
      LudRefusal.unlessAbsent(phase, "mode");
      names.put(phase, model.definitions().fresh(SymbolWords.symbol(phase.word("name"))));
    }
    if (several()) {
      Map<String, String> first = new LinkedHashMap<>();
      for (int i = 1; i <= model.players(); i++) {
        first.put(model.player(i), first(i));
      }
      List<HrgExpression.Part> parts =
          first.entrySet().stream().map(e -> Hrg.part(e.getKey(), e.getValue())).toList();
      model
          .definitions()
          .variable("phase", Hrg.map("Player", "Phase"), Hrg.mapLiteral(Optional.empty(), parts));
    }
  }

  private boolean several() {
    return names.size() > 1;
  }

  private String first(int player) {
    for (LudClause phase : names.keySet()) {
      String role = phase.word("role");
      if (role.equals("P" + player) || List.of("Shared", "All", "Each").contains(role)) {
        return names.get(phase);
      }
    }
    throw LudRefusal.of(rules, "has no phase for player " + player);
  }

  /** The domain of phases, if there are several. */
  Optional<HrgDefinition> domain() {
    return several()
        ? Optional.of(Hrg.domain("Phase", List.copyOf(names.values())))
        : Optional.empty();
  }

  private HrgExpression current(HrgExpression player) {
    return Hrg.at("phase", player);
  }

  private List<HrgStatement> lists(List<LudClause> moves, LudemeScope scope) {
    List<Block> lists = moves.stream().map(each -> Hrg.block(list(each, scope))).toList();
    return lists.size() == 1
        ? lists.getFirst().statements()
        : List.of(Hrg.branch(lists.toArray(Block[]::new)));
  }

  private List<HrgStatement> list(LudClause moves, LudemeScope scope) {
    List<HrgStatement> all = new ArrayList<>();
    all.addAll(model.generators().statements(model.dice().withoutRoll(moves), scope));
    all.addAll(model.dice().then(moves, scope));
    return all;
  }

  /** The consequences of the pass of a player without a move after a roll. */
  List<HrgStatement> afterForcedPass() {
    Optional<LudClause> common = rules.findClause("play").map(play -> play.clause("moves"));
    List<HrgStatement> always =
        common.map(moves -> model.dice().then(moves, LudemeScope.OUTERMOST)).orElse(List.of());
    List<HrgStatement.Arm> arms = new ArrayList<>();
    for (LudClause phase : names.keySet()) {
      List<HrgStatement> own =
          phase
              .findClause("play")
              .map(play -> model.dice().then(play.clause("moves"), LudemeScope.OUTERMOST))
              .orElse(List.of());
      if (!own.isEmpty()) {
        HrgExpression here =
            several() ? Hrg.equal(current(model.mover()), Hrg.ref(names.get(phase))) : Logic.TRUE;
        arms.add(Hrg.arm(here, Hrg.block(own)));
      }
    }
    if (arms.isEmpty()) {
      return always;
    }
    return names.size() == 1
        ? arms.getFirst().body().statements()
        : List.of(new HrgStatement.If(arms, Optional.empty(), origin()));
  }

  /** The moves of the mover. */
  List<HrgStatement> moves(LudemeScope scope) {
    Optional<LudClause> common = rules.findClause("play").map(play -> play.clause("moves"));
    if (names.isEmpty()) {
      return lists(List.of(common.orElseThrow(() -> LudRefusal.of(rules, "without moves"))), scope);
    }
    List<HrgStatement.Arm> arms = new ArrayList<>();
    List<HrgStatement> last = List.of();
    for (LudClause phase : names.keySet()) {
      List<LudClause> moves = new ArrayList<>();
      phase.findClause("play").ifPresent(play -> moves.add(play.clause("moves")));
      common.ifPresent(moves::add);
      if (moves.isEmpty()) {
        throw LudRefusal.of(phase, "without moves is not supported yet");
      }
      last = lists(moves, scope);
      arms.add(
          Hrg.arm(Hrg.equal(current(model.mover()), Hrg.ref(names.get(phase))), Hrg.block(last)));
    }
    return arms.size() == 1
        ? last
        : List.of(Hrg.choose(arms.subList(0, arms.size() - 1), Hrg.block(last)));
  }

  /** Whether all moves come after effects that always happen, so that there is a pass. */
  boolean alwaysGoOn() {
    List<LudClause> all = new ArrayList<>(rules.clauses("phases"));
    all.add(rules);
    return all.stream()
        .flatMap(each -> each.findClause("play").stream())
        .map(play -> play.clause("moves"))
        .allMatch(GamePhases::goesOn);
  }

  private static boolean goesOn(LudClause moves) {
    return switch (moves.title()) {
      case "do" -> moves.has("next") && !moves.has("ifAfterwards");
      case "max Moves" -> goesOn(moves.clause("moves"));
      case "if" ->
          goesOn(moves.clause("moves"))
              && moves.findClause("else").filter(GamePhases::goesOn).isPresent();
      default -> false;
    };
  }

  /** The rolls of dice before the moves of the mover. */
  List<HrgStatement> rolls() {
    Optional<LudClause> common = rules.findClause("play").map(play -> play.clause("moves"));
    List<HrgStatement> always = common.map(model.dice()::rolled).orElse(List.of());
    if (names.isEmpty()) {
      return always;
    }
    List<HrgStatement.Arm> arms = new ArrayList<>();
    List<HrgStatement> last = List.of();
    for (LudClause phase : names.keySet()) {
      last =
          phase
              .findClause("play")
              .map(play -> model.dice().rolled(play.clause("moves")))
              .orElse(List.of());
      if (!always.isEmpty() && !last.isEmpty()) {
        throw LudRefusal.of(
            phase, "with a roll of its own beside one for all phases is not supported yet");
      }
      if (!last.isEmpty()) {
        arms.add(
            Hrg.arm(Hrg.equal(current(model.mover()), Hrg.ref(names.get(phase))), Hrg.block(last)));
      }
    }
    if (arms.isEmpty()) {
      return always;
    }
    return names.size() == 1
        ? last
        : List.of(new HrgStatement.If(arms, Optional.empty(), origin()));
  }

  /** The ends: those of the phase before those of the game. */
  List<HrgStatement> ends() {
    if (model.piles().missing()) {
      return List.of();
    }
    List<HrgStatement> all = new ArrayList<>();
    Ends ends = new Ends(model);
    for (LudClause phase : names.keySet()) {
      Optional<LudClause> end = phase.findClause("end");
      if (end.isPresent()) {
        List<HrgStatement> own = ends.statements(end.get());
        HrgExpression here =
            several() ? Hrg.equal(current(model.mover()), Hrg.ref(names.get(phase))) : Logic.TRUE;
        all.addAll(here.equals(Logic.TRUE) ? own : List.of(Hrg.when(here, own)));
      }
    }
    rules.findClause("end").ifPresent(end -> all.addAll(ends.statements(end)));
    return all;
  }

  /** The changes of phases, by player. */
  List<HrgStatement> changes() {
    List<HrgStatement> all = new ArrayList<>();
    if (!several()) {
      return all;
    }
    for (int player = 1; player <= model.players(); player++) {
      List<HrgStatement.Arm> arms = new ArrayList<>();
      HrgExpression who = Hrg.ref(model.player(player));
      for (LudClause phase : names.keySet()) {
        List<HrgStatement.Arm> entries = entries(phase, player);
        if (!entries.isEmpty()) {
          HrgStatement choice = new HrgStatement.If(entries, Optional.empty(), origin());
          arms.add(Hrg.arm(Hrg.equal(current(who), Hrg.ref(names.get(phase))), Hrg.block(choice)));
        }
      }
      if (!arms.isEmpty()) {
        all.add(new HrgStatement.If(arms, Optional.empty(), origin()));
      }
    }
    return all;
  }

  private static Origin origin() {
    return Origin.UNKNOWN;
  }

  private List<HrgStatement.Arm> entries(LudClause phase, int player) {
    List<HrgStatement.Arm> entries = new ArrayList<>();
    HrgExpression who = Hrg.ref(model.player(player));
    for (LudClause next : phase.clauses("next")) {
      HrgExpression applies =
          next.has("player") ? applies(next, next.get("player"), player) : Logic.TRUE;
      HrgExpression condition =
          Logic.and(
              applies, model.conditions().condition(next.get("condition"), LudemeScope.OUTERMOST));
      if (!condition.equals(Logic.FALSE)) {
        entries.add(
            Hrg.arm(condition, Hrg.block(Hrg.set(current(who), Hrg.ref(target(next, phase))))));
      }
    }
    return entries;
  }

  private HrgExpression applies(LudClause next, LudValue role, int player) {
    if (role instanceof LudValue.Name name
        && List.of("Shared", "All", "Each").contains(name.text())) {
      return Logic.TRUE;
    }
    Num number = model.numbers().player(role, LudemeScope.OUTERMOST);
    if (number instanceof Num.Known known) {
      return Logic.known(known.value() == player || known.value() == model.players() + 1);
    }
    return Logic.equal(model.numbers().owner(number, next), Hrg.ref(model.player(player)));
  }

  private String target(LudClause next, LudClause phase) {
    if (next.has("name")) {
      return names.entrySet().stream()
          .filter(each -> each.getKey().word("name").equals(next.word("name")))
          .findFirst()
          .orElseThrow(() -> LudRefusal.of(next, "names an unknown phase"))
          .getValue();
    }
    List<LudClause> all = List.copyOf(names.keySet());
    return names.get(all.get((all.indexOf(phase) + 1) % all.size()));
  }
}
