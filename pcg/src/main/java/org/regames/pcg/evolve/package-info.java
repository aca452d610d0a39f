/**
 * Search for good games of many kinds. An {@link org.regames.pcg.evolve.Evolution} makes games from
 * a {@link org.regames.pcg.evolve.GameSpace}, measures them, and keeps the fittest of each kind in
 * an {@link org.regames.pcg.evolve.Archive}; a {@link org.regames.pcg.evolve.Journal} lets it
 * resume after an interruption.
 *
 * <pre>{@code
 * GameSpace space = GameSpace.all().getFirst();
 * Evolution evolution = new Evolution(space, new Evaluation(20, 1, 200, Optional.empty()),
 *     Fitness.USUAL, Axis.USUAL, 20, 64, 1);
 * Archive archive = evolution.run(Journal.inMemory(), 64, Meter.unlimited(), done -> {});
 * archive.elites().size();                   // some are good enough
 * }</pre>
 */
package org.regames.pcg.evolve;
