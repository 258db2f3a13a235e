import { readFileSync } from 'node:fs';
import path from 'node:path';
import readMeta from '@ladle/react/meta';
import type { Plugin } from 'vite';
import { highlight } from '../src/node/content/code/highlight.ts';
import {
  type ComponentDocs,
  DOCS_FOLDER,
  type ShownCode,
  storyGroup,
} from '../stories/workbench/componentDocs.ts';
import { answer } from './answer.ts';
import { components as allComponents, componentFacts, storyFile } from './componentFacts.ts';
import config from './config.mjs';
import { storySources } from './storySources.ts';

const root = path.resolve(import.meta.dirname, '..');
const widths: Record<string, number> = config.addons.width.options;

interface ListedStory {
  id: string;
  /** The story file, relative to the project. */
  filePath: string;
  namedExport: string;
  name: string;
  levels: string[];
  meta: { width?: string };
}

/** Returns all stories, by the story file's part of their ids. */
async function readGroups(): Promise<Map<string, ListedStory[]>> {
  const { stories } = (await readMeta()) as unknown as { stories: Record<string, Omit<ListedStory, 'id'>> };
  const listed = Object.entries(stories).map(([id, story]) => ({ id, ...story }));
  return Map.groupBy(listed, ({ id }) => storyGroup(id));
}

async function collectDocs(stories: readonly ListedStory[]): Promise<ComponentDocs> {
  const [first] = stories;
  if (!first) throw new Error('There are no such stories.');
  const components = componentFacts(
    allComponents().filter((component) => storyFile(component) === first.filePath),
  );
  const sources = [...storySources(path.join(root, first.filePath))];
  return {
    title: first.levels.join(' / '),
    components: await Promise.all(
      components.map(async (component) => ({
        ...component,
        source: await highlightedCode(
          component.file,
          readFileSync(path.join(root, component.file), 'utf8').trimEnd(),
        ),
      })),
    ),
    stories: await Promise.all(
      sources.flatMap(([exported, { line, description, code }]) => {
        const story = stories.find(({ namedExport }) => namedExport === exported);
        if (!story) return [];
        const { id, name, meta } = story;
        const width = widths[meta.width ?? ''] ?? 0;
        return highlightedCode(`${first.filePath}:${line}`, code).then((source) => ({
          id,
          name,
          description,
          width,
          source,
        }));
      }),
    ),
  };
}

async function highlightedCode(title: string, code: string): Promise<ShownCode> {
  return { title, html: (await highlight({ code: code, lang: 'tsx', lines: [] })).html };
}

/** Props, comments and sources of components and stories, for the panel and the docs pages; read on request. */
export function componentDocs(): Plugin {
  return {
    name: 'component-docs',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${DOCS_FOLDER}`, (request, response) => {
        const group = path.basename(request.url ?? '', '.json');
        const read = async () => JSON.stringify(await collectDocs((await readGroups()).get(group) ?? []));
        void answer(response, 'application/json', read);
      });
    },
    async generateBundle() {
      for (const [group, stories] of await readGroups()) {
        const source = JSON.stringify(await collectDocs(stories));
        this.emitFile({ type: 'asset', fileName: `${DOCS_FOLDER}/${group}.json`, source });
      }
    },
  };
}
