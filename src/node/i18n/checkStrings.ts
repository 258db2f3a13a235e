import path from 'node:path';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { ENGINE_LOCALES, loadStrings, readLocales } from './loadStrings.ts';
import { SOURCE_LANGUAGE } from './status/translationStatus.ts';
import { flatTexts } from './textTree.ts';
import { unusedKeys } from './unusedKeys.ts';

/** All findings about the shell's strings: build errors, and warnings to review, also of the engine's where it is made. */
export async function checkStrings(site: ResolvedSite): Promise<Problem[]> {
  const { problems } = await loadStrings(site);
  const engine = readLocales(site, SOURCE_LANGUAGE).find(({ file }) => path.dirname(file) === ENGINE_LOCALES);
  const english = engine?.isOwn ? engine : undefined;
  const unused = english ? await unusedKeys([...flatTexts(english.value ?? {}).keys()]) : [];
  return [
    ...problems,
    ...unused.map((name): Problem => {
      const message = `No code uses the text “${name}”.`;
      const advice = 'Remove it from all languages.';
      const line = english?.lineOf(name.split('.')) ?? 1;
      return {
        severity: 'warning',
        code: 'unused-text',
        file: english?.displayFile ?? '',
        line,
        message,
        advice,
      };
    }),
  ];
}
