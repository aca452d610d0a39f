/**
 * Shared code for the tests of all languages. A language is tested by a class that extends {@link
 * org.regames.testing.LanguageTest}; its cases are {@linkplain org.regames.testing.FilePairs pairs
 * of files}; and {@code DamagedTexts} checks that broken texts never cause an exception.
 *
 * <pre>{@code
 * FilePairs pairs = new FilePairs(folder, List.of(".in"), ".out");
 * pairs.files();                  // [a.in]
 * pairs.check(file, "text");      // fails unless a.out has this text
 * }</pre>
 */
package org.regames.testing;
