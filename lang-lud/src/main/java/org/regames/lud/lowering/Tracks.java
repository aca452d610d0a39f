package org.regames.lud.lowering;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.regames.lud.board.SiteTrack;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/**
 * Finds the track that a ludeme means, and where it leads, as far as that is known before the game.
 */
record Tracks(Model model) {
  private Optional<SiteTrack> first(Predicate<SiteTrack> wanted) {
    return model.equipment().tracks().stream().filter(wanted).findFirst();
  }

  /** The track that {@code (trackSite Move …)} follows for a player. */
  Optional<SiteTrack> ofMove(LudClause clause, Assumed assumed) {
    Optional<LudValue> value = clause.find("track");
    if (value.isPresent() && value.get() instanceof LudValue.Text text) {
      return named(text.text(), mover(assumed));
    }
    OptionalInt player =
        value.isEmpty() ? mover(assumed) : model.statics().player(value.get(), assumed);
    List<SiteTrack> tracks = model.equipment().tracks();
    boolean free = tracks.stream().allMatch(track -> track.owner() == 0);
    if (free) {
      return tracks.stream().findFirst();
    }
    return player.isEmpty()
        ? Optional.empty()
        : first(track -> track.owner() == player.getAsInt()).or(() -> first(t -> t.owner() == 0));
  }

  /** The track of {@code (firstMoveOnTrack …)}: the player's own one with that name, or any. */
  Optional<SiteTrack> ofSearch(LudClause clause, Assumed assumed) {
    OptionalInt owner =
        clause.has("owner") ? model.statics().player(clause.get("owner"), assumed) : mover(assumed);
    return named(clause.findWord("track").orElse(""), owner);
  }

  /** The track whose name contains a text: the player's own, or any. */
  private Optional<SiteTrack> named(String text, OptionalInt player) {
    List<SiteTrack> all =
        model.equipment().tracks().stream().filter(t -> t.name().contains(text)).toList();
    if (all.size() <= 1 || all.stream().allMatch(track -> track.owner() == 0)) {
      return all.stream().findFirst();
    }
    return player.isEmpty()
        ? Optional.empty()
        : all.stream()
            .filter(track -> track.owner() == player.getAsInt())
            .findFirst()
            .or(() -> all.stream().findFirst());
  }

  /** The track of {@code (sites Track …)}: nobody's, or that of the named player. */
  Optional<SiteTrack> ofRegion(LudClause clause, Assumed assumed) {
    Optional<String> name = clause.findWord("name");
    if (!clause.has("player")) {
      return ofNobody(name);
    }
    List<SiteTrack> named =
        model.equipment().tracks().stream()
            .filter(track -> name.isEmpty() || track.name().contains(name.get()))
            .toList();
    if (named.stream().allMatch(track -> track.owner() == 0)) {
      return named.stream().findFirst();
    }
    OptionalInt player = model.statics().player(clause.get("player"), assumed);
    return player.isEmpty()
        ? Optional.empty()
        : named.stream()
            .filter(track -> track.owner() == 0 || track.owner() == player.getAsInt())
            .findFirst();
  }

  private Optional<SiteTrack> ofNobody(Optional<String> name) {
    List<SiteTrack> named =
        model.equipment().tracks().stream()
            .filter(track -> name.isEmpty() || track.name().contains(name.get()))
            .toList();
    boolean owned = name.isPresent() && named.stream().anyMatch(track -> track.owner() != 0);
    return owned ? Optional.empty() : named.stream().filter(t -> t.owner() == 0).findFirst();
  }

  private OptionalInt mover(Assumed assumed) {
    Integer mover = assumed.roles().get("Mover");
    return mover == null ? OptionalInt.empty() : OptionalInt.of(mover);
  }

  /** The track along which {@code (sow …)} sows for a player. */
  Optional<SiteTrack> ofSowing(LudClause clause, Assumed assumed) {
    Optional<String> name = clause.findWord("track");
    if (name.isEmpty()) {
      return model.equipment().tracks().stream().findFirst();
    }
    if (!clause.has("owner")) {
      return first(track -> track.name().equals(name.get()));
    }
    OptionalInt owner = model.statics().player(clause.get("owner"), assumed);
    return owner.isEmpty()
        ? Optional.empty()
        : first(t -> t.owner() == owner.getAsInt() && t.name().contains(name.get()));
  }

  /** The track of {@code (trackSite FirstSite …)} and {@code (trackSite EndSite …)}. */
  Optional<SiteTrack> ofEnds(LudClause clause, Assumed assumed) {
    Optional<String> name = clause.findWord("name");
    boolean owned = clause.has("player");
    OptionalInt who =
        owned ? model.statics().player(clause.get("player"), assumed) : OptionalInt.of(0);
    if (who.isEmpty()) {
      return Optional.empty();
    }
    int owner = who.getAsInt();
    Optional<SiteTrack> found =
        name.isPresent()
            ? first(t -> t.name().contains(name.get()) && (!owned || t.owner() == owner))
            : first(track -> track.owner() == owner || track.owner() == 0);
    return found.or(() -> model.equipment().tracks().stream().findFirst());
  }

  /** Refuses tracks on which a site does not determine the place. */
  static void refuseRepeated(SiteTrack track, LudClause clause) {
    if (track.sites().length != java.util.Arrays.stream(track.sites()).distinct().count()) {
      throw LudRefusal.of(
          clause, "on a track that visits sites more than once is not supported yet");
    }
  }

  /** The site some steps from another one, which may be off the board. */
  static int onwards(SiteTrack track, int site, int steps) {
    int start = track.indexOf(site);
    int index = (start < 0 ? track.size() : start) + Math.max(0, steps);
    if (index < track.size()) {
      return track.sites()[index];
    }
    return track.loop() ? track.sites()[index % track.size()] : SiteTrack.OFF;
  }

  /** {@code (trackSite Move …)} if the site and the steps are known. */
  OptionalInt move(LudClause clause, Assumed assumed) {
    Integer implied = assumed.values().get("from");
    OptionalInt site =
        clause.has("from")
            ? model.statics().number(clause.get("from"), assumed)
            : implied == null ? OptionalInt.empty() : OptionalInt.of(implied);
    OptionalInt steps = model.statics().number(clause.get("steps"), assumed);
    if (site.isEmpty() || steps.isEmpty()) {
      return OptionalInt.empty();
    }
    Optional<SiteTrack> track = ofMove(clause, assumed);
    if (track.isEmpty()) {
      return OptionalInt.empty();
    }
    if (track.get().hasInnerLoop()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(onwards(track.get(), site.getAsInt(), steps.getAsInt()));
  }

  /** {@code (trackSite EndSite …)}. */
  OptionalInt end(LudClause clause, Assumed assumed) {
    return ofEnds(clause, assumed)
        .filter(track -> track.size() > 0)
        .map(track -> OptionalInt.of(track.sites()[track.size() - 1]))
        .orElse(OptionalInt.empty());
  }

  /** {@code (trackSite FirstSite …)} without a condition. */
  OptionalInt start(LudClause clause, Assumed assumed) {
    Optional<SiteTrack> track = ofEnds(clause, assumed);
    if (track.isEmpty() || clause.has("if") || track.get().size() == 0) {
      return OptionalInt.empty();
    }
    if (!clause.has("from")) {
      return OptionalInt.of(track.get().sites()[0]);
    }
    OptionalInt from = model.statics().number(clause.get("from"), assumed);
    return from.isEmpty()
        ? from
        : OptionalInt.of(track.get().indexOf(from.getAsInt()) < 0 ? -1 : from.getAsInt());
  }
}
