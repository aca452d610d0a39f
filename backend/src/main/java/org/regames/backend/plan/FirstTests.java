package org.regames.backend.plan;

import java.util.BitSet;
import java.util.List;

/** Tests at the start of a loop that is not done as a whole, for all its numbers at once. */
final class FirstTests {
  /** With more statements it would take longer to find out what to look at than to look. */
  private static final int MOST_BUSY = 60;

  private final Lifting lifting;
  private final SetWords sets;
  private final WordStatements statements;

  FirstTests(Lifting lifting, SetWords sets, WordStatements statements) {
    this.lifting = lifting;
    this.sets = sets;
    this.statements = statements;
  }

  /**
   * The numbers that pass the tests that can be made at once.
   *
   * @param left where the statements go that each of the numbers is left with
   * @throws Unliftable where no test can be made
   */
  Members passing(List<Op> body, Lifting.Walk walk, List<Op> left) {
    int next = 0;
    boolean any = false;
    Unliftable failure = new Unliftable("nothing is tested first");
    for (; next < body.size(); next++) {
      if (body.get(next) instanceof Op.Spend) {
        left.add(body.get(next));
      } else if (body.get(next) instanceof Op.Let(int local, Int value)) {
        lifting.bind(walk, local, value);
        left.add(body.get(next));
      } else if (body.get(next) instanceof Op.Require(Test test)) {
        try {
          walk.alive = sets.both(walk.alive, lifting.test(test, walk));
          any = true;
        } catch (Unliftable reason) {
          failure = reason;
          left.add(body.get(next));
        }
      } else {
        break;
      }
    }
    Members busy = busy(body.subList(next, body.size()), walk.copy(walk.alive));
    any |= !busy.equals(walk.alive);
    if (!any) {
      throw failure;
    }
    left.addAll(body.subList(next, body.size()));
    return busy;
  }

  /**
   * The numbers for which statements may do anything: those that pass the first tests of one of the
   * ways. Tests that cannot be made at once count as passed.
   */
  private Members busy(List<Op> ops, Lifting.Walk walk) {
    Members busy = sets.fixed(new BitSet());
    for (Op op : ops) {
      switch (op) {
        case Op.Let(int local, Int value) -> lifting.bind(walk, local, value);
        case Op.Spend _ -> {}
        case Op.Require(Test test) -> walk.alive = passing(test, walk);
        case Op.Block(List<Op> body) -> busy = sets.either(busy, busy(body, walk.copy(walk.alive)));
        case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) -> {
          for (Op.Case one : cases) {
            busy = sets.either(busy, busy(one.body(), walk.copy(passing(one.test(), walk))));
          }
          busy = sets.either(busy, busy(otherwise, walk.copy(walk.alive)));
        }
        case Op.StoreScalar _,
            Op.StoreCell _,
            Op.CopyMap _,
            Op.SaveMap _,
            Op.RestoreMap _,
            Op.ForRange _,
            Op.ForTable _,
            Op.Select _,
            Op.Invoke _,
            Op.FinishIf _,
            Op.Finish _,
            Op.AddMove _,
            Op.AddWhere _,
            Op.Note _,
            Op.TellTag _,
            Op.GoTo _,
            Op.Once _,
            Op.Clear _,
            Op.OnceState _,
            Op.Forget _,
            Op.OnSets _ -> {
          return sets.either(busy, walk.alive);
        }
      }
    }
    return busy;
  }

  private Members passing(Test test, Lifting.Walk walk) {
    if (statements.count() > MOST_BUSY || test instanceof Test.Call) {
      return walk.alive;
    }
    try {
      return sets.both(walk.alive, lifting.test(test, walk));
    } catch (Unliftable _) {
      return walk.alive; // to be found out for each number
    }
  }
}
