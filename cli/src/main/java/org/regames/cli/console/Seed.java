package org.regames.cli.console;

import picocli.CommandLine.Option;

/** The option for the seed of random numbers. */
public final class Seed {
  @Option(
      names = "--seed",
      paramLabel = "X",
      description = "The seed of the random numbers (default: ${DEFAULT-VALUE}).")
  private long value = 1;

  public long value() {
    return value;
  }
}
