import type { SiteConfig } from '../../../shared/siteConfig.ts';
import type { Needs } from './migratePage.ts';
import type { SourceSite, Tool } from './sourceSite.ts';

interface ConfigInput {
  tool: Tool;
  source: SourceSite;
  languages: readonly { lang: string }[];
  needs: Needs;
  /** Keys of the site's own frontmatter. */
  keys: readonly string[];
}

/** The configuration of the new site. */
export function newConfig({ tool, source, languages, needs, keys }: ConfigInput): SiteConfig {
  const found = (key: string) =>
    new RegExp(`\\b${key}:\\s*(['"\`])([^'"\`\\n$]*)\\1`).exec(source.config)?.[2];
  const config = {
    title: found('title') ?? 'Documentation',
    description: found('description'),
    base: baseOf(found('base')),
    languages: languages.map(({ lang }) => ({ lang, label: labelOf(lang) })),
    components:
      needs.components.size > 0
        ? Object.fromEntries(
            [...needs.components.keys()].sort().map((name) => [name, `./components/${name}.tsx`]),
          )
        : undefined,
    csp: needs.hosts.size > 0 ? { 'img-src': [...needs.hosts].sort() } : undefined,
    frontmatter: keys.length > 0 ? keys : undefined,
    markdown: tool === 'vitepress' ? { slugs: 'vitepress' } : undefined,
  };
  // without the keys that are undefined
  return JSON.parse(JSON.stringify(config)) as SiteConfig;
}

/** Text of the `site.config.ts`. */
export function configText(config: SiteConfig, engine: string): string {
  const text = JSON.stringify(config, null, 2)
    .replace(/^(\s*)"([A-Za-z]\w*)":/gm, '$1$2:')
    .replace(
      /"((?:[^"\\]|\\.)*)"/g,
      (_, value: string) => `'${value.replaceAll("'", "\\'").replaceAll('\\"', '"')}'`,
    );
  return `import { defineSite } from '${engine}';\n\nexport default defineSite(${text});\n`;
}

function baseOf(base: string | undefined): string | undefined {
  return base !== undefined && /^\/(?:[A-Za-z0-9._~-]+\/)+$/.test(base) ? base : undefined;
}

function labelOf(lang: string): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}

/** Stands for a component until somebody writes it anew. */
export function placeholderText(name: string): string {
  return `import type { ReactNode } from 'react';

/** Shows what stands between its tags: it was not written for React. */
export function ${name}({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
`;
}
