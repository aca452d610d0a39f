package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.regames.hrg.syntax.ForeignWord;
import org.regames.hrg.syntax.ForeignWord.Spot;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;

/** Findings about names that are defined nowhere, with what they may have been meant to be. */
public final class Suggestions {
  private static final int MOST_LISTED = 5;

  private final Declarations declarations;
  private final Finder names;
  private final Finder constants;
  private final Finder variables;
  private final Finder graphs;
  private final Finder constructors;

  Suggestions(Declarations declarations) {
    this.declarations = declarations;
    this.names = new Finder(() -> names(true));
    this.constants = new Finder(() -> names(false));
    this.variables = new Finder(() -> declarations.variables().keySet());
    this.graphs = new Finder(this::runnable);
    this.constructors = new Finder(() -> declarations.domains().constructors());
  }

  /** One list of names, made for the first finding and cached, which bounds the work for all. */
  static final class Finder {
    private final Supplier<Collection<String>> known;
    private NearestName finder;

    Finder(Supplier<Collection<String>> known) {
      this.known = known;
    }

    Diagnostic unknown(String code, Name name, String message) {
      return withNearest(name, Diagnostic.error(code, name.origin(), message));
    }

    Diagnostic withNearest(Name name, Diagnostic finding) {
      if (finder == null) {
        finder = NearestName.among(known.get());
      }
      return finder.suggest(name.text(), finding);
    }
  }

  private List<String> names(boolean withVariables) {
    List<String> all = new ArrayList<>(declarations.domains().symbols().keySet());
    declarations.functions().all().stream().map(Functions.Declared::name).forEach(all::add);
    if (withVariables) {
      all.addAll(declarations.variables().keySet());
    }
    return all;
  }

  /** What can be called as a statement. */
  private List<String> runnable() {
    List<String> all = new ArrayList<>(declarations.graphs().keySet());
    all.addAll(
        List.of(
            HrgKeywords.CHECK,
            HrgKeywords.END,
            HrgKeywords.RETURN,
            HrgKeywords.BREAK,
            HrgKeywords.CONTINUE));
    return all;
  }

  /** An undefined name in a graph. */
  public Diagnostic name(Name name) {
    if (declarations.graphs().containsKey(name.text())) {
      return Diagnostic.error(
              "not-a-value", name.origin(), "`" + name + "` is a graph, which has no value")
          .withHint(
              "the condition `reachable(" + name + "(…))` asks whether it can be run to its end");
    }
    if (declarations.domains().isDefined(name.text())) {
      return Diagnostic.error(
              "not-a-value", name.origin(), "`" + name + "` is a domain, which has no value")
          .withHint("`VARIABLE = " + name + "(*)` assigns any value of it");
    }
    return newVariable(name, unknown(name));
  }

  private Diagnostic unknown(Name name) {
    return names.unknown(
        "unknown-name", name, "there is no variable, function or symbol `" + name + "`");
  }

  /** An undefined name in a graph that is used as a function of some arguments. */
  public Diagnostic function(Name name, int arguments) {
    boolean isOther =
        declarations.graphs().containsKey(name.text())
            || declarations.domains().isDefined(name.text());
    if (isOther) {
      return name(name);
    }
    Diagnostic finding = unknown(name);
    Diagnostic told = withForeign(Spot.VARIABLE, name, finding);
    return told.equals(finding) ? newNames().function(name, arguments, finding) : told;
  }

  private NewNames newNames() {
    return declarations.types().newNames();
  }

  /** The finding with a fix that declares the variable, unless another language calls it so. */
  private Diagnostic newVariable(Name name, Diagnostic finding) {
    Diagnostic told = withForeign(Spot.VARIABLE, name, finding);
    boolean isNew = told.equals(finding) && !name.isPatternVariable();
    return isNew ? newNames().variable(name, finding) : told;
  }

  /** The finding that a value is of no symbol, with a fix that adds it to its domain. */
  public Diagnostic symbol(Name name, TermType type, Diagnostic finding) {
    return newNames().symbol(name, type, finding);
  }

  /** A name that should be a symbol or function, and is not defined. */
  public Diagnostic constant(Name name) {
    return constants.unknown("unknown-name", name, "there is no symbol or function `" + name + "`");
  }

  /** A name with a capital first letter, like those of pattern variables. */
  static String capital(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** A name in a pattern that is not a symbol: misspelt, or meant to be a variable. */
  public Diagnostic pattern(Name name) {
    Diagnostic finding = constant(name);
    String capital = capital(name.text());
    return finding.hint().isPresent() || !Name.isPatternVariable(capital)
        ? finding
        : finding
            .withHint(
                "a variable, which stands for any value, begins with a capital letter: `"
                    + capital
                    + "`")
            .withFix("change to `" + capital + "`", name.origin(), capital);
  }

  /** A name that should be a variable, and is not defined. */
  public Diagnostic variable(Name name) {
    return newVariable(
        name, variables.unknown("unknown-name", name, "there is no variable `" + name + "`"));
  }

  /**
   * Adds what HRG uses instead of a name from another language, unless the finding has a hint
   * already.
   */
  static Diagnostic withForeign(Spot spot, Name name, Diagnostic finding) {
    return finding.hint().isPresent()
        ? finding
        : ForeignWord.help(spot, name.text()).map(finding::withHint).orElse(finding);
  }

  /** A constructor that no domain has. */
  public Diagnostic constructor(Name name) {
    Diagnostic finding =
        constructors.unknown(
            "unknown-constructor", name, "no domain has the constructor `" + name + "`");
    List<String> known = List.copyOf(declarations.domains().constructors());
    return finding.hint().isPresent() || known.isEmpty() || known.size() > MOST_LISTED
        ? finding
        : finding.withHint("there is `" + String.join("(…)`, `", known) + "(…)`");
  }

  /** A value that no domain has, though one has its constructor. */
  public Diagnostic value(Name constructor, HrgTerm value, Origin origin) {
    Diagnostic finding =
        Diagnostic.error("unknown-value", origin, "no domain has the value `" + value + "`");
    List<HrgTerm> known =
        declarations.domains().names().stream()
            .flatMap(domain -> declarations.domains().find(domain).stream())
            .flatMap(domain -> domain.members().values().stream())
            .filter(
                term ->
                    term instanceof HrgTerm.Built(String of, _, _) && of.equals(constructor.text()))
            .toList();
    return known.isEmpty()
        ? finding
        : finding.withHint(
            "its values go from `" + known.getFirst() + "` to `" + known.getLast() + "`");
  }

  /** The same if a value is only tested for membership in a domain, which is allowed. */
  public Diagnostic testedConstructor(Name name) {
    return constructors.withNearest(
        name,
        Diagnostic.warning(
            "unknown-constructor",
            name.origin(),
            "no domain has the constructor `" + name + "`, so this test is always false"));
  }

  /** A name that should be a graph, and is not defined. */
  public Diagnostic graph(Name name, int arguments) {
    return declarations.functions().find(name.text()).isPresent()
        ? Diagnostic.error(
                "not-a-graph",
                name.origin(),
                "`" + name + "` is a function; only graphs are run or checked")
            .withHint("its value may be used in expressions")
        : newNames()
            .graph(
                name,
                arguments,
                graphs.unknown("unknown-name", name, "there is no graph `" + name + "`"));
  }
}
