// Playouts, matches, move counts, how moves are generated, and whether a game is proper.

import type { App, View } from './app';
import { Card } from './card';
import { button, fill, h, number, plain, s } from './dom';
import { matchCard } from './match';
import { Start } from './start';
import type { DepthCount, Found, Measured, Progress, Reason, Verdict } from './told';

/** Bars: pairs of a value and its frequency, grouped so that there are few enough. */
function histogram(title: string, pairs: [number, number][]): HTMLElement {
  const width = 320, height = 110;
  if (!pairs.length) return h('figure', { class: 'chart' }, h('figcaption', {}, title));
  const low = pairs[0][0], high = pairs[pairs.length - 1][0];
  const size = Math.max(1, Math.ceil((high - low + 1) / 40));
  const bins = Array.from({ length: Math.floor((high - low) / size) + 1 }, () => 0);
  let total = 0;
  for (const [value, count] of pairs) { bins[Math.floor((value - low) / size)] += count; total += count; }
  const most = Math.max(...bins);
  const bar = width / bins.length;
  const chart = s('svg', { viewBox: `0 0 ${width} ${height + 2}`, role: 'img', 'aria-label': `${title}: from ${low} to ${high}` },
    ...bins.map((count, i) => s('rect', { x: (i * bar + bar * 0.08).toFixed(2), y: (height - count / most * height).toFixed(2),
      width: (bar * 0.84).toFixed(2), height: (count / most * height).toFixed(2), rx: Math.min(2, bar / 4).toFixed(2), class: 'bar' },
      s('title', {}, `${size === 1 ? low + i : `${low + i * size}–${low + i * size + size - 1}`}: ${(100 * count / total).toFixed(1)} %`))),
    s('line', { x1: 0, x2: width, y1: height, y2: height, class: 'axis' }));
  // Beside the drawing, so that they are as large however wide that is.
  return h('figure', { class: 'chart' }, h('figcaption', {}, title), chart as unknown as HTMLElement,
    h('div', { class: 'ticks', 'aria-hidden': 'true' }, h('span', {}, String(low)), high > low ? h('span', {}, String(high)) : null));
}

function scores(all: Measured['scores']): HTMLElement {
  return h('figure', { class: 'chart' }, h('figcaption', {}, 'Scores'), ...Object.entries(all).map(([player, counts]) => {
    const total = Object.values(counts).reduce((a, b) => a + b, 0) || 1;
    return h('div', { class: 'score-row' }, h('span', { class: 'name' }, player), h('div', { class: 'stack', role: 'img',
      'aria-label': Object.entries(counts).map(([score, count]) => `${score}: ${(100 * count / total).toFixed(1)} %`).join(', ') },
      ...Object.entries(counts).map(([score, count], i) => h('span', { class: `part c${i % 6}`, style: `flex-grow:${count}`,
        title: `${score}: ${(100 * count / total).toFixed(1)} %` }, h('span', {}, `${score} · ${Math.round(100 * count / total)} %`)))));
  }));
}

const figure = (label: string, value: string): HTMLElement => h('div', { class: 'figure' }, h('div', { class: 'value' }, value), h('div', { class: 'muted' }, label));

export class MeasureView implements View {
  readonly id = 'measure';
  readonly title = 'Measure';
  readonly element: HTMLElement;
  private counts: DepthCount[] = [];
  private readonly cards: Record<string, Card>;
  private readonly from: Start;

  constructor(private readonly app: App) {
    const seconds = h('select', { 'aria-label': 'Duration' }, ...[['2', '2 s'], ['5', '5 s'], ['20', '20 s'], ['60', '1 min']].map(([value, label]) => h('option', { value, selected: value === '5' }, label)));
    const depth = h('select', { 'aria-label': 'Depth' }, ...[2, 3, 4, 5, 6, 8, 12].map(d => h('option', { value: d, selected: d === 4 }, `depth ${d}`)));
    const states = h('select', { 'aria-label': 'Number of states' }, ...[5_000, 20_000, 100_000].map(n => h('option', { value: n, selected: n === 20_000 }, `${plain(n)} states`)));
    this.from = new Start(app);
    const game = () => this.from.game();
    const playouts = new Card('Playouts', 'Random plays to the end', () => app.rpc.ask<Measured>('studio/playouts', { game: game(), seconds: Number(seconds.value), seed: 1 }), (result: Measured) => this.playouts(playouts, result), seconds);
    const perft = new Card('Perft', 'Counts the sequences of moves', () => { this.counts = []; return app.rpc.ask('studio/perft', { game: game(), depth: Number(depth.value) }); }, () => this.perft(perft), depth);
    const verify = new Card('Verify', 'Checks that the game is proper', () => app.rpc.ask<Verdict>('studio/verify', { game: game(), states: Number(states.value), plays: 300 }), (result: Verdict) => this.verdict(verify, result), states);
    const explain = new Card('Explain', 'How engines find the moves, and why not faster', () => app.rpc.ask('studio/explain', app.store.game()), (result: { reasons: Reason[] }) => this.explained(explain, result.reasons));
    app.rpc.on('studio/progress', (progress: Progress) => {
      if (progress.kind === 'playouts' && progress.measured) this.playouts(playouts, progress.measured);
      if (progress.kind === 'perft' && progress.counted) { this.counts.push(progress.counted); this.perft(perft); }
      if (progress.kind === 'verify') fill(verify.body, h('p', { class: 'muted' }, `${plain(progress.done)} states and plays searched`));
    });
    const match = matchCard(app, this.from);
    this.cards = { run: playouts, perft, verify, match };
    this.element = h('section', { class: 'view cards', 'aria-label': 'Measure' }, this.from.element, playouts.element, match.element, verify.element, perft.element, explain.element);
  }

