import type { Files } from './temporarySite.ts';

/** An author's mistake and the message in the terminal about it. */
export interface Mistake {
  what: string;
  files: Files;
  /** The lines of the message, including location and advice. */
  shown: string;
}

const page = (name: string, text: string): Files => ({ [`docs/en/${name}.mdx`]: text });

/** Mistakes that each affect only their own page, so that one build can report all of them. */
export const mistakes: Mistake[] = [
  {
    what: 'an unknown frontmatter key',
    files: page('unknown-key', '---\ndescription: Fine.\ntitel: Oops\n---\n\n# A\n'),
    shown: 'docs/en/unknown-key.mdx:3 error: Frontmatter: Unknown key "titel".\n  Did you mean "title"?',
  },
  {
    what: 'a frontmatter value of the wrong type',
    files: page('wrong-type', '---\ntitle: Fine\nsidebar: maybe\n---\n\n# A\n'),
    shown: 'docs/en/wrong-type.mdx:3 error: Frontmatter: "sidebar" must be true or false, not a string.',
  },
  {
    what: 'broken YAML',
    files: page('broken-yaml', '---\ntitle: Fine\ndescription: "never closed\n---\n\n# A\n'),
    shown: 'docs/en/broken-yaml.mdx:3 error: The frontmatter is not valid YAML',
  },
  {
    what: 'unclosed JSX',
    files: page('unclosed', '# A\n\n<Details title="More">\n\nText.\n'),
    shown: 'docs/en/unclosed.mdx:3:1 error: ',
  },
  {
    what: 'an unknown component',
    files: page('unknown-component', '# A\n\nText.\n\n<Tbas />\n'),
    shown:
      'docs/en/unknown-component.mdx:5:1 error: Unknown component <Tbas>.\n  Did you mean "Tabs"? Available: Badge, Callout, ',
  },
  {
    what: 'wrong use of a component',
    files: page('wrong-props', '# A\n\n<Tabs>\n<Tab value="one">\n\nText.\n\n</Tab>\n</Tabs>\n'),
    shown: 'docs/en/wrong-props.mdx:4:1 error: <Tab>: "label" is missing; it must be a non-empty string.',
  },
  {
    what: 'a forbidden import',
    files: page('import', "import { useState } from 'react'\n\n# A\n"),
    shown: 'docs/en/import.mdx:1:1 error: Pages cannot import "react".\n  They can import fragments',
  },
  {
    what: 'a missing fragment',
    files: page('fragment', "import Part from '../shared/nowhere.mdx'\n\n# A\n\n<Part />\n"),
    shown:
      'docs/en/fragment.mdx:5:1 error: Fragment not found: "../shared/nowhere.mdx".\n  Create docs/shared/nowhere.mdx, or fix the path.',
  },
  {
    what: 'a mistake in a fragment, once for all its pages',
    files: {
      'docs/shared/part.mdx': 'Words.\n\n<Nonsense />\n',
      ...page('with-part', "import Part from '../shared/part.mdx'\n\n# A\n\n<Part />\n"),
      ...page('with-part-too', "import Part from '../shared/part.mdx'\n\n# A\n\n<Part />\n"),
    },
    shown: 'docs/shared/part.mdx:3:1 error: Unknown component <Nonsense>.',
  },
  {
    what: 'wrong use of a component in a fragment, once for all its pages',
    files: {
      'docs/shared/badge.mdx': 'Words with a <Badge type="tpi" text="new" /> in them.\n',
      ...page('with-badge', "import New from '../shared/badge.mdx'\n\n# A\n\nText.\n\n<New />\n"),
      ...page('with-badge-too', "import New from '../shared/badge.mdx'\n\n# A\n\n<New />\n"),
    },
    shown: 'docs/shared/badge.mdx:1:14 error: <Badge>: "type" must be one of: tip, ',
  },
  {
    what: 'a missing embedded file',
    files: page('embed', '# A\n\n```ts file="./nowhere.ts"\n```\n'),
    shown: 'docs/en/embed.mdx:3:1 error: There is no file "./nowhere.ts" to embed.',
  },
  {
    what: 'a missing region',
    files: {
      'docs/shared/sample.ts': '// #region first\nexport const a = 1;\n// #endregion first\n',
      ...page('region', '# A\n\n```ts file="../shared/sample.ts#frist"\n```\n'),
    },
    shown:
      'docs/en/region.mdx:3:1 error: There is no region "frist" in "../shared/sample.ts".\n  Regions: first.',
  },
  {
    what: 'a heading id used twice',
    files: page('ids', '# A\n\n## One {#same}\n\n## Two {#same}\n'),
    shown: 'docs/en/ids.mdx:5:1 error: The id "same" is already used on line 3.',
  },
  {
    what: 'two files for one route',
    files: { ...page('Twice', '# A\n'), ...page('twice/index', '# B\n') },
    shown: 'docs/en/twice/index.mdx error: This page has the same path as docs/en/Twice.mdx: /twice/',
  },
  {
    what: 'a missing image',
    files: page('image', '# A\n\nText.\n\n![An image](./nowhere.png)\n'),
    shown:
      'docs/en/image.mdx:5:1 error: Image not found: "./nowhere.png".\n  The path is relative to the page.',
  },
  {
    what: 'invalid UTF-8',
    files: { 'docs/en/latin.mdx': Buffer.from('# A\n\nCaf\xe9\n', 'latin1') },
    shown: 'docs/en/latin.mdx:3 error: The file is not valid UTF-8.\n  Save it as UTF-8.',
  },
  {
    what: 'an empty file',
    files: page('empty', '\n'),
    shown: 'docs/en/empty.mdx error: The page is empty.',
  },
  {
    what: 'a page of 2 MB',
    files: page('large', `# A\n\n${'Many words. '.repeat(175_000)}\n`),
    shown: 'docs/en/large.mdx error: The page is too large: 2.0 MB; the limit is 1 MB.',
  },
  {
    what: 'a dead link',
    files: page('link', '# A\n\nSee [this](/tpis).\n'),
    shown: 'docs/en/link.mdx:3:5 error: Dead link: there is no page "/tpis".\n  Did you mean "/tips"?',
  },
  {
    what: 'a dead anchor in the same page',
    files: page('anchor', '# A\n\n## Steps\n\n[Up](#step)\n'),
    shown:
      'docs/en/anchor.mdx:5:1 error: Dead anchor: docs/en/anchor.mdx has no heading "#step".\n  Did you mean "#steps"?',
  },
  {
    what: 'a dead anchor in another page',
    files: page('anchor-elsewhere', '# A\n\n[Tips](./tips.mdx#lats)\n'),
    shown:
      'docs/en/anchor-elsewhere.mdx:3:1 error: Dead anchor: docs/en/tips.mdx has no heading "#lats".\n  Did you mean "#last"?',
  },
  {
    what: 'a dead anchor in another language',
    files: page('anchor-zh', '# A\n\n[Chinese](/zh/tips#lats)\n'),
    shown:
      'docs/en/anchor-zh.mdx:3:1 error: Dead anchor: docs/zh/tips.mdx has no heading "#lats".\n  Did you mean "#last"?',
  },
  {
    what: 'a dead link of a page that is shown in two languages, once',
    files: page('fallback', '# A\n\n[Gone](./gone.mdx)\n'),
    shown: 'docs/en/fallback.mdx:3:1 error: Dead link: there is no page "./gone.mdx".',
  },
  {
    what: 'a page that is missing in navigation.ts',
    files: page('lonely', '# A\n'),
    shown:
      "docs/en/lonely.mdx error: This page is not in any sidebar of docs/navigation.ts, so readers cannot find it.\n  Add '/lonely' to a sidebar there",
  },
  {
    what: 'a page that is listed in navigation.ts twice',
    files: page('double', '# A\n'),
    shown: 'docs/navigation.ts:6 error: The page "/double" is listed twice in the sidebars.',
  },
  {
    what: 'an entry of navigation.ts without a page',
    files: {},
    shown: 'docs/navigation.ts:7 error: Page not found: "/tipps".\n  Did you mean "/tips"?',
  },
  {
    what: 'a locale file that is not JSON',
    files: { 'locales/zh.json': '{\n  "skipToContent": "跳到正文",\n  "language" "语言"\n}\n' },
    shown: 'locales/zh.json:3 error: This is not valid JSON',
  },
  {
    what: 'a text that lacks its variable',
    files: { 'locales/fr.json': '{\n  "headingLink": "Lien vers {{titre}}"\n}\n' },
    shown:
      'locales/fr.json:2 error: "headingLink" does not contain the variable {{heading}}.\n  Compare with English: Link to “{{heading}}”',
  },
];

/** Languages of the broken site. */
export const brokenLanguages = ['en', 'zh', 'fr'].map((lang) => ({ lang, label: lang }));

const navigation = `export default {
  nav: [],
  sidebar: {
    '/': ['/', '/tips', '/link', '/anchor', '/anchor-elsewhere', '/anchor-zh', '/fallback', '/Twice',
      '/double',
      '/double',
      '/tipps',
      '/wrong-props',
    ],
  },
};
`;

/** All mistakes together, plus a few valid files. */
export const brokenFiles: Files = {
  'docs/en/index.mdx': '# Home\n',
  'docs/en/tips.mdx': '# Tips\n\n## Last {#last}\n',
  'docs/zh/tips.mdx': '# 技巧\n\n## 最后 {#last}\n',
  'docs/navigation.ts': navigation,
  ...Object.assign({}, ...mistakes.map(({ files }) => files)),
};
