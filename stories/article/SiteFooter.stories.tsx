import { SiteFooter } from '../../src/article/SiteFooter/SiteFooter.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useFixture } from '../support/InShell.tsx';

export default { title: 'Article / Site footer' };

export const Complete = () => {
  const { site, page } = useFixture({});
  const theme = { ...site.theme, footer: 'MIT' };
  return (
    <InArticle wide>
      <SiteFooter site={{ ...site, theme }} page={page} />
    </InArticle>
  );
};

export const SectionsOnly = () => {
  const { site, page } = useFixture({});
  return (
    <InArticle wide>
      <SiteFooter site={{ ...site, theme: { socialLinks: [] } }} page={{ ...page, languages: [] }} />
    </InArticle>
  );
};
