package org.regames.linegames.dsl

import kotlin.random.Random
import org.regames.linegames.model.Captures
import org.regames.linegames.model.Direction
import org.regames.linegames.model.LineGameBuilder
import org.regames.linegames.model.LineGameException
import org.regames.linegames.model.Piece
import org.regames.linegames.model.Start
import org.regames.linegames.output.Parameters
import org.regames.linegames.output.PrintedGames
import org.regames.linegames.output.ScriptRandom

/** Keeps what belongs to one block from being called inside another. */
@DslMarker
annotation class LineGameDsl

val NORTH = Direction.NORTH
val NORTHEAST = Direction.NORTHEAST
val EAST = Direction.EAST
val SOUTHEAST = Direction.SOUTHEAST
val SOUTH = Direction.SOUTH
val SOUTHWEST = Direction.SOUTHWEST
val WEST = Direction.WEST
val NORTHWEST = Direction.NORTHWEST

/** To the next spoke of a circle. */
val RIGHT = Direction.RIGHT

/** To the spoke before. */
val LEFT = Direction.LEFT

/** The node in the centre of a circle, or the only one of a point. */
const val CENTRE = "cy0x0"

/**
 * Random numbers that depend only on `--script-seed`, so that a script describes the same game each
 * time: `nodes.shuffled(random)`, `random.nextInt(4)`.
 */
val random: Random get() = ScriptRandom.numbers()

/**
 * A parameter: one of these numbers, the first unless `generate`, `mutate` or `evolve` choose another
 * one. `param("width", 4..8)`, `param("height", 5..9 step 2)`.
 */
fun param(name: String, values: IntProgression): Int =
    values.elementAt(Parameters.index(name, values.take(Parameters.MOST_VALUES + 1).map(Int::toString)))

/** A parameter that is one of these values, which read differently: `choice("side", NORTH, SOUTH)`. */
fun <T> choice(name: String, vararg values: T): T =
    values[Parameters.index(name, values.map { it.toString() })]

/** A mistake for which the compiler would only report that it cannot infer a type. */
fun choice(name: String): String =
    throw LineGameException("choice: expected a name and values, as in choice(\"$name\", NORTH, SOUTH)")

/** Describes a game and prints it. */
fun lineGame(name: String, description: LineGameScope.() -> Unit) {
    val builder = LineGameBuilder(name, PrintedGames.warning())
    LineGameScope(builder).description()
    PrintedGames.print(builder.build())
}

/** The parts of a game. */
@LineGameDsl
class LineGameScope internal constructor(private val game: LineGameBuilder) {
    /** The nodes and lines. */
    fun board(description: BoardScope.() -> Unit) = BoardScope(game).description()

    /** The pawns at the start. */
    fun pawns(description: PawnsScope.() -> Unit) = PawnsScope(game).description()

    /** A turn has at most one capture. */
    fun captureOnce(mandatory: Boolean) = game.setRules(Captures.NONE, mandatory)

    /** Captures continue with the same pawn; all of them are one move. */
    fun captureInOneMove(mandatory: Boolean) = game.setRules(Captures.FULL, mandatory)

    /** Captures continue with the same pawn; each is a separate move. */
    fun captureMoveByMove(mandatory: Boolean) = game.setRules(Captures.SPLIT, mandatory)

    /**
     * When a game ends at the latest: after some turns without a capture, after some turns, or
     * whichever comes first.
     */
    fun limits(stagnation: Int? = null, maxTurns: Int? = null) = game.setLimits(stagnation, maxTurns)
}

/** One main part, then triangles and nodes that lie beside it. */
@LineGameDsl
class BoardScope internal constructor(private val game: LineGameBuilder) {
    /** A single node, [CENTRE], for triangles to meet at. */
    fun point() = game.addBoardPoint()

    /** Orthogonal lines everywhere, diagonals at every other node; the sizes are odd. */
    fun alquerque(width: Int, height: Int) = game.addBoardAlquerque(width, height)

    /** Squares with a node in the middle of each; the sizes are odd and count these nodes. */
    fun squareWithDiagonals(width: Int, height: Int) = game.addBoardSquareWithDiagonals(width, height)

    /** Orthogonal lines. */
    fun grid(width: Int, height: Int) = game.addBoardGrid(width, height)

    /** Two, four, six or eight spokes, and rings; the length counts the centre. */
    fun circle(spokes: Int, length: Int) = game.addBoardCircle(spokes, length)

    /** Three lines that spread from the middle of a side; the height counts the tip. */
    fun triangle(side: Direction, height: Int) = game.attachTriangle3(side, height)

    /** A node with lines to others: `node("left", EAST to CENTRE)`. */
    fun node(name: String, vararg lines: Pair<Direction, String>) {
        val doubled = lines.groupBy { it.first }.filterValues { it.size > 1 }.keys
        if (doubled.isNotEmpty()) {
            throw LineGameException("lines: ${doubled.first().symbol()} is used twice")
        }
        game.addNode(name, null, lines.toMap())
    }

    /** A line between two nodes. */
    fun line(from: String, direction: Direction, to: String) = game.addEdge(from, to, direction)

    /** The name of the node at a column (or spoke) and row (or ring), both from 0. */
    fun at(x: Int, y: Int) = "cy${y}x$x"
}

/** Pawns at the start: a usual arrangement, or by hand, or both. */
@LineGameDsl
class PawnsScope internal constructor(private val game: LineGameBuilder) {
    val white = Piece.WHITE
    val black = Piece.BLACK

    /** All nodes except the centre; the middle row has Black in the west. */
    fun eastToWest() = game.addPieces(Start.EAST_TO_WEST)

    /** All nodes except the centre; the middle row has White in the west. */
    fun westToEast() = game.addPieces(Start.WEST_TO_EAST)

    /** One, two or four rows on each side. */
    fun rows(count: Int) = game.addPieces(
        when (count) {
            1 -> Start.ONE_ROW
            2 -> Start.TWO_ROWS
            4 -> Start.FOUR_ROWS
            else -> throw LineGameException("count: expected 1, 2 or 4, found $count")
        },
    )

    /** All of a circle except the centre, half of the spokes each. */
    fun spokes() = game.addPiecesCircle()

    /** A whole triangle except its tip. */
    fun triangle(side: Direction, piece: Piece) = game.addPiecesTriangle(side, piece)

    /** Pawns on these nodes. */
    fun Piece.on(vararg nodes: String) = game.addPieces(this, nodes.toList())

    /** The name of the node at a column (or spoke) and row (or ring), both from 0. */
    fun at(x: Int, y: Int) = "cy${y}x$x"
}
