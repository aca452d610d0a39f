package org.regames.lud.literal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.literal.LiteralAction.Kind;
import org.regames.lud.literal.Ludemes.Generator;
import org.regames.lud.literal.Ludemes.Numbers;
import org.regames.lud.literal.Ludemes.Whole;
import org.regames.lud.literal.MoveEnds.End;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Decisions that move no piece from site to site: select, promote, pass, swap, vote, bet. */
final class OtherDecisions {
  private final LudemeReader reader;

  OtherDecisions(LudemeReader reader) {
    this.reader = reader;
  }

  void register() {
    reader.generators.put("move Select", clause -> select(clause, true));
    reader.generators.put("select", clause -> select(clause, false));
    reader.generators.put("move Promote", clause -> promote(clause, true));
    reader.generators.put("promote", clause -> promote(clause, false));
    reader.generators.put("move Pass", _ -> c -> pass(c, true));
    reader.generators.put("pass", _ -> c -> pass(c, false));
    reader.generators.put("move Propose", clause -> texts(clause, Kind.PROPOSE, true));
    reader.generators.put("propose", clause -> texts(clause, Kind.PROPOSE, false));
    reader.generators.put("move Vote", clause -> texts(clause, Kind.VOTE, true));
    reader.generators.put("vote", clause -> texts(clause, Kind.VOTE, false));
    reader.generators.put("move Set NextPlayer", clause -> next(clause, true));
    reader.generators.put("set NextPlayer", clause -> next(clause, false));
    reader.generators.put("move Set Rotation", clause -> rotate(clause, true));
    reader.generators.put("set Rotation", clause -> rotate(clause, false));
    reader.generators.put("move Swap Pieces", clause -> swapPieces(clause, true));
    reader.generators.put("swap Pieces", clause -> swapPieces(clause, false));
    reader.generators.put("move Swap Players", this::swapPlayers);
    reader.generators.put("swap Players", this::swapPlayers);
    reader.generators.put("move Bet", clause -> bet(clause, true));
    reader.generators.put("bet", clause -> bet(clause, false));
  }

