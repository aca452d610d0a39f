// The rows of the list of moves.

import { h } from './dom';
import { judgement, percent } from './judgement';
import type { Judged, Made } from './told';
import type { Words } from './words';

/** A move in the list: the colour of its player, what is seen of it, its evaluation by a search, and further elements. */
export function row(words: Words, move: Made, colour: HTMLElement | null, said: string | null, isHere: boolean, judged: Judged | undefined, show: () => void, ...more: (HTMLElement | null)[]): HTMLElement {
  const { sign, name } = judged ? judgement(judged) : { sign: '', name: '' };
  return h('li', { class: isHere ? 'move here' : 'move', title: said === null ? undefined : move.tags.join(' '),
    onclick: show, tabindex: 0, onkeydown: (event: KeyboardEvent) => { if (event.key === 'Enter') show(); } },
    colour, h('span', { class: 'muted' }, move.player), ' ', said ?? '?',
    sign ? h('span', { class: `sign ${name}`, title: `${words.move(judged!.better)} had ${percent(judged!.best)}, this ${percent(judged!.value)}` }, sign) : null, ...more);
}
