package org.regames.lud.literal;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.regames.lud.board.graph.SiteType;

/**
 * The smallest change of a position, as records name it.
 *
 * @param from the site that something leaves, or -1
 * @param to the site that something happens to, or -1
 * @param what a kind of piece
 * @param number what else is a number: a player, a value of a variable, a die
 * @param text a name
 * @param flag what else is true or false
 * @param decision whether it is what the mover chose
 */
record LiteralAction(
    Kind kind,
    SiteType typeFrom,
    int from,
    int levelFrom,
    SiteType typeTo,
    int to,
    int level,
    int what,
    int count,
    int state,
    int rotation,
    int value,
    int number,
    String text,
    boolean flag,
    boolean decision)
    implements MovePart {
  /** What stands for a number that is not given. */
  static final int UNSET = Integer.MIN_VALUE;

  /** The actions. */
  enum Kind {
    MOVE("Move"),
    SOW("Move"),
    COPY("Copy"),
    STACK_MOVE("StackMove"),
    ADD("Add"),
    INSERT("Insert"),
    REMOVE("Remove"),
    SELECT("Select"),
    PROMOTE("Promote"),
    PASS("Pass"),
    SET_COUNT("SetCount"),
    SET_STATE("SetState"),
    SET_VALUE("SetValue"),
    SET_ROTATION("SetRotation"),
    SET_NEXT("SetNextPlayer"),
    SET_VAR("SetVar"),
    SET_TEMP("SetTemp"),
    SET_COUNTER("SetCounter"),
    SET_PENDING("SetPending"),
    SET_SCORE("SetScore"),
    SET_AMOUNT("SetAmount"),
    SET_PLAYER_VALUE("SetValueOfPlayer"),
    SET_HIDDEN("SetHidden"),
    SET_POT("SetPot"),
    SET_COST("SetCost"),
    REMEMBER("RememberValue"),
    FORGET("ForgetValue"),
    STORE("StoreStateInContext"),
    UNSTORE("ForgetState"),
    TRIGGER("Trigger"),
    TEAM("AddPlayerToTeam"),
    DIE("SetStateAndUpdateDice"),
    DICE_EQUAL("SetDiceAllEqual"),
    USE_DIE("UseDie"),
    SWAP("Swap"),
    PROPOSE("Propose"),
    VOTE("Vote"),
    BET("Bet"),
    NOTE("Note");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** What records call it. */
    String recorded() {
      return text;
    }
  }

  private static LiteralAction plain(Kind kind) {
    return new LiteralAction(
        kind, null, -1, UNSET, null, -1, UNSET, 0, UNSET, UNSET, UNSET, UNSET, UNSET, null, false,
        false);
  }

  static LiteralAction at(Kind kind, SiteType type, int to) {
    return new LiteralAction(
        kind, null, -1, UNSET, type, to, UNSET, 0, UNSET, UNSET, UNSET, UNSET, UNSET, null, false,
        false);
  }

  static LiteralAction between(Kind kind, SiteType typeFrom, int from, SiteType typeTo, int to) {
    return new LiteralAction(
        kind, typeFrom, from, UNSET, typeTo, to, UNSET, 0, UNSET, UNSET, UNSET, UNSET, UNSET, null,
        false, false);
  }

  /** An action of a number. */
  static LiteralAction number(Kind kind, int number) {
    return plain(kind).withNumber(number);
  }

  /** An action of a number and a value. */
  static LiteralAction number(Kind kind, int number, int value) {
    return plain(kind).withNumber(number).withNumbers(UNSET, UNSET, value);
  }

  static LiteralAction text(Kind kind, String text, int number) {
    return plain(kind).withText(text).withNumber(number);
  }

  static LiteralAction pass(boolean forced) {
    return plain(Kind.PASS).withFlag(forced);
  }

  LiteralAction withDecision(boolean other) {
    return new LiteralAction(
        kind, typeFrom, from, levelFrom, typeTo, to, level, what, count, state, rotation, value,
        number, text, flag, other);
  }

  LiteralAction withFlag(boolean other) {
    return new LiteralAction(
        kind, typeFrom, from, levelFrom, typeTo, to, level, what, count, state, rotation, value,
        number, text, other, decision);
  }

  LiteralAction withNumber(int other) {
    return new LiteralAction(
        kind, typeFrom, from, levelFrom, typeTo, to, level, what, count, state, rotation, value,
        other, text, flag, decision);
  }

  LiteralAction withText(String other) {
    return new LiteralAction(
        kind, typeFrom, from, levelFrom, typeTo, to, level, what, count, state, rotation, value,
        number, other, flag, decision);
  }

  LiteralAction withWhat(int other) {
    return new LiteralAction(
        kind, typeFrom, from, levelFrom, typeTo, to, level, other, count, state, rotation, value,
        number, text, flag, decision);
  }

  LiteralAction withCount(int other) {
    return new LiteralAction(
        kind, typeFrom, from, levelFrom, typeTo, to, level, what, other, state, rotation, value,
        number, text, flag, decision);
  }

  LiteralAction withNumbers(int newState, int newRotation, int newValue) {
    return new LiteralAction(
        kind,
        typeFrom,
        from,
        levelFrom,
        typeTo,
        to,
        level,
        what,
        count,
        newState,
        newRotation,
        newValue,
        number,
        text,
        flag,
        decision);
  }

  LiteralAction withLevels(int newFrom, int newTo) {
    return new LiteralAction(
        kind, typeFrom, from, newFrom, typeTo, to, newTo, what, count, state, rotation, value,
        number, text, flag, decision);
  }

  /** Its name in records. */
  String name() {
    return kind.text;
  }

  /** What records tell of it and we compare, by the names that records use: no levels or types. */
  Map<String, String> fields() {
    Map<String, String> fields = new TreeMap<>();
    if (decision) {
      fields.put("decision", "true");
    }
    switch (kind) {
      case MOVE, SOW, COPY, STACK_MOVE, SELECT -> {
        put(fields, "from", from);
        if (to >= 0) {
          put(fields, "to", to);
        }
        put(fields, kind == Kind.STACK_MOVE ? "numLevel" : "count", count);
        if (flag) {
          fields.put("stack", "true");
        }
      }
      case ADD, INSERT, REMOVE, PROMOTE, SET_COUNT, SET_STATE, SET_VALUE, SET_ROTATION -> {
        put(fields, "to", to);
        if (what > 0 || kind == Kind.ADD) {
          put(fields, "what", what);
        }
        put(fields, "count", count);
        if (flag && kind == Kind.REMOVE) {
          fields.put("applied", "false");
        }
      }
      case PASS -> flag(fields, "forced");
      case SET_NEXT -> put(fields, "player", number);
      case SET_VAR -> fields.put("name", String.valueOf(text));
      case SET_TEMP -> put(fields, "temp", number);
      case SET_COUNTER -> put(fields, "counter", number);
      case SET_SCORE -> {
        put(fields, "player", number);
        put(fields, "score", value);
        flag(fields, "add");
      }
      case SET_PLAYER_VALUE, SET_AMOUNT -> put(fields, "player", number);
      case SET_POT -> put(fields, "pot", number);
      case BET -> {
        put(fields, "player", number);
        put(fields, "bet", value);
      }
      case REMEMBER, FORGET -> fields.put("name", String.valueOf(text));
      case DIE -> {
        put(fields, "site", to);
        put(fields, "state", state);
      }
      case DICE_EQUAL -> fields.put("value", Boolean.toString(flag));
      case USE_DIE -> {
        put(fields, "site", to);
        put(fields, "indexDie", number);
      }
      case TEAM -> {
        put(fields, "team", value);
        put(fields, "player", number);
      }
      case TRIGGER -> put(fields, "player", number);
      case PROPOSE -> fields.put("proposition", text);
      case VOTE -> fields.put("vote", text);
      case SET_PENDING, SWAP, NOTE, STORE, UNSTORE, SET_COST, SET_HIDDEN -> {}
    }
    numbers(fields);
    return fields;
  }

  private void numbers(Map<String, String> fields) {
    switch (kind) {
      case SET_SCORE, TEAM, USE_DIE, DIE, DICE_EQUAL, SWAP, BET -> {}
      default -> {
        put(fields, "state", state);
        put(fields, "rotation", rotation);
        put(fields, "value", value);
      }
    }
  }

  private void flag(Map<String, String> fields, String name) {
    if (flag) {
      fields.put(name, "true");
    }
  }

  private static void put(Map<String, String> fields, String name, int number) {
    if (number != UNSET) {
      fields.put(name, Integer.toString(number));
    }
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT) + fields();
  }
}