  private Generator select(LudClause clause, boolean decision) {
    End from = MoveEnds.from(reader, clause);
    End to = clause.has("to") ? MoveEnds.to(reader, clause) : null;
    Whole mover = reader.whole(clause, "mover", c -> c.state.mover);
    Generator then =
        clause.findClause("then").map(each -> reader.generator(each, "moves")).orElse(null);
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int oldFrom = c.from;
      int oldTo = c.to;
      for (int site : from.sites(c, c.from)) {
        if (site < 0) {
          continue;
        }
        c.from = site;
        c.to = site;
        int level = from.level() == null ? LiteralAction.UNSET : from.level().of(c);
        if (from.allows(c)) {
          for (int target : to == null ? new int[] {-1} : to.sites(c, c.to)) {
            c.to = to == null ? site : target;
            if (to != null && (target < 0 || !to.allows(c))) {
              continue;
            }
            LiteralAction action =
                LiteralAction.between(
                        Kind.SELECT,
                        c.type(from.type(), site),
                        site,
                        target < 0 ? null : c.type(to.type(), target),
                        target)
                    .withLevels(
                        level == LiteralAction.UNSET && c.game.isStacking()
                            ? Math.max(0, c.state.height(c.place(from.type(), site)) - 1)
                            : level,
                        LiteralAction.UNSET)
                    .withDecision(decision);
            LiteralMove move =
                new LiteralMove(mover.of(c), site, target < 0 ? site : target, action);
            if (to != null) {
              move.parts.addAll(0, to.effect().parts(c));
            }
            if (then != null) {
              move.consequences.add(then);
            }
            moves.add(move);
          }
        }
        c.from = oldFrom;
        c.to = oldTo;
      }
      return moves;
    };
  }

  private Generator promote(LudClause clause, boolean decision) {
    SiteType given = LudemeReader.type(clause);
    Whole site = reader.whole(clause, "site", c -> c.to);
    LudClause piece = clause.clause("piece");
    Whole player = clause.has("player") ? reader.whole(clause, "player") : null;
    List<Whole> pieces =
        player == null
            ? reader.pieces(piece)
            : piece.list("piece").stream()
                .map(
                    value ->
                        value instanceof LudValue.Text name
                            ? (Whole) c -> c.game.kindContaining(name.text(), player.of(c))
                            : reader.whole(value))
                .toList();
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int where = site.of(c);
      if (where < 0) {
        return moves;
      }
      SiteType type = c.type(given, where);
      for (Whole each : pieces) {
        int what = each.of(c);
        if (what <= 0) {
          continue;
        }
        LiteralAction action =
            LiteralAction.at(Kind.PROMOTE, type, where).withWhat(what).withDecision(decision);
        moves.add(new LiteralMove(c.state.mover, where, where, action));
      }
      return moves;
    };
  }

  private static List<LiteralMove> pass(Context c, boolean decision) {
    List<LiteralMove> moves = new ArrayList<>();
    moves.add(
        new LiteralMove(c.state.mover, -1, -1, LiteralAction.pass(false).withDecision(decision)));
    return moves;
  }

  private Generator texts(LudClause clause, Kind kind, boolean decision) {
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      for (LudValue text : clause.list("vote")) {
        LiteralAction action =
            LiteralAction.text(kind, ((LudValue.Text) text).text(), LiteralAction.UNSET)
                .withDecision(decision);
        moves.add(new LiteralMove(c.state.mover, -1, -1, action));
      }
      return moves;
    };
  }

  private Generator next(LudClause clause, boolean decision) {
    Numbers players = reader.array(clause.get("players"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      for (int player : players.of(c)) {
        moves.add(
            new LiteralMove(
                c.state.mover,
                -1,
                -1,
                LiteralAction.number(Kind.SET_NEXT, player).withDecision(decision)));
      }
      return moves;
    };
  }

  private Generator rotate(LudClause clause, boolean decision) {
    End to = MoveEnds.to(reader, clause);
    List<Whole> rotations =
        clause.has("rotations") ? reader.wholeList(clause, "rotations") : List.of();
    boolean previous = clause.flag("previous");
    boolean next = clause.flag("next");
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      for (int site : to.sites(c, c.from)) {
        if (site < 0) {
          continue;
        }
        SiteType type = c.type(to.type(), site);
        int now = c.state.top(c.place(type, site)).rotation();
        int count = c.board().supported(c.game.usual(), AbsoluteDirection.ALL).size();
        IntStream all =
            rotations.isEmpty()
                ? IntStream.concat(
                    previous ? IntStream.of(Math.floorMod(now - 1, count)) : IntStream.of(),
                    next ? IntStream.of(Math.floorMod(now + 1, count)) : IntStream.of())
                : rotations.stream().mapToInt(each -> each.of(c));
        all.forEach(
            rotation -> {
              LiteralAction action =
                  LiteralAction.at(Kind.SET_ROTATION, type, site)
                      .withNumbers(LiteralAction.UNSET, rotation, LiteralAction.UNSET)
                      .withDecision(decision);
              moves.add(new LiteralMove(c.state.mover, site, site, action));
            });
      }
      return moves;
    };
  }

  private Generator swapPieces(LudClause clause, boolean decision) {
    Whole first =
        reader.whole(clause, "first", c -> c.state.last == null ? -1 : c.state.last.from());
    Whole second =
        reader.whole(clause, "second", c -> c.state.last == null ? -1 : c.state.last.to());
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      int a = first.of(c);
      int b = second.of(c);
      if (a < 0 || b < 0) {
        return moves;
      }
      SiteType typeA = c.type(null, a);
      SiteType typeB = c.type(null, b);
      int what = c.what(typeB, b);
      LiteralMove move =
          new LiteralMove(
              c.state.mover,
              a,
              b,
              LiteralAction.between(Kind.MOVE, typeA, a, typeB, b).withDecision(decision),
              LiteralAction.at(Kind.ADD, typeA, a).withWhat(what));
      moves.add(move);
      return moves;
    };
  }

  private Generator swapPlayers(LudClause clause) {
    Whole first = reader.whole(clause, "first");
    Whole second = reader.whole(clause, "second");
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      moves.add(swap(c, first.of(c), second.of(c)));
      return moves;
    };
  }

  /** The move by which two players change seats. */
  static LiteralMove swap(Context c, int first, int second) {
    return new LiteralMove(
        c.state.mover,
        -1,
        -1,
        LiteralAction.number(Kind.SWAP, first, second).withDecision(true),
        LiteralAction.number(Kind.SET_NEXT, c.state.mover));
  }

  private Generator bet(LudClause clause, boolean decision) {
    Whole player = reader.whole(clause, "player");
    List<Whole> bounds = Ranges.bounds(reader, clause.clause("range"));
    return c -> {
      List<LiteralMove> moves = new ArrayList<>();
      for (int bet = bounds.getFirst().of(c); bet <= bounds.getLast().of(c); bet++) {
        moves.add(
            new LiteralMove(
                c.state.mover,
                -1,
                -1,
                LiteralAction.number(Kind.BET, player.of(c), bet).withDecision(decision)));
      }
      return moves;
    };
  }
}
