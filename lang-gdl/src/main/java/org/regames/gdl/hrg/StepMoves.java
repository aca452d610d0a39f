package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/**
 * The moves of a step as variables. If only one role has a choice at a time, these are the role,
 * the kind of its move, and the arguments; otherwise there is one of each for each role.
 */
final class StepMoves {
  /**
   * A kind of move.
   *
   * @param word its symbol among the kinds: its first tag, unless another kind has that
   * @param roles the roles that can ever make it
   * @param places the possible values of its arguments
   * @param variables the variables for its arguments, which a player assigns
   * @param kept the maps that keep these for each role; the variables themselves if one role moves
   *     at a time
   * @param tags all its tags as statements: {@code $ go $ to $$ x} for {@code (go (to ?x))}
   */
  record Kind(
      String word,
      Set<String> roles,
      List<Set<String>> places,
      List<String> variables,
      List<String> kept,
      List<HrgStatement> tags) {}

  private final Map<FlatRelation, Kind> kinds = new LinkedHashMap<>();

  /** What the values of maps that keep arguments are compared with. */
  private final Map<String, Set<String>> compared = new HashMap<>();

  private final Map<String, String> shared = new LinkedHashMap<>();
  private final boolean oneMoves;

  /** The only moves of roles without a choice, if one role moves at a time. */
  private final Set<FlatRelation> forced;

  /** The moves that may be chosen. */
  private final Set<FlatRelation> chosen = new LinkedHashSet<>();

  private final String me;
  private final String act;
  private final String mover;
  private boolean actAsked;
  private boolean moverAsked;

  /** Whether code is being written in which the player who moved is the argument of the graph. */
  private boolean byMe;

  /** All roles, including {@code random}. */
  private final Set<String> players;

  StepMoves(
      Flattening flat,
      Set<String> players,
      boolean oneMoves,
      Set<FlatRelation> forced,
      Dictionary dictionary) {
    this.oneMoves = oneMoves;
    this.forced = forced;
    this.players = players;
    this.me = dictionary.fresh("me");
    this.act = dictionary.fresh("act");
    this.mover = dictionary.fresh("mover");
    for (FlatClause clause : flat.clauses()) {
      FlatRelation relation = clause.head().relation();
      if (relation.isIn(Keywords.LEGAL) && !kinds.containsKey(relation)) {
        kinds.put(relation, kind(relation, flat, dictionary));
      }
    }
  }

  private Kind kind(FlatRelation relation, Flattening flat, Dictionary dictionary) {
    List<Set<String>> places = Fluent.places(flat.tuples(relation));
    List<String> variables = new ArrayList<>();
    List<String> kept = new ArrayList<>();
    for (int place = 1; place < places.size(); place++) {
      String wish = null;
      for (FlatClause clause : flat.clauses()) {
        if (wish == null
            && clause.head().relation().equals(relation)
            && clause.head().arguments().get(place) instanceof GdlTerm.Variable(String name, _)
            && !(shared.containsKey(name) && variables.contains(shared.get(name)))) {
          wish = name;
        }
      }
      String word = wish == null ? "argument" + place : wish;
      String variable = shared.get(word);
      if (variable == null || variables.contains(variable)) {
        variable = dictionary.scratch(word, Set.of());
        shared.put(word, variable);
      }
      variables.add(variable);
      kept.add(oneMoves ? variable : dictionary.fresh(variable + "Of"));
    }
    String word = RelationRules.word(relation);
    boolean isTaken = kinds.values().stream().anyMatch(kind -> kind.word().equals(word));
    return new Kind(
        isTaken ? dictionary.fresh(word) : word, // `(go ?x)` is another kind than `(go (to ?x))`
        places.getFirst(),
        places.subList(1, places.size()),
        variables,
        kept,
        flat.shape(relation).tags(variables));
  }

  /** The variable for a name in the rules for moves. */
  Optional<String> variable(String name) {
    return Optional.ofNullable(shared.get(name));
  }

  Set<String> names() {
    Set<String> names = new HashSet<>();
    kinds.values().forEach(kind -> names.addAll(kind.variables()));
    return names;
  }

  /** Whether an expression is an argument of a move that a map keeps. */
  boolean keeps(Binding value) {
    return !oneMoves
        && kinds.values().stream()
            .flatMap(kind -> kind.kept().stream())
            .anyMatch(map -> isOf(value, map));
  }

