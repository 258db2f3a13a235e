import type { Problem } from '../../../src/node/base/problems.ts';
import type { Page } from '../pages.ts';
import { type ClaimFile, normalized } from './claims.ts';
import { visibleText } from './visibleText.ts';

/** Fewer words say too little to be checked. */
const MIN_WORDS = 4;

/** Every claim must stand on its page, as readers see it. */
export function checkClaims(files: readonly ClaimFile[], pages: readonly Page[]): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return files.flatMap((claimFile) => {
    const problem = (line: number, message: string, advice: string): Problem => ({
      severity: 'error',
      file: claimFile.file,
      line,
      message,
      advice,
    });
    const page = byPath.get(claimFile.page);
    if (!page) {
      const message = `There is no page docs/en/${claimFile.page}.mdx.`;
      return [problem(1, message, 'Name the file of claims like the page, or remove it.')];
    }
    const text = visibleText(page);
    const seen = new Set<string>();
    return claimFile.claims.flatMap(({ title, line }) => {
      if (title === '') {
        const advice = 'Write a part of a sentence of the page as it stands there, in quotation marks.';
        return [problem(line, 'The name of this test is not a plain string.', advice)];
      }
      if (title.split(' ').length < MIN_WORDS) {
        const message = `“${title}” has fewer than ${MIN_WORDS} words.`;
        return [problem(line, message, 'Quote more of the sentence.')];
      }
      if (seen.has(title)) return [problem(line, `“${title}” is claimed twice.`, 'Join the two tests.')];
      seen.add(title);
      const plain = withoutBackticks(title);
      if (text.some((block) => withoutBackticks(block).includes(plain))) return [];
      const near = nearestBlock(title, text);
      const message = `“${title}” does not stand on ${page.file}.`;
      return [problem(line, message, near ? `The page says: “${near}”` : 'Quote a sentence of the page.')];
    });
  });
}

/** The block of the page that shares most words with a claim, to see what has changed. */
function nearestBlock(title: string, blocks: readonly string[]): string | undefined {
  const words = new Set(title.toLowerCase().split(' '));
  let best: string | undefined;
  let most = words.size / 2;
  for (const block of blocks) {
    for (const sentence of block.split(/(?<=[.!?:]) /)) {
      const shared = new Set(
        sentence
          .toLowerCase()
          .split(' ')
          .filter((word) => words.has(word)),
      ).size;
      if (shared > most) [best, most] = [normalized(sentence), shared];
    }
  }
  return best;
}

/** Messages of the package contain some, which readers take for marks of the page. */
function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
}
