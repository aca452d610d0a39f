package org.regames.agents.ggp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.NetReading;
import org.regames.ir.language.Result;
import org.regames.ir.net.NetGame;

/**
 * The rules of a match, and what its moves are called in messages: as the sheet writes them. In
 * messages about a sheet that is in capitals throughout, capitals tell nothing. Immutable.
 */
public final class RuleSheet {
  private static final Pattern CHANCE = Pattern.compile("(?i)(?<![^\\s()])random(?![^\\s()])");

  private final List<Kif> sent;
  private final NetReading reading;
  private final List<Kif> roles;
  private final List<Kif> moves;
  private final boolean isInCapitals;

  /** How the sheet writes the role that plays by chance. */
  private final String chance;

  private final List<Map<Kif, Integer>> movesOfRoles = new ArrayList<>();

  private RuleSheet(List<Kif> sent, NetReading reading) {
    this.sent = List.copyOf(sent);
    this.reading = reading;
    this.isInCapitals = isInCapitals(sent);
    this.chance =
        CHANCE
            .matcher(sent.toString())
            .results()
            .findFirst()
            .map(MatchResult::group)
            .orElse(Builtins.RANDOM);
    this.roles = terms(reading.terms().roles());
    this.moves = terms(reading.terms().moves());
    roles.forEach(_ -> movesOfRoles.add(new HashMap<>()));
    for (int move = 0; move < moves.size(); move++) {
      movesOfRoles.get(net().moves().get(move).role()).put(compared(moves.get(move)), move);
    }
  }

  private List<Kif> terms(List<String> texts) {
    return texts.stream().map(this::written).toList();
  }

  private static boolean isInCapitals(List<Kif> rules) {
    String text = rules.toString();
    return text.chars().anyMatch(c -> c >= 'A' && c <= 'Z')
        && text.chars().noneMatch(c -> c >= 'a' && c <= 'z');
  }

  /** A term in the case of the sheet: one in capitals was read like one in small letters. */
  private Kif written(String text) {
    return Kif.first(isInCapitals ? capitals(text) : CHANCE.matcher(text).replaceAll(chance))
        .orElseThrow();
  }

  private Kif compared(Kif term) {
    return (isInCapitals ? Kif.first(capitals(term.toString())).orElseThrow() : term).plain();
  }

  private static String capitals(String text) {
    StringBuilder capitals = new StringBuilder(text.length());
    text.chars().forEach(c -> capitals.append((char) (c >= 'a' && c <= 'z' ? c - ('a' - 'A') : c)));
    return capitals.toString();
  }

  /**
   * Reads rules.
   *
   * @param rules as they were sent
   * @param reader of their language
   * @throws RefusedException where they are wrong or too large
   */
  static RuleSheet read(List<Kif> rules, NetFrontend reader) {
    String text = rules.stream().map(Kif::toString).collect(Collectors.joining("\n"));
    Result<NetReading> read = reader.read(new Source("rules", text), budget());
    return new RuleSheet(
        rules,
        read.value()
            .orElseThrow(
                () ->
                    new RefusedException(
                        read.diagnostics().stream()
                            .findFirst()
                            .map(Diagnostic::message)
                            .orElse("they are wrong"))));
  }

  /** Ends the reading once the match is over, which interrupts it. */
  private static Budget budget() {
    return new Budget(Budget.DEFAULT_LIMIT, () -> Thread.currentThread().isInterrupted());
  }

  /** The rules as they are sent. */
  List<Kif> sent() {
    return sent;
  }

  /** The net of the game. */
  NetGame net() {
    return reading.net();
  }

  /** What was read. */
  NetReading reading() {
    return reading;
  }

  /** The roles in order. */
  List<Kif> roles() {
    return roles;
  }

  /** The numbers of the roles that somebody plays: all but {@code random}. */
  public List<Integer> players() {
    List<Integer> players = new ArrayList<>();
    for (int role = 0; role < roles.size(); role++) {
      if (!isRandom(role)) {
        players.add(role);
      }
    }
    return players;
  }

  /** Whether a role is the one that plays by chance. */
  boolean isRandom(int role) {
    return net().roles().get(role).symbol().equals(Builtins.RANDOM);
  }

  /** What messages call a role. */
  public String role(int role) {
    return roles.get(role).toString();
  }

  /** The number of a role that a message names. */
  Optional<Integer> role(Kif name) {
    Kif wanted = compared(name);
    for (int role = 0; role < roles.size(); role++) {
      if (compared(roles.get(role)).equals(wanted)) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }

  /** What messages call a move. */
  Kif move(int move) {
    return moves.get(move);
  }

  /** The move of a role that a term names. */
  Optional<Integer> move(int role, Kif term) {
    return Optional.ofNullable(movesOfRoles.get(role).get(compared(term)));
  }

  /** A fact as records have it. */
  String fact(int fact) {
    return written(reading.terms().facts().get(fact)).toString();
  }
}
