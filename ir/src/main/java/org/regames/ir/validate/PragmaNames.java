package org.regames.ir.validate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * Checks that pragmas mention only nodes, tags, symbols and variables of the game. A pragma never
 * changes what a game means, so these are warnings.
 */
final class PragmaNames implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    PragmaCheck check = new PragmaCheck(subject, diagnostics);
    subject.game().pragmas().forEach(check::pragma);
  }

  private static final class PragmaCheck {
    private final Subject subject;
    private final Diagnostics diagnostics;
    private final Set<String> tags = new HashSet<>();
    private final Set<List<String>> arcs = new HashSet<>();

    PragmaCheck(Subject subject, Diagnostics diagnostics) {
      this.subject = subject;
      this.diagnostics = diagnostics;
      if (!subject.game().pragmas().isEmpty()) {
        subject.game().edges().forEach(this::learn);
      }
    }

    private void learn(Edge edge) {
      arcs.add(List.of(edge.from(), edge.to()));
      switch (edge.action()) {
        case Action.Tag(String symbol) -> tags.add(symbol);
        case Action.VariableTag(String variable) ->
            subject
                .typing()
                .variable(variable)
                .flatMap(found -> subject.typing().shape(found.type()))
                .ifPresent(
                    shape -> {
                      if (shape instanceof Shape.SetShape set) {
                        tags.addAll(set.symbols());
                      }
                    });
        case Action.Skip _, Action.Condition _, Action.Write _ -> {}
      }
    }

    void pragma(Pragma pragma) {
      switch (pragma) {
        case Pragma.ArtificialTag(List<String> named, Origin origin) ->
            expect("tag", named, tags::contains, origin);
        case Pragma.Disjoint disjoint -> disjoint(disjoint);
        case Pragma.IntegerRange(_, List<String> symbols, Origin origin) ->
            expect("symbol", symbols, subject.symbols()::containsKey, origin);
        case Pragma.Iterator(List<String> nodes, String variable, Origin origin) -> {
          nodes(nodes, origin);
          variables(List.of(variable), origin);
        }
        case Pragma.Repeat(List<String> nodes, List<String> variables, Origin origin) -> {
          nodes(nodes, origin);
          variables(variables, origin);
        }
        case Pragma.Unique(List<String> nodes, Origin origin) -> nodes(nodes, origin);
        case Pragma.SimpleApply apply -> simpleApply(apply);
        case Pragma.TagIndex(List<String> nodes, _, _, Origin origin) -> nodes(nodes, origin);
        case Pragma.Unknown _ -> {}
      }
    }

    private void disjoint(Pragma.Disjoint pragma) {
      nodes(List.of(pragma.node()), pragma.origin());
      nodes(pragma.targets(), pragma.origin());
      for (String target : pragma.targets()) {
        if (isNode(pragma.node())
            && isNode(target)
            && !arcs.contains(List.of(pragma.node(), target))) {
          diagnostics.warning(
              "pragma",
              pragma.origin(),
              "no edge leads from `" + pragma.node() + "` to `" + target + "`");
        }
      }
    }

    private void simpleApply(Pragma.SimpleApply pragma) {
      nodes(List.of(pragma.from(), pragma.to()), pragma.origin());
      for (Pragma.AppliedTag tag : pragma.tags()) {
        if (tag.type().isEmpty()) {
          expect("tag", List.of(tag.name()), tags::contains, pragma.origin());
        }
        tag.type()
            .filter(type -> subject.typing().shape(type).isEmpty())
            .map(Type::toString)
            .ifPresent(type -> expect("type", List.of(type), _ -> false, pragma.origin()));
      }
      for (Action.Assignment assignment : pragma.assignments()) {
        variables(List.of(Expressions.root(assignment.left())), pragma.origin());
      }
    }

    private void nodes(List<String> nodes, Origin origin) {
      expect("node", nodes, this::isNode, origin);
    }

    private boolean isNode(String name) {
      return subject.automaton().find(name).isPresent();
    }

    private void variables(List<String> variables, Origin origin) {
      expect("variable", variables, name -> subject.typing().variable(name).isPresent(), origin);
    }

    private void expect(String kind, List<String> names, Predicate<String> known, Origin origin) {
      for (String name : names) {
        if (!known.test(name)) {
          diagnostics.warning(
              "pragma", origin, "this pragma refers to an unknown " + kind + " `" + name + "`");
        }
      }
    }
  }
}
