import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { type Problem, ProblemsError } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { type CodeTools, highlightCache } from './code/highlight.ts';
import { SampleTypes } from './code/sampleTypes.ts';
import { loadPlugins, PluginError } from './extensions/plugins.ts';
import { type LintRules, mdxOptions } from './mdxOptions.ts';
import {
  type ArticleStrings,
  addProblem,
  collectProblems,
  emptyExtraction,
  type PageSource,
  type Parsed,
  type SourceFile,
} from './page.ts';
import { pageFormat } from './parse/pageFormat.ts';
import { readPage } from './read/readPage.ts';
import { syntaxProblem } from './syntax/syntaxProblem.ts';

type Processor = ReturnType<typeof createProcessor>;

/** Compiles pages of one site; reuses the processors, which are expensive to create. */
export class PageCompiler {
  readonly #site: ResolvedSite;
  readonly #strings: Record<string, ArticleStrings>;
  readonly #lint: LintRules | undefined;
  readonly #processors = new Map<string, Processor>();
  #code: Promise<CodeTools> | undefined;

  /** @param lint see {@link mdxOptions} */
  constructor(site: ResolvedSite, strings: Record<string, ArticleStrings>, lint?: LintRules) {
    this.#site = site;
    this.#strings = strings;
    this.#lint = lint;
  }

  /** Compiles a page. Problems with its content are part of the result and never thrown. */
  async compile(source: PageSource, bytes: Uint8Array): Promise<Parsed> {
    const { text, body, frontmatter, problems } = readPage(
      source.displayFile,
      bytes,
      this.#site.config.frontmatter,
    );
    const data = { read: { source, text: text ?? '', frontmatter } };
    const file = new VFile({ value: body, path: source.displayFile, data });
    if (this.#lint) file.data.lint = [];
    for (const problem of problems) addProblem(file, problem);
    if (text === undefined) return parsed(file, '');
    try {
      this.#code ??= codeTools(this.#site);
      const processor = this.#processor(source, await this.#code);
      return parsed(file, String(await processor.process(file)));
    } catch (error) {
      const thrown = error instanceof ProblemsError ? error.problems : [toProblem(error, source, body)];
      for (const problem of thrown) addProblem(file, problem);
      return parsed(file, '');
    }
  }

  #processor(source: PageSource, code: CodeTools): Processor {
    const { lang } = source;
    const format = pageFormat(source.file);
    const key = `${format} ${lang}`;
    let processor = this.#processors.get(key);
    if (!processor) {
      const strings = this.#strings[lang];
      if (!strings) throw new Error(`There are no strings for the language ${lang}.`);
      processor = createProcessor(mdxOptions(this.#site, strings, code, format, this.#lint));
      this.#processors.set(key, processor);
    }
    return processor;
  }
}

async function codeTools(site: ResolvedSite): Promise<CodeTools> {
  const plugins = await loadPlugins(site);
  return {
    plugins,
    types: new SampleTypes(site),
    cache: highlightCache(site),
  };
}

/** Assembles the page from the records of the stages that ran. */
function parsed(file: VFile, code: string): Parsed {
  const { read, syntax, extract, emit, lint } = file.data;
  const { markdown, dependencies, ...extracted } = extract ?? {
    ...emptyExtraction(),
    markdown: '',
    dependencies: [],
  };
  return {
    frontmatter: read?.frontmatter ?? {},
    ...extracted,
    dependencies: [...(syntax?.dependencies ?? []), ...dependencies, ...(file.data.dependencies ?? [])],
    problems: collectProblems(file),
    ...(lint ? { lint } : {}),
    ...{ html: emit?.html ?? [], code, markdown },
  };
}

/** Turns an error of the Markdown or MDX parser into a problem; rethrows any other error, which is the engine's own. */
function toProblem(error: unknown, source: PageSource, body: string): Problem {
  const { displayFile } = source;
  if (error instanceof PluginError) return { ...error.problem, advice: `The page is ${displayFile}.` };
  if (!(error instanceof VFileMessage))
    throw new Error(`${displayFile}: ${(error as Error).message}`, { cause: error });
  const { sourceFile } = error as VFileMessage & { sourceFile?: SourceFile };
  // the source of a fragment isn't available here
  const problem = syntaxProblem(error, sourceFile ? '' : body, pageFormat(source.file));
  return { file: sourceFile?.displayFile ?? displayFile, ...problem };
}