  /** Whether an expression is a value of a map. */
  private static boolean isOf(Binding value, String map) {
    return value.expression() instanceof HrgExpression.Application place
        && place.brackets()
        && RuleConditions.name(place.map()).filter(map::equals).isPresent();
  }

  /**
   * If an expression is a value of a map that keeps an argument, adds to the type of the map the
   * values that it is compared with, and to that of the variable which is shown for it.
   */
  void compare(Binding value, RelationRules rules) {
    for (Kind kind : kinds.values()) {
      for (int i = 0; i < kind.kept().size(); i++) {
        if (isOf(value, kind.kept().get(i))) {
          compared
              .computeIfAbsent(kind.kept().get(i), _ -> new LinkedHashSet<>())
              .addAll(value.domain());
          rules.holds(kind.variables().get(i), value.domain());
        }
      }
    }
  }

  Map<FlatRelation, Kind> kinds() {
    return kinds;
  }

  boolean oneMoves() {
    return oneMoves;
  }

  String me() {
    return me;
  }

  /** Notes that a kind of move may be chosen. */
  void choose(FlatRelation relation) {
    chosen.add(relation);
  }

  void byMe(boolean value) {
    byMe = value;
  }

  private Binding mover() {
    moverAsked |= !byMe;
    return byMe ? Binding.of(me, players, true) : Binding.of(mover, players, false);
  }

  /** Whether the mover may be a role. Maps of roles have no keys for others. */
  private boolean canBeRole(Binding who, RelationRules rules) {
    boolean can = players.stream().anyMatch(who::canBe);
    if (can && !oneMoves && !who.isWithin(players)) {
      rules.obstacles.meet("a move of " + who.text() + ", which is not always a role");
    }
    return can;
  }

  /** The conditions for a move to be made. */
  List<HrgExpression> test(FlatRelation does, List<Binding> arguments, RelationRules rules) {
    if (!canBeRole(arguments.getFirst(), rules)) {
      return List.of(RuleConditions.FALSE);
    }
    FlatRelation relation = does.with(Keywords.LEGAL);
    Kind kind = kinds.get(relation);
    List<HrgExpression> conditions = new ArrayList<>();
    if (oneMoves && forced.contains(relation)) {
      HrgExpression other = rules.compared(arguments.getFirst(), mover(), false);
      if (chosen.contains(relation)) {
        actAsked = true;
        return List.of(RuleConditions.any(List.of(other, isAct(kind))));
      }
      return List.of(other);
    }
    if (oneMoves) {
      conditions.add(RelationRules.equal(mover(), arguments.getFirst(), true, rules.obstacles));
    }
    isMade(relation, arguments.getFirst(), conditions);
    for (int i = 0; i < kind.places().size(); i++) {
      conditions.add(
          rules.compared(argument(kind, i, arguments.getFirst()), arguments.get(i + 1), true));
    }
    return conditions;
  }

  private void isMade(FlatRelation relation, Binding role, List<HrgExpression> conditions) {
    Kind kind = kinds.get(relation);
    if (!oneMoves) {
      actAsked = true;
      conditions.add(isActOf(role.expression(), kind));
    } else if (chosen.size() > 1 || !chosen.contains(relation)) {
      actAsked = true;
      conditions.add(isAct(kind));
    }
  }

  private HrgExpression isAct(Kind kind) {
    return Hrg.equal(Hrg.ref(act), Hrg.ref(kind.word()));
  }

  private HrgExpression isActOf(HrgExpression role, Kind kind) {
    return Hrg.equal(Hrg.at(act + "Of", role), Hrg.ref(kind.word()));
  }

  private Binding argument(Kind kind, int i, Binding role) {
    return oneMoves
        ? Binding.of(kind.kept().get(i), kind.places().get(i), false)
        : new Binding(
            Hrg.at(kind.kept().get(i), role.expression()), kind.places().get(i), role.local());
  }

