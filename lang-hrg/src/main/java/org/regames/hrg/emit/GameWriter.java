package org.regames.hrg.emit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.emit.passes.HrgDraft;
import org.regames.hrg.emit.structure.Dispatch;
import org.regames.hrg.emit.tables.ConstantWriter;
import org.regames.hrg.emit.tables.DomainWriter;
import org.regames.hrg.emit.tables.OutsideReads;
import org.regames.hrg.emit.tables.SettledValues;
import org.regames.hrg.emit.tables.ValueWriter;
import org.regames.hrg.emit.terms.ExpressionWriter;
import org.regames.hrg.emit.terms.SymbolSyntax;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Writes a game as the syntax tree of an HRG file. */
public final class GameWriter {
  private static final List<String> FIRST = List.of(Builtins.PLAYER_TYPE, Builtins.SCORE_TYPE);

  private final Game game;
  private final Diagnostics diagnostics;
  private final Budget budget;
  private final Typing typing;
  private final Game builtins;
  private final SymbolSyntax symbols = new SymbolSyntax();
  private final Map<String, List<String>> domains = new LinkedHashMap<>();
  private final Map<String, String> domainNames = new HashMap<>();
  private final Set<String> allSymbols = new HashSet<>();
  private final Set<String> taken = new HashSet<>();
  private final ExpressionWriter expressions;
  private final ValueWriter values;
  private final ConstantWriter functions;
  private final OutsideReads outsideReads;

  /** The first statements of the rules. */
  private final List<HrgStatement> start = new ArrayList<>();

  /**
   * @param diagnostics receives what HRG cannot express
   * @param budget for edges that several graphs repeat
   */
  public GameWriter(Game game, Diagnostics diagnostics, Budget budget) {
    this.budget = budget;
    this.game = game;
    this.diagnostics = diagnostics;
    this.typing = Typing.of(game);
    this.builtins =
        Builtins.complete(
            new Game(
                game.types().stream().filter(type -> FIRST.contains(type.name())).toList(),
                List.of(),
                List.of(),
                List.of(),
                List.of()));
    collectDomains();
    this.expressions = new ExpressionWriter(game, symbols, domainNames);
    this.values = new ValueWriter(symbols, expressions);
    this.functions = new ConstantWriter(typing, symbols, expressions, values, taken);
    this.outsideReads = new OutsideReads(game, typing, expressions);
  }

  private void collectDomains() {
    for (TypeDefinition type : game.types()) {
      if (typing.shape(type.type()).orElse(null) instanceof Shape.SetShape set) {
        allSymbols.addAll(set.symbols());
      }
    }
    FreshNames names = new FreshNames(allSymbols);
    game.types().stream()
        .sorted(
            Comparator.comparing((TypeDefinition type) -> !FIRST.contains(type.name()))
                .thenComparing(TypeDefinition::name, NaturalOrder.NATURAL))
        .forEach(
            type -> {
              boolean isSet = typing.shape(type.type()).orElse(null) instanceof Shape.SetShape;
              if (isSet) {
                boolean builtin = builtins.types().contains(type) && !FIRST.contains(type.name());
                String name =
                    builtin || FIRST.contains(type.name()) ? type.name() : names.fresh(type.name());
                domainNames.put(type.name(), name);
                if (!builtin) {
                  domains.put(name, members(type.type()));
                }
              }
            });
    taken.addAll(allSymbols);
    game.constants().forEach(constant -> taken.add(constant.name()));
    game.variables().forEach(variable -> taken.add(variable.name()));
  }

  /** The symbols in the order of the definition. */
  private List<String> members(Type type) {
    Type at = type;
    while (at instanceof Type.Named(String name, _)) {
      at = typing.definition(name).orElseThrow();
    }
    return at instanceof Type.SetType set ? set.symbols().stream().distinct().toList() : List.of();
  }

  /** The whole file, a plain rendering of the automaton; not to be used if errors are reported. */
  public HrgDraft write() {
    new NeededCasts(typing, expressions, diagnostics).report(game);
    List<HrgDefinition> definitions = new ArrayList<>();
    DomainWriter writer = new DomainWriter(symbols, domains);
    domains.keySet().forEach(name -> definitions.add(writer.domain(name)));
    definitions.addAll(functions());
    List<HrgDefinition> variables = variables();
    FreshNames fresh = new FreshNames(taken);
    String place = fresh.fresh("resume");
    String none = fresh.fresh("nowhere");
    String prefix = prefix();
    Dispatch dispatch = new Dispatch(place, none, prefix);
    Set<String> reserved = new HashSet<>(HrgKeywords.ALL);
    reserved.addAll(taken);
    GraphsWriter rules = new GraphsWriter(game, expressions, reserved, dispatch, budget);
    Map<String, List<HrgStatement>> graphs = rules.graphs();
    if (dispatch.places() > 0) {
      variables.add(dispatcher(place, none, prefix, dispatch.places()));
    }
    variables.sort(NaturalOrder.by(variable -> variable.name().text()));
    definitions.addAll(variables);
    List<HrgStatement> body = new ArrayList<>(start);
    body.addAll(graphs.get(HrgKeywords.RULES));
    graphs.put(HrgKeywords.RULES, body);
    graphs.forEach(
        (name, statements) ->
            definitions.add(
                new HrgDefinition.Graph(
                    Hrg.name(name), false, List.of(), Hrg.block(statements), Origin.UNKNOWN)));
    reportPragmas();
    return new HrgDraft(new HrgGame(definitions), domains, rules.source(), rules.names());
  }

