package org.regames.hrg.describe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Builtins;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.English;

/** The statements of one graph in English, as points that are nested like its blocks. */
final class Procedures {
  private static final int MOST_MEMBERS = 12;
  private static final int MOST_ON_A_LINE = 3;

  private final GameFacts facts;
  private final Phrases phrases;
  private final List<Part> parts = new ArrayList<>();

  Procedures(GameFacts facts, Phrases phrases) {
    this.facts = facts;
    this.phrases = phrases;
  }

  /** The points of a block. */
  List<Part> of(Block block) {
    add(block, 0);
    return List.copyOf(parts);
  }

  private void add(Block block, int depth) {
    List<HrgStatement> left = block.statements();
    while (!left.isEmpty()) {
      HrgStatement first = left.getFirst();
      left = left.subList(1, left.size());
      Optional<String> simple = simple(first);
      if (simple.isPresent()) {
        Demands demands = demands(first, left);
        left = left.subList(demands.taken, left.size());
        item(simple.get() + demands.words, depth);
      } else {
        compound(first, depth);
      }
    }
  }

  private void item(String text, int depth) {
    if (!text.isEmpty()) {
      parts.add(new Part.Item(English.sentence(text), depth));
    }
  }

  /** What the checks after a statement demand of the value that it chose or assigned. */
  private record Demands(int taken, String words) {}

  private Demands demands(HrgStatement statement, List<HrgStatement> next) {
    boolean isChoice = statement instanceof HrgStatement.AnyAssignment;
    Optional<String> variable =
        switch (statement) {
          case HrgStatement.AnyAssignment(HrgExpression.Reference(Name name), _, _) ->
              Optional.of(name.text());
          case HrgStatement.Assignment(HrgExpression.Reference(Name name), _, _) ->
              Optional.of(name.text()).filter(facts.markers()::contains);
          default -> Optional.empty();
        };
    List<String> words = new ArrayList<>();
    for (HrgStatement each : next) {
      Optional<String> predicate = variable.flatMap(name -> phrases.demanded(each, name));
      if (predicate.isEmpty()) {
        break;
      }
      words.add(predicate.get());
    }
    String before = isChoice ? " that " : "; this is possible only if it ";
    return new Demands(words.size(), words.isEmpty() ? "" : before + String.join(" and ", words));
  }

  /** A statement as one sentence; empty if it does nothing that matters to a reader. */
  private Optional<String> simple(HrgStatement statement) {
    return switch (statement) {
      case HrgStatement.Assignment e -> Optional.of(assignment(e));
      case HrgStatement.AnyAssignment e -> Optional.of(choice(e));
      case HrgStatement.Tag e -> Optional.of(tag(e));
      case HrgStatement.VariableTag(Name name, _) ->
          Optional.of(facts.hides() ? "say " + phrases.variable(name.text()) : "");
      case HrgStatement.Check(HrgExpression condition, _) ->
          Optional.of("this is possible only if " + phrases.clause(condition));
      case HrgStatement.Call e -> Optional.of(call(e));
      case HrgStatement.Jump e ->
          Optional.of(
              switch (e.kind()) {
                case BREAK -> "stop repeating";
                case CONTINUE -> "go on repeating";
                case RETURN -> "that is all of this part";
                case END -> "the game ends";
              });
      case HrgStatement.If _,
          HrgStatement.While _,
          HrgStatement.Loop _,
          HrgStatement.Branch _,
          HrgStatement.BranchIn _,
          HrgStatement.Repeat _,
          HrgStatement.RepeatIn _ ->
          Optional.empty();
    };
  }

  /** A tag; what has just been chosen is not repeated. */
  private String tag(HrgStatement.Tag e) {
    String said =
        e.parts().stream()
            .map(Name::text)
            .filter(each -> !phrases.isLocal(each))
            .map(PlainNames::split)
            .collect(Collectors.joining(" "));
    return said.isEmpty() || e.artificial() ? "" : "say \"" + said + "\"";
  }

  private String call(HrgStatement.Call e) {
    List<String> arguments = e.arguments().stream().map(phrases::noun).toList();
    return "do "
        + phrases.part(e.graph().text())
        + (arguments.isEmpty() ? "" : " for " + English.and(arguments));
  }

  private String choice(HrgStatement.AnyAssignment e) {
    String noun = English.a(facts.noun(e.type()));
    return e.target() instanceof HrgExpression.Reference(Name name)
        ? "choose " + noun + named(name.text())
        : "choose " + noun + " for " + phrases.noun(e.target());
  }

  /** The name given to a value, if the text needs one to refer to it. */
  private String named(String variable) {
    String words = phrases.variable(variable);
    return words.startsWith("`") ? " (" + words + ")" : "";
  }

  private String assignment(HrgStatement.Assignment e) {
    if (e.target() instanceof HrgExpression.Reference(Name name)) {
      return variable(name.text(), e.value());
    }
    if (e.target() instanceof HrgExpression.Application(HrgExpression map, var keys, _, _)
        && map instanceof HrgExpression.Reference(Name name)
        && keys.size() == 1) {
      return entry(name.text(), keys.getFirst(), e);
    }
    return changed(e);
  }

  private String variable(String name, HrgExpression value) {
    if (name.equals(Builtins.PLAYER)) {
      return mover(value);
    }
    boolean isMarker = facts.markers().contains(name);
    if (isMarker) {
      String words = phrases.variable(name);
      return words.startsWith("`")
          ? "let " + words + " be " + phrases.noun(value)
          : "go to " + phrases.noun(value);
    }
    if (value instanceof HrgExpression.Application(HrgExpression map, var arguments, _, _)
        && map instanceof HrgExpression.Reference(Name function)
        && arguments.size() == 1
        && arguments.getFirst() instanceof HrgExpression.Reference(Name same)
        && same.text().equals(name)
        && facts.counts(function.text()).isPresent()) {
      return facts.counts(function.text()).getAsInt() > 0
          ? "add one to " + PlainNames.code(name)
          : "take one from " + PlainNames.code(name);
    }
    return "set " + PlainNames.code(name) + " to " + phrases.noun(value);
  }

