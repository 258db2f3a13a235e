import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { Frontmatter } from '../../shared/frontmatter.ts';
import { type Problem, ProblemsError } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { ArticleStrings } from './emit/articleStrings.ts';
import { mdxOptions } from './mdxOptions.ts';
import { PluginError } from './own/guardedPlugin.ts';
import { loadPlugins, type SitePlugins } from './own/plugins.ts';
import { emptyFindings, type PageFindings, type SourceFile } from './pageContext.ts';
import type { PageSource } from './read/discover.ts';
import { readPage } from './read/readPage.ts';
import { checkKeywords } from './rules/checkKeywords.ts';
import { prepareSource } from './syntax/prepareSource.ts';
import { syntaxProblem } from './syntax/syntaxProblem.ts';

/** A page after parsing, before its components are rendered. Plain data: it is cached and passed between threads. */
export interface CompiledPage extends PageFindings {
  frontmatter: Frontmatter;
  /** Body of the function that creates the article, see `runCompiled`. */
  code: string;
}

/** What the build needs of a page before rendering; its HTML and code stay on disk until then. */
export type PageSummary = Omit<CompiledPage, keyof PageBody>;

/** What only rendering needs. */
export type PageBody = Pick<CompiledPage, 'html' | 'code' | 'markdown'>;

type Processor = ReturnType<typeof createProcessor>;

/** Compiles pages of one site; reuses the processors, which are expensive to create. */
export class PageCompiler {
  readonly #site: ResolvedSite;
  readonly #strings: Record<string, ArticleStrings>;
  readonly #checkOnly: boolean;
  readonly #processors = new Map<string, Processor>();
  #plugins: Promise<SitePlugins> | undefined;

  /** @param checkOnly whether only the summary is needed: the rest is then incomplete. Default: `false` */
  constructor(site: ResolvedSite, strings: Record<string, ArticleStrings>, checkOnly = false) {
    this.#site = site;
    this.#strings = strings;
    this.#checkOnly = checkOnly;
  }

  /** Never throws because of a page's content: problems are part of the result. */
  async compile(context: PageSource, bytes: Uint8Array): Promise<CompiledPage> {
    const findings = emptyFindings();
    const { displayFile } = context;
    const read = readPage(displayFile, bytes, this.#site.config.frontmatter);
    const { text, frontmatter, body } = read;
    findings.problems.push(...read.problems);
    if (text === undefined) return { ...findings, frontmatter, code: '' };
    const vfile = new VFile({
      value: prepareSource(body),
      path: displayFile,
      data: { page: { context, findings, lead: this.#leadOf(frontmatter) } },
    });
    try {
      this.#plugins ??= loadPlugins(this.#site);
      const compiled = await this.#processor(context, await this.#plugins).process(vfile);
      findings.problems.push(...vfile.messages.map((message) => reported(message, context)));
      const { toc } = findings;
      findings.problems.push(...checkKeywords({ frontmatter, toc, file: displayFile, source: text }));
      return { ...findings, frontmatter, code: String(compiled) };
    } catch (error) {
      const found = error instanceof ProblemsError ? error.problems : [toProblem(error, context, body)];
      findings.problems.push(...found);
      return { ...findings, frontmatter, code: '' };
    }
  }

  #leadOf({ description, pageType = 'doc' }: Frontmatter): string | undefined {
    return this.#site.theme.lead && pageType === 'doc' ? description : undefined;
  }

  #processor({ file, lang }: PageSource, plugins: SitePlugins): Processor {
    const format = file.endsWith('.md') ? 'md' : 'mdx';
    const key = `${format} ${lang}`;
    let processor = this.#processors.get(key);
    if (!processor) {
      const strings = this.#strings[lang];
      if (!strings) throw new Error(`There are no texts for the language ${lang}.`);
      processor = createProcessor(mdxOptions(this.#site, strings, plugins, format, this.#checkOnly));
      this.#processors.set(key, processor);
    }
    return processor;
  }
}

/** Turns an error of the Markdown or MDX parser into a problem; rethrows any other error, which is the engine's own. */
function toProblem(error: unknown, context: PageSource, source: string): Problem {
  if (error instanceof PluginError)
    return { ...error.problem, advice: `It was given ${context.displayFile}.` };
  if (!(error instanceof VFileMessage)) throw error;
  const { sourceFile } = error as VFileMessage & { sourceFile?: SourceFile };
  const format = context.file.endsWith('.md') ? 'md' : 'mdx';
  // the lines of a fragment are not at hand
  const problem = syntaxProblem(error, sourceFile ? '' : source, format);
  return { file: sourceFile?.displayFile ?? context.displayFile, ...problem };
}

/** What a plugin of the site says of a page by `file.message`. */
function reported({ reason, line, column }: VFileMessage, { displayFile }: PageSource): Problem {
  const place = { ...(line ? { line } : {}), ...(column ? { column } : {}) };
  return { severity: 'warning', code: 'plugin-message', file: displayFile, ...place, message: reason };
}
