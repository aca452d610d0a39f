// Make games, throw bad ones out, search from the others, let an agent judge, and write what is best.
//   kotlin -cp cli/target/regames.jar examples/kotlin/pipeline.kts FOLDER
import java.nio.file.Files
import java.nio.file.Path
import java.util.Optional
import org.regames.agents.AgentSpec
import org.regames.agents.PlayedGame
import org.regames.ir.diagnostic.Source
import org.regames.ir.language.Budget
import org.regames.ir.language.Language
import org.regames.pcg.Evaluation
import org.regames.pcg.Gate
import org.regames.pcg.Judge
import org.regames.pcg.evolve.*
import org.regames.pcg.metrics.Meter

val space = GameSpace.all().first { it.name() == "sbg" }
val random = Evaluation(20, 1, 300, Optional.empty()) // plays, seed, most moves
val agent = Evaluation(20, 1, 300, Optional.of(Judge.ByAgent(AgentSpec.parse("mcts:20it"), 4)))
val gates = Gate.read(Source("gates", "random.completion >= 0.9\nrandom.agency >= 0.3"))
fun game(text: String) = PlayedGame.forFewPlays(space.check(text).value().orElseThrow())
fun passes(text: String) = random.screen(game(text)).let { found -> gates.none { it.verdict(found) == Gate.Verdict.FAILED } }

val begun = (1L..8L).map { space.sample(it).value().orElseThrow() }.filter(::passes)
println("${begun.size} of 8 games pass the gates")
val evolution = Evolution(LanguageSpace(space.language(), begun), random, Fitness.USUAL, Axis.USUAL, 20, 16, 2)
val archive = evolution.run(Journal.inMemory(), 16, Meter.unlimited()) { println("$it games made") }
val hrg = Language.all().first { it.name() == "hrg" }
for (elite in archive.elites().sortedByDescending { it.fitness() }.take(2)) {
    val skill = agent.judged(game(elite.text())).first { it.name() == "agent.skill" }.estimate()
    val rules = hrg.emitter().get().emit(space.check(elite.text()).value().get(), Budget()).value().get()
    Files.writeString(Path.of(args[0], "game${elite.number()}.hrg"), rules)
    println("game ${elite.number()}: fitness %.2f, skill %.2f".format(elite.fitness(), skill.value().asDouble))
}
