/** Entry of the rendering bundle: the shell and the article components, with React. */
import type { i18n } from 'i18next';
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ArticleContext } from '../../article/ArticleContext.ts';
import type { LayoutProps } from '../../article/components.ts';
import * as elements from '../../article/elements.ts';
import { Features } from '../../article/Features/Features.tsx';
import { Hero } from '../../article/Hero/Hero.tsx';
import { NotFound } from '../../article/NotFound/NotFound.tsx';
import { OverviewList } from '../../article/OverviewList/OverviewList.tsx';
import { PageActions } from '../../article/PageActions/PageActions.tsx';
import { SiteFooter } from '../../article/SiteFooter/SiteFooter.tsx';
import { createI18n } from '../../i18n/createI18n.ts';
import { createIslandHost } from '../../islands/Island/Island.tsx';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { PageData } from '../../shared/pageData.ts';
import { pageFileUrl } from '../../shared/routes.ts';
import { shellLayout } from '../../shared/shellLayout.ts';
import type { LayoutName } from '../../shared/siteConfig.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { navbarSections, type Section } from '../../shared/siteSections.ts';
import type { ArticleStylesheet } from '../../shared/stylesheets.ts';
import { RegionsContext } from '../../shell/Region/Region.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { ShellContext } from '../../shell/ShellContext.ts';
import * as siteParts from '../../shell/slots/siteParts.ts';
import { replaceTokens } from '../content/tokens.ts';
import { elementAt, locateError } from './locatedElement.ts';
import type { ArticleInput, ServerBundle } from './renderPage.ts';

type Content = (props: { components: Record<string, unknown> }) => ReactElement;

/** Layouts that the site replaces. */
const layouts = siteParts.layouts as Partial<Record<LayoutName, ComponentType<LayoutProps>>>;

const instances = new WeakMap<SiteData, i18n>();

function getI18n(site: SiteData): i18n {
  let instance = instances.get(site);
  if (!instance) {
    instance = createI18n(site.lang, site.strings);
    instances.set(site, instance);
  }
  return instance;
}

/** See {@link ServerBundle.renderArticle}. */
export const renderArticle: ServerBundle['renderArticle'] = (site, input) => {
  const { page, code, html, links, overview, contentSite } = input;
  const { t } = getI18n(contentSite ?? site);
  const copied = contentSite && t('code.copied');
  const body = code ? evaluate(code) : undefined;
  const styles = new Set<ArticleStylesheet>();
  const dir = site.locales.find(({ lang }) => lang === page.contentLang)?.dir;
  // shared by all renders of the article: ids are unique within one context
  const context = { t, copied, lang: page.contentLang, dir, styles };
  const { render } = createIslandHost('i', contentSite ?? site, (node) => (
    <ArticleContext value={context}>{node}</ArticleContext>
  ));
  let markup: string;
  try {
    markup = render(pageContent(site, input, body));
  } catch (error) {
    throw locateError(body, render) ?? error;
  }
  const text = replaceTokens(markup, html, links);
  // adds the page's title if the author wrote no h1, which every article needs
  const title = text.includes('<h1') ? '' : renderToStaticMarkup(<h1 id={page.titleId}>{page.title}</h1>);
  const article = title + text;
  const withList = overview
    ? withOverview(article, (intro) => render(<OverviewList groups={overview} intro={intro} />))
    : article;
  const renderPart = (name: 'titleAfter' | 'textAfter') =>
    page.pageType === 'doc' && layouts[name] ? render(<SitePart name={name} page={page} site={site} />) : '';
  const content = withHead(withList, renderPart('titleAfter'), site, page, render) + renderPart('textAfter');
  // keeps browsers from translating code, which readers type unchanged
  const untranslated = content.replaceAll('<code>', '<code translate="no">');
  return { html: openFilesNatively(untranslated, input.files), styles: [...styles].sort() };
};

/** Lets the browser open links to files: the router ignores links with a `target`. */
function openFilesNatively(html: string, files: readonly string[]): string {
  if (files.length === 0) return html;
  const urls = new Set(files.map(escapeHtml));
  return html.replace(/<a\b(?![^>]* target=)[^>]* href="([^"]*)"/g, (link, url) =>
    urls.has(url) ? `${link} target="_self"` : link,
  );
}

