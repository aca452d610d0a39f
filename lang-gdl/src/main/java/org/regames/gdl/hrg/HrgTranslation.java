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
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.ground.Grounding;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.lowering.Phases;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.recover.FactFamily;
import org.regames.gdl.recover.Structure;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Origin;

/** Writes a game in HRG from its rules, if they are of a form that it can write. */
public final class HrgTranslation {
  private static final String PLAYER = Builtins.PLAYER;
  private static final String KEEPER = Builtins.KEEPER;

  private static final HrgType VISIBILITY =
      Maps.type(
          List.of(Builtins.PLAYER_TYPE),
          new HrgType.Members(Hrg.names(List.of("0", "1")), Origin.UNKNOWN));

  private static final FlatRelation TERMINAL = FlatRelation.of(Keywords.TERMINAL, 0);

  private final GameNet game;
  private final TermTable terms;
  private final Phases phases;
  private final Boards boards;
  private final Flattening flat;
  private final Dictionary dictionary;

  /** All roles, including {@code random}. */
  private final List<String> roles = new ArrayList<>();

  /** The roles that have goals. */
  private final List<String> players = new ArrayList<>();

  private final RelationRules rules;
  private final StepMoves moves;
  private final Map<FlatRelation, List<HrgStatement>> choices = new LinkedHashMap<>();
  private final String turn;
  private final String show;
  private final String step;
  private final String goal;

  private HrgTranslation(
      Grounding grounding,
      GameNet game,
      Structure structure,
      Boards boards,
      Flattening flat,
      Obstacles obstacles) {
    this.game = game;
    this.terms = game.terms();
    this.phases = Phases.of(game, structure);
    this.boards = boards;
    this.flat = flat;
    for (int role = 0; role < game.roles().size(); role++) {
      roles.add(TermNames.symbol(game.roles().get(role), terms));
      if (!game.isRandom(role)) {
        players.add(roles.getLast());
      }
    }
    this.dictionary = new Dictionary(symbols());
    dictionary.fixed("Player", players);
    dictionary.fixed("Score", Goals.scores(game));
    Map<FlatRelation, Fluent> fluents = fluents(grounding, structure, obstacles);
    Set<FlatRelation> forced = new HashSet<>();
    phases
        .phases()
        .forEach(phase -> phase.forced().values().forEach(move -> forced.add(relation(move))));
    boolean oneMoves =
        phases.phases().stream().allMatch(phase -> phase.movers().size() == 1)
            && forced.size() <= 1
            && forced.stream().allMatch(relation -> relation.arguments().isEmpty());
    this.moves = new StepMoves(flat, new LinkedHashSet<>(roles), oneMoves, forced, dictionary);
    this.turn = dictionary.fresh("turn");
    this.show = dictionary.fresh("show");
    this.step = dictionary.fresh("step");
    this.goal = dictionary.fresh("goal");
    this.rules = new RelationRules(grounding, flat, dictionary, fluents, moves, obstacles);
  }

  /**
   * The result.
   *
   * @param game the translation; empty if some rule cannot be written so
   * @param why what cannot be written so; empty if everything is
   */
  public record Written(Optional<HrgGame> game, String why) {
    /** The translation as text. */
    public Optional<String> text() {
      return game.map(HrgText::of);
    }
  }

  /** Writes the rules, or says why that cannot be done. */
  public static Written write(
      List<Clause> clauses, Grounding grounding, GameNet game, Structure structure) {
    Obstacles obstacles = new Obstacles();
    if (game.roles().stream().anyMatch(role -> game.terms().arguments(role).length > 0)) {
      obstacles.meet("a role that has arguments");
    }
    Boards boards = new Boards(structure);
    Flattening flat = new Flattening(clauses, grounding, boards, obstacles);
    if (obstacles.areMet()) {
      return new Written(Optional.empty(), obstacles.first());
    }
    HrgTranslation translation =
        new HrgTranslation(grounding, game, structure, boards, flat, obstacles);
    Optional<HrgGame> written =
        obstacles.areMet() ? Optional.empty() : Optional.of(translation.write());
    return new Written(written.filter(_ -> !obstacles.areMet()), obstacles.first());
  }

  private Set<String> symbols() {
    Set<String> symbols = new HashSet<>(roles);
    for (FlatClause clause : flat.clauses()) {
      flat.tuples(clause.head().relation()).forEach(symbols::addAll);
      if (clause.head().relation().isIn(Keywords.LEGAL)) {
        symbols.add(RelationRules.word(clause.head().relation()));
      }
      arguments(clause.head(), symbols);
      clause.positive().forEach(literal -> arguments(literal, symbols));
      clause.negative().forEach(literal -> arguments(literal, symbols));
    }
    return symbols;
  }

