package org.regames.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.regames.pcg.cluster.Cluster;
import org.regames.pcg.cluster.ClusterException;
import scala.collection.Iterator;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** The executors of Spark. Texts are sent to them in parts, each of which is a Spark task. */
public final class SparkCluster implements Cluster {
  /** More parts than cores, so that no core waits long for the last one. */
  private static final int PARTS_OF_A_CORE = 4;

  /** The maximum size of a part, so that progress is visible. */
  private static final int LARGEST_PART = 16;

  /** How long to wait for workers, unless {@link #PATIENCE} says otherwise. */
  private static final int PATIENCE_SECONDS = 300;

  private static final String PATIENCE = "regames.spark.patience";

  private static final long LOOK_MILLIS = 500;

  private final JavaSparkContext context;
  private final WorkOnPart work;
  private final Consumer<String> says;

  private SparkCluster(JavaSparkContext context, WorkOnPart work, Consumer<String> says) {
    this.context = context;
    this.work = work;
    this.says = says;
  }

  /** What happened to a job: a part is done, or the job is over. */
  private sealed interface Event {
    record Done(int part, String[] results) implements Event {}

    record Failed(Throwable reason) implements Event {}
  }

  /** Reports a finished part; Spark calls it once for each. */
  private static final class Arrival extends AbstractFunction2<Object, String[], BoxedUnit> {
    private final BlockingQueue<Event> events;

    Arrival(BlockingQueue<Event> events) {
      this.events = events;
    }

    @Override
    public BoxedUnit apply(Object part, String[] results) {
      events.add(new Event.Done((Integer) part, results));
      return BoxedUnit.UNIT;
    }
  }

  /** Applies the function to the texts of a part, on an executor. */
  private static final class WorkOnPart extends AbstractFunction1<Iterator<List<String>>, String[]>
      implements Serializable {
    private static final long serialVersionUID = 1L;

    private final String worker;
    private final String setting;

    WorkOnPart(String worker, String setting) {
      this.worker = worker;
      this.setting = setting;
    }

    @Override
    public String[] apply(Iterator<List<String>> part) {
      return Worker.of(worker, setting).apply(part.next());
    }
  }

  /**
   * Starts Spark.
   *
   * @param master the master: {@code local[N]}, {@code spark://HOST:PORT} or another form that
   *     Spark supports
   * @param jars the jars that executors on other machines need besides this class
   * @param worker the name of the class that executors apply, see {@link Cluster}
   * @param setting the argument of its constructor
   * @param says receives lines for the user, such as that there is no worker yet
   * @throws IllegalArgumentException if Spark knows no such master
   * @throws ClusterException if the cluster cannot be reached
   */
  public static Cluster open(
      String master, List<Path> jars, String worker, String setting, Consumer<String> says) {
    SparkConf conf = Masters.conf(master);
    // Executors in this process use it to load classes.
    Thread.currentThread().setContextClassLoader(SparkCluster.class.getClassLoader());
    JavaSparkContext context = Masters.started(conf);
    if (!Masters.isLocal(master)) {
      jars.forEach(jar -> context.addJar(jar.toString()));
      context.addJar(Masters.ownJar().toString());
    }
    return new SparkCluster(context, new WorkOnPart(worker, setting), says);
  }

  @Override
  public void each(List<String> texts, BiConsumer<Integer, String> done) {
    if (texts.isEmpty()) {
      return;
    }
    int size = Math.ceilDiv(texts.size(), PARTS_OF_A_CORE * context.defaultParallelism());
    List<List<String>> parts = parts(texts, Math.clamp(size, 1, LARGEST_PART));
    BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    Thread job = Thread.ofPlatform().name("job").daemon().start(() -> run(parts, events));
    Patience patience =
        new Patience(
            context.master(),
            Duration.ofSeconds(Integer.getInteger(PATIENCE, PATIENCE_SECONDS)),
            says);
    try {
      for (int left = parts.size(); left > 0; left--) {
        switch (next(events, patience)) {
          case Event.Done(int part, String[] results) -> {
            int first = part * parts.getFirst().size();
            for (int each = 0; each < results.length; each++) {
              done.accept(first + each, results[each]);
            }
          }
          case Event.Failed(Throwable reason) ->
              throw new ClusterException(Masters.reason(reason), reason);
        }
      }
      job.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new ClusterException("interrupted", interrupted);
    } finally {
      if (job.isAlive()) {
        context.cancelAllJobs();
      }
    }
  }

  private Event next(BlockingQueue<Event> events, Patience patience) throws InterruptedException {
    while (true) {
      Event event = events.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      if (event != null) {
        return event;
      }
      patience.look(anybodyWorks(), System.nanoTime());
    }
  }

  /** Whether there are executors; Spark also lists this process. */
  private boolean anybodyWorks() {
    return Masters.isLocal(context.master())
        || context.sc().statusTracker().getExecutorInfos().length > 1;
  }

  private void run(List<List<String>> parts, BlockingQueue<Event> events) {
    try {
      context
          .sc()
          .runJob(
              context.parallelize(parts, parts.size()).rdd(),
              work,
              new Arrival(events),
              ClassTag$.MODULE$.apply(String[].class));
    } catch (Exception failure) {
      events.add(new Event.Failed(failure));
    }
  }

  private static List<List<String>> parts(List<String> texts, int size) {
    List<List<String>> parts = new ArrayList<>();
    for (int from = 0; from < texts.size(); from += size) {
      parts.add(new ArrayList<>(texts.subList(from, Math.min(from + size, texts.size()))));
    }
    return parts;
  }

  @Override
  public void close() {
    context.close();
  }
}
