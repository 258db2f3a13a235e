import { FallbackNotice } from '../../src/shell/Article/Article.tsx';
import { InShell } from '../support/InShell.tsx';

export default { title: 'Shell / Fallback notice' };

export const NotTranslated = () => (
  <InShell page={{ contentLang: 'en', lang: 'zh' }}>
    <FallbackNotice />
  </InShell>
);

export const FromAnotherVersion = () => (
  <InShell page={{ version: '2.x', contentVersion: '1.x' }}>
    <FallbackNotice />
  </InShell>
);

/** A page with content in its own language and version has none. */
export const None = () => (
  <InShell>
    <FallbackNotice />
  </InShell>
);
