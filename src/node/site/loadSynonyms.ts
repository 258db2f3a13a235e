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
  'Write lines such as "restoreMocks: [unspy, undo spies]": a term on the pages, and the words that readers type.';

const INVALID = 'Quote words that contain ":", "#", "@" or "{".';

type Report = (line: number, message: string, advice?: string) => void;

/** Reads `synonyms.<lang>.yaml` of every language that has one. */
export function loadSynonyms(site: ResolvedSite): { synonyms: Map<string, Synonyms>; problems: Problem[] } {
  const problems: Problem[] = [];
  const byLanguage = new Map<string, Synonyms>();
  for (const lang of site.space.languages) {
    const file = path.join(site.docsDir, `synonyms.${lang}.yaml`);
    if (!existsSync(file)) continue;
    const location = { severity: 'error', file: displayPath(site, file) } as const;
    const report: Report = (line, message, advice = ADVICE) =>
      problems.push({ ...location, line, message, advice });
    byLanguage.set(lang, readSynonyms(readFileSync(file, 'utf8'), report));
  }
  return { synonyms: byLanguage, problems };
}

function readSynonyms(yaml: string, report: Report): Synonyms {
  const { errors, value, findLine } = parseYaml(yaml);
  for (const { line, isTwice, message } of errors)
    if (isTwice) report(line, 'This key is listed twice.', 'Merge the two lines.');
    else report(line, `This is not valid YAML: ${message}`, INVALID);
  if (errors.length > 0) return {};
  let content: unknown;
  try {
    content = value() ?? {};
  } catch (error) {
    report(1, `This is not valid YAML: ${(error as Error).message}`, INVALID); // an alias without an anchor, such as `*.ts`
    return {};
  }
  const { data = {}, error } = synonyms.safeParse(content);
  for (const { path: keyPath, message } of error ? describeViolations(error, synonyms) : [])
    report(findLine(keyPath), message);
  for (const [says, words] of Object.entries(data))
    for (const [index, typed] of words.entries())
      if (typed === says || words.indexOf(typed) !== index)
        report(findLine([says, index]), `"${typed}" is listed twice.`, 'Remove one of them.');
  return data;
}
