package org.regames.approvals;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A process with little memory that tries many changed texts, one after the other, and ends itself
 * where one takes too long. It prints a line for each kind of failure, and at the end of each
 * notation how many texts it tried, how many were games, how many of these it went through, and how
 * many failed.
 */
final class FuzzProcess {
  /** An input takes too long, which cannot be stopped but by ending the process. */
  static final int ENDLESS = 3;

  /** A script runs too long, as scripts may, which the command would stop. */
  static final int ENDLESS_SCRIPT = 4;

  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final long STACK_BYTES = 512L << 20; // as the command has
  private static final int UNDRAWN = 4;
  private static final int TRIES = 2_000;
  private static final int PROGRESS = 1_000;

  private final FuzzNotation notation;

  /** Where texts that fail are left, but for one that is in a file already. */
  private final Optional<Path> folder;

  private final Set<String> kinds = new HashSet<>();

  /** Another one while a text is made smaller, which is not to count. */
  private volatile FuzzedInput input;

  /** What is being tried, and since when, in the time of the thread that tries. */
  private volatile String text = "";

  private volatile long first;
  private volatile long firstRead = Long.MAX_VALUE;
  private volatile long number;
  private volatile long failures;
  private volatile long since;

  /** Given up to say which text takes all memory. */
  private volatile byte[] reserve = new byte[16 << 20];

  private FuzzProcess(FuzzNotation notation, Optional<Path> folder) {
    this.notation = notation;
    this.input = new FuzzedInput(notation);
    this.folder = folder;
  }

  /**
   * @param args once or more often: a folder for texts that fail, a notation, the number of the
   *     first text, that of the first one that is only read, and that at which to end; or a
   *     notation and the file of one text
   */
  public static void main(String[] args) throws InterruptedException {
    if (args.length == 2) {
      FuzzProcess process = new FuzzProcess(FuzzNotation.valueOf(args[0]), Optional.empty());
      process.watch(() -> process.tryFile(Path.of(args[1])));
    }
    for (int next = 0; next + 4 < args.length; next += 5) {
      FuzzNotation notation = FuzzNotation.valueOf(args[next + 1]);
      FuzzProcess process = new FuzzProcess(notation, Optional.of(Path.of(args[next])));
      long first = Long.parseLong(args[next + 2]);
      long firstRead = Long.parseLong(args[next + 3]);
      long end = Long.parseLong(args[next + 4]);
      process.watch(() -> process.tryAll(first, firstRead, end));
    }
  }

  private void watch(Runnable work) throws InterruptedException {
    Runnable all =
        () -> {
          input.prepare();
          work.run();
        };
    Thread worker = new Thread(null, all, "fuzz", STACK_BYTES);
    worker.setUncaughtExceptionHandler(
        (_, failure) -> { // of the fuzzer, not of a text
          failure.printStackTrace();
          System.exit(1);
        });
    worker.setDaemon(true);
    worker.start();
    try {
      while (!worker.join(Duration.ofMillis(100))) {
        if (since > 0 && nanos(worker) - since > MOST_NANOS) {
          stop(worker, "longer than 10 s");
        }
      }
    } catch (OutOfMemoryError _) { // which the worker caused and this thread met
      reserve = new byte[0];
      stop(worker, "all memory");
    }
  }

  /**
   * The time that a thread worked, and that its memory was searched for room, as when it is full.
   */
  private static long nanos(Thread worker) {
    long millis =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .filter(collector -> List.of(collector.getMemoryPoolNames()).contains("Tenured Gen"))
            .mapToLong(GarbageCollectorMXBean::getCollectionTime)
            .sum();
    return ManagementFactory.getThreadMXBean().getThreadCpuTime(worker.threadId())
        + TimeUnit.MILLISECONDS.toNanos(millis);
  }

  private void stop(Thread worker, String tooMuch) {
    boolean isScript = input.doing().equals(FuzzedInput.RUNNING);
    if (!isScript) {
      String stack =
          Stream.of(worker.getStackTrace())
              .limit(40)
              .map(frame -> "\n    " + frame)
              .collect(Collectors.joining());
      failures = failures + 1;
      report("takes " + tooMuch + " to " + input.doing() + stack, text);
    }
    System.out.println("tried\t" + (number + 1 - first) + row());
    System.out.println("stopped\t" + number);
    System.out.flush();
    Runtime.getRuntime().halt(isScript ? ENDLESS_SCRIPT : ENDLESS);
  }

  private void tryFile(Path file) {
    try {
      attempt(Files.readString(file)).ifPresent(failure -> System.out.println(failure));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void tryAll(long first, long firstRead, long end) {
    FuzzMutator mutator = new FuzzMutator(notation);
    this.first = first;
    this.firstRead = firstRead;
    for (number = first; number < end; number++) {
      String tried = mutator.text(number);
      Optional<Throwable> failure = attempt(tried);
      if (failure.isPresent()) {
        failures = failures + 1;
        String kind = kind(failure.get());
        if (kinds.add(kind)) {
          report(kind + "\n" + head(failure.get()), smaller(tried, kind));
        } else {
          System.out.println("again\t" + number + "\t" + kind); // or another mistake, to be tried
        }
      }
      if ((number + 1) % PROGRESS == 0) {
        System.out.println("so far\t" + (number + 1 - first) + row());
      }
    }
    System.out.println("tried\t" + (end - first) + row());
  }

  private String row() {
    return "\t" + input.read() + "\t" + input.played() + "\t" + failures;
  }

  /** Does what is to be done with a text; what goes wrong, if anything does. */
  private Optional<Throwable> attempt(String tried) {
    text = tried;
    since = nanos(Thread.currentThread());
    try {
      var extent = number < firstRead ? FuzzedInput.Extent.WHOLE : FuzzedInput.Extent.READING;
      input.check(tried, extent, number % UNDRAWN == 0);
      return Optional.empty();
    } catch (Throwable failure) {
      return Optional.of(failure);
    }
  }

  private String smaller(String tried, String kind) {
    FuzzedInput counting = input;
    String lines = Shrinking.lines(tried, TRIES, some -> isFailure(some, kind));
    List<String> tokens =
        Shrinking.parts(
            notation.tokens(lines), TRIES, some -> isFailure(String.join("", some), kind));
    input = counting;
    return String.join("", tokens);
  }

  private boolean isFailure(String some, String kind) {
    input = new FuzzedInput(notation);
    return attempt(some).map(this::kind).filter(kind::equals).isPresent();
  }

  /** Failures with the same mistake behind them, as far as can be seen. */
  private String kind(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String frame =
        Stream.of(cause.getStackTrace())
            .filter(each -> each.getClassName().startsWith("org.regames."))
            .filter(each -> !each.getClassName().contains("Fuzz"))
            .findFirst()
            .map(each -> each.getClassName() + "." + each.getMethodName())
            .orElse("");
    return cause.getClass().getName() + " at " + frame + ", to " + input.doing();
  }

  private static String head(Throwable failure) {
    String text = failure + (failure.getCause() == null ? "" : "\n" + failure.getCause());
    return text.substring(0, Math.min(text.length(), 1_000));
  }

  /** Prints a failure and keeps the text with it. */
  private void report(String what, String tried) {
    String name = notation + "-" + number + notation.suffix();
    String file = folder.map(in -> kept(in, name, tried).toString()).orElse("the text");
    System.out.println("failure\t" + file + ": " + what);
  }

  private static Path kept(Path folder, String name, String tried) {
    try {
      Files.createDirectories(folder);
      return Files.writeString(folder.resolve(name), tried);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
