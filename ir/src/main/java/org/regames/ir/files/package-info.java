/**
 * Files and folders that are written completely or not at all, whatever happens to the process.
 *
 * <pre>{@code
 * try (Unfinished work = Unfinished.file(cache)) {
 *   try (OutputStream out = work.open()) {
 *     out.write(bytes);
 *   }
 *   work.moveTo(cache.resolve("text"));
 * }
 * }</pre>
 */
package org.regames.ir.files;
