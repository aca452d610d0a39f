import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.regames.Games;
import org.regames.Move;
import org.regames.Scores;
import org.regames.State;

/**
 * Upper confidence bounds applied to trees (Kocsis and Szepesvári, Bandit based Monte-Carlo
 * planning, ECML 2006), for games in which nothing is hidden. Chance is drawn, not chosen.
 */
final class Uct implements Function<State, Move> {
  private static final double EXPLORATION = 0.7;

  private final int iterations;
  private final RandomGenerator random;

  Uct(int iterations, long seed) {
    this.iterations = iterations;
    this.random = new SplittableRandom(seed);
  }

  /** A state of the tree, and what playouts through it brought whoever moved there. */
  private static final class Node {
    final State state;
    final Node parent;
    final List<Node> children = new ArrayList<>();
    int visits;
    double sum;

    Node(State state, Node parent) {
      this.state = state;
      this.parent = parent;
    }

    double bound() {
      return sum / visits + EXPLORATION * Math.sqrt(Math.log(parent.visits) / visits);
    }
  }

  @Override
  public Move apply(State state) {
    Node root = new Node(state, null);
    for (int i = 0; i < iterations; i++) {
      Node leaf = expanded(selected(root));
      Scores scores = leaf.state.playout(random);
      for (Node node = leaf; node != null; node = node.parent) {
        node.visits++;
        if (node.parent != null && !node.parent.state.isChance()) {
          node.sum += scores.value(node.parent.state.player());
        }
      }
    }
    Node most = root.children.stream().max(Comparator.comparingInt(it -> it.visits)).orElseThrow();
    return most.state.lastMove().orElseThrow();
  }

  /** Goes down as long as every move of a state has been tried. */
  private Node selected(Node root) {
    Node node = root;
    while (!node.state.isOver() && node.children.size() == node.state.legal().size()) {
      node =
          node.state.isChance()
              ? node.children.get(random.nextInt(node.children.size()))
              : node.children.stream().max(Comparator.comparingDouble(Node::bound)).orElseThrow();
    }
    return node;
  }

  /** Tries the next move. */
  private static Node expanded(Node node) {
    if (node.state.isOver()) {
      return node;
    }
    Move next = node.state.legal().get(node.children.size());
    Node child = new Node(node.state.play(next), node);
    node.children.add(child);
    return child;
  }

  /** Plays the first player against one who moves at random. */
  static void main(String[] arguments) {
    State state = Games.load(Path.of(arguments[0])).start();
    Uct search = new Uct(1000, 1);
    RandomGenerator random = new SplittableRandom(2);
    String me = state.game().players().getFirst();
    while (!state.isOver()) {
      List<Move> legal = state.legal();
      boolean isMine = state.player().equals(me);
      Move move = isMine ? search.apply(state) : legal.get(random.nextInt(legal.size()));
      state = state.play(move);
    }
    System.out.println(state.moves());
    System.out.println(state);
  }
}