  refresh(): void { void this.from.refresh(); }

  /** Starts a measurement: `run`, `perft` or `verify`. */
  start(what: string): void { this.cards[what]?.start(); }

  private playouts(card: Card, m: Measured): void {
    fill(card.body,
      h('div', { class: 'figures' }, figure('playouts per second', number(m.playoutsPerSecond)), figure('states per second',
        number(m.statesPerSecond)), figure('moves in a play', number(m.meanPlies)), figure('branching factor', number(m.meanBranching))),
      h('div', { class: 'charts' }, histogram('Length of plays', m.plies), histogram('Moves to choose from', m.branching), scores(m.scores)),
      h('p', { class: 'muted' }, `${plain(m.playouts)} playouts in ${m.seconds.toFixed(1)} s${m.unfinished ? `, ${plain(m.unfinished)} of them without end` : ''}; `
        + `one thread, engine ${m.engine}. Charts are of a sample.${this.from.said()}`));
  }

  private perft(card: Card): void {
    fill(card.body, h('table', {}, h('thead', {}, h('tr', {}, ...['depth', 'count', 'ms'].map(name => h('th', { scope: 'col' }, name)))),
      h('tbody', {}, ...this.counts.map(row => h('tr', {}, h('td', {}, String(row.depth)), h('td', {}, plain(row.count)), h('td', {}, row.millis.toFixed(1)))))));
  }

  private explained(card: Card, reasons: Reason[]): void {
    fill(card.body, h('ul', { class: 'reasons' }, ...reasons.map(reason => h('li', {}, h('span', { class: `badge ${reason.how.replaceAll(' ', '-')}` }, reason.how), ' ',
      h('span', {}, `${reason.subject} at ${reason.nodes.slice(0, 3).join(', ')}${reason.nodes.length > 3 ? ` and ${reason.nodes.length - 3} more` : ''}`), reason.reason ? h('span', { class: 'muted' }, `: ${reason.reason}`) : null))));
  }

  private found(found: Found): HTMLElement {
    return h('li', {}, h('span', {}, found.message),
      h('span', { class: 'row' },
        found.line ? button(`line ${found.line}`, () => this.app.open(found.line, found.column), { class: 'link' }) : null,
        found.play.length ? button(`open on the board, after ${found.play.length} moves`, () => this.from.open(found.play), { class: 'link' }) : null));
  }

  private verdict(card: Card, verdict: Verdict): void {
    const extent = verdict.exhaustive ? `all ${plain(verdict.states)} states` : `${plain(verdict.states)} states and ${plain(verdict.plays)} random plays`;
    fill(card.body,
      h('p', {}, h('strong', { class: verdict.proper ? 'good' : 'bad' }, verdict.proper ? (verdict.exhaustive ? 'Proper' : 'Nothing improper found') : 'Not proper'),
        h('span', { class: 'muted' }, ` · searched ${extent}.${this.from.said()}`)),
      h('ul', { class: 'conditions' }, ...verdict.conditions.map(held => h('li', { class: held.holds ? 'good' : 'bad' }, h('span', {}, held.meaning), held.found.length ? h('ul', {}, ...held.found.map(one => this.found(one))) : null))),
      verdict.lints.length ? h('details', {}, h('summary', {}, `${verdict.lints.length} things that look like mistakes`), h('ul', { class: 'lints' }, ...verdict.lints.slice(0, 30).map(lint => this.found(lint)))) : null);
  }
}
