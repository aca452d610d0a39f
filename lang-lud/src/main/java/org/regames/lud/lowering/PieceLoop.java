package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The moves of each piece of a player, at each level of stacks. */
record PieceLoop(Model model) {
  /** Pieces of one kind that move alike. */
  private record Kind(String written, LudClause moves) {}

  /** {@code (forEach Piece …)}. */
  void write(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    LudRefusal.unlessAbsent(clause, "on");
    if (clause.has("player")
        && !(clause.get("player") instanceof LudValue.Name name && name.text().equals("Mover"))) {
      Optional<Integer> nobodys = ofNoPlayer(clause.get("player"));
      if (nobodys.isPresent()) {
        ofOwner(clause, scope, nobodys, into);
      } else {
        ofOther(clause, scope, into);
      }
      return;
    }
    ofOwner(clause, scope, Optional.empty(), into);
  }

  /** The owner of pieces without a player, if a role means that. */
  private Optional<Integer> ofNoPlayer(LudValue role) {
    if (!(role instanceof LudValue.Name name)) {
      return Optional.empty();
    }
    return switch (name.text()) {
      case "Neutral" -> Optional.of(0);
      case "Shared" -> Optional.of(model.players() + 1);
      default -> Optional.empty();
    };
  }

  /** The moves of another player's pieces, which the mover makes. */
  private void ofOther(LudClause clause, LudemeScope scope, List<HrgStatement> into) {
    Num number = model.numbers().player(clause.get("player"), scope);
    boolean next = clause.get("player") instanceof LudValue.Name name && name.text().equals("Next");
    boolean known =
        number instanceof Num.Known(int player) && player >= 1 && player <= model.players();
    if (!(next && model.players() == 2) && !known || scope.exchanged()) {
      throw LudRefusal.of(clause, "of another player is not supported yet");
    }
    HrgExpression other = model.numbers().owner(number, clause);
    List<HrgStatement> exchanged = new ArrayList<>();
    exchanged.add(Hrg.set(mover(), model.mover()));
    exchanged.add(Hrg.set(standIn(), next ? model.after(model.mover()) : other));
    exchanged.addAll(exchange());
    ofOwner(clause, scope.exchange(), Optional.empty(), exchanged);
    exchanged.addAll(exchangeBack());
    if (next) {
      into.addAll(exchanged);
      return;
    }
    List<HrgStatement> own = new ArrayList<>();
    ofOwner(clause, scope, Optional.empty(), own);
    HrgExpression moves = Logic.equal(model.mover(), other);
    into.add(Hrg.choose(List.of(Hrg.arm(moves, Hrg.block(own))), Hrg.block(exchanged)));
  }

  /** The variable for the actual mover while the players are exchanged. */
  private HrgExpression mover() {
    return model.definitions().scratch("trueMover", Hrg.type("Player"));
  }

  private HrgExpression standIn() {
    return model.definitions().scratch("standIn", Hrg.type("Player"));
  }

  /** Exchanges the players: the other one becomes the mover, and the mover comes next. */
  private List<HrgStatement> exchange() {
    List<HrgStatement> into = new ArrayList<>();
    into.add(Hrg.set(model.mover(), standIn()));
    if (model.choosesNext()) {
      into.add(Hrg.set(model.next(), mover()));
    }
    return into;
  }

  private List<HrgStatement> exchangeBack() {
    List<HrgStatement> into = new ArrayList<>();
    into.add(Hrg.set(model.mover(), mover()));
    if (model.choosesNext()) {
      // Consequences may have set the next player, after the mover was restored.
      into.add(Hrg.when(Hrg.equal(chosen(), Hrg.ref("0")), restored()));
    }
    return into;
  }

  /** Consequences of a move, preceded by restoring the mover. */
  List<HrgStatement> asMover(List<HrgStatement> then) {
    List<HrgStatement> all = new ArrayList<>(exchangeBack());
    all.addAll(then);
    all.add(Hrg.set(model.mover(), standIn()));
    return all;
  }

  private HrgExpression chosen() {
    return Hrg.ref(model.definitions().variable("isChosen", Hrg.type("Bool")));
  }

  private HrgStatement restored() {
    return Hrg.set(model.next(), model.after(model.mover()));
  }

