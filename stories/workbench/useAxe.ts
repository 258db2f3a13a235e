import type * as Axe from 'axe-core';
import axeUrl from 'axe-core/axe.min.js?url';
import { useEffect, useState } from 'react';
import { RULES_OFF } from './axeRules.ts';

type View = Window & { axe?: typeof Axe };

/** Axe checks one thing at a time. */
let queue: Promise<unknown> = Promise.resolve();

/** What axe finds in a story, checked again when `state` changes or a file is edited; undefined until it is done. */
export function useAxe(story: HTMLElement | null, state: string): Axe.Result[] | undefined {
  const [result, setResult] = useState<{ state: string; violations: Axe.Result[] }>();
  useEffect(() => {
    if (!story) return;
    let current = true;
    const check = () => {
      queue = queue.then(async () => {
        if (!current) return;
        const violations = await findViolations(story);
        if (current) setResult({ state, violations });
      });
    };
    check();
    import.meta.hot?.on('vite:afterUpdate', check);
    return () => {
      current = false;
      import.meta.hot?.off('vite:afterUpdate', check);
    };
  }, [story, state]);
  return result?.state === state ? result.violations : undefined;
}

async function findViolations(story: HTMLElement): Promise<Axe.Result[]> {
  const { ownerDocument: document } = story;
  const view = document.defaultView as View;
  view.axe ??= await loadAxe(document);
  // half faded in, contrast would be too low
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const parts = [...story.children, ...document.querySelectorAll('[role="dialog"]')];
  if (parts.length === 0) return [];
  const { violations } = await view.axe.run(
    { include: parts as HTMLElement[] },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(RULES_OFF.map((rule) => [rule, { enabled: false }])),
    },
  );
  return violations;
}

/** Axe checks the document that its script is in: a story of a fixed width has its own. */
async function loadAxe(document: Document): Promise<typeof Axe> {
  const script = document.createElement('script');
  script.src = axeUrl;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
  const { axe } = document.defaultView as View;
  if (!axe) throw new Error('axe was not loaded.');
  return axe;
}