/** Returns the page's content, with the additions of its page type. */
function pageContent(site: SiteData, input: ArticleInput, body: ReactNode): ReactNode {
  const { page } = input;
  if (page.pageType === '404' && !body) {
    const Layout = layouts.notFound;
    if (Layout) return <Layout page={page} site={site} />;
    return <NotFound homeLink={site.homeLink} search={site.theme.search} sections={notFoundSections(site)} />;
  }
  const { hero, features } = landing(input);
  if (page.pageType === 'home' && layouts.home) {
    const Layout = layouts.home;
    return (
      <Layout page={page} site={site} hero={hero} features={features}>
        {body}
      </Layout>
    );
  }
  return (
    <>
      {hero && (
        <Hero {...hero} actions={hero.actions ?? []}>
          <SitePart name="titleAfter" page={page} site={site} />
        </Hero>
      )}
      {features && <Features items={features} />}
      {body}
      {page.pageType === 'home' && page.frontmatter.footer !== false && (
        <SiteFooter site={site} page={page} />
      )}
    </>
  );
}

/** Renders the site's component for a place in the article, if it has one. */
function SitePart({ name, ...props }: LayoutProps & { name: 'titleAfter' | 'textAfter' }) {
  const Layout = layouts[name];
  return Layout && <Layout {...props} />;
}

/** Number of pages listed per section, enough to recognize it. */
const PAGES_SHOWN = 4;

/** Returns the sections that the not-found page suggests, with the pages that search suggests first. */
function notFoundSections(site: SiteData): Section[] {
  const suggested = site.theme.searchSuggested ?? [];
  return navbarSections(site)
    .map(({ pages, ...section }) => {
      const others = pages.filter(({ link }) => link !== section.link);
      const chosen = suggested.flatMap((path) => others.filter(({ link }) => link === path));
      return { ...section, pages: [...new Set([...chosen, ...others])].slice(0, PAGES_SHOWN) };
    })
    .filter(({ pages }) => pages.length > 0);
}

/** Matches the title, and the description if it follows. */
const HEAD = /(<h1[\s>].*?<\/h1>)(\s*<p class="lead">.*?<\/p>)?/s;

/** Inserts the overview below the title, around the introduction, which ends at the first section. */
function withOverview(article: string, render: (intro: string) => string): string {
  const [head = ''] = HEAD.exec(article) ?? [];
  const start = article.indexOf(head) + head.length;
  const section = article.indexOf('<div class="heading h2">', start);
  const end = section < 0 ? article.length : section;
  return article.slice(0, start) + render(article.slice(start, end)) + article.slice(end);
}

/**
 * Adds the link to the page's Markdown next to the title of a documentation page, and the site's component below it.
 */
function withHead(
  article: string,
  below: string,
  { base }: SiteData,
  { pageType, pagePath }: PageData,
  render: (node: ReactNode) => string,
): string {
  if (pageType !== 'doc') return article;
  const markdownUrl = pageFileUrl(base, pagePath, '.md');
  return article.replace(HEAD, (_, title: string, lead = '') => {
    const actions = render(<PageActions markdownUrl={markdownUrl} />);
    return `<div class="page-head">${title}${actions}</div>${lead}${below}`;
  });
}

/** Returns the page's hero and features, with resolved links. */
function landing({
  page: { frontmatter },
  frontmatterLinks,
}: ArticleInput): Pick<LayoutProps, 'hero' | 'features'> {
  const { hero, features } = frontmatter;
  const resolve = (link: string) => (Object.hasOwn(frontmatterLinks, link) && frontmatterLinks[link]) || link;
  return {
    hero: hero && {
      ...hero,
      ...(hero.logo ? { logo: resolve(hero.logo) } : {}),
      ...(hero.background ? { background: resolve(hero.background) } : {}),
      ...(hero.image ? { image: { ...hero.image, src: resolve(hero.image.src) } } : {}),
      actions: hero.actions?.map((action) => ({ ...action, link: resolve(action.link) })) ?? [],
    },
    features: features?.map(({ link, ...item }) => (link ? { ...item, link: resolve(link) } : item)),
  };
}

/** Runs the function body that MDX compiled from a page, and returns its elements. */
function evaluate(code: string): ReactElement {
  const run = new Function(code) as (runtime: object) => { default: Content };
  return run({ Fragment, jsx, jsxs: jsx, jsxDEV: elementAt }).default({
    components: { ...elements, ...siteParts.elements },
  });
}

/** See {@link ServerBundle.renderShell}. */
export const renderShell: ServerBundle['renderShell'] = (site, page, articleHtml) => {
  const regions = {};
  const state = { site, page, layout: shellLayout(site, page) };
  const { render } = createIslandHost('s', site, (node) => (
    <I18nextProvider i18n={getI18n(site)}>
      <ShellContext value={state}>
        <RegionsContext value={regions}>{node}</RegionsContext>
      </ShellContext>
    </I18nextProvider>
  ));
  return { html: render(<Shell articleHtml={articleHtml} />), regions };
};
