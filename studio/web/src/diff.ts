// What changed between two texts, line by line (E. Myers, "An O(ND) Difference Algorithm", 1986).

export type Line = { kind: ' ' | '-' | '+'; text: string };

const MOST_CHANGES = 3000;

export function difference(before: string, after: string): Line[] {
  const a = before.split('\n'), b = after.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const same = (text: string): Line => ({ kind: ' ', text });
  return [
    ...a.slice(0, start).map(same),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(same),
  ];
}

function middle(a: string[], b: string[]): Line[] {
  const trace: Int32Array[] = [];
  const most = Math.min(a.length + b.length, MOST_CHANGES);
  const v = new Int32Array(2 * most + 3);
  const o = most + 1;
  let found = -1;
  search: for (let d = 0; d <= most; d++) {
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || k !== d && v[o + k - 1] < v[o + k + 1] ? v[o + k + 1] : v[o + k - 1] + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      v[o + k] = x;
      if (x >= a.length && x - k >= b.length) { found = d; break search; }
    }
    trace.push(v.slice(o - d - 1, o + d + 2));
  }
  if (found < 0) return [...a.map(text => ({ kind: '-', text }) as Line), ...b.map(text => ({ kind: '+', text }) as Line)];
  const lines: Line[] = [];
  let x = a.length, y = b.length;
  for (let d = found; d > 0; d--) {
    const old = trace[d - 1];
    const at = (k: number): number => old[k + d] ?? 0;
    const k = x - y;
    const down = k === -d || k !== d && at(k - 1) < at(k + 1);
    const px = at(down ? k + 1 : k - 1), py = px - (down ? k + 1 : k - 1);
    while (x > px + (down ? 0 : 1) && y > py + (down ? 1 : 0)) { lines.push({ kind: ' ', text: a[--x] }); y--; }
    if (down) lines.push({ kind: '+', text: b[--y] }); else lines.push({ kind: '-', text: a[--x] });
  }
  while (x > 0) { lines.push({ kind: ' ', text: a[--x] }); y--; }
  return lines.reverse();
}

/** The same with long runs of equal lines replaced by their number. */
export function folded(lines: Line[], around = 3): (Line | number)[] {
  const near = new Uint8Array(lines.length);
  lines.forEach((line, i) => {
    if (line.kind !== ' ') near.fill(1, Math.max(0, i - around), i + around + 1);
  });
  const shown: (Line | number)[] = [];
  lines.forEach((line, i) => {
    if (near[i]) shown.push(line);
    else if (typeof shown.at(-1) === 'number') shown[shown.length - 1] = (shown.at(-1) as number) + 1;
    else shown.push(1);
  });
  return shown;
}
