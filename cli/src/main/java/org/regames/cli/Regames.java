package org.regames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.generate.EvaluateCommand;
import org.regames.cli.generate.EvolveCommand;
import org.regames.cli.generate.GenerateCommand;
import org.regames.cli.generate.MutateCommand;
import org.regames.cli.generate.PuzzlesCommand;
import org.regames.cli.play.CheckCommand;
import org.regames.cli.play.DescribeCommand;
import org.regames.cli.play.DrawCommand;
import org.regames.cli.play.MatchCommand;
import org.regames.cli.play.MovesCommand;
import org.regames.cli.play.PerftCommand;
import org.regames.cli.play.PlayCommand;
import org.regames.cli.play.RecordCommand;
import org.regames.cli.play.ReplayCommand;
import org.regames.cli.play.RunCommand;
import org.regames.cli.play.SheetCommand;
import org.regames.cli.play.SolveCommand;
import org.regames.cli.play.VerifyCommand;
import org.regames.cli.play.WhyCommand;
import org.regames.cli.serve.DapCommand;
import org.regames.cli.serve.GgpHostCommand;
import org.regames.cli.serve.GgpPlayerCommand;
import org.regames.cli.serve.LspCommand;
import org.regames.cli.serve.StudioCommand;
import org.regames.cli.tooling.BenchCommand;
import org.regames.cli.tooling.CompletionCommand;
import org.regames.cli.tooling.ExplainCommand;
import org.regames.cli.tooling.ExplainErrorCommand;
import org.regames.cli.tooling.LanguagesCommand;
import org.regames.cli.tooling.StatsCommand;
import org.regames.cli.translate.CertifyCommand;
import org.regames.cli.translate.DiffCommand;
import org.regames.cli.translate.FormatCommand;
import org.regames.cli.translate.OptimizeCommand;
import org.regames.cli.translate.PassesCommand;
import org.regames.cli.translate.TranslateCommand;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The command line of {@code regames}.
 *
 * <p>Reading the annotations of all commands takes longer than most commands run, so only the
 * requested command is set up; the others are just names with a summary.
 */
public final class Regames {
  /** A command: its name, one line about it, and its factory. */
  private record Entry(String name, String summary, Function<Terminal, Callable<Integer>> make) {}

  private static final List<Entry> COMMANDS =
      List.of(
          new Entry("run", RunCommand.SUMMARY, RunCommand::new),
          new Entry("translate", TranslateCommand.SUMMARY, TranslateCommand::new),
          new Entry("format", FormatCommand.SUMMARY, FormatCommand::new),
          new Entry("check", CheckCommand.SUMMARY, CheckCommand::new),
          new Entry("stats", StatsCommand.SUMMARY, StatsCommand::new),
          new Entry("explain", ExplainCommand.SUMMARY, ExplainCommand::new),
          new Entry("explain-error", ExplainErrorCommand.SUMMARY, ExplainErrorCommand::new),
          new Entry("moves", MovesCommand.SUMMARY, MovesCommand::new),
          new Entry("draw", DrawCommand.SUMMARY, DrawCommand::new),
          new Entry("record", RecordCommand.SUMMARY, RecordCommand::new),
          new Entry("describe", DescribeCommand.SUMMARY, DescribeCommand::new),
          new Entry("sheet", SheetCommand.SUMMARY, SheetCommand::new),
          new Entry("why", WhyCommand.SUMMARY, WhyCommand::new),
          new Entry("perft", PerftCommand.SUMMARY, PerftCommand::new),
          new Entry("verify", VerifyCommand.SUMMARY, VerifyCommand::new),
          new Entry("replay", ReplayCommand.SUMMARY, ReplayCommand::new),
          new Entry("diff", DiffCommand.SUMMARY, DiffCommand::new),
          new Entry("certify", CertifyCommand.SUMMARY, CertifyCommand::new),
          new Entry("play", PlayCommand.SUMMARY, PlayCommand::new),
          new Entry("match", MatchCommand.SUMMARY, MatchCommand::new),
          new Entry("solve", SolveCommand.SUMMARY, SolveCommand::new),
          new Entry("ggp-player", GgpPlayerCommand.SUMMARY, GgpPlayerCommand::new),
          new Entry("ggp-host", GgpHostCommand.SUMMARY, GgpHostCommand::new),
          new Entry("bench", BenchCommand.SUMMARY, BenchCommand::new),
          new Entry("evaluate", EvaluateCommand.SUMMARY, EvaluateCommand::new),
          new Entry("passes", PassesCommand.SUMMARY, PassesCommand::new),
          new Entry("optimize", OptimizeCommand.SUMMARY, OptimizeCommand::new),
          new Entry("languages", LanguagesCommand.SUMMARY, LanguagesCommand::new),
          new Entry("generate", GenerateCommand.SUMMARY, GenerateCommand::new),
          new Entry("mutate", MutateCommand.SUMMARY, MutateCommand::new),
          new Entry("evolve", EvolveCommand.SUMMARY, EvolveCommand::new),
          new Entry("puzzles", PuzzlesCommand.SUMMARY, PuzzlesCommand::new),
          new Entry("studio", StudioCommand.SUMMARY, StudioCommand::new),
          new Entry("lsp", LspCommand.SUMMARY, LspCommand::new),
          new Entry("dap", DapCommand.SUMMARY, DapCommand::new),
          new Entry("completion", CompletionCommand.SUMMARY, CompletionCommand::new));

