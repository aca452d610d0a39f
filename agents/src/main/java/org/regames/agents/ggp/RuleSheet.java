package org.regames.agents.ggp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.NetReading;
import org.regames.ir.language.Result;
import org.regames.ir.net.NetGame;

/** The rules of a match, and the names of its moves in messages. Immutable. */
public final class RuleSheet {
  private final List<Kif> sent;
  private final NetReading reading;
  private final List<Kif> roles;
  private final List<Kif> moves;
  private final SheetNames names;
  private final List<Map<Kif, Integer>> movesOfRoles = new ArrayList<>();

  private RuleSheet(List<Kif> sent, NetReading reading) {
    this.sent = List.copyOf(sent);
    this.reading = reading;
    this.names = new SheetNames(sent);
    this.roles = terms(reading.terms().roles());
    this.moves = terms(reading.terms().moves());
    roles.forEach(_ -> movesOfRoles.add(new HashMap<>()));
    for (int move = 0; move < moves.size(); move++) {
      movesOfRoles.get(net().moves().get(move).role()).put(names.compared(moves.get(move)), move);
    }
  }

  private List<Kif> terms(List<String> texts) {
    return texts.stream().map(names::written).toList();
  }

  /**
   * Reads rules.
   *
   * @param rules as they were sent
   * @param reader the reader of their language
   * @throws RefusedException if they are wrong or too large
   */
  static RuleSheet read(List<Kif> rules, NetFrontend reader) {
    return new RuleSheet(rules, valueOf(reader.read(source(rules), budget())));
  }

  /** The input for readers. */
  static Source source(List<Kif> rules) {
    return new Source("rules", rules.stream().map(Kif::toString).collect(Collectors.joining("\n")));
  }

  /** The value that was read; refused if there is none. */
  static <T> T valueOf(Result<T> read) {
    return read.value()
        .orElseThrow(
            () ->
                new RefusedException(
                    read.diagnostics().stream()
                        .findFirst()
                        .map(Diagnostic::message)
                        .orElse("they are wrong")));
  }

  /** A budget that ends reading when the match is over, which interrupts it. */
  static Budget budget() {
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

  /** The result of reading the rules. */
  NetReading reading() {
    return reading;
  }

  /** The roles in order. */
  List<Kif> roles() {
    return roles;
  }

  /** The numbers of the roles of players: all but {@code random}. */
  public List<Integer> players() {
    List<Integer> players = new ArrayList<>();
    for (int role = 0; role < roles.size(); role++) {
      if (!isRandom(role)) {
        players.add(role);
      }
    }
    return players;
  }

  /** Whether a role is that of chance. */
  boolean isRandom(int role) {
    return net().roles().get(role).symbol().equals(Builtins.RANDOM);
  }

  /** The name of a role in messages. */
  public String role(int role) {
    return roles.get(role).toString();
  }

  /** The number of a role by its name in messages. */
  Optional<Integer> role(Kif name) {
    Kif wanted = names.compared(name);
    for (int role = 0; role < roles.size(); role++) {
      if (names.compared(roles.get(role)).equals(wanted)) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }

  /** The form of a move in messages. */
  Kif move(int move) {
    return moves.get(move);
  }

  /** The move of a role that a term names. */
  Optional<Integer> move(int role, Kif term) {
    return Optional.ofNullable(movesOfRoles.get(role).get(names.compared(term)));
  }

  /** A fact in the form of match records. */
  String fact(int fact) {
    return names.written(reading.terms().facts().get(fact)).toString();
  }
}
