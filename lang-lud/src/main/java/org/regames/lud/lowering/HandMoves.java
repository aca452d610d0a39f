package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.SiteContainers.Use;
import org.regames.lud.lowering.Num.AtSite;
import org.regames.lud.lowering.Num.SitePlace;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** Moves of single pieces between the board and hands; a site of a hand holds several. */
record HandMoves(Model model) {
  private static final HrgExpression NONE = Hrg.ref("0");

  /** Moves one piece from one site to another. */
  List<HrgStatement> moved(AtSite from, AtSite to, LudClause clause) {
    if (model.stacks().used()) {
      return model.stacks().moved(from, Optional.empty(), to);
    }
    boolean onBoard = from.place() == SitePlace.BOARD && to.place() == SitePlace.BOARD;
    return !model.piles().used() && (!model.hasHands() || onBoard)
        ? model.carried(from.site(), to.site())
        : moved(from, to);
  }

  /** Moves one of the pieces of a site to another one. */
  List<HrgStatement> piled(HrgExpression from, HrgExpression to) {
    return moved(new AtSite(from, false, SitePlace.BOARD), new AtSite(to, false, SitePlace.BOARD));
  }

  private List<HrgStatement> moved(AtSite from, AtSite to) {
    HrgExpression moved =
        Hrg.ref(model.definitions().variable("moved", Hrg.type("Piece"), Hrg.ref(Model.EMPTY)));
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(moved, model.board(from.site())));
    all.addAll(model.siteNumbers().lifted(from.site()));
    AtSite goal = to;
    if (to.site().all().anyMatch(Hrg.ref("board")::equals)) {
      // The owner of the hand may be found from the piece that leaves.
      goal = new AtSite(model.definitions().scratch("goal", Hrg.type("Site")), false, to.place());
      all.add(Hrg.set(goal.site(), to.site()));
    }
    all.addAll(model.trackPlaces().moved(moved, from.site(), goal.site()));
    all.addAll(byPlace(from, model.clear(from.site()), taken(from.site())));
    all.addAll(byPlace(goal, put(goal.site(), moved), held(goal.site(), moved)));
    return all;
  }

  /** The statements for a site of the board, or for one of a hand. */
  private List<HrgStatement> byPlace(
      AtSite site, List<HrgStatement> board, List<HrgStatement> hand) {
    if (model.piles().used()) {
      return hand;
    }
    return switch (site.place()) {
      case BOARD -> board;
      case HAND -> hand;
      case ANYWHERE ->
          List.of(
              Hrg.choose(
                  List.of(Hrg.arm(model.dynamicRegions().onBoard(site), Hrg.block(board))),
                  Hrg.block(hand)));
    };
  }

  private List<HrgStatement> taken(HrgExpression site) {
    HrgExpression count = model.held(site);
    return List.of(
        Hrg.set(count, Hrg.apply("down", count)),
        Hrg.when(Hrg.equal(count, NONE), model.clear(site)));
  }

  private List<HrgStatement> put(HrgExpression site, HrgExpression piece) {
    List<HrgStatement> all = new ArrayList<>();
    all.add(Hrg.set(model.board(site), piece));
    all.addAll(model.siteNumbers().dropped(site));
    return all;
  }

  private List<HrgStatement> held(HrgExpression site, HrgExpression piece) {
    HrgExpression count = model.held(site);
    List<HrgStatement> first = new ArrayList<>(put(site, piece));
    first.add(Hrg.set(count, Hrg.ref("1")));
    List<HrgStatement> one = new ArrayList<>();
    one.add(Hrg.set(count, Hrg.apply(model.definitions().up(), count)));
    one.addAll(model.siteNumbers().dropped(site));
    return List.of(
        Hrg.choose(
            List.of(Hrg.arm(Logic.equal(model.board(site), piece), Hrg.block(one))),
            Hrg.block(first)));
  }

  /** Adds a piece to a site; the count of a hand is increased, whatever the piece is. */
  List<HrgStatement> added(AtSite site, HrgExpression piece) {
    HrgExpression count = model.held(site.site());
    List<HrgStatement> first = new ArrayList<>(put(site.site(), piece));
    first.add(Hrg.set(count, Hrg.ref("1")));
    List<HrgStatement> hand =
        List.of(
            Hrg.choose(
                List.of(Hrg.arm(model.isFree(site.site()), Hrg.block(first))),
                Hrg.block(Hrg.set(count, Hrg.apply(model.definitions().up(), count)))));
    List<HrgStatement> board =
        List.of(Hrg.when(model.isFree(site.site()), put(site.site(), piece)));
    return byPlace(site, board, hand);
  }

  /** Removes everything from a site of a hand. */
  List<HrgStatement> emptied(HrgExpression site) {
    if (model.stacks().used()) {
      return model.stacks().taken(site);
    }
    List<HrgStatement> all = new ArrayList<>(model.clear(site));
    all.add(Hrg.set(model.held(site), NONE));
    return all;
  }

  /** Removes everything from a site, which may be one of a hand. */
  List<HrgStatement> emptied(AtSite site, List<HrgStatement> onBoard) {
    return byPlace(site, onBoard, emptied(site.site()));
  }

  /** The single site of the mover's hand, if a container means that. */
  AtSite hand(LudClause clause, LudemeScope scope) {
    Map<String, String> hands = new LinkedHashMap<>();
    LudValue container = clause.get("container");
    boolean ofMover =
        container instanceof LudClause inner && inner.is("mover")
            || container instanceof LudValue.Text text && text.text().equals("Hand");
    List<Container> all = model.equipment().containers().all();
    int known = model.statics().number(container, Statics.Assumed.NOTHING).orElse(-1);
    if (known > 0 && known < all.size() && isHandOfOne(all.get(known))) {
      return new AtSite(model.sites().expression(all.get(known).first()), false, SitePlace.HAND);
    }
    for (int i = 1; i <= model.players() && ofMover; i++) {
      Optional<Container> hand = model.equipment().containers().hand(i);
      if (hand.isPresent()
          && isHandOfOne(hand.get())
          && i < all.size()
          && all.get(i).equals(hand.get())) {
        hands.put(model.player(i), model.sites().name(hand.get().first()));
      }
    }
    if (hands.size() < model.players()) {
      throw LudRefusal.of(clause, "of this container is not supported yet");
    }
    String function = model.tables().values("handOf", "Player", "Site", hands);
    return new AtSite(Hrg.apply(function, model.mover()), false, SitePlace.HAND);
  }

  private static boolean isHandOfOne(Container container) {
    return container.use() == Use.HAND && container.size() == 1;
  }
}
