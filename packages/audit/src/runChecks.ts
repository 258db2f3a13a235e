import { hash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ASSET_MANIFEST_FILE, decodePath, encodePath, pageFileUrl, withBase } from 'docs-site-engine/node';
import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { type PublishedPage, PublishedSite } from './publishedSite.ts';

/** Resolves the configuration once, because the library would do it for every document. */
class OneConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(file: string, config?: ConfigData): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor(file, config);
    return this.#resolved;
  }
}

const config: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // off, because the serializers of React and hast differ in style, but both write valid HTML
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
/** The build's markup for aligned table columns, because the policy forbids inline styles. */
const ALIGNED_CELL = /^Attribute "align" is deprecated on <t[dh]>/;
const validator = new HtmlValidate(new OneConfig(config));

type FindInPage = (page: PublishedPage, site: PublishedSite) => string[] | Promise<string[]>;

/** Checks of a single document: a page, or the response for an unknown URL. */
const pageChecks: Record<string, FindInPage> = {
  'page and its data': async ({ path, answer }, site) => {
    if (!site.pages.has(path)) return [];
    const data = await site.get(pageFileUrl(site.routes.base, path, '.json'));
    const expectations = [
      ['the page', answer, /^text\/html\b.*utf-8/i],
      ['its data', data, /json/],
    ] as const;
    return expectations.flatMap(([what, { status, headers }, pattern]) => {
      const type = headers.get('content-type') ?? '';
      return status === 200 && pattern.test(type)
        ? []
        : [`${what} returned status ${status} with type "${type}"`];
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
    checkEach(new Set(page.links), async (link) => {
      const url = site.resolveUrl(link, page.path);
      if (!url) return undefined;
      const target = url.pathname === page.path ? page : site.pages.get(url.pathname);
      if (!target) {
        const { status } = await site.get(url.pathname);
        return status === 200 ? undefined : `dead link ${link} (${status})`;
      }
      const id = decodePath(url.hash.slice(1));
      return id === '' || target.ids.includes(id) ? undefined : `dead anchor ${link}`;
    }),
  'scripts, styles, images': (page, site) =>
    checkEach(page.files, async ({ url: source, integrity }) => {
      const url = site.resolveUrl(source, page.path);
      if (!url) return undefined;
      const { status, headers, body } = await site.get(url.pathname);
      if (status !== 200) return `${source} returned status ${status}`;
      if (headers.get('content-type')?.includes('text/html'))
        return `${source} returned a page instead of the file`;
      const isSame = integrity === undefined || integrity === `sha256-${hashContent(body)}`;
      return isSame ? undefined : `${source} differs from the built file`;
    }),
  'Content Security Policy': ({ policy, answer, inlineScripts }) => {
    if (policy === undefined) return ['the page has no policy'];
    const sent = answer.headers.get('content-security-policy');
    return [
      ...(sent === null || sent.startsWith(policy)
        ? []
        : ['the header and the page have different policies']),
      ...inlineScripts
        .filter((script) => !policy.includes(`'sha256-${hashContent(script)}'`))
        .map((script) => `the policy does not allow this inline script: ${script.slice(0, 40)} …`),
    ];
  },
};

/** Runs a check for each item of a list. */
export async function checkEach<Item>(
  items: Iterable<Item>,
  find: (item: Item) => Promise<string | undefined>,
): Promise<string[]> {
  return (await Promise.all([...items].map(find))).filter((finding) => finding !== undefined);
}

const hashContent = (content: string | Buffer) => hash('sha256', content, 'base64');

/** Number of items that a check examined, and a description of every problem. */
interface CheckResult {
  checked: number;
  findings: string[];
}

/** Required security headers: what they must match, and what to send instead. */
const HEADERS: Record<string, [pattern: RegExp, advice: string]> = {
  'content-security-policy': [/frame-ancestors/, 'add frame-ancestors'],
  'strict-transport-security': [/max-age=\d{8,}/, 'use a max-age of at least 10000000'],
  'x-content-type-options': [/^nosniff$/, 'use "nosniff"'],
  'referrer-policy': [
    /^(?:no-referrer|same-origin|(?:strict-)?origin(?:-when-cross-origin)?)$/,
    'use "strict-origin-when-cross-origin" or a stricter policy',
  ],
  'permissions-policy': [/=\(\)/, 'turn off at least one feature, such as "camera=()"'],
};

/**
 * Maximum time for which browsers may cache a page without revalidating, in seconds. Some hosts default to ten minutes.
 */
const MAX_PAGE_AGE = 600;

/** Checks that span pages, and checks of the host's behavior. */
const siteChecks: Record<string, (site: PublishedSite) => Promise<CheckResult>> = {
  'security headers': async (site) => {
    const { headers } = await site.get(site.routes.base);
    const findings = Object.entries(HEADERS).flatMap(([name, [pattern, advice]]) => {
      const value = headers.get(name);
      if (value === null) return [`The host does not send ${name}.`];
      return pattern.test(value) ? [] : [`Weak header "${name}: ${value}": ${advice}.`];
    });
    const caching = headers.get('cache-control') ?? '';
    const age = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
    if (age > MAX_PAGE_AGE && !/no-cache|no-store/.test(caching))
      findings.push(`Browsers cache pages without revalidation: the host sends "cache-control: ${caching}".`);
    return { checked: Object.keys(HEADERS).length + 1, findings };
  },
  'CSP strength': async ({ pages }) => {
    const policies = new Set([...pages.values()].flatMap(({ policy }) => policy ?? []));
    const findings = [...policies].flatMap((text) =>
      new CspEvaluator(new CspParser(text).csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.MEDIUM) // a lower number is more severe
        .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`),
    );
    return { checked: policies.size, findings };
  },
  // most are only referenced by other scripts, or loaded on demand
  'listed files': async (site) => {
    const list = withBase(site.routes.base, `/${ASSET_MANIFEST_FILE}`);
    const { status, body } = await site.get(list);
    if (status !== 200) return { checked: 0, findings: [`${list} returned status ${status}`] };
    const expected = Object.entries(JSON.parse(body.toString()) as Record<string, number>);
    const findings = await checkEach(expected, async ([name, size]) => {
      const path = withBase(site.routes.base, encodePath(`/${name}`));
      const answer = await site.get(path);
      if (answer.status !== 200) return `${path} returned status ${answer.status}`;
      const { length } = answer.body;
      return length === size ? undefined : `${path} has ${length} bytes instead of ${size}`;
    });
    return { checked: expected.length, findings };
  },
  'unknown URLs': async ({ notFoundPages }) => ({
    checked: notFoundPages.length,
    findings: notFoundPages.flatMap(({ path, answer: { status }, isHidden }) => [
      ...(status === 404 ? [] : [`${path} returned status ${status}`]),
      ...(isHidden ? [] : [`${path} can be indexed by search engines`]),
    ]),
  }),
  // accepts a redirect by the host, or a page that redirects
  'URL variants': async (site) => {
    const { routes, origin } = site;
    const [page = routes.base] = routes.pages.filter((path) => !path.endsWith('/'));
    const expectedRedirects: [from: string, to: string][] = [
      [withBase(routes.base, `/${routes.languages[0] ?? ''}/`), routes.base],
      [`${page}.html`, page],
      ...Object.entries(routes.redirects ?? {}),
    ];
    const findings = await checkEach(expectedRedirects, async ([from, to]) => {
      const { status, headers, body } = await site.get(from);
      const location = new URL(headers.get('location') ?? from, origin);
      const isRedirect = status >= 301 && status <= 308 && location.pathname + location.hash === to;
      const text = body.toString();
      const isPage = text.includes('data-not-found=') || text.includes(`href="${to}"`);
      return isRedirect || isPage ? undefined : `${from} does not redirect to ${to} (status ${status})`;
    });
    return { checked: expectedRedirects.length, findings };
  },
};

/** Maximum number of findings printed per check. */
const SHOWN = 10;

/**
 * Checks a published site end to end. Returns the results by check, in the order of the table.
 *
 * @param timeout maximum time for a response, in milliseconds. Default: 20 seconds
 */
export async function runChecks(url: string, timeout?: number): Promise<Map<string, CheckResult>> {
  const site = await PublishedSite.read(url, timeout);
  const documents = [...site.pages.values(), ...site.notFoundPages];
  const results = new Map<string, CheckResult>();
  for (const [name, find] of Object.entries(pageChecks)) {
    const described = async (page: PublishedPage) =>
      (await find(page, site)).map((finding) => `${page.path}: ${finding}`);
    const findings = (await Promise.all(documents.map(described))).flat();
    results.set(name, { checked: documents.length, findings });
  }
  for (const [name, check] of Object.entries(siteChecks)) results.set(name, await check(site));
  return results;
}

/** Returns the table of all checks, followed by the problems. */
export function formatResults(results: ReadonlyMap<string, CheckResult>): string {
  const width = Math.max(...[...results.keys()].map(({ length }) => length));
  const rows = [...results].map(([name, { checked, findings }]) => {
    const verdict =
      findings.length === 0 ? 'ok' : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}`;
    return `${name.padEnd(width)}   ${String(checked).padStart(6)}   ${verdict}`;
  });
  const details = [...results].flatMap(([name, { findings }]) => {
    const more = findings.length - SHOWN;
    const lines = findings.slice(0, SHOWN).map((finding) => `  ${finding}`);
    return lines.length === 0
      ? []
      : ['', `${name}:`, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])];
  });
  return [...rows, ...details].join('\n');
}
