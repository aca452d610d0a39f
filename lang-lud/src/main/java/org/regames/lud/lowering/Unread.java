package org.regames.lud.lowering;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;

/** Removes what is never read: variables with their assignments, functions, graphs. */
final class Unread {
  private static final Set<String> KEPT = Set.of("rules", "board", "player", "goals");

  private Unread() {}

  static List<HrgDefinition> dropped(List<HrgDefinition> definitions) {
    List<HrgDefinition> left = definitions;
    while (true) {
      Set<String> read = read(left);
      List<HrgDefinition> kept =
          left.stream()
              .filter(each -> isKept(each, read))
              .map(each -> without(each, read))
              .toList();
      if (kept.equals(left)) {
        return kept;
      }
      left = kept;
    }
  }

  private static boolean isKept(HrgDefinition definition, Set<String> read) {
    return switch (definition) {
      case HrgDefinition.Domain domain ->
          !Set.of("Owner", "Number", "Value", "Site", "Phase", "Level")
                  .contains(domain.name().text())
              || read.contains(domain.name().text());
      case HrgDefinition.Variable variable -> read.contains(variable.name().text());
      case HrgDefinition.Function function -> read.contains(function.name().text());
      case HrgDefinition.Graph graph -> read.contains(graph.name().text());
    };
  }

  private static Set<String> read(List<HrgDefinition> definitions) {
    Set<String> read = new HashSet<>(KEPT);
    for (HrgDefinition definition : definitions) {
      switch (definition) {
        case HrgDefinition.Domain domain ->
            domain
                .elements()
                .forEach(
                    element -> {
                      if (element instanceof HrgDefinition.Element.Member member) {
                        read.add(member.name().text());
                      }
                    });
        case HrgDefinition.Variable variable -> types(variable.type(), read);
        case HrgDefinition.Function function -> {
          types(function.type(), read);
          function.cases().forEach(each -> each.body().names().forEach(read::add));
        }
        case HrgDefinition.Graph graph ->
            graph.body().statements().stream()
                .flatMap(HrgStatement::all)
                .forEach(statement -> read(statement, read));
      }
    }
    return read;
  }

  private static void types(HrgType type, Set<String> read) {
    switch (type) {
      case HrgType.Named named -> read.add(named.name().text());
      case HrgType.Members members -> members.names().forEach(name -> read.add(name.text()));
      case HrgType.Arrow arrow -> {
        types(arrow.source(), read);
        types(arrow.target(), read);
      }
    }
  }

  private static void read(HrgStatement statement, Set<String> read) {
    switch (statement) {
      case HrgStatement.Assignment assignment -> {
        places(assignment.target()).forEach(each -> each.names().forEach(read::add));
        assignment.value().names().forEach(read::add);
      }
      case HrgStatement.VariableTag tag -> read.add(tag.variable().text());
      case HrgStatement.Call call -> {
        read.add(call.graph().text());
        call.arguments().forEach(each -> each.names().forEach(read::add));
      }
      case HrgStatement.BranchIn branch -> types(branch.type(), read);
      case HrgStatement.RepeatIn repeat -> types(repeat.type(), read);
      case HrgStatement.AnyAssignment any -> {
        types(any.type(), read);
        any.target().names().forEach(read::add);
      }
      default -> statement.expressions().forEach(each -> each.names().forEach(read::add));
    }
  }

  private static Stream<HrgExpression> places(HrgExpression target) {
    return target instanceof HrgExpression.Application application
        ? Stream.concat(places(application.map()), application.arguments().stream())
        : Stream.empty();
  }

  private static HrgDefinition without(HrgDefinition definition, Set<String> read) {
    return definition instanceof HrgDefinition.Graph graph
        ? graph.with(without(graph.body(), read))
        : definition;
  }

  private static Block without(Block block, Set<String> read) {
    return new Block(
        block.statements().stream()
            .filter(each -> !isUnread(each, read))
            .map(each -> each.mapBlocks(inner -> without(inner, read)))
            .map(Unread::gone)
            .filter(each -> !isIdle(each))
            .toList(),
        block.origin());
  }

  /** Replaces a loop that does nothing at its sites by its end. */
  private static HrgStatement gone(HrgStatement statement) {
    return statement instanceof HrgStatement.While(HrgExpression condition, Block body, _)
            && body.statements().size() == 1
            && body.statements().getFirst() instanceof HrgStatement.Assignment step
            && condition.equals(Logic.unequal(step.target(), Hrg.ref(Sites.OFF)))
            && step.value() instanceof HrgExpression.Application next
            && next.arguments().equals(List.of(step.target()))
        ? Hrg.set(step.target(), Hrg.ref(Sites.OFF))
        : statement;
  }

  private static boolean isUnread(HrgStatement statement, Set<String> read) {
    return statement instanceof HrgStatement.Assignment assignment
        && !read.contains(root(assignment.target()));
  }

  private static boolean isIdle(HrgStatement statement) {
    return statement instanceof HrgStatement.If choice
        && choice.blocks().stream().allMatch(block -> block.statements().isEmpty());
  }

  private static String root(HrgExpression target) {
    HrgExpression at = target;
    while (at instanceof HrgExpression.Application application) {
      at = application.map();
    }
    return at instanceof HrgExpression.Reference(var name) ? name.text() : "";
  }
}
