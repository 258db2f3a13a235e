import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { importFresh } from '../../../src/node/base/importFresh.ts';
import { checkSite } from '../../../src/node/commands/check/checkSite.ts';
import { type ResolvedSite, resolveSite } from '../../../src/node/config/resolveSite.ts';
import type { SiteConfig } from '../../../src/shared/siteConfig.ts';
import { type Files, temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { contentHash } from '../../translations/src/record.ts';

const config = `export default {
  title: 'Test',
  redirects: {
    '/a': '/guide/basic/old#part',
    '/zh/b': '/zh/guide/basic/old',
    '/guide/new': '/guide/',
  },
  languages: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
};
`;
/** Its navigation. */
export const navigation = `export default {
  nav: [{ text: 'Old', link: '/guide/basic/old' }],
  sidebar: {
    '/guide/': ['/guide/', { text: 'Basics', items: ['old', 'other'].map((name) => \`/guide/basic/\${name}\`) }],
    '/api/': ['/api/'],
  },
};
`;
const svgImage = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>';

/** Pages that link to one of them in every supported way. */
const files: Files = {
  'site.config.ts': config,
  'docs/navigation.ts': navigation,
  'docs/en/index.mdx':
    '---\nsidebar: false\nhero:\n  name: A\n  text: B\n  actions:\n    - text: Go\n      link: /guide/basic/old#part\n---\n\n# Home\n',
  'docs/en/guide/index.mdx':
    '# Guide\n\n[a](/guide/basic/old#part) [b](./basic/old.mdx) [c](basic/old#part) [d](/guide/basic/old.html?x) [e]\n\n[e]: ./basic/old.mdx#part "f"\n\n<Card title="g" link="/zh/guide/basic/old">h</Card>\n\n`[i](/guide/basic/old)`\n',
  'docs/en/guide/basic/old.mdx':
    'import Part from \'../../../shared/part.mdx\'\n\n# Old\n\n## Part\n\n[a](#part) [b](./other.mdx) [c](../#guide) ![d](../a.svg)\n\n<Part />\n\n```ts file="../../../shared/a.ts"\n```\n',
  'docs/en/guide/basic/other.mdx': '# Other\n\n[a](./old.mdx)\n\n<a href="../basic/old">b</a>\n',
  'docs/en/guide/a.svg': svgImage,
  'docs/en/api/index.md': '# API\n\nSee <a href="../guide/basic/old.mdx">a</a>.\n',
  'docs/zh/guide/basic/old.mdx': '# 旧\n\n## 部分 {#part}\n\n[a](/guide/basic/other)\n',
  'docs/zh/guide/basic/other.mdx': '# 别的\n\n[a](./old.mdx#part)\n',
  'docs/shared/part.mdx': '[a](/guide/basic/old)\n',
  'docs/shared/a.ts': 'export {};\n',
};

const hashes = (name: string) => ({
  from: contentHash(String(files[`docs/en/${name}`])),
  to: contentHash(String(files[`docs/zh/${name}`])),
});
const record = {
  zh: {
    keys: {},
    pages: {
      'guide/basic/old.mdx': hashes('guide/basic/old.mdx'),
      'guide/basic/other.mdx': { ...hashes('guide/basic/other.mdx'), from: '0123456789ab' },
    },
  },
};

/** The repository of the first of these sites: each of the others has a copy, as git takes longer than most tests. */
let repository: Files | undefined;

/** Returns a copy of the site in a temporary folder, with everything committed. */
export async function editedSite(): Promise<ResolvedSite> {
  const root = temporaryFolder();
  writeFiles(root, { ...files, 'locales/translations.json': `${JSON.stringify(record)}\n` });
  const site = resolveSite(await readConfig(root), root);
  if (repository) writeFiles(root, repository);
  else {
    git(root, 'init', '--quiet', '--template=');
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'a', '--no-gpg-sign');
    repository = Object.fromEntries(
      globSync('.git/**', { cwd: root, dot: true }).map((name) => [
        name,
        readFileSync(path.join(root, name)),
      ]),
    );
  }
  return site;
}

/** Runs git in a folder. */
export function git(root: string, ...args: string[]): string {
  const options = ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args];
  return execFileSync('git', options, { cwd: root, encoding: 'utf8' });
}

/** Returns the problems of the site on disk, with the configuration that was read before. */
export async function checkEditedSite(site: ResolvedSite): Promise<string[]> {
  const { problems } = await checkSite(resolveSite(await readConfig(site.root), site.root));
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`);
}

async function readConfig(root: string): Promise<SiteConfig> {
  return (await importFresh(path.join(root, 'site.config.ts'))).default as SiteConfig;
}
