// How bad a move was. Independent of the page.

import type { Judged } from './told';

export const percent = (value: number): string => `${Math.round(100 * value)} %`;

/** A sign as chess players write it: a mistake gives away a seventh of the score, a blunder nearly a third. */
export function judgement(one: Judged): { sign: string; name: string } {
  const loss = one.best - one.value;
  if (loss >= 0.3) return { sign: '??', name: 'blunder' };
  return loss >= 0.15 ? { sign: '?', name: 'mistake' } : { sign: '', name: '' };
}
