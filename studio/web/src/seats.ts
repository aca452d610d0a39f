// Who plays whom, and through whose eyes the board is seen.

import type { App } from './app';
import { fill, h } from './dom';
import { LEVELS, PERSON } from './levels';
import type { Position } from './told';

/** The colours of pieces, as in pictures of boards. */
const COLOURS: Record<string, string> = {
  white: '#fffdf6', black: '#34332f', red: '#c4493d', blue: '#3f71b5', green: '#4c8f5f', yellow: '#e3b93c', orange: '#dd8438', purple: '#8458a8',
  gold: '#d0a52c', silver: '#b3b8bf', brown: '#8a6242', pink: '#d682a4', grey: '#8e9296', cyan: '#45a5b0',
};

/** The colour of a player's pieces as a dot; none for chance. */
export function dot(position: Position, player: string): HTMLElement | null {
  const colour = COLOURS[position.colours[player]];
  return colour ? h('span', { class: 'dot', style: `background:${colour}` }) : null;
}

export class Seats {
  readonly element = h('div', { class: 'seats' });
  private agents = new Map<string, string>();
  private readonly eyes = h('select', { 'aria-label': 'Whose view', onchange: () => this.changed() });

  constructor(private readonly app: App, private readonly changed: () => void) {}

  /** Called when who sits where has changed, to store it. */
  all(): [string, string][] { return [...this.agents]; }

  take(agents: [string, string][]): void { this.agents = new Map(agents); }

  set(player: string, agent: string): void { this.agents.set(player, agent); }

  clear(): void { this.agents.clear(); fill(this.element); }

  /** Who controls a player: a person, or an agent. */
  of(player: string): string { return this.agents.get(player) ?? PERSON; }

  /** Whether a person controls a player; nobody controls chance. */
  isPerson(player: string): boolean { return player !== 'random' && this.of(player) === PERSON; }

  /** Whose view is shown: with hidden information that of the only person, or of the chosen player. */
  seenBy(position: Position | null): string | null {
    if (!position?.hides) return null;
    const chosen = this.eyes.value;
    if (chosen) return chosen === '*' ? null : chosen;
    const people = position.players.filter(player => this.isPerson(player));
    return people.length === 1 ? people[0] : null;
  }

  /** Shows the players of a position. */
  show(position: Position): void {
    if (!this.agents.size) position.players.forEach((player, i) => this.agents.set(player, i === 0 || position.players.length === 1 ? PERSON : position.hides ? 'ismcts:1s' : 'mcts:1s'));
    const known = new Set(this.app.welcome.agents.map(agent => agent.name));
    const levels = LEVELS.filter(([value]) => value === PERSON || known.has(value.split(':')[0]));
    fill(this.element, ...position.players.map(player => {
      const select = h('select', { 'aria-label': `Who plays ${player}`, onchange: () => { this.agents.set(player, select.value); this.changed(); } },
        ...levels.map(([value, label]) => h('option', { value, selected: this.agents.get(player) === value }, label)));
      return h('div', { class: 'seat' }, dot(position, player), h('span', { class: 'name' }, player), h('output', { class: 'score', 'data-player': player }), select);
    }));
    fill(this.eyes, h('option', { value: '' }, 'of the person'), h('option', { value: '*' }, 'all there is'), ...position.players.map(player => h('option', { value: player }, `of ${player}`)));
    if (position.hides) this.element.append(h('div', { class: 'seat' }, h('span', { class: 'name' }, 'View'), this.eyes));
  }
}
