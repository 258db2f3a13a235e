import path from 'node:path';
import readMeta from '@ladle/react/meta';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../stories');
const liveStory = path.join(folder, 'workbench/liveStory.tsx');
const docsPage = path.join(folder, 'workbench/DocsPage.tsx');

/** Ladle's module with the list of all stories. */
const LIST = '\0virtual:generated-list';

/** Ladle's function that makes a component of a story, as the list imports it. */
const COMPOSE = '/src/compose-enhancers';

/** Appended to the list: a docs page for each story file. */
const ADD_DOCS = `
import { DocsPage } from ${JSON.stringify(docsPage)};
const component = composeEnhancers({ default: { title: '' }, DocsPage }, 'DocsPage');
for (const id of Object.keys(stories))
  stories[id.slice(0, id.lastIndexOf('--')) + '--docs'] ??= { component, locStart: 1, locEnd: 1, entry: '' };`;

/**
 * Appended to the list, to accept edits of stories. Otherwise Vite would change the URLs of the list and all of
 * Ladle, and a page that is loading would get some modules twice.
 */
function acceptStories(list: string): string {
  const imports = list.matchAll(/import\(("[^"]+")\)/g).map(([, file]) => file);
  return `\nif (import.meta.hot) import.meta.hot.accept([${[...imports].join()}], () => undefined);`;
}

/** Appended to story files: passes their exports to `liveStory` after an edit. */
const ANNOUNCE_UPDATE = `
if (import.meta.hot) import.meta.hot.accept((detail) => {
  if (detail) dispatchEvent(new CustomEvent('story-update', { detail }));
});`;

/** The title of a story file is an object, and a new one each time: React Refresh would reload the page. */
const IGNORE_TITLES = `window.__getReactRefreshIgnoredExports = ({ id }) => id.includes('.stories.') ? ['default'] : [];`;

function isStoryFile(file: string): boolean {
  return file.startsWith(folder) && file.endsWith('.stories.tsx');
}

/** Returns the names in the list of stories, without their line numbers, which nearly every edit changes. */
async function readList(): Promise<string> {
  const { stories } = await readMeta();
  return JSON.stringify(stories, (key, value) => (key.startsWith('loc') ? undefined : value));
}

/**
 * Keeps the list of stories up to date: an added, renamed or removed story reloads the page, any other edit updates
 * the story in place. Ladle itself watches a glob, which its version of chokidar does not support, and sees no change
 * (Ladle 5.1).
 */
export function storyList(): Plugin {
  let list: Promise<string> | undefined;
  return {
    name: 'story-list',
    configureServer({ watcher }) {
      watcher.add(folder);
      list = readList();
    },
    async hotUpdate({ file }) {
      const { name, moduleGraph, hot } = this.environment;
      if (name !== 'client' || !isStoryFile(file)) return;
      const module = moduleGraph.getModuleById(LIST);
      if (module) moduleGraph.invalidateModule(module);
      const before = (await list) ?? '';
      // keeps the list if a file can't be parsed, which Vite reports
      list = readList().catch(() => before);
      if ((await list) === before) return;
      hot.send({ type: 'full-reload' });
      return [];
    },
    resolveId(id) {
      return id === 'ladle:compose-story' ? this.resolve(COMPOSE) : undefined;
    },
    transform(code, id) {
      if (id === LIST)
        return { code: code.replace(COMPOSE, liveStory) + ADD_DOCS + acceptStories(code), map: null };
      if (isStoryFile(id)) return { code: code + ANNOUNCE_UPDATE, map: null };
    },
    transformIndexHtml: () => [{ tag: 'script', children: IGNORE_TITLES, injectTo: 'head-prepend' }],
  };
}
