import type { Random } from '../corpus/random.ts';

/** Syntax characters of Markdown, MDX and YAML. */
const SYNTAX = /[`|*_[\](){}<>#:\-"'=!~\\/$^+,.;\n：（）]/g;

export interface Mutation {
  text: string;
  /** Description of the mutation and its position. */
  what: string;
}

/** Drops, duplicates or swaps a syntax character. */
export function mutate(text: string, random: Random): Mutation {
  const { index } = random.pick([...text.matchAll(SYNTAX)]);
  const [before, character = '', next = '', after] = [
    text.slice(0, index),
    text[index],
    text[index + 1],
    text.slice(index + 2),
  ];
  const kind = random.pick(['drop', 'double', 'swap'] as const);
  const changed = { drop: next, double: character + character + next, swap: next + character }[kind];
  return {
    text: before + changed + after,
    what: `${kind} ${JSON.stringify(character)}, line ${before.split('\n').length}`,
  };
}
