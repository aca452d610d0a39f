package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.backend.actions.ActionSpace;
import org.regames.backend.actions.MergedActions;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.plan.Plan;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.NaturalOrder;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Shape;
import org.regames.ir.passes.AnnounceKeeper;

/**
 * What programs that load a generated library have to know about it, as JSON: the members of a
 * state and what their numbers mean, the possible moves, whether anything is hidden.
 */
final class LibraryJson {
  private final Plan plan;
  private final CppNames names;
  private final Layout layout;
  private final Automaton automaton;
  private final Liveness liveness;

  private LibraryJson(Plan plan, Game game) {
    this.plan = plan;
    this.automaton = Automaton.of(game);
    this.liveness = Liveness.ofPlays(automaton, game.variables());
    this.names = new CppNames(plan);
    this.layout = plan.layout();
  }

  public static String of(Plan plan, Game game) {
    return new LibraryJson(plan, Builtins.complete(game)).text(game);
  }

  private String text(Game game) {
    Layout.Slot goals = layout.variables().get(layout.variable(Builtins.GOALS));
    List<String> parts = new ArrayList<>();
    parts.add("\"players\": " + strings(((Shape.MapShape) goals.shape()).source().symbols()));
    parts.add("\"scores\": " + strings(symbols(domain(layout.variable(Builtins.GOALS)))));
    parts.add("\"chance\": " + mayBe(Builtins.PLAYER, Builtins.RANDOM));
    parts.add("\"hides\": " + mayBe(Builtins.VISIBLE, "0"));
    parts.add(
        "\"announcement\": " + AnnounceKeeper.tag(game).map(LibraryJson::string).orElse("null"));
    parts.add("\"packed\": " + plan.packed());
    parts.add("\"nodesWithTagsByCode\": " + CodeTags.nodes(plan));
    parts.add(
        "\"variables\": "
            + list(
                IntStream.range(0, layout.variables().size()).boxed().toList(), 2, this::variable));
    ActionSpace.of(game)
        .ifPresentOrElse(
            actions -> {
              parts.add("\"moves\": " + list(actions.moves(), 2, LibraryJson::strings));
              parts.add("\"outcomes\": " + list(actions.outcomes(), 2, LibraryJson::strings));
              MergedActions.of(game, actions).ifPresent(merged -> parts.add(merged(merged)));
            },
            () -> parts.add("\"tags\": " + strings(tags(game))));
    return parts.stream().collect(Collectors.joining(",\n  ", "{\n  ", "\n}\n"));
  }

  /** The names of actions that stand for several moves, and the action of each move. */
  private static String merged(MergedActions merged) {
    return "\"merged\": {\"actions\": "
        + strings(merged.names())
        + ", \"of\": "
        + merged.of()
        + "}";
  }

  /** All tags that moves may have. */
  private List<String> tags(Game game) {
    return game.edges().stream()
        .map(Edge::action)
        .flatMap(
            action ->
                switch (action) {
                  case Action.Tag tag -> Stream.of(tag.symbol());
                  case Action.VariableTag tag ->
                      symbols(domain(layout.variable(tag.variable()))).stream();
                  case Action.Assignment _,
                      Action.AnyAssignment _,
                      Action.Comparison _,
                      Action.Reachability _,
                      Action.Skip _ ->
                      Stream.<String>empty();
                })
        .distinct()
        .sorted(NaturalOrder.NATURAL)
        .toList();
  }

  private boolean mayBe(String variable, String symbol) {
    int number = layout.numbering().find(symbol);
    return number >= 0 && layout.values(layout.variable(variable)).get(number);
  }

  /** Whether the value of a variable where somebody is to move may still matter. */
  private boolean lives(String variable) {
    return plan.turns().keySet().stream()
        .anyMatch(node -> liveness.isLive(automaton.node(plan.name(node)), variable));
  }

  private BitSet domain(int variable) {
    Layout.Slot slot = layout.variables().get(variable);
    return slot.isMap() ? layout.values(variable) : layout.domain(variable);
  }

  private List<String> symbols(BitSet numbers) {
    return numbers.stream().mapToObj(layout.numbering()::name).toList();
  }

  private String variable(int number) {
    Layout.Slot slot = layout.variables().get(number);
    boolean chooses = slot.choices().isPresent();
    List<String> parts = new ArrayList<>();
    parts.add("\"name\": " + string(slot.name()));
    parts.add("\"member\": " + string(names.variable(number)));
    parts.add("\"values\": " + Arrays.toString(domain(number).stream().toArray()));
    parts.add("\"lives\": " + lives(slot.name()));
    if (chooses) {
      parts.add("\"choices\": true");
    }
    if (slot.isMap()) {
      List<String> keys = new ArrayList<>();
      List<String> places = new ArrayList<>();
      MapLayout map = slot.array().orElseThrow();
      Shape shape = slot.shape();
      for (int depth = 0; shape instanceof Shape.MapShape inner; depth++) {
        Dimension dimension = map.dimensions().get(depth);
        int step = map.sizeAfter(depth + 1);
        List<String> symbols = inner.source().symbols();
        keys.add(strings(symbols));
        places.add(
            symbols.stream()
                .map(key -> step * dimension.place(layout.numbering().find(key)))
                .toList()
                .toString());
        shape = inner.target();
      }
      parts.add("\"keys\": [" + String.join(", ", keys) + "]");
      parts.add("\"places\": [" + String.join(", ", places) + "]");
    }
    return "{" + String.join(", ", parts) + "}";
  }

  private static <T> String list(List<T> items, int indent, Function<T, String> text) {
    String blank = " ".repeat(indent);
    return items.isEmpty()
        ? "[]"
        : items.stream()
            .map(text)
            .collect(Collectors.joining(",\n  " + blank, "[\n  " + blank, "\n" + blank + "]"));
  }

  private static String strings(List<String> texts) {
    return texts.stream().map(LibraryJson::string).collect(Collectors.joining(", ", "[", "]"));
  }

  /**
   * Needs no escapes: names have only letters, digits and underscores, those of actions also blanks
   * and stars.
   */
  private static String string(String name) {
    return '"' + name + '"';
  }
}
