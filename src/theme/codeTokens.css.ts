import { vars } from './contract.css.ts';
import { articleRule } from './layered.ts';

const { code } = vars;

/** Color of each token kind of Shiki's CSS variables theme; the pipeline writes the kind as a class. */
const tokens = {
  comment: code.comment,
  keyword: code.keyword,
  string: code.string,
  'string-expression': code.string,
  constant: code.constant,
  function: code.function,
  parameter: code.parameter,
  punctuation: code.punctuation,
  link: code.link,
  inserted: code.inserted,
  deleted: code.deleted,
  changed: code.changed,
};

for (const [token, color] of Object.entries(tokens)) articleRule(`.tk-${token}`, { color });