  private String mover(HrgExpression value) {
    if (value instanceof HrgExpression.Reference(Name name)) {
      if (name.text().equals(Builtins.KEEPER)) {
        return "the move is complete";
      }
      if (name.text().equals(Builtins.RANDOM)) {
        return "what follows is decided by chance, each possibility being equally likely";
      }
    }
    return "it is " + phrases.noun(value) + "'s move";
  }

  private String entry(String map, HrgExpression key, HrgStatement.Assignment e) {
    if (map.equals(Builtins.GOALS)) {
      return phrases.noun(key) + " gets " + phrases.noun(e.value());
    }
    if (map.equals(Builtins.VISIBLE)) {
      boolean isSeen =
          e.value() instanceof HrgExpression.Reference(Name value) && value.text().equals("1");
      return phrases.noun(key)
          + (isSeen ? " hears again what is said" : " does not hear what is said next");
    }
    boolean isBoard =
        facts.boardVariable().filter(board -> board.name().text().equals(map)).isPresent();
    if (isBoard && facts.holdsPieces()) {
      boolean isCleared =
          e.value() instanceof HrgExpression.Reference(Name value)
              && PlainNames.isNothing(value.text());
      return phrases.noun(key)
          + (isCleared ? " becomes empty" : " now holds " + phrases.piece(e.value()));
    }
    return changed(e);
  }

  private String changed(HrgStatement.Assignment e) {
    return "set " + phrases.noun(e.target()) + " to " + phrases.noun(e.value());
  }

  private void compound(HrgStatement statement, int depth) {
    switch (statement) {
      case HrgStatement.If e -> addIf(e, depth);
      case HrgStatement.While e ->
          headed("As long as " + phrases.clause(e.condition()), e.body(), depth);
      case HrgStatement.Loop e -> headed("Over and over", e.body(), depth);
      case HrgStatement.Branch e -> addBranch(e, depth);
      case HrgStatement.BranchIn e ->
          headed(
              "Choose " + PlainNames.code(e.variable().text()) + " among " + members(e.type()),
              e.body(),
              depth);
      case HrgStatement.Repeat e -> headed(times(e.count()), e.body(), depth);
      case HrgStatement.RepeatIn e ->
          headed(
              "For each " + PlainNames.code(e.variable().text()) + " among " + members(e.type()),
              e.body(),
              depth);
      case HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Check _,
          HrgStatement.Call _,
          HrgStatement.Jump _ ->
          throw new IllegalArgumentException("one sentence says it: " + statement);
    }
  }

  private static String times(Name count) {
    return Name.isNumber(count.text())
        ? English.capital(English.number(Integer.parseInt(count.text()))) + " times"
        : PlainNames.code(count.text()) + " times";
  }

  /** The members of a type: listed if they are few, otherwise by the name of the type. */
  private String members(HrgType type) {
    List<String> members = facts.members(type);
    members.forEach(phrases::mention);
    return members.size() > MOST_MEMBERS && type instanceof HrgType.Named
        ? "all " + PlainNames.code("" + type)
        : English.and(
            members.stream().map(each -> PlainNames.symbol(each, facts.players())).toList());
  }

  private void headed(String head, Block body, int depth) {
    Optional<String> brief = brief(body);
    if (brief.isPresent()) {
      parts.add(new Part.Item(head + ": " + brief.get() + ".", depth));
    } else {
      parts.add(new Part.Item(head + ":", depth));
      add(body, depth + 1);
    }
  }

  /** A block that fits on a line: few statements, each of one sentence. */
  private Optional<String> brief(Block block) {
    if (!isFlat(block)) {
      return Optional.empty(); // before its parts are worded, which happens below its heading
    }
    List<Part> inner = new Procedures(facts, phrases).of(block);
    return inner.isEmpty() || inner.size() > MOST_ON_A_LINE
        ? Optional.empty()
        : Optional.of(
            inner.stream().map(part -> uncapital(part.text())).collect(Collectors.joining("; ")));
  }

  private static boolean isFlat(Block block) {
    return block.statements().stream().allMatch(each -> each.blocks().isEmpty());
  }

  /** A sentence as a part of another. */
  private static String uncapital(String sentence) {
    String text = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    return Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }

  private void addIf(HrgStatement.If e, int depth) {
    String word = "If ";
    for (HrgStatement.Arm arm : e.arms()) {
      headed(word + phrases.clause(arm.condition()), arm.body(), depth);
      word = "Otherwise, if ";
    }
    e.otherwise().ifPresent(block -> headed("Otherwise", block, depth));
  }

  private void addBranch(HrgStatement.Branch e, int depth) {
    parts.add(new Part.Item("Choose one of these:", depth));
    for (Block alternative : e.alternatives()) {
      Optional<String> brief = brief(alternative);
      if (brief.isPresent()) {
        parts.add(new Part.Item(English.sentence(brief.get()), depth + 1));
      } else if (isFlat(alternative) && new Procedures(facts, phrases).of(alternative).isEmpty()) {
        parts.add(new Part.Item("Nothing.", depth + 1));
      } else {
        parts.add(new Part.Item("All of this:", depth + 1));
        add(alternative, depth + 2);
      }
    }
  }
}
