import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Synonyms } from '../../search/records.ts';
import { parseYaml } from '../base/parseYaml.ts';
import { displayPath } from '../base/paths.ts';
import type { Problem } from '../base/problems.ts';
import { describeViolations } from '../base/zodProblems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';

const word = z.string().regex(/[\p{L}\p{N}]/u, 'must contain a letter or a digit');
const synonyms = z.record(z.literal('').or(word), z.array(word).min(1));

const ADVICE =
  'Write lines such as: “restoreMocks: [unspy, undo spies]” – what pages say, and what readers type.';

/** Reads `synonyms.<lang>.yaml` of every language that has one. */
export function loadSynonyms(site: ResolvedSite): { synonyms: Map<string, Synonyms>; problems: Problem[] } {
  const problems: Problem[] = [];
  const found = new Map<string, Synonyms>();
  for (const lang of site.space.languages) {
    const file = path.join(site.docsDir, `synonyms.${lang}.yaml`);
    if (!existsSync(file)) continue;
    const read = readSynonyms(readFileSync(file, 'utf8'));
    problems.push(...read.problems.map((problem) => ({ file: displayPath(site, file), ...problem })));
    found.set(lang, read.synonyms);
  }
  return { synonyms: found, problems };
}

type Found = Pick<Problem, 'severity' | 'line' | 'message' | 'advice'>;

function readSynonyms(yaml: string): { synonyms: Synonyms; problems: Found[] } {
  const { errors, value, lineOf } = parseYaml(yaml);
  const problem = (line: number, message: string, advice = ADVICE): Found => {
    return { severity: 'error', line, message, advice };
  };
  const invalid = 'Put quotes around words with “:”, “#”, “@” or “{”.';
  const broken = errors.map(({ line, isTwice, message }) =>
    isTwice
      ? problem(line, 'Pages say this twice.', 'Join the two lines.')
      : problem(line, `This is not valid YAML: ${message}`, invalid),
  );
  if (broken.length > 0) return { synonyms: {}, problems: broken };
  let given: unknown;
  try {
    given = value() ?? {};
  } catch (error) {
    const { message } = error as Error; // an alias, e.g. `*.ts`, of nothing
    return { synonyms: {}, problems: [problem(1, `This is not valid YAML: ${message}`, invalid)] };
  }
  const parsed = synonyms.safeParse(given);
  if (!parsed.success) {
    const violations = describeViolations(parsed.error, synonyms);
    return {
      synonyms: {},
      problems: violations.map(({ path: at, message }) => problem(lineOf(at), message)),
    };
  }
  const repeated = Object.entries(parsed.data).flatMap(([says, words]) =>
    words.flatMap((typed, place) => {
      if (typed !== says && words.indexOf(typed) === place) return [];
      return problem(lineOf([says, place]), `“${typed}” is there twice.`, 'Remove one of the two.');
    }),
  );
  return { synonyms: parsed.data, problems: repeated };
}
