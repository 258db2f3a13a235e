import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  defaultLanguage,
  discoverPages,
  formatAddress,
  formatCommand,
  handleHelp,
  loadNavigation,
  loadSiteConfig,
  ProblemsError,
  pageFileStem,
  type ResolvedSite,
  readCommandLine,
  runCommand,
  slugify,
  UsageError,
} from 'docs-site-engine/node';
import { parse, stringify } from 'yaml';
import { Changes } from './changes.ts';
import { NavigationEditor } from './editNavigation.ts';
import { acceptNewPage } from './editTranslations.ts';
import type { PageHook } from './pageCommands.ts';
import { explainInvalidPath, findVersion, newPageFile, toRoutePath } from './pageFiles.ts';
import {
  findSection,
  guessSection,
  isListed,
  navigationTexts,
  type Section,
  sectionsFor,
} from './sections.ts';

const USAGE = `Usage: ${formatCommand('new', 'page /guide/basic/example --title "Example" [--title-zh "示例"]')}
  [--description "…"] [--description-zh "…"] [--section "Basics"] [--in v2]`;

type Options = Record<string, string | undefined>;

function readOptions(site: ResolvedSite): { routePath: string; options: Options } {
  const names = ['title', 'description'].flatMap((name) => [
    name,
    ...site.space.languages.map((lang) => `${name}-${lang}`),
  ]);
  const options = Object.fromEntries(
    [...names, 'section', 'in'].map((name) => [name, { type: 'string' as const }]),
  );
  const { values, positionals } = readCommandLine(USAGE, options, { maxArguments: 2 });
  const [kind, routePath = ''] = positionals;
  if (kind !== 'page')
    throw new UsageError(
      kind === undefined ? 'Missing argument: "page".' : `"${kind}" is not supported. Write "page".`,
    );
  return { routePath, options: values };
}

async function readText(
  site: ResolvedSite,
  lang: string,
  options: Options,
  questions: Questions,
): Promise<PageText | undefined> {
  const isDefault = lang === defaultLanguage(site.space);
  const label = site.config.languages.find((language) => language.lang === lang)?.label ?? lang;
  const getOption = (name: string) => options[`${name}-${lang}`] ?? (isDefault ? options[name] : undefined);
  const later = isDefault ? '' : ' (Enter: translate later)';
  const title = getOption('title') ?? (await questions.ask(`Title, ${label}${later}:`));
  if (title === '') {
    if (isDefault) throw new UsageError('A page needs a title.');
    return undefined;
  }
  const description =
    getOption('description') ?? (await questions.ask(`Description in one sentence, ${label}:`));
  return { title, ...(description ? { description } : {}) };
}

async function chooseSection(
  sections: Section[],
  routePath: string,
  requested: string | undefined,
  questions: Questions,
) {
  if (requested !== undefined) return findSection(sections, requested);
  const likely = guessSection(sections, routePath);
  if (!questions.canAsk || sections.length === 0) return likely;
  const ordered = [...sections].sort((one, other) => Number(other === likely) - Number(one === likely));
  const index = await questions.choose(
    'Which section of the sidebar?',
    ordered.map(({ title }) => title),
  );
  return ordered[index];
}

