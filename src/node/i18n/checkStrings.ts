import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { loadStrings, readLocales } from './loadStrings.ts';
import { SOURCE_LANGUAGE } from './status/translationStatus.ts';
import { flatTexts } from './textTree.ts';
import { unusedKeys } from './unusedKeys.ts';

/** All findings about the shell's strings: build errors, and warnings to review. */
export async function checkStrings(site: ResolvedSite): Promise<Problem[]> {
  const { problems } = await loadStrings(site);
  const english = readLocales(site, SOURCE_LANGUAGE).find(({ isOwn }) => isOwn);
  const unused = await unusedKeys([...flatTexts(english?.value ?? {}).keys()]);
  return [
    ...problems,
    ...unused.map((name): Problem => {
      const message = `No code uses the text “${name}”.`;
      const advice = 'Remove it from all languages.';
      const line = english?.lineOf(name.split('.')) ?? 1;
      return { severity: 'warning', file: english?.displayFile ?? '', line, message, advice };
    }),
  ];
}