  private static void arguments(FlatLiteral literal, Set<String> symbols) {
    for (GdlTerm term : literal.arguments()) {
      if (term instanceof GdlTerm.Symbol(String name, _)) {
        symbols.add(TermNames.word(name));
      }
    }
  }

  private FlatRelation relation(int move) {
    int[] tuple = {game.roles().get(game.moves().get(move).role()), game.moves().get(move).term()};
    return FlatRelation.of(Keywords.LEGAL, Skeleton.of(Keywords.LEGAL, tuple, terms));
  }

  private Map<FlatRelation, Fluent> fluents(
      Grounding grounding, Structure structure, Obstacles obstacles) {
    Map<FlatRelation, Fluent.Facts> facts = new LinkedHashMap<>();
    grounding.tuples(Keywords.TRUE).forEach(tuple -> add(tuple[0], facts));
    for (int term : grounding.initial()) {
      facts.get(fact(term).relation()).initial().add(term);
    }
    Map<FlatRelation, Fluent> fluents = new LinkedHashMap<>();
    facts.forEach(
        (relation, of) -> {
          Optional<Fluent.Family> family =
              structure.families().stream()
                  .filter(each -> relation.equals(relation(each)))
                  .findFirst()
                  .map(each -> new Fluent.Family(each, terms(each)));
          String name = relation.name().replace(' ', '_');
          fluents.put(relation, new Fluent(relation, name, family, of, dictionary, obstacles));
        });
    return fluents;
  }

  private Set<Integer> terms(FactFamily family) {
    return family.groups().values().stream()
        .flatMap(group -> group.values().stream())
        .map(game.facts()::get)
        .collect(Collectors.toSet());
  }

  /** The arguments of a fact, and the relation of facts like it. */
  private record Fact(FlatRelation relation, List<String> symbols) {}

  private Fact fact(int term) {
    int[] tuple = {term};
    List<Skeleton> skeleton = Skeleton.of(Keywords.TRUE, tuple, terms);
    List<String> symbols = new ArrayList<>();
    if (!(skeleton.getFirst() instanceof Skeleton.Word)) {
      Skeleton.symbols(term, terms, symbols);
    }
    FlatRelation relation = FlatRelation.of(Keywords.TRUE, skeleton);
    return new Fact(boards.relation(relation), boards.symbols(relation, symbols));
  }

  private void add(int term, Map<FlatRelation, Fluent.Facts> into) {
    Fact fact = fact(term);
    into.computeIfAbsent(fact.relation(), _ -> new Fluent.Facts()).all().put(term, fact.symbols());
  }

  private FlatRelation relation(FactFamily family) {
    return boards.relation(
        FlatRelation.of(Keywords.TRUE, family.functions().getFirst(), family.arity()));
  }

  private HrgGame write() {
    moves.kinds().forEach((relation, _) -> choices(relation));
    moves.byMe(moves.oneMoves());
    Updates updates =
        new Updates(
            rules, moves.oneMoves() ? List.of() : game.roles().stream().map(terms::text).toList());
    List<HrgStatement> update = new ArrayList<>();
    if (game.hasHiddenInformation()) {
      update.addAll(new Percepts(rules, updates).write(players));
    }
    update.addAll(updates.write());
    moves.byMe(false);
    Optional<HrgExpression> terminal =
        rules.clauses(TERMINAL).isEmpty()
            ? Optional.empty()
            : Optional.of(rules.call(TERMINAL, List.of()));
    List<HrgStatement> goals = new Goals(rules, game, players).write();
    Map<Integer, List<HrgExpression>> tests = new TreeMap<>();
    phases.phases().forEach(phase -> tests.put(phase.number(), tests(phase)));
    rules.finish();
    List<HrgDefinition.Graph> graphs = new ArrayList<>(rules.graphs.reversed());
    graphs.addAll(turn(update));
    graphs.add(RuleCode.graph(goal, me("Player"), goals));
    graphs.add(RuleCode.graph(HrgKeywords.RULES, List.of(), play(terminal, tests)));
    List<HrgDefinition> state = new ArrayList<>(rules.definitions());
    if (game.hasHiddenInformation()) {
      state.add(Hrg.variable(Builtins.VISIBLE, VISIBILITY));
    }
    state.addAll(updates.definitions());
    List<HrgDefinition> all = new ArrayList<>(dictionary.definitions());
    all.addAll(state);
    all.addAll(CalledGraphs.of(graphs));
    return new HrgGame(all);
  }

  private List<HrgDefinition.Parameter> me(String domain) {
    return List.of(Hrg.parameter(moves.me(), domain));
  }

