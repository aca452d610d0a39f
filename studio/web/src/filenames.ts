// Where long names of files are cut. Independent of the page.

/** Shorter names are cut at their end, if at all. */
const SHORT = 14;

/** How much of a name before its suffix is always shown. */
const KEPT = 5;

/** A name in two parts, of which the first may be cut: names that begin alike often differ just before their suffix. */
export function cutName(name: string): [string, string] {
  const suffix = name.indexOf('.', name.lastIndexOf('/'));
  const end = name.length <= SHORT ? name.length : Math.max(0, (suffix < 0 ? name.length : suffix) - KEPT);
  return [name.slice(0, end), name.slice(end)];
}
