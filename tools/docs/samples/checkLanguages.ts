import type { Problem } from '../../../src/node/base/problems.ts';
import type { Sample } from './samples.ts';

/** Checks that a page's code is the same in all languages; only comments may be translated. */
export function checkLanguages(original: readonly Sample[], translated: readonly Sample[]): Problem[] {
  const problems: Problem[] = [];
  const pages = Map.groupBy(translated, ({ page }) => page);
  for (const [page, samples] of Map.groupBy(original, (sample) => sample.page)) {
    const others = pages.get(page);
    if (!others) continue; // a missing page falls back to the other language
    if (samples.length !== others.length) {
      problems.push(
        problemAt(
          others[0] ?? samples[0],
          `This page has ${others.length} code blocks, ${samples[0]?.file} has ${samples.length}.`,
        ),
      );
      continue;
    }
    samples.forEach((sample, index) => {
      const other = others[index];
      if (!other) return;
      const line = firstDifference(sample, other);
      if (line !== undefined)
        problems.push(problemAt(other, `This code differs from ${sample.file}:${sample.line + line}.`, line));
    });
  }
  return problems;
}

/** Line in the code, counting the fence itself as 0, where two blocks differ in more than comments. */
function firstDifference(sample: Sample, other: Sample): number | undefined {
  if (fence(sample) !== fence(other)) return 0;
  const [ours, theirs] = [sample, other].map(withoutComments);
  const index = ours?.findIndex((line, at) => line !== theirs?.[at]) ?? -1;
  if (index !== -1) return index + 1;
  return ours?.length === theirs?.length ? undefined : (ours?.length ?? 0) + 1;
}

/** Returns the part of the info string that must be the same; the title of an embedded file may be translated. */
function fence({ language, meta }: Sample): string {
  return JSON.stringify([
    language,
    meta.file ?? meta.title,
    meta.highlight,
    meta.verify?.replace(/^skip:.*/, 'skip'),
    meta.output,
  ]);
}

/** Removes comments of scripts, shells, HTML and directory trees; code such as `'https://…'` stays. */
function withoutComments({ code }: Sample): string[] {
  return code.split('\n').map((line) =>
    line
      .replace(/(^|\s)(?:\/\/|#)(?! @)\s.*$/, '$1')
      .replace(/\/\*\*? .* \*\//, '')
      .replace(/<!-- .* -->/, '')
      .trimEnd(),
  );
}

function problemAt(sample: Sample | undefined, message: string, line = 0): Problem {
  return {
    severity: 'error',
    file: sample?.file ?? 'docs',
    line: (sample?.line ?? 1) + line,
    message,
    advice: 'Use the same code in both languages; translate comments only.',
  };
}
