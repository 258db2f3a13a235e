import type { PlainElement, PlainForm } from 'docs-site-engine';

export default function plainSince({ attributes, t }: PlainElement): PlainForm {
  const version = String(attributes.version);
  const since = t('site.since.version', { version });
  return {
    search: [since],
    markdown: attributes.preview ? `*${since}* (${t('site.since.preview')})` : `*${since}*`,
    overview: { label: t('site.since.label'), value: version },
  };
}
