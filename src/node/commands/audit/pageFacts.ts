import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Facts extracted from a published document. */
export interface PageFacts {
  lang: string;
  title: string;
  /** Number of `h1` elements. */
  headings: number;
  ids: string[];
  /** `href` of every link in the body. */
  links: string[];
  /** URLs of scripts, stylesheets, preloads and pictures, with their integrity hash, if one is given. */
  files: { url: string; integrity?: string }[];
  /** Text of every executable inline script. */
  inlineScripts: string[];
  canonical?: string;
  alternates: { lang: string; url: string }[];
  /** URL of the social preview image. */
  picture?: string;
  isHidden: boolean;
  /** Content Security Policy of the meta element. */
  policy?: string;
}

/** Extracts the facts from a published document. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    lang: '',
    title: '',
    headings: 0,
    ids: [],
    links: [],
    files: [],
    inlineScripts: [],
    alternates: [],
    isHidden: false,
  };
  const tree: Root = fromHtml(html);
  visit(tree, 'element', (element) => {
    if (typeof element.properties.id === 'string') facts.ids.push(element.properties.id);
    readers[element.tagName]?.(element, facts);
  });
  return facts;
}

/** An attribute as written; hast renames and splits some. */
function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return value === undefined || value === null ? undefined : String(value);
}

const readers: Record<string, (element: Element, facts: PageFacts) => void> = {
  html: (element, facts) => {
    facts.lang = attribute(element, 'lang') ?? '';
  },
  title: (element, facts) => {
    facts.title ||= textOf(element);
  },
  h1: (_element, facts) => {
    facts.headings++;
  },
  a: (element, facts) => {
    const href = attribute(element, 'href');
    if (href !== undefined) facts.links.push(href);
  },
  img: (element, facts) => addFile(facts, attribute(element, 'src')),
  script: (element, facts) => {
    const src = attribute(element, 'src');
    const type = attribute(element, 'type');
    if (src !== undefined) addFile(facts, src, attribute(element, 'integrity'));
    else if (type === undefined || type === 'module') facts.inlineScripts.push(textOf(element));
  },
  link: (element, facts) => {
    const rel = attribute(element, 'rel');
    const href = attribute(element, 'href') ?? '';
    const lang = attribute(element, 'hrefLang');
    if (rel === 'canonical') facts.canonical = href;
    else if (rel === 'alternate' && lang) facts.alternates.push({ lang, url: href });
    else if (rel === 'stylesheet' || rel === 'preload' || rel === 'icon')
      addFile(facts, href, attribute(element, 'integrity'));
  },
  meta: (element, facts) => {
    const content = attribute(element, 'content') ?? '';
    if (attribute(element, 'name') === 'robots') facts.isHidden ||= content.includes('noindex');
    if (attribute(element, 'property') === 'og:image') facts.picture = content;
    if (attribute(element, 'httpEquiv')?.toLowerCase() === 'content-security-policy') facts.policy = content;
  },
};

function addFile(facts: PageFacts, url: string | undefined, integrity?: string): void {
  if (url) facts.files.push({ url, ...(integrity ? { integrity } : {}) });
}