  /**
   * The conditions one of which holds in a phase; none for the last phase, which covers the rest.
   */
  private List<HrgExpression> tests(Phases.Phase phase) {
    if (phases.facts().isEmpty()) {
      return List.of();
    }
    List<Integer> facts = phases.facts().get();
    List<HrgExpression> all = new ArrayList<>();
    for (int value : phase.values()) {
      if (value == facts.size()) {
        return List.of();
      }
      Fact fact = fact(game.facts().get(facts.get(value)));
      List<Binding> arguments =
          fact.symbols().stream().map(name -> Binding.of(name, Set.of(name), false)).toList();
      all.add(RuleConditions.all(rules.test(fact.relation(), arguments, true)));
    }
    return all;
  }

  private void choices(FlatRelation relation) {
    StepMoves.Kind kind = moves.kinds().get(relation);
    Binding me = Binding.of(moves.me(), new LinkedHashSet<>(roles), true);
    List<List<HrgStatement>> alternatives = new ArrayList<>();
    Optional<FlatRelation> turn = turnRelation();
    for (FlatClause legal : rules.clauses(relation)) {
      turn.map(of -> withTurn(legal, of))
          .orElse(Optional.of(legal))
          .flatMap(clause -> alternative(clause, kind, me))
          .ifPresent(alternatives::add);
    }
    if (!alternatives.isEmpty()) {
      moves.choose(relation);
      choices.put(relation, RuleCode.branch(alternatives));
    }
  }

  private Optional<List<HrgStatement>> alternative(
      FlatClause clause, StepMoves.Kind kind, Binding me) {
    Map<String, Binding> scope = new HashMap<>();
    List<HrgExpression> conditions = new ArrayList<>();
    rules.match(clause.head().arguments().getFirst(), me, scope, conditions);
    Map<String, String> targets = new LinkedHashMap<>();
    for (int i = 0; i < kind.variables().size(); i++) {
      if (clause.head().arguments().get(i + 1) instanceof GdlTerm.Variable(String name, _)) {
        targets.putIfAbsent(name, kind.variables().get(i));
      }
    }
    Conjunction body = new Conjunction(rules, clause, scope, targets, Conjunction.Kind.MOVE);
    conditions.forEach(body::require);
    Optional<List<HrgStatement>> statements = body.statements();
    if (statements.isEmpty()) {
      return Optional.empty();
    }
    List<HrgStatement> code = new ArrayList<>(statements.get());
    for (int i = 0; i < kind.variables().size(); i++) {
      Binding value = body.value(clause.head().arguments().get(i + 1));
      String variable = kind.variables().get(i);
      if (!value.isCalled(variable)) {
        rules.holds(variable, value.domain());
        code.add(RuleCode.set(variable, value.expression()));
      }
    }
    return Optional.of(code);
  }

  /** The relation that says which role moves, if there is one. */
  private Optional<FlatRelation> turnRelation() {
    if (!moves.oneMoves() || phases.facts().isEmpty()) {
      return Optional.empty();
    }
    List<Integer> facts = phases.facts().get();
    FlatRelation relation = null;
    for (Phases.Phase phase : phases.phases()) {
      for (int value : phase.values()) {
        if (value == facts.size()) {
          return Optional.empty();
        }
        int term = game.facts().get(facts.get(value));
        int role = game.roles().get(phase.movers().getFirst());
        if (terms.arguments(term).length != 1 || terms.arguments(term)[0] != role) {
          return Optional.empty();
        }
        relation = boards.relation(FlatRelation.of(Keywords.TRUE, terms.name(term), 1));
      }
    }
    Fluent fluent = rules.fluents.get(relation);
    return fluent.keys.isEmpty() ? Optional.of(relation) : Optional.empty();
  }

  /** A rule for moves of the role whose turn it is; empty if it is never its turn. */
  private static Optional<FlatClause> withTurn(FlatClause legal, FlatRelation turn) {
    GdlTerm role = legal.head().arguments().getFirst();
    FlatClause clause = legal;
    for (FlatLiteral literal : legal.positive()) {
      if (literal.relation().equals(turn)) {
        GdlTerm who = literal.arguments().getFirst();
        if (who instanceof GdlTerm.Symbol && role instanceof GdlTerm.Symbol) {
          if (!who.toString().equals(role.toString())) {
            return Optional.empty();
          }
        } else if (!who.toString().equals(role.toString())) {
          Optional<FlatClause> unified = unified(clause, who, role);
          if (unified.isEmpty()) {
            return Optional.empty();
          }
          clause = unified.get();
          role = clause.head().arguments().getFirst();
        }
      }
    }
    GdlTerm mover = role;
    List<FlatLiteral> positive = new ArrayList<>(clause.positive());
    positive.removeIf(literal -> literal.relation().equals(turn));
    List<FlatLiteral> negative = new ArrayList<>(clause.negative());
    for (FlatLiteral literal : clause.negative()) {
      if (literal.relation().equals(turn)) {
        GdlTerm who = literal.arguments().getFirst();
        if (who.toString().equals(mover.toString())) {
          return Optional.empty();
        }
        if (who instanceof GdlTerm.Symbol && mover instanceof GdlTerm.Symbol) {
          negative.remove(literal);
        }
      }
    }
    return Optional.of(new FlatClause(clause.head(), positive, negative, clause.distinct()));
  }

