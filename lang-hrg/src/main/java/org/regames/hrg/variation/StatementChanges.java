package org.regames.hrg.variation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Assignment;
import org.regames.hrg.syntax.HrgStatement.Branch;
import org.regames.hrg.syntax.HrgStatement.BranchIn;
import org.regames.hrg.syntax.HrgStatement.Check;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.variation.Change.Kind;
import org.regames.ir.diagnostic.Origin;

/**
 * Finds what may replace the statements of a graph: more or fewer checks, alternatives and steps.
 */
final class StatementChanges {
  private static final int MOST_MEMBERS = 12;

  private final GameNames names;
  private final Map<String, List<String>> graphs;
  private final List<Change> found;
  private final ExpressionChanges expressions;
  private final Ingredients ingredients;

  StatementChanges(
      GameNames names,
      Map<String, List<String>> graphs,
      Ingredients ingredients,
      List<Change> found) {
    this.names = names;
    this.graphs = graphs;
    this.ingredients = ingredients;
    this.found = found;
    this.expressions = new ExpressionChanges(names, graphs, found);
  }

  /** Changes of a block and of everything in it. */
  void block(Block block, Map<String, HrgType> locals) {
    List<HrgStatement> statements = block.statements();
    for (int place = 0; place < statements.size(); place++) {
      statement(statements.get(place), locals);
      around(block, place, locals);
    }
  }

  private void statement(HrgStatement statement, Map<String, HrgType> locals) {
    switch (statement) {
      case Assignment(HrgExpression target, HrgExpression value, var _) -> {
        if (target instanceof HrgExpression.Application(var _, var arguments, var _, var _)) {
          arguments.forEach(index -> expressions.value(index, Optional.empty(), locals));
        }
        Optional<String> type = names.type(target, locals).map(HrgType::toString);
        expressions.value(value, type, locals);
      }
      case Check(HrgExpression condition, var _) -> expressions.condition(condition, locals);
      case HrgStatement.If(var arms, var otherwise, var _) -> {
        for (HrgStatement.Arm arm : arms) {
          expressions.condition(arm.condition(), locals);
          block(arm.body(), locals);
        }
        otherwise.ifPresent(body -> block(body, locals));
      }
      case HrgStatement.While(var condition, var body, var _) -> {
        expressions.condition(condition, locals);
        block(body, locals);
      }
      case HrgStatement.Loop(var body, var _) -> block(body, locals);
      case Branch(var alternatives, var _) -> alternatives.forEach(each -> block(each, locals));
      case BranchIn branch -> {
        members(branch.type());
        block(branch.body(), with(locals, branch.variable(), branch.type()));
      }
      case HrgStatement.Repeat(Name count, var body, var _) -> {
        expressions.number(count);
        block(body, locals);
      }
      case HrgStatement.RepeatIn(var variable, var type, var body, var _) -> {
        members(type);
        block(body, with(locals, variable, type));
      }
      case HrgStatement.Call call -> call(call, locals);
      case HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          Jump _ -> {}
    }
  }

  /** Names of functions in braces have the type of the function. */
  private Map<String, HrgType> with(Map<String, HrgType> locals, Name variable, HrgType type) {
    Map<String, HrgType> more = new LinkedHashMap<>(locals);
    HrgType of = type;
    if (type instanceof HrgType.Members(List<Name> members, var _) && !members.isEmpty()) {
      of = names.type(ExpressionChanges.ref(members.getFirst().text()), locals).orElse(type);
    }
    more.put(variable.text(), of);
    return more;
  }

  private void call(HrgStatement.Call call, Map<String, HrgType> locals) {
    List<String> types = graphs.getOrDefault(call.graph().text(), List.of());
    for (int i = 0; i < call.arguments().size() && i < types.size(); i++) {
      expressions.value(call.arguments().get(i), Optional.of(types.get(i)), locals);
    }
    graphs.forEach(
        (name, parameters) -> {
          if (parameters.equals(types) && !name.equals(call.graph().text())) {
            Name graph = new Name(name, call.graph().origin());
            found.add(
                new Change(
                    Kind.STATEMENT,
                    call,
                    new HrgStatement.Call(graph, call.arguments(), call.origin())));
          }
        });
  }

  private void members(HrgType type) {
    List<String> members =
        switch (type) {
          case HrgType.Members all -> all.names().stream().map(Name::text).toList();
          case HrgType.Named(Name name) -> names.symbols(name.text());
          case HrgType.Arrow _ -> List.of();
        };
    if (members.size() < 2 || members.size() > MOST_MEMBERS) {
      return;
    }
    Set<String> more = new LinkedHashSet<>();
    if (type instanceof HrgType.Members) {
      names
          .type(members.getFirst())
          .ifPresent(
              known ->
                  names
                      .functions()
                      .forEach(
                          (name, other) -> {
                            if (other.toString().equals(known.toString())) {
                              more.add(name);
                            }
                          }));
    }
    for (String member : members) {
      add(type, members.stream().filter(other -> !other.equals(member)).toList());
      more.remove(member);
    }
    for (String member : more) {
      List<String> all = new ArrayList<>(members);
      all.add(member);
      add(type, all);
    }
  }

