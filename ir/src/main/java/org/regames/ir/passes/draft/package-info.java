/**
 * What passes edit: a {@link org.regames.ir.passes.draft.Draft} of a game, with queries that
 * several of them need.
 *
 * <pre>
 * Draft draft = new Draft(game);
 * draft.removeVariable("visible");
 * Game smaller = draft.toGame();
 * </pre>
 */
package org.regames.ir.passes.draft;