  /**
   * The moves of the mover's pieces, or of those of nobody or of all players.
   *
   * @param owner the number of an owner who is not a player
   */
  private void ofOwner(
      LudClause clause, LudemeScope scope, Optional<Integer> owner, List<HrgStatement> into) {
    model.definitions().variable("from", Hrg.type("Site"), Hrg.ref(Sites.OFF));
    HrgExpression from = Hrg.ref("from");
    SitePlace place = clause.has("container") ? SitePlace.HAND : SitePlace.BOARD;
    HrgStatement origin =
        place == SitePlace.HAND
            ? Hrg.set(from, model.hands().hand(clause, scope).site())
            : Hrg.any("from", "Cell");
    boolean byLevel = model.stacks().used() && !clause.flag("top");
    LudemeScope inner = withPiece(scope, place, byLevel, owner);
    HrgExpression piece =
        byLevel ? model.stacks().piece(from, Hrg.ref("level")) : model.board(from);
    List<HrgStatement> found = new ArrayList<>(List.of(origin));
    if (byLevel) {
      model.stacks().choose(from, "level", found);
    }
    if (clause.has("moves") && names(clause).isEmpty()) {
      into.addAll(found);
      HrgExpression whose = owner.map(it -> Hrg.ref(model.owner(it))).orElse(model.mover());
      into.add(Hrg.check(Logic.equal(model.ownerOf(piece), whose)));
      if (owner.isPresent()) {
        into.add(Hrg.check(Logic.unequal(piece, Hrg.ref(Model.EMPTY))));
      }
      into.addAll(model.generators().statements(clause.clause("moves"), inner));
      return;
    }
    List<Block> blocks = new ArrayList<>();
    LudemeScope each = inner;
    kinds(clause, owner)
        .forEach(
            (kind, pieces) -> {
              List<HrgStatement> body = new ArrayList<>();
              body.add(
                  Hrg.check(
                      owner.isEmpty()
                          ? isOne(kind, pieces, piece)
                          : Logic.equal(piece, Hrg.ref(pieces.getFirst().symbol()))));
              body.addAll(model.generators().statements(kind.moves(), each));
              blocks.add(Hrg.block(body));
            });
    if (blocks.isEmpty()) {
      into.add(Hrg.check(Logic.FALSE));
      return;
    }
    into.addAll(found);
    if (blocks.size() == 1) {
      into.addAll(blocks.getFirst().statements());
    } else {
      into.add(Hrg.branch(blocks.toArray(Block[]::new)));
    }
  }

  /**
   * The scope in which a piece is at {@code (from)}: one of the mover's, unless it has an owner.
   */
  private LudemeScope withPiece(
      LudemeScope scope, SitePlace place, boolean byLevel, Optional<Integer> owner) {
    HrgExpression from = Hrg.ref("from");
    LudemeScope inner = scope.with("from", place);
    if (byLevel) {
      inner = inner.with("level", model.stacks().iterator());
    } else if (owner.isEmpty()) {
      inner = inner.ofMover();
    }
    if (owner.isEmpty()) {
      inner = inner.given(new LudemeScope.Fact.Own(from));
    }
    return model.stacks().used() && !byLevel
        ? inner.with("level", model.stacks().atTop(from))
        : inner;
  }

  private static List<String> names(LudClause clause) {
    List<String> names = new ArrayList<>();
    clause.list("names").forEach(each -> names.add(((LudValue.Text) each).text()));
    clause.findWord("name").ifPresent(names::add);
    return names;
  }

  /** The kinds of pieces of the loop, with their owners. */
  private Map<Kind, List<Component>> kinds(LudClause clause, Optional<Integer> owner) {
    List<String> names = names(clause);
    Map<Kind, List<Component>> kinds = new LinkedHashMap<>();
    for (Component piece : model.pieces().all()) {
      boolean owned =
          owner
              .map(it -> it == piece.owner())
              .orElse(piece.owner() >= 1 && piece.owner() <= model.players());
      Optional<LudClause> moves = clause.findClause("moves").or(piece::moves);
      if (owned && moves.isPresent() && (names.isEmpty() || names.contains(piece.written()))) {
        kinds
            .computeIfAbsent(new Kind(piece.written(), moves.get()), _ -> new ArrayList<>())
            .add(piece);
      }
    }
    return kinds;
  }

  /** The condition that a piece is one of the mover's of a kind. */
  private HrgExpression isOne(Kind kind, List<Component> pieces, HrgExpression here) {
    if (pieces.size() == model.players() && model.players() > 1) {
      Map<String, String> byPlayer = new LinkedHashMap<>();
      pieces.forEach(each -> byPlayer.put(model.player(each.owner()), each.symbol()));
      if (byPlayer.size() == model.players()) {
        String name = SymbolWords.symbol(kind.written());
        return Logic.equal(
            here,
            Hrg.apply(model.tables().values(name, "Player", "Piece", byPlayer), model.mover()));
      }
    }
    return Logic.any(
        pieces.stream()
            .map(
                each ->
                    Logic.and(
                        Logic.equal(model.mover(), Hrg.ref(model.player(each.owner()))),
                        Logic.equal(here, Hrg.ref(each.symbol()))))
            .toList());
  }
}
