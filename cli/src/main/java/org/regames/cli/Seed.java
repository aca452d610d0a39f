package org.regames.cli;

import picocli.CommandLine.Option;

/** What random numbers depend on. */
final class Seed {
  @Option(
      names = "--seed",
      paramLabel = "X",
      description = "Chooses the random numbers (default: ${DEFAULT-VALUE}).")
  private long value = 1;

  long value() {
    return value;
  }
}