  private void add(HrgType type, List<String> members) {
    List<Name> list = members.stream().map(name -> new Name(name, Origin.UNKNOWN)).toList();
    // Types are found by identity: their names or braces are separate objects in each place.
    found.add(new Change(Kind.MEMBERS, type, new HrgType.Members(list, Origin.UNKNOWN)));
  }

  /** Changes of a block at one of its statements. */
  private void around(Block block, int place, Map<String, HrgType> locals) {
    switch (block.statements().get(place)) {
      case Check check -> {
        add(Kind.CHECK, block, place, 1);
        for (HrgExpression other : ingredients.conditions(locals)) {
          if (!other.equals(check.condition())) {
            add(Kind.CHECK, block, place, 1, new Check(other, Origin.UNKNOWN));
            add(Kind.CHECK, block, place, 1, check, new Check(other, Origin.UNKNOWN));
          }
        }
      }
      case Branch branch -> branch(block, place, branch, locals);
      case Assignment assignment -> assignment(block, place, assignment);
      case HrgStatement.If choice -> {
        if (choice.arms().size() > 1) {
          List<HrgStatement.Arm> rest = choice.arms().subList(1, choice.arms().size());
          add(
              Kind.BRANCH,
              block,
              place,
              1,
              new HrgStatement.If(rest, choice.otherwise(), choice.origin()));
        }
      }
      case HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.While _,
          HrgStatement.Loop _,
          BranchIn _,
          HrgStatement.Repeat _,
          HrgStatement.RepeatIn _,
          HrgStatement.Call _,
          Jump _ -> {}
    }
  }

  private void branch(Block block, int place, Branch branch, Map<String, HrgType> locals) {
    for (int gone = 0; gone < branch.alternatives().size(); gone++) {
      List<Block> rest = new ArrayList<>(branch.alternatives());
      rest.remove(gone);
      if (rest.size() == 1) {
        add(
            Kind.BRANCH,
            block,
            place,
            1,
            rest.getFirst().statements().toArray(HrgStatement[]::new));
      } else {
        add(Kind.BRANCH, block, place, 1, new Branch(rest, branch.origin()));
      }
    }
    for (Block other : ingredients.alternatives(locals)) {
      if (!branch.alternatives().contains(other)) {
        List<Block> more = new ArrayList<>(branch.alternatives());
        more.add(other);
        add(Kind.BRANCH, block, place, 1, new Branch(more, branch.origin()));
      }
    }
  }

  /** A step such as {@code at = ahead(me, at)}: twice, as far as one likes, or not at all. */
  private void assignment(Block block, int place, Assignment step) {
    boolean isStep =
        step.target() instanceof HrgExpression.Reference(Name name)
            && step.value() instanceof HrgExpression.Application application
            && application.arguments().stream()
                .anyMatch(
                    argument ->
                        argument instanceof HrgExpression.Reference(Name other)
                            && other.text().equals(name.text()));
    if (!isStep) {
      if (!(step.target() instanceof HrgExpression.Reference)) {
        add(Kind.STATEMENT, block, place, 1);
      }
      return;
    }
    add(Kind.RANGE, block, place, 1, step, step);
    List<HrgStatement> slide = new ArrayList<>(List.of(step));
    int next = place + 1;
    while (next < block.statements().size()
        && block.statements().get(next) instanceof Check check) {
      slide.add(check);
      next++;
    }
    Block stop = new Block(List.of(new Jump(Jump.Kind.BREAK, Origin.UNKNOWN)), Origin.UNKNOWN);
    Block on = new Block(List.of(new Jump(Jump.Kind.CONTINUE, Origin.UNKNOWN)), Origin.UNKNOWN);
    slide.add(new Branch(List.of(stop, on), Origin.UNKNOWN));
    add(
        Kind.RANGE,
        block,
        place,
        next - place,
        new HrgStatement.Loop(new Block(slide, Origin.UNKNOWN), Origin.UNKNOWN));
  }

  private void add(Kind kind, Block block, int place, int gone, HrgStatement... by) {
    List<HrgStatement> statements = new ArrayList<>(block.statements());
    statements.subList(place, place + gone).clear();
    statements.addAll(place, List.of(by));
    found.add(new Change(kind, block, new Block(statements, block.origin())));
  }
}
