/**
 * Search for good games of many kinds. An {@link org.regames.pcg.evolve.Evolution} makes games of a
 * {@link org.regames.pcg.evolve.GameSpace}, measures them, and keeps in an {@link
 * org.regames.pcg.evolve.Archive} the fittest of each kind; a {@link
 * org.regames.pcg.evolve.Journal} lets it go on after it was stopped.
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
