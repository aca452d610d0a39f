// A match of two agents, with a live table.

import type { App } from './app';
import { button, fill, h } from './dom';
import { Card } from './card';
import { agentName, LEVELS } from './levels';
import type { Start } from './start';
import type { MatchTable, Progress } from './told';

const PLAYS = [2, 10, 20, 50, 100];

/** How a play ended, with agents named as where they are chosen. */
const result = ({ seats, fault }: MatchTable['last']): string =>
  seats.map(one => `${one.player} (${agentName(one.agent)}) ${one.score}`).join(', ') + (fault && `; ${fault}`);

/** The card of a match. */
export function matchCard(app: App, start: Start): Card {
  const known = new Set(app.welcome.agents.map(agent => agent.name));
  const levels = LEVELS.filter(([value]) => known.has(value.split(':')[0]));
  const agent = (label: string, chosen: string): HTMLSelectElement => h('select', { 'aria-label': label },
    ...levels.map(([value, text]) => h('option', { value, selected: value === chosen }, text)));
  const first = agent('First agent', 'mcts:100it'), second = agent('Second agent', 'random');
  const plays = h('select', { 'aria-label': 'How many plays' }, ...PLAYS.map(count => h('option', { value: count, selected: count === 10 }, `${count} plays`)));
  const show = (match: MatchTable): void => fill(card.body,
    h('table', {}, h('thead', {}, h('tr', {}, ...['agent', 'plays', 'won', 'drawn', 'lost', 'score', 'Elo'].map(name => h('th', { scope: 'col' }, name)))),
      h('tbody', {}, ...match.rows.map(row => h('tr', {}, h('th', { scope: 'row' }, agentName(row.agent)), ...[row.plays, row.wins, row.draws, row.losses].map(count => h('td', {}, String(count))),
        h('td', {}, row.meanScore.toFixed(1)), h('td', {}, `${Math.round(row.elo)} ± ${Math.round(row.eloMargin)}`))))),
    h('p', { class: 'muted' }, `Play ${match.done} of ${match.total}: ${result(match.last)}.${start.said()} `,
      button('open on the board', () => start.open(match.last.moves), { class: 'link' })));
  const card = new Card('Match', 'Agents play each other',
    () => app.rpc.ask<MatchTable>('studio/match', { game: start.game(), agents: [first.value, second.value], plays: Number(plays.value), seed: 1 }), show, first, second, plays);
  app.rpc.on('studio/progress', (progress: Progress) => { if (progress.match) show(progress.match); });
  return card;
}