async function main(questions: Questions, onPageCreated: PageHook): Promise<number> {
  const site = await loadSiteConfig(process.cwd());
  const { routePath: givenPath, options } = readOptions(site);
  const routePath = toRoutePath(
    givenPath || (await questions.ask('Path of the page, such as /guide/basic/example:')),
  );
  const version = findVersion(site, options.in);
  const { sources } = discoverPages(site);
  const versionSources = sources.filter((source) => source.version === version);
  const invalid = explainInvalidPath(site, versionSources, routePath);
  if (invalid) throw new Error(invalid);
  const texts: [lang: string, text: PageText | undefined][] = [];
  for (const lang of site.space.languages) texts.push([lang, await readText(site, lang, options, questions)]);
  const { loaded, problems } = await loadNavigation(site, version);
  if (problems.length > 0) throw new ProblemsError(problems);
  const sections = sectionsFor(loaded.navigation, routePath, await navigationTexts(site));
  const section = await chooseSection(sections, routePath, options.section, questions);

  const id = slugify(texts[0]?.[1]?.title ?? '', site.markdown.slugs);
  const changes = new Changes(site);
  const [source = '', ...files] = texts.map(([lang]) => newPageFile(site, { version, lang, routePath }));
  const nextSteps: string[] = [];
  for (const [index, [lang, text]] of texts.entries()) {
    if (!text) {
      nextSteps.push(`Translate the page. Until then, readers in "${lang}" see it in the first language.`);
      continue;
    }
    const page = pageText(site, changes, lang, { ...text, id });
    nextSteps.push(
      ...page.todo.map((line) => line.replaceAll('<page>', pageFileStem('/', routePath).replace(/^\//, ''))),
    );
    const translation = files[index - 1];
    changes.write(translation ?? source, page.text);
    if (translation !== undefined) acceptNewPage(site, changes, { lang, source, translation });
  }
  if (loaded.displayFile && !isListed(loaded.navigation, routePath)) {
    const after = section?.links.at(-1);
    const editor = new NavigationEditor(site, changes, version);
    const isAdded = after !== undefined && (await editor.add(after, routePath));
    if (!isAdded) nextSteps.unshift(`Add '${routePath}' to a sidebar in ${loaded.displayFile}.`);
  }
  nextSteps.push(...onPageCreated(site, changes, { version, from: routePath }));
  console.log(changes.list().join('\n'));
  changes.apply();
  const address = formatAddress(site.space, { version, lang: defaultLanguage(site.space), path: routePath });
  console.log(`\nNext steps, with "${formatCommand('dev')}" and ${address} open:`);
  for (const line of [...nextSteps, `Run "${formatCommand('check')}".`]) console.log(`- ${line}`);
  return 0;
}

/** `docs new`. See `USAGE`. */
export async function newCommand(onPageCreated: PageHook = () => []): Promise<void> {
  handleHelp(USAGE); // the options depend on the site
  const questions = new Questions();
  await runCommand(USAGE, () => main(questions, onPageCreated).finally(() => questions.close()));
}

/** Prompts on a terminal. Without a terminal, answers are empty. */
class Questions {
  readonly #readline = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;

  get canAsk(): boolean {
    return this.#readline !== undefined;
  }

  /** Returns the answer, or an empty string without a terminal. */
  async ask(question: string): Promise<string> {
    return (await this.#readline?.question(`${question} `))?.trim() ?? '';
  }

  /** Returns the chosen option, entered as a number; Enter selects the first. */
  async choose(question: string, options: readonly string[]): Promise<number> {
    if (!this.#readline) return 0;
    const list = options.map((option, index) => `  ${index + 1}  ${option}`).join('\n');
    const answer = await this.ask(`${question}\n${list}\nNumber [1]:`);
    const index = Number(answer || 1) - 1;
    return options[index] === undefined
      ? this.choose(`"${answer}" is not one of the options.`, options)
      : index;
  }

  close(): void {
    this.#readline?.close();
  }
}

/** Content of a new page in one language. */
export interface PageText {
  title: string;
  description?: string;
  /** Heading id of the title in the first language, which translations share. Default: generated from the title. */
  id?: string;
}

/** Matches characters that are markup in a heading or paragraph. */
const MARKUP = /[<{\\*_`[\]~]|^(?:[#>+-]|=+$)|(?<=^\d{1,9})[.)]/gm;

/** Default template of a new page; a site can override it in `docs/shared/new/`. */
const TEMPLATE = '---\ntitle: "{title}"\n---\n\n# {title}\n\n{description}\n';

/**
 * Returns the text of a page in one language, from the site's template, `shared/new/<lang>.mdx` in the documentation
 * folder. There, `{title}` and `{description}` are replaced with the answers, and `todo` lists the remaining steps for the writer.
 */
export function pageText(
  site: ResolvedSite,
  changes: Changes,
  lang: string,
  { title, description, id }: PageText,
): { text: string; todo: string[] } {
  const file = path.join(site.docsDir, 'shared/new', `${lang}.mdx`);
  const template = changes.has(file) ? changes.text(file) : TEMPLATE;
  const [head = '', yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(template) ?? [];
  const values: Record<string, string> = { title };
  const fill = (text: string, format = (value: string) => value) =>
    text.replace(/\{(title|description)\}/g, (_, name: string) => format(values[name] ?? ''));
  const { todo = [], ...keys } = (parse(yaml) ?? {}) as { todo?: string[] } & Record<string, unknown>;
  const frontmatter = Object.fromEntries(
    Object.entries(keys).map(([key, value]) => [key, typeof value === 'string' ? fill(value) : value]),
  );
  if (description) frontmatter.description = description;
  values.description = String(frontmatter.description ?? '');
  const generatesId = id !== undefined && id !== slugify(title, site.markdown.slugs);
  const content = template.slice(head.length).replace(/^# \{title\}$/m, generatesId ? `$& {#${id}}` : '$&');
  const body = fill(content, (value) => value.replace(MARKUP, '\\$&'));
  return {
    text: `---\n${stringify({ ...frontmatter, title }, { lineWidth: 0 })}---\n${body.trimEnd()}\n`,
    todo,
  };
}