  /** What a move says about its arguments. */
  Optional<RelationRules.Told> tell(
      FlatRelation does, List<Optional<Binding>> arguments, RelationRules rules) {
    FlatRelation relation = does.with(Keywords.LEGAL);
    Kind kind = kinds.get(relation);
    Optional<Binding> role = arguments.getFirst();
    if (role.isPresent() && !canBeRole(role.get(), rules)) {
      return Optional.of(RelationRules.Told.NEVER);
    }
    if (oneMoves && forced.contains(relation) || !oneMoves && role.isEmpty()) {
      return Optional.empty();
    }
    List<HrgExpression> conditions = new ArrayList<>();
    Map<Integer, Binding> values = new LinkedHashMap<>();
    if (oneMoves) {
      if (role.isPresent()) {
        conditions.add(RelationRules.equal(mover(), role.get(), true, rules.obstacles));
      } else {
        values.put(0, mover());
      }
    }
    isMade(relation, role.orElse(null), conditions);
    for (int i = 0; i < kind.places().size(); i++) {
      Binding made = argument(kind, i, role.orElse(null));
      if (arguments.get(i + 1).isPresent()) {
        conditions.add(rules.compared(made, arguments.get(i + 1).get(), true));
      } else {
        values.put(i + 1, made);
      }
    }
    return Optional.of(new RelationRules.Told(conditions, values));
  }

  /** The statements of a player after the arguments of a move are assigned. */
  List<HrgStatement> made(Kind kind) {
    List<HrgStatement> code = new ArrayList<>();
    code.addAll(kind.tags());
    if (!oneMoves) {
      code.add(set(act + "Of", me, kind.word()));
      for (int i = 0; i < kind.kept().size(); i++) {
        code.add(set(kind.kept().get(i), me, kind.variables().get(i)));
      }
    } else if (actAsked) {
      code.add(RuleCode.set(act, kind.word()));
    }
    return code;
  }

  private static HrgStatement set(String map, String role, String value) {
    return Hrg.set(Hrg.at(map, Hrg.ref(role)), Hrg.ref(value));
  }

  /** The statements that note the move of a role without a choice. */
  List<HrgStatement> without(String role, Kind kind, List<String> arguments) {
    actAsked = true;
    List<HrgStatement> code = new ArrayList<>();
    code.add(set(act + "Of", role, kind.word()));
    for (int i = 0; i < arguments.size(); i++) {
      code.add(set(kind.kept().get(i), role, arguments.get(i)));
    }
    return code;
  }

  /** Shows the move of a role to all. */
  List<HrgStatement> shown(List<Kind> some) {
    List<HrgStatement.Arm> arms = new ArrayList<>();
    for (Kind kind : some) {
      List<HrgStatement> code = new ArrayList<>();
      for (int i = 0; i < kind.kept().size(); i++) {
        String variable = kind.variables().get(i);
        code.add(RuleCode.set(variable, Hrg.at(kind.kept().get(i), Hrg.ref(me))));
      }
      code.addAll(kind.tags());
      arms.add(RuleCode.arm(isActOf(Hrg.ref(me), kind), code));
    }
    return RuleCode.firstOf(arms, Optional.empty());
  }

  Optional<HrgStatement> noteMover() {
    return moverAsked ? Optional.of(RuleCode.set(mover, me)) : Optional.empty();
  }

  List<HrgDefinition> definitions(RelationRules rules) {
    List<HrgDefinition> definitions = new ArrayList<>();
    String player = rules.domain(players, "Role");
    Set<String> words = new LinkedHashSet<>();
    kinds.values().forEach(kind -> words.add(kind.word()));
    if (!oneMoves) {
      definitions.add(Hrg.variable(act + "Of", Hrg.map(player, rules.domain(words, "Act"))));
      for (Kind kind : kinds.values()) {
        for (int i = 0; i < kind.kept().size(); i++) {
          Set<String> values = new LinkedHashSet<>(kind.places().get(i));
          values.addAll(compared.getOrDefault(kind.kept().get(i), Set.of()));
          String domain = rules.domain(values, kind.variables().get(i));
          definitions.add(Hrg.variable(kind.kept().get(i), Hrg.map(player, domain)));
        }
      }
    } else if (actAsked) {
      definitions.add(Hrg.variable(act, Hrg.type(rules.domain(words, "Act"))));
    }
    if (moverAsked) {
      definitions.add(Hrg.variable(mover, Hrg.type(player)));
    }
    return definitions;
  }
}