  private Regames() {}

  /** The names of all commands. */
  public static List<String> names() {
    return COMMANDS.stream().map(Entry::name).toList();
  }

  /** The command line for these words after {@code regames}. */
  public static CommandLine commandLine(List<String> words, Terminal terminal) {
    CommandLine[] line = new CommandLine[1];
    Callable<Integer> withoutCommand = () -> explain(line[0], terminal);
    CommandSpec spec = CommandSpec.wrapWithoutInspection(withoutCommand).name("regames");
    helpOptions(spec);
    spec.usageMessage()
        .description("Translates games between rule languages, checks, measures and plays them.")
        .synopsisSubcommandLabel("COMMAND")
        .footer(
            "",
            "Every command has --help with an example.",
            "Exit codes: 0 done, 1 the game or check failed, 2 bad usage.",
            "",
            "Example: regames run games/hrg/breakthrough.hrg");
    for (Entry entry : COMMANDS) {
      spec.addSubcommand(
          entry.name, words.contains(entry.name) ? full(entry, terminal) : brief(entry));
    }
    line[0] = new CommandLine(spec);
    return line[0];
  }

  private static int explain(CommandLine line, Terminal terminal) {
    line.usage(terminal.err(), Help.Ansi.OFF);
    return Failure.MISUSED;
  }

  private static CommandLine full(Entry entry, Terminal terminal) {
    CommandLine command = new CommandLine(entry.make.apply(terminal));
    helpOptions(command.getCommandSpec());
    return command;
  }

  private static CommandLine brief(Entry entry) {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(entry);
    spec.usageMessage().header(entry.summary);
    return new CommandLine(spec);
  }

  private static void helpOptions(CommandSpec spec) {
    spec.addOption(
        OptionSpec.builder("-h", "--help")
            .usageHelp(true)
            .description("Show this help and exit.")
            .build());
    spec.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .description("Show the version and exit.")
            .build());
    spec.versionProvider(VERSION);
  }

  private static final IVersionProvider VERSION =
      () -> new String[] {"regames " + version() + " (Java " + Runtime.version() + ")"};

  /** The version of this program. */
  public static String version() {
    Properties properties = new Properties();
    try (InputStream in = Regames.class.getResourceAsStream("version.properties")) {
      properties.load(in);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return properties.getProperty("version");
  }
}