  private static Optional<FlatClause> unified(FlatClause clause, GdlTerm who, GdlTerm role) {
    FlatClause same =
        who instanceof GdlTerm.Variable(String name, _)
            ? Replacement.of(clause, name, role)
            : Replacement.of(clause, ((GdlTerm.Variable) role).name(), who);
    return Optional.of(same)
        .filter(
            of ->
                of.distinct().stream()
                    .noneMatch(pair -> pair.left().toString().equals(pair.right().toString())));
  }

  private List<HrgDefinition.Graph> turn(List<HrgStatement> update) {
    List<HrgDefinition.Graph> graphs = new ArrayList<>();
    List<List<HrgStatement>> alternatives = new ArrayList<>();
    choices.forEach(
        (relation, code) -> {
          StepMoves.Kind kind = moves.kinds().get(relation);
          List<HrgStatement> all = new ArrayList<>(code);
          all.addAll(moves.made(kind));
          alternatives.add(all);
        });
    List<HrgDefinition.Parameter> me = me(rules.domain(new LinkedHashSet<>(roles), "Role"));
    List<HrgStatement> body = new ArrayList<>();
    body.add(RuleCode.set(PLAYER, moves.me()));
    body.addAll(RuleCode.branch(alternatives));
    if (moves.oneMoves()) {
      body.add(RuleCode.set(PLAYER, KEEPER));
      moves.noteMover().ifPresent(body::add);
      body.addAll(update);
      graphs.add(RuleCode.graph(turn, me, body));
    } else {
      graphs.add(RuleCode.graph(turn, me, body));
      graphs.add(RuleCode.graph(show, me, moves.shown(List.copyOf(moves.kinds().values()))));
      graphs.add(RuleCode.graph(step, List.of(), update));
    }
    return graphs;
  }

  private List<HrgStatement> play(
      Optional<HrgExpression> terminal, Map<Integer, List<HrgExpression>> tests) {
    List<HrgStatement> code = new ArrayList<>();
    List<HrgStatement> body = rounds(tests);
    code.add(
        terminal
            .<HrgStatement>map(call -> Hrg.repeat(Hrg.not(RuleConditions.reachable(call)), body))
            .orElseGet(() -> Hrg.loop(body)));
    if (terminal.isPresent()) {
      players.forEach(player -> code.add(call(goal, player)));
      code.add(Hrg.jump(HrgStatement.Jump.Kind.END));
    }
    return code;
  }

  private static HrgStatement call(String graph, String role) {
    return Hrg.call(graph, Hrg.ref(role));
  }

  static HrgStatement visible(String player, String value) {
    return Hrg.set(Hrg.at("visible", Hrg.ref(player)), Hrg.ref(value));
  }

  private List<HrgStatement> rounds(Map<Integer, List<HrgExpression>> tests) {
    List<HrgStatement.Arm> arms = new ArrayList<>();
    List<Phases.Phase> last = new ArrayList<>();
    List<Phases.Phase> all = new ArrayList<>();
    phases.phases().forEach(phase -> (tests.get(phase.number()).isEmpty() ? last : all).add(phase));
    all.addAll(last);
    for (Phases.Phase phase : all.subList(0, all.size() - 1)) {
      arms.add(RuleCode.arm(RuleConditions.any(tests.get(phase.number())), phase(phase)));
    }
    return RuleCode.firstOf(arms, Optional.of(phase(all.getLast())));
  }

  private List<HrgStatement> phase(Phases.Phase phase) {
    List<HrgStatement> code = new ArrayList<>();
    List<String> movers = phase.movers().stream().map(roles::get).toList();
    if (moves.oneMoves()) {
      return List.of(call(turn, movers.getFirst()));
    }
    boolean hides = movers.size() > 1 && !game.hasHiddenInformation();
    if (hides) {
      players.forEach(player -> code.add(visible(player, "0")));
    }
    movers.forEach(mover -> code.add(call(turn, mover)));
    code.add(RuleCode.set(PLAYER, KEEPER));
    if (hides) {
      players.forEach(player -> code.add(visible(player, "1")));
      movers.forEach(mover -> code.add(call(show, mover)));
    }
    new TreeMap<>(phase.forced())
        .forEach(
            (role, move) -> {
              List<String> arguments = new ArrayList<>();
              int term = game.moves().get(move).term();
              for (int argument : terms.arguments(term)) {
                Skeleton.symbols(argument, terms, arguments);
              }
              code.addAll(
                  moves.without(roles.get(role), moves.kinds().get(relation(move)), arguments));
            });
    code.add(Hrg.call(step));
    return code;
  }
}
