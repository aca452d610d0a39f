/**
 * What passes edit: a {@link org.regames.ir.passes.draft.Draft} of a game, with what several of
 * them ask about it.
 *
 * <pre>
 * Draft draft = new Draft(game);
 * draft.removeVariable("visible");
 * Game smaller = draft.toGame();
 * </pre>
 */
package org.regames.ir.passes.draft;
