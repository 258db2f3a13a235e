import { select } from 'hast-util-select';
import { z } from 'zod';

const cssSelector = z
  .string()
  // wording from `BEHAVIOR.md`, 8
  .refine(isSelector, 'is not a CSS selector: The provided selector is invalid');

const options: z.ZodType<unknown> = z.json();

/** A module with a plugin, alone or with options. */
export const pluginReference = z.union([z.string().min(1), z.tuple([z.string().min(1), options])]);

/** Options of the Markdown rendering. */
export const markdownConfig = z.strictObject({
  /** Wrap long lines of code unless the reader turns wrapping off. Default: `false`. */
  defaultWrapCode: z.boolean().optional(),
  /** Show line numbers in code blocks that do not set them explicitly. Default: `false`. */
  showLineNumbers: z.boolean().optional(),
  /** Algorithm for heading ids: GitHub's or VitePress's. Default: `'github'`. */
  slugs: z.enum(['github', 'vitepress']).optional(),
  /** remark plugins, for Markdown. They run on the parsed page, before the engine's plugins. Default: none. */
  remarkPlugins: z.array(pluginReference).optional(),
  /** rehype plugins, for HTML. They run before the engine's plugins and before code is highlighted. Default: none. */
  rehypePlugins: z.array(pluginReference).optional(),
  /** Shiki transformers, for code: functions that return one. Default: none. */
  transformers: z.array(pluginReference).optional(),
  /** TextMate grammars for additional code languages: JSON files, or modules that export one or more. Default: none. */
  languages: z.array(z.string().min(1)).optional(),
  /** CSS selector of images that zoom on click; `false`: none. Default: `'img'`, all with an alternative text. */
  zoomSelector: z.union([z.literal(false), cssSelector]).optional(),
});

/** Options of the Markdown rendering. */
export type MarkdownConfig = z.infer<typeof markdownConfig>;

/**
 * A module with a plugin. Pages are compiled in worker threads, which can't receive functions. Either the path of a file
 * (`'./plugins/a.ts'`) or a package (`'remark-math'`), alone or with options, which are JSON. The plugin is the default
 * export, unless a name follows: `'@shikijs/transformers#transformerRenderWhitespace'`.
 */
export type PluginReference = z.infer<typeof pluginReference>;

function isSelector(value: string): boolean {
  try {
    select(value, { type: 'root', children: [] });
    return true;
  } catch {
    return false;
  }
}
