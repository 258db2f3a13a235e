import path from 'node:path';
import { headElementSchema, type Problem, type SiteConfig, warning } from 'docs-site-engine/node';
import type { Needs } from './migratePage.ts';
import { isText, type Keys, type Settings, toKeys } from './sourceSettings.ts';
import type { Tool } from './sourceSite.ts';

type ThemeConfig = NonNullable<SiteConfig['themeConfig']>;
type SocialLink = NonNullable<ThemeConfig['socialLinks']>[number];
type SiteHeadElement = NonNullable<SiteConfig['head']>[number];

interface ConfigInput {
  tool: Tool;
  settings: Settings;
  languages: readonly { lang: string }[];
  needs: Needs;
  /** Custom frontmatter keys of the site. */
  keys: readonly string[];
}

/** Builds the new configuration and reports options that can't be migrated. */
export function newConfig(
  { tool, settings, languages, needs, keys }: ConfigInput,
  manualChanges: Problem[],
): SiteConfig {
  const { config: oldConfig } = settings;
  const unsupported = new Set<string>();
  const firstLocale = settings.languages[0]?.locale ?? {};
  settings.languages.slice(1).forEach(({ locale: { title } }, index) => {
    if (isText(title) && title !== (firstLocale.title ?? oldConfig.title))
      unsupported.add(`title: ${title} (${languages[index + 1]?.lang})`);
  });
  const text = (key: string) => [firstLocale[key], oldConfig[key]].find(isText);
  const markdown = toKeys(oldConfig.markdown);
  const { icon, head } = migrateHead(oldConfig, sharedHead(settings, languages, unsupported), unsupported);
  const config = {
    title: text('title') ?? 'Documentation',
    description: text('description'),
    base: parseBase(oldConfig.base, unsupported),
    siteUrl: parseOrigin(toKeys(oldConfig.sitemap).hostname ?? oldConfig.siteOrigin, unsupported),
    icon,
    languages: languages.map(({ lang }, index) => {
      const { label, description } = settings.languages[index]?.locale ?? {};
      return {
        lang,
        label: isText(label) ? label : languageLabel(lang),
        ...(index > 0 && isText(description) ? { description } : {}),
      };
    }),
    themeConfig: migrateTheme(settings, languages, unsupported),
    components:
      needs.components.size > 0
        ? Object.fromEntries(
            [...needs.components.keys()].sort().map((name) => [name, `./components/${name}.tsx`]),
          )
        : undefined,
    head: head.length > 0 ? head : undefined,
    csp: needs.hosts.size > 0 ? migrateCsp(needs.hosts) : undefined,
    frontmatter: keys.length > 0 ? keys : undefined,
    markdown: {
      slugs: tool === 'vitepress' ? ('vitepress' as const) : undefined,
      showLineNumbers: markdown.lineNumbers === true || markdown.showLineNumbers === true || undefined,
      defaultWrapCode: markdown.defaultWrapCode === true || undefined,
    },
  };
  for (const name of settings.unread()) unsupported.add(name);
  const message = `These options of the old configuration are not migrated: ${[...unsupported].sort().join(', ')}.`;
  const advice = 'Set the ones that the new site needs: see "Configuration" in the manual.';
  if (unsupported.size > 0) manualChanges.push(warning('site.config.ts', message, advice));
  // JSON drops keys that are undefined
  const plain = JSON.parse(JSON.stringify(config)) as SiteConfig;
  for (const key of ['markdown', 'themeConfig'] as const)
    if (Object.keys(plain[key] ?? {}).length === 0) delete plain[key];
  return plain;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the head elements that all languages share, since the new site has one list for all. */
function sharedHead(
  { languages }: Settings,
  names: ConfigInput['languages'],
  unsupported: Set<string>,
): unknown[] {
  const heads = languages.map(({ locale }) =>
    list(locale.head).map((element) => JSON.stringify(element) ?? '"a function"'),
  );
  const inAll = (element: string) => heads.every((head) => head.includes(element));
  heads.forEach((head, index) => {
    for (const element of head)
      if (!inAll(element)) unsupported.add(`head: ${element} (${names[index]?.lang})`);
  });
  return (heads[0] ?? []).filter(inAll).map((element): unknown => JSON.parse(element));
}

/** Returns the head elements that the engine supports, and the icon, which is a separate key of the configuration. */
function migrateHead(
  oldConfig: Keys,
  shared: readonly unknown[],
  unsupported: Set<string>,
): { icon: string | undefined; head: SiteHeadElement[] } {
  let icon = isText(oldConfig.icon) && oldConfig.icon.startsWith('/') ? oldConfig.icon.slice(1) : undefined;
  if (oldConfig.icon !== undefined && icon === undefined) unsupported.add('icon');
  const base = parseBase(oldConfig.base, unsupported) ?? '/';
  const head = [...list(oldConfig.head), ...shared].flatMap((element: unknown): SiteHeadElement[] => {
    const [name, attributes] = Array.isArray(element) ? (element as unknown[]) : [];
    const { rel, href } = toKeys(attributes);
    if (name === 'link' && rel === 'icon' && isText(href) && href.startsWith(base) && icon === undefined) {
      icon = href.slice(base.length);
      return [];
    }
    const parsed = headElementSchema.safeParse(element);
    if (parsed.success) return [parsed.data];
    unsupported.add(`head: ${JSON.stringify(element) ?? 'a function'}`);
    return [];
  });
  return { icon, head };
}

const ICONS = new Map(
  Object.entries({ github: 'github', x: 'x', twitter: 'x', discord: 'discord' } as const),
);

/** Converts the options of the theme. */
function migrateTheme(
  { config, languages }: Settings,
  names: ConfigInput['languages'],
  unsupported: Set<string>,
): ThemeConfig {
  const [theme = {}] = languages.map((language) => language.theme);
  const logos = [theme.logo, config.logo].flatMap((logo) => [logo, toKeys(logo).src, toKeys(logo).light]);
  const logo = logos.find(isText);
  if (logo === undefined && (theme.logo ?? config.logo)) unsupported.add('logo');
  const socialLinks = list(theme.socialLinks).flatMap((value: unknown): SocialLink[] => {
    const { icon, link, content = link, mode, ariaLabel } = toKeys(value);
    const svg = toKeys(icon).svg;
    const known = isText(svg) ? { svg } : ICONS.get(String(icon).toLowerCase());
    if (known && isText(content) && (mode === undefined || mode === 'link'))
      return [{ icon: known, content, ...(isText(ariaLabel) ? { label: ariaLabel } : {}) }];
    unsupported.add(`socialLinks: ${String(content)}`);
    return [];
  });
  const docRepoBaseUrl = editLinkFolder(toKeys(theme.editLink), config, names);
  if (theme.editLink && docRepoBaseUrl === undefined) unsupported.add('editLink');
  const texts = languages.map((language, index): [string, string] => {
    const { text } = toKeys(language.theme.editLink);
    const lang = names[index]?.lang ?? '';
    return [lang, isText(text) ? text : lang.startsWith('zh') ? '编辑此页' : 'Edit this page'];
  });
  const { message, copyright } = toKeys(theme.footer);
  const line = [message, copyright].filter(isText).join(' ');
  if (line.includes('<')) unsupported.add('themeConfig.footer');
  return {
    ...(logo === undefined ? {} : { logo }),
    ...(socialLinks.length > 0 ? { socialLinks } : {}),
    ...(docRepoBaseUrl === undefined
      ? {}
      : { editLink: { docRepoBaseUrl, text: Object.fromEntries(texts) } }),
    ...(line !== '' && !line.includes('<') ? { footer: line } : {}),
    // neither tool shows dates by default
    lastUpdated: config.lastUpdated === true || theme.lastUpdated === true,
  };
}

/**
 * Returns the folder of the pages in the repository once the new site has replaced the old one: always in `docs`, which
 * the old pages were in or next to. `undefined` if appending the path of a page doesn't give the old edit links.
 */
function editLinkFolder(
  { pattern, docRepoBaseUrl = pattern }: Keys,
  config: Keys,
  languages: ConfigInput['languages'],
): string | undefined {
  if (!isText(docRepoBaseUrl)) return undefined;
  const [folder = '', ...rest] = docRepoBaseUrl.split(':path');
  if (docRepoBaseUrl === pattern && (rest.length !== 1 || rest[0] !== '')) return undefined;
  const folderNames = [config.srcDir, config.root].filter(isText).map((name) => path.basename(name));
  const names = [...folderNames, ...languages.map(({ lang }) => lang)];
  const parts = folder.replace(/\/+$/, '').split('/');
  if (parts.at(-1) !== 'docs' && names.includes(parts.at(-1) ?? '')) parts.pop();
  if (parts.at(-1) !== 'docs') parts.push('docs');
  return parts.join('/');
}

/** Returns the source text of `site.config.ts`. */
export function configText(config: SiteConfig): string {
  const text = JSON.stringify(config, null, 2)
    .replace(/^(\s*)"([A-Za-z]\w*)":/gm, '$1$2:')
    .replace(
      /"((?:[^"\\]|\\.)*)"/g,
      (_, value: string) => `'${value.replaceAll("'", "\\'").replaceAll('\\"', '"')}'`,
    );
  return `import { defineSite } from 'docs-site-engine';\n\nexport default defineSite(${text});\n`;
}

function parseOrigin(url: unknown, unsupported: Set<string>): string | undefined {
  if (!isText(url)) return undefined;
  if (URL.canParse(url) && /^https?:/.test(url)) return new URL(url).origin;
  unsupported.add('sitemap.hostname');
  return undefined;
}

function parseBase(base: unknown, unsupported: Set<string>): string | undefined {
  if (isText(base) && /^\/(?:[A-Za-z0-9._~-]+\/)+$/.test(base)) return base;
  if (base !== undefined && base !== '/') unsupported.add('base');
  return undefined;
}

/** Groups sources such as `img-src https://example.com` by directive, their first word. */
function migrateCsp(hosts: ReadonlySet<string>): SiteConfig['csp'] {
  const entries = [...hosts].sort().map((source) => source.split(' '));
  return Object.fromEntries(
    entries.map(([name = '']) => [
      name,
      entries.filter(([directive]) => directive === name).map(([, host]) => host),
    ]),
  );
}

function languageLabel(lang: string): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}

/** Returns the source text of a placeholder for a component that has to be rewritten. */
export function placeholderText(name: string): string {
  return `import type { ReactNode } from 'react';

/** Renders its children. The original component was not written for React. */
export function ${name}({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
`;
}
