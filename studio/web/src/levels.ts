// Who can sit at the board, as the argument of --against, and in words.

export const PERSON = 'person';

export const LEVELS: [string, string][] = [
  [PERSON, 'a person'], ['random', 'random moves'], ['mcts:100it', 'MCTS, quick'], ['mcts:1s', 'MCTS, 1 s a move'],
  ['mcts:5s', 'MCTS, 5 s a move'], ['alphabeta:1s', 'alpha-beta, 1 s a move'], ['ismcts:1s', 'ISMCTS, 1 s a move'],
];

/** An agent in the same words wherever it is named. */
export const agentName = (spec: string): string => LEVELS.find(([value]) => value === spec)?.[1] ?? spec;