  /** The variables, and the constants that have to be written as variables. */
  private List<HrgDefinition> variables() {
    List<HrgDefinition> variables = new ArrayList<>();
    game.constants().stream()
        .filter(constant -> !expressions.isFunction(constant.name()))
        .map(constant -> new Variable(constant.name(), constant.type(), constant.value()))
        .forEach(variable -> variable(variable, variables));
    game.variables().stream()
        .filter(variable -> !builtins.variables().contains(variable))
        .forEach(variable -> variable(variable, variables));
    return variables;
  }

  private String prefix() {
    String prefix = "at";
    while (true) {
      String tried = prefix;
      if (taken.stream().noneMatch(name -> name.startsWith(tried))) {
        return prefix;
      }
      prefix += "_";
    }
  }

  private HrgDefinition dispatcher(String variable, String none, String prefix, int places) {
    List<String> members = new ArrayList<>(List.of(none));
    for (int i = 1; i <= places; i++) {
      members.add(prefix + i);
    }
    diagnostics.report(
        Diagnostic.warning(
            "unstructured",
            Origin.UNKNOWN,
            "the automaton has loops or joins that statements cannot express; "
                + places
                + " of its nodes are values of the variable `"
                + variable
                + "`"));
    return new HrgDefinition.Variable(
        Hrg.name(variable),
        new HrgType.Members(Hrg.names(members), Origin.UNKNOWN),
        Optional.empty(),
        Origin.UNKNOWN);
  }

  /**
   * The constants that become functions; the other maps become variables that are never assigned.
   */
  private List<HrgDefinition> functions() {
    List<HrgDefinition> definitions = new ArrayList<>();
    for (Constant constant : game.constants()) {
      if (expressions.resolved(constant.value()) instanceof Value.MapLiteral map) {
        boolean losesDefault = outsideReads.losesDefault(constant);
        Optional<HrgDefinition> function =
            losesDefault ? Optional.empty() : functions.function(constant, map);
        function.ifPresentOrElse(
            definitions::add,
            () -> {
              expressions.makeVariable(constant.name());
              reportVariable(constant, losesDefault);
            });
      }
    }
    return definitions;
  }

  private void reportVariable(Constant constant, boolean losesDefault) {
    diagnostics.warning(
        "constant-as-variable",
        constant.origin(),
        "the constant `"
            + constant.name()
            + (losesDefault
                ? "` may be read at keys that its type does not have, where a function of HRG gives"
                    + " another value"
                : "` has values that begin in upper case, which functions of HRG take for"
                    + " variables")
            + "; it becomes a variable that nothing changes");
  }

  private void variable(Variable variable, List<HrgDefinition> definitions) {
    HrgType type = expressions.type(variable.type());
    Shape shape = typing.shape(variable.type()).orElseThrow();
    Value value = SettledValues.of(variable.initial(), shape);
    Value declared = values.declared(value, shape);
    List<HrgStatement> rest = values.completion(variable.name(), value, declared, shape);
    if (!rest.isEmpty()) {
      diagnostics.warning(
          "upper-case-symbol",
          variable.origin(),
          "the variable `"
              + variable.name()
              + "` has symbols that begin in upper case, which HRG takes for variables in maps; the"
              + " rules assign them when the game begins"
              + (values.keepsDefaults(value, declared, shape)
                  ? ""
                  : "; at keys outside of its type, where these are defaults, it has other"
                      + " values"));
      start.addAll(rest);
    }
    Optional<HrgExpression> initial =
        isFirst(value, variable.type()) ? Optional.empty() : Optional.of(values.literal(declared));
    definitions.add(
        new HrgDefinition.Variable(Hrg.name(variable.name()), type, initial, Origin.UNKNOWN));
  }

  /** Whether the initial value of a variable is the one it has if none is written. */
  private boolean isFirst(Value initial, Type type) {
    Value value = initial;
    Shape shape = typing.shape(type).orElseThrow();
    while (shape instanceof Shape.MapShape map) {
      if (!(value instanceof Value.MapLiteral literal)
          || literal.otherwise().isEmpty()
          || !literal.entries().isEmpty()) {
        return false;
      }
      value = literal.otherwise().get();
      shape = map.target();
    }
    return shape instanceof Shape.SetShape set
        && value.equals(new Value.Named(firstSymbol(type)))
        && set.contains(firstSymbol(type));
  }

  private String firstSymbol(Type type) {
    Type at = type;
    while (true) {
      switch (at) {
        case Type.Named(String name, _) -> at = typing.definition(name).orElseThrow();
        case Type.Arrow(_, Type target, _) -> at = target;
        case Type.SetType set -> {
          return set.symbols().getFirst();
        }
      }
    }
  }

  /**
   * HRG can express artificial tags and integers, but no other pragmas. Those without a source
   * position were derived by passes, and can be derived again.
   */
  private void reportPragmas() {
    for (Pragma pragma : game.pragmas()) {
      boolean isLost =
          switch (pragma) {
            case Pragma.ArtificialTag _, Pragma.IntegerRange _ -> false;
            case Pragma.Disjoint _,
                Pragma.Iterator _,
                Pragma.Repeat _,
                Pragma.Unique _,
                Pragma.SimpleApply _,
                Pragma.TagIndex _,
                Pragma.Unknown _ ->
                pragma.origin().isKnown();
          };
      if (isLost) {
        diagnostics.warning(
            "lost-pragma",
            pragma.origin(),
            "HRG has no pragmas: `" + pragma + "` is left out; no play depends on it");
      }
    }
  }
}
