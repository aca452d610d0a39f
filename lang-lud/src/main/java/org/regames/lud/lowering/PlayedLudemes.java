package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;
import org.regames.lud.tree.Ludeme;

/** Tells which ludemes are supported, and which ludemes of a game are not. */
public final class PlayedLudemes {
  /** The {@link Ludeme#id} of each supported ludeme. */
  private static final Set<String> PLAYED = new HashSet<>();

  /** Kinds of ludemes that are all read before the game begins. */
  private static final Set<Kind> READ =
      EnumSet.of(
          Kind.GAME,
          Kind.PLAYERS,
          Kind.PLAYER_ENTRY,
          Kind.MODE,
          Kind.EQUIPMENT,
          Kind.RULES,
          Kind.START,
          Kind.PLAY,
          Kind.PHASE,
          Kind.NEXT_PHASE,
          Kind.END,
          Kind.TRACK,
          Kind.GRAPH,
          Kind.POLY,
          Kind.DIM,
          Kind.FLOAT,
          Kind.FROM,
          Kind.TO,
          Kind.BETWEEN,
          Kind.APPLY,
          Kind.THEN,
          Kind.RANGE,
          Kind.PIECE,
          Kind.PAIR,
          Kind.PLAYER,
          Kind.FLIPS,
          Kind.STEP);

  static {
    PLAYED.addAll(Set.of("ITEM board", "ITEM piece", "ITEM hand", "ITEM regions"));
    PLAYED.addAll(Set.of("DIRECTION directions", "DIRECTION difference", "DIRECTION if"));
    PLAYED.addAll(NumberLists.PLAYED);
    PLAYED.addAll(LastDirections.PLAYED);
    PLAYED.addAll(Set.of("ITEM mancalaBoard", "ITEM map", "ITEM map /lists", "ITEM dice"));
    PLAYED.addAll(Set.of("META meta", "META_RULE swap", "META_RULE passEnd NoEnd"));
    PLAYED.addAll(Ends.PLAYED);
    PLAYED.addAll(StartPosition.PLAYED);
    PLAYED.addAll(new MoveLudemes(null).played());
    PLAYED.addAll(new EffectLudemes(null).played());
    PLAYED.addAll(new ConditionLudemes(null).played());
    PLAYED.addAll(new NumberLudemes(null).played());
    PLAYED.addAll(new RegionLudemes(null).played());
  }

  private PlayedLudemes() {}

  /** Whether a ludeme is supported. */
  public static boolean isPlayed(Ludeme ludeme) {
    return READ.contains(ludeme.kind()) || PLAYED.contains(ludeme.id());
  }

  /** The unsupported ludemes of a game with their occurrences, in the order of the text. */
  public static Map<Ludeme, List<LudClause>> missing(LudClause game) {
    Map<Ludeme, List<LudClause>> missing = new LinkedHashMap<>();
    collect(game, missing);
    return missing;
  }

  private static void collect(LudValue value, Map<Ludeme, List<LudClause>> missing) {
    switch (value) {
      case LudClause clause -> {
        if (!isPlayed(clause.ludeme())) {
          missing.computeIfAbsent(clause.ludeme(), _ -> new ArrayList<>()).add(clause);
        }
        clause.arguments().values().forEach(each -> collect(each, missing));
      }
      case LudValue.Items items -> items.values().forEach(each -> collect(each, missing));
      case LudValue.Number _, LudValue.Text _, LudValue.Name _, LudValue.Flag _ -> {}
    }
  }

  /** Reports them, each at its first occurrence, with the number of others. */
  public static void report(LudClause game, Diagnostics diagnostics) {
    Map<Ludeme, List<LudClause>> missing = missing(game);
    int others = missing.size() - 1;
    missing.forEach(
        (ludeme, places) -> {
          String often = places.size() == 1 ? "" : ", used " + places.size() + " times here,";
          String more =
              switch (others) {
                case 0 -> "";
                case 1 -> ", nor is another one in this text";
                default -> ", nor are " + others + " others in this text";
              };
          String message = ludeme.described() + often + " is not supported yet" + more;
          diagnostics.error("not-lowerable", places.getFirst().origin(), message);
        });
  }
}
