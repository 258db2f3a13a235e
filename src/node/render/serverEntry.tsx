/** Entry of the rendering bundle: the shell and the article components, with React. */
import type { i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ArticleContext } from '../../article/ArticleContext.ts';
import { elements } from '../../article/elements.ts';
import { Features } from '../../article/Features/Features.tsx';
import { Hero } from '../../article/Hero/Hero.tsx';
import { NotFound } from '../../article/NotFound/NotFound.tsx';
import { OverviewList } from '../../article/OverviewList/OverviewList.tsx';
import { type LayoutProps, layouts } from '../../article/own/layouts.ts';
import { PageActions } from '../../article/PageActions/PageActions.tsx';
import { TestedWith } from '../../article/TestedWith/TestedWith.tsx';
import { createI18n } from '../../i18n/createI18n.ts';
import type { PageData } from '../../shared/pageData.ts';
import { addressBeside } from '../../shared/routes.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { ArticleStylesheet } from '../../shared/stylesheets.ts';
import { Shell } from '../../shell/Shell.tsx';
import { replaceTokens } from '../content/tokens.ts';
import { elementAt, locateError } from './locatedElement.ts';
import { notFoundSections } from './notFoundSections.ts';
import type { ArticleInput, ServerBundle } from './serverBundle.ts';

type Content = (props: { components: Record<string, unknown> }) => ReactElement;

const instances = new WeakMap<SiteData, i18n>();

function i18nOf(site: SiteData): i18n {
  let instance = instances.get(site);
  if (!instance) {
    instance = createI18n(site.lang, site.strings);
    instances.set(site, instance);
  }
  return instance;
}

export const renderArticle: ServerBundle['renderArticle'] = (site, input) => {
  const { page, code, html, links, overview, testedWith, contentSite } = input;
  const { t } = i18nOf(contentSite ?? site);
  const copied = contentSite && t('code.copied');
  const body = code ? evaluate(code) : undefined;
  const styles = new Set<ArticleStylesheet>();
  const dir = site.locales.find(({ lang }) => lang === page.contentLang)?.dir;
  // shared by all renders of the article: ids are unique within one context
  const context = { t, copied, lang: page.contentLang, dir, styles, tools: site.theme.tools };
  const render = (node: ReactNode) =>
    renderToStaticMarkup(<ArticleContext value={context}>{node}</ArticleContext>);
  let markup: string;
  try {
    markup = render(pageContent(site, input, body));
  } catch (error) {
    throw locateError(body, render) ?? error;
  }
  const text = replaceTokens(markup, html, links);
  const article = overview ? withOverview(text, render(<OverviewList groups={overview} />)) : text;
  // Every article needs an h1: the page's title if the author wrote none.
  const title = /<h1[\s>]/.test(article) ? '' : renderToStaticMarkup(<h1>{page.title}</h1>);
  const note = testedWith && page.pageType === 'doc' ? render(<TestedWith names={testedWith} />) : '';
  const whole = withActions(title + article, site, page, render) + note;
  // names in code are what readers type, in any language
  return { html: whole.replaceAll('<code>', '<code translate="no">'), styles: [...styles].sort() };
};

/** What the page's author wrote, with what the page's type adds. */
function pageContent(site: SiteData, input: ArticleInput, body: ReactNode): ReactNode {
  const { page } = input;
  if (page.pageType === '404' && !body) {
    const Own = layouts.notFound;
    if (Own) return <Own page={page} site={site} />;
    return <NotFound homeLink={site.homeLink} search={site.theme.search} sections={notFoundSections(site)} />;
  }
  const { hero, features } = landing(input);
  if (page.pageType === 'home' && layouts.home) {
    const Own = layouts.home;
    return (
      <Own page={page} site={site} hero={hero} features={features}>
        {body}
      </Own>
    );
  }
  return (
    <>
      {hero && <Hero {...hero} actions={hero.actions ?? []} />}
      {features && <Features items={features} />}
      {body}
    </>
  );
}

/** Inserts the overview's list after the introduction, before the first section. */
function withOverview(article: string, list: string): string {
  const section = article.indexOf('<div class="heading h2">');
  return section < 0 ? article + list : article.slice(0, section) + list + article.slice(section);
}

/** The title, with the description that may follow it. */
const TITLE_END = /<\/h1>(?:\s*<p class="lead">.*?<\/p>)?/s;

/** Documentation pages offer their Markdown below the title. */
function withActions(
  article: string,
  { base }: SiteData,
  { pageType, pagePath }: PageData,
  render: (node: ReactNode) => string,
): string {
  if (pageType !== 'doc') return article;
  const markdownUrl = addressBeside(base, pagePath, '.md');
  return article.replace(TITLE_END, (end) => end + render(<PageActions markdownUrl={markdownUrl} />));
}

/** The page's hero and features, with resolved links. */
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
  return run({ Fragment, jsx, jsxs: jsx, jsxDEV: elementAt }).default({ components: elements });
}

export const renderShell: ServerBundle['renderShell'] = (site, page, articleHtml) =>
  renderToString(
    <I18nextProvider i18n={i18nOf(site)}>
      <Shell site={site} page={page} articleHtml={articleHtml} />
    </I18nextProvider>,
  );
