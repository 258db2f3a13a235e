import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { addressBeside } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { type DeployCheck, ownPath, perDocument, perPage } from './audit.ts';

/** Maximum size of a page's HTML, in compressed bytes. */
const MAX_HTML_BYTES = 60_000;
/** Maximum size of the scripts that a page's HTML references, in compressed bytes; the rest loads when it is idle. */
const MAX_SCRIPT_BYTES = 10_000;

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

/** Checks of every page by itself. */
export const pageChecks: DeployCheck[] = [
  perPage('answer 200, as HTML', ({ answer }) => [
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...(/^text\/html\b.*utf-8/i.test(answer.headers.get('content-type') ?? '')
      ? []
      : [`content type “${answer.headers.get('content-type')}”`]),
  ]),
  perDocument('title, language, one h1', ({ facts }) => [
    ...(facts.title.trim() === '' ? ['no title'] : []),
    ...(facts.lang === '' ? ['no language'] : []),
    ...(facts.headings === 1 ? [] : [`${facts.headings} h1`]),
  ]),
  perDocument('valid HTML', async ({ html }) => {
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages
        .filter(({ severity, message }) => severity > 1 && !ALIGNED_CELL.test(message))
        .map(({ ruleId, message, line }) => `line ${line}: ${message} (${ruleId})`),
    );
  }),
  perDocument('ids used once', ({ facts }) =>
    facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index).map((id) => `id “${id}” is used twice`),
  ),
  perDocument('links and anchors', async (page, input) => {
    const { path, facts } = page;
    const findings = [...new Set(facts.links)].map(async (link) => {
      const url = ownPath(link, path, input);
      if (!url) return [];
      const to = url.pathname;
      const target = to === path ? page : input.pages.get(to);
      if (!target) {
        const { status } = await input.site.get(url.pathname);
        return status === 200 ? [] : [`dead link ${link} (${status})`];
      }
      const id = decodePath(url.hash.slice(1));
      return id === '' || target.facts.ids.includes(id) ? [] : [`dead anchor ${link}`];
    });
    return (await Promise.all(findings)).flat();
  }),
  perDocument('scripts, styles, pictures', async ({ path, facts }, input) => {
    const findings = facts.files.map(async ({ url: written, integrity }) => {
      const url = ownPath(written, path, input);
      if (!url) return [];
      const { status, headers, body } = await input.site.get(url.pathname);
      if (status !== 200) return [`${written} answers ${status}`];
      if (/text\/html/.test(headers.get('content-type') ?? '')) return [`${written} is answered with a page`];
      const hash = `sha256-${createHash('sha256').update(body).digest('base64')}`;
      return integrity === undefined || integrity === hash
        ? []
        : [`${written} is not the file that was built`];
    });
    return (await Promise.all(findings)).flat();
  }),
  perDocument('Content Security Policy', ({ facts, answer }) => {
    if (facts.policy === undefined) return ['no policy in the page'];
    const sent = answer.headers.get('content-security-policy');
    const { policy } = facts;
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
    return [
      ...(sent === null || sent.startsWith(policy) ? [] : ['the header is another policy than the page’s']),
      ...facts.inlineScripts
        .filter((script) => !policy.includes(`'sha256-${hashOf(script)}'`))
        .map((script) => `an inline script is not allowed: ${script.slice(0, 40)} …`),
    ];
  }),
  perPage('page data', async ({ path }, input) => {
    const { status, headers } = await input.site.get(addressBeside(input.routes.base, path, '.json'));
    const type = headers.get('content-type') ?? '';
    return status === 200 && type.includes('json') ? [] : [`its data answers ${status} as “${type}”`];
  }),
  perDocument('weight as it travels', async ({ path, html, facts }, input) => {
    const scripts = facts.files.flatMap(({ url }) => {
      const own = ownPath(url, path, input);
      return own && /\.m?js$/.test(own.pathname) ? [input.site.get(own.pathname)] : [];
    });
    const bodies = (await Promise.all(scripts)).map(({ body }) => compressedSize(body));
    const script = bodies.reduce((total, size) => total + size, 0);
    const page = compressedSize(Buffer.from(html));
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
    return [
      ...(page <= MAX_HTML_BYTES ? [] : [`the page has ${kilobytes(page)}, of ${kilobytes(MAX_HTML_BYTES)}`]),
      ...(script <= MAX_SCRIPT_BYTES
        ? []
        : [`its scripts have ${kilobytes(script)}, of ${kilobytes(MAX_SCRIPT_BYTES)}`]),
    ];
  }),
];

/** Of what was asked for already: all pages have the same scripts. */
const sizes = new WeakMap<Buffer, number>();

function compressedSize(content: Buffer): number {
  const size =
    sizes.get(content) ??
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  sizes.set(content, size);
  return size;
}
