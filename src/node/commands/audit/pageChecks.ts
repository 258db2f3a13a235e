import { createHash } from 'node:crypto';
import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { addressBeside } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import type { PublishedPage, PublishedSite } from './publishedSite.ts';

/** Its configuration is worked out once: the library does so for every document. */
class OneConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(file: string, own?: ConfigData): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor(file, own);
    return this.#resolved;
  }
}

const config: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // the serializers of React and hast differ in style, but both write valid HTML
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // some of the site's files have no integrity hash; one that is given is checked below
    'require-sri': 'off',
  },
};
/** How the build says what `:--` says of a column: the policy allows no inline styles. */
const ALIGNED_CELL = /^Attribute "align" is deprecated on <t[dh]>/;
const validator = new HtmlValidate(new OneConfig(config));

type FindInPage = (page: PublishedPage, site: PublishedSite) => string[] | Promise<string[]>;

/** What can be wrong with a document by itself: with a page, or with what is answered to an unknown address. */
export const pageChecks: Record<string, FindInPage> = {
  'page and its data': async ({ path, answer }, site) => {
    if (!site.pages.has(path)) return [];
    const data = await site.get(addressBeside(site.routes.base, path, '.json'));
    const said = [
      ['the page', answer, /^text\/html\b.*utf-8/i],
      ['its data', data, /json/],
    ] as const;
    return said.flatMap(([what, { status, headers }, wanted]) => {
      const type = headers.get('content-type') ?? '';
      return status === 200 && wanted.test(type) ? [] : [`${what} answers ${status} as “${type}”`];
    });
  },
  'valid HTML': async ({ html }) => {
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages
        .filter(({ severity, message }) => severity > 1 && !ALIGNED_CELL.test(message))
        .map(({ ruleId, message, line }) => `line ${line}: ${message} (${ruleId})`),
    );
  },
  'links and anchors': (page, site) =>
    each(new Set(page.links), async (link) => {
      const url = site.own(link, page.path);
      if (!url) return undefined;
      const target = url.pathname === page.path ? page : site.pages.get(url.pathname);
      if (!target) {
        const { status } = await site.get(url.pathname);
        return status === 200 ? undefined : `dead link ${link} (${status})`;
      }
      const id = decodePath(url.hash.slice(1));
      return id === '' || target.ids.includes(id) ? undefined : `dead anchor ${link}`;
    }),
  'scripts, styles, pictures': (page, site) =>
    each(page.files, async ({ url: written, integrity }) => {
      const url = site.own(written, page.path);
      if (!url) return undefined;
      const { status, headers, body } = await site.get(url.pathname);
      if (status !== 200) return `${written} answers ${status}`;
      if (headers.get('content-type')?.includes('text/html')) return `${written} is answered with a page`;
      const isSame = integrity === undefined || integrity === `sha256-${hashOf(body)}`;
      return isSame ? undefined : `${written} is not the file that was built`;
    }),
  'Content Security Policy': ({ policy, answer, inlineScripts }) => {
    if (policy === undefined) return ['no policy in the page'];
    const sent = answer.headers.get('content-security-policy');
    return [
      ...(sent === null || sent.startsWith(policy) ? [] : ['the header is another policy than the page’s']),
      ...inlineScripts
        .filter((script) => !policy.includes(`'sha256-${hashOf(script)}'`))
        .map((script) => `an inline script is not allowed: ${script.slice(0, 40)} …`),
    ];
  },
};

/** What is found for each of a list. */
export async function each<Item>(
  items: Iterable<Item>,
  find: (item: Item) => Promise<string | undefined>,
): Promise<string[]> {
  return (await Promise.all([...items].map(find))).filter((found) => found !== undefined);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
