import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Integration } from 'docs-site-engine/node';
import type en from '../../locales/en.json';
import { testedWith } from './testedVersions.ts';

/** An integration: the Markdown of a page also names the versions that its samples were run with. */
export default function testedWithNotes(): Integration {
  return {
    name: 'testedWith',
    pagesPrepared({ pages }) {
      for (const page of pages) {
        const { testedWith: texts } = noteTexts(page.data.contentLang);
        const names = testedWith(page.data, (_, values) => fill(texts.verified, values));
        if (names) page.note = `${texts.title} ${names.join(' · ')}`;
      }
    },
  };
}

function noteTexts(lang: string): { testedWith: { title: string; verified: string } } {
  const file = path.join(import.meta.dirname, `../../locales/${lang}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as typeof en).site;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
