/**
 * What the tests of all languages share. A language tests itself by a class that extends {@link
 * org.regames.testing.LanguageTest}; its cases are {@linkplain org.regames.testing.FilePairs pairs
 * of files}; and {@code DamagedTexts} says that nobody throws on a broken text.
 *
 * <pre>{@code
 * FilePairs pairs = new FilePairs(folder, List.of(".in"), ".out");
 * pairs.files();                  // [a.in]
 * pairs.check(file, "text");      // fails unless a.out has this text
 * }</pre>
 */
package org.regames.testing;
