package org.regames.ir.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * What the names in a text stand for.
 *
 * @param symbols all symbols, each at the place of its {@link Symbol#id()}
 * @param uses all references to them, in the order of the text; none overlap
 * @param marks everything else that has a meaning by itself, in the order of the text; none overlap
 * @param parts the outermost definitions of symbols: all of them, if a symbol has several
 * @param folds the ranges that may be folded, from the line of the start to that of the end
 * @param hints what the text leaves unsaid, in the order of the text
 */
public record SymbolTable(
    List<Symbol> symbols,
    List<Use> uses,
    List<Mark> marks,
    List<Part> parts,
    List<Origin> folds,
    List<Hint> hints) {
  /** The table of a text without names. */
  public static final SymbolTable EMPTY =
      new SymbolTable(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

  /**
   * A definition, or one of those that together define a symbol.
   *
   * @param symbol the {@link Symbol#id()} of what is defined
   * @param range where
   */
  public record Part(int symbol, Origin range) {}

  public SymbolTable {
    symbols = List.copyOf(symbols);
    uses = List.copyOf(uses);
    marks = List.copyOf(marks);
    parts = List.copyOf(parts);
    folds = List.copyOf(folds);
    hints = List.copyOf(hints);
  }

  /** The use that a cursor before {@code offset} is on or right after. Logarithmic. */
  public Optional<Use> useAt(int offset) {
    int at = firstFrom(offset + 1) - 1; // the last one that starts at the offset or before
    return at >= 0 && uses.get(at).end() >= offset ? Optional.of(uses.get(at)) : Optional.empty();
  }

  /** The symbol of a use. */
  public Symbol symbol(Use use) {
    return symbols.get(use.symbol());
  }

  /** All uses of a symbol, in the order of the text. */
  public List<Use> usesOf(Symbol symbol) {
    return uses.stream().filter(use -> use.symbol() == symbol.id()).toList();
  }

  /** The uses that start in a range. Logarithmic, and linear in their number. */
  public List<Use> usesIn(int start, int end) {
    return uses.subList(firstFrom(start), Math.max(firstFrom(start), firstFrom(end)));
  }

  private int firstFrom(int offset) {
    int low = 0;
    int high = uses.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (uses.get(middle).start() < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The symbols whose names mean something at an offset, inner ones hiding others of the name. */
  public List<Symbol> visibleAt(int offset) {
    return symbols.stream()
        .filter(symbol -> symbol.isGlobal() || contains(symbol.scope(), offset))
        .toList();
  }

  /** The innermost definition around an offset, not counting local names. */
  public Optional<Symbol> definitionAround(int offset) {
    return parts.stream()
        .filter(part -> contains(part.range(), offset))
        .min(Comparator.comparingInt(part -> part.range().end() - part.range().start()))
        .map(part -> symbols.get(part.symbol()));
  }

  /** The uses in all definitions of a symbol. */
  public List<Use> usesInDefinitions(Symbol symbol) {
    return parts.stream()
        .filter(part -> part.symbol() == symbol.id())
        .flatMap(part -> usesIn(part.range().start(), part.range().end()).stream())
        .toList();
  }

  private static boolean contains(Origin range, int offset) {
    return range.isKnown() && range.start() <= offset && offset <= range.end();
  }

  /** Builds a table; entries may be added in any order. Not thread-safe. */
  public static final class Builder {
    private final Source source;
    private final List<Symbol> symbols = new ArrayList<>();
    private final List<Use> uses = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();
    private final List<Origin> folds = new ArrayList<>();
    private final List<Hint> hints = new ArrayList<>();

    /** For the table of a source. */
    public Builder(Source source) {
      this.source = source;
    }

    /** The source that is described. */
    public Source source() {
      return source;
    }

    /** Adds a symbol; without a place, it is a built-in one. */
    public Symbol add(SymbolDraft draft) {
      Symbol symbol = draft.symbol(symbols.size(), source);
      symbols.add(symbol);
      if (symbol.isGlobal() && !symbol.isBuiltIn()) {
        parts.add(new Part(symbol.id(), symbol.whole()));
      }
      return symbol;
    }

    /** Adds one more definition of a symbol. */
    public void part(Symbol symbol, Origin range) {
      parts.add(new Part(symbol.id(), range));
    }

    /** Adds a reference to a symbol. */
    public void use(Symbol symbol, int start, int end, Use.Role role) {
      uses.add(new Use(symbol.id(), start, end, role));
    }

    /** Adds a piece of text that is not a name. */
    public void mark(int start, int end, Mark.Kind kind) {
      marks.add(new Mark(start, end, kind));
    }

    /** Adds a range that may be folded, unless it is on one line. */
    public void fold(int start, int end) {
      if (source.line(start) < source.line(end)) {
        folds.add(Origin.of(source, start, end));
      }
    }

    /** Adds an inlay hint. */
    public void hint(int offset, String text) {
      hints.add(new Hint(offset, text));
    }

    /** The finished table. */
    public SymbolTable build() {
      uses.sort(Comparator.comparingInt(Use::start));
      marks.sort(Comparator.comparingInt(Mark::start));
      hints.sort(Comparator.comparingInt(Hint::offset));
      folds.sort(Comparator.comparingInt(Origin::start));
      return new SymbolTable(symbols, uses, marks, parts, folds, hints);
    }
  }
}
