import type {} from 'mdast';
import type {} from 'vfile';
import type { TextKey } from '../../../shared/themeConfig.ts';

/** A button of a code block, for a module of the site's `hosts`. */
export interface CodeBlockTool {
  /** The button's text, or the key of one in the locale files: `{ key: 'site.replay' }`. */
  label: string | TextKey;
  /** Attributes by which the module selects it. */
  attributes: Record<`data-${string}`, string>;
  /** Whether it is visible on hover and focus only, like the block's own buttons. Default: `false`. */
  quiet?: boolean;
}

/**
 * Changes how a code block is displayed. A remark plugin sets it as `data.codeBlock` of the node. Search, the Markdown
 * copy and all checks keep the original code.
 */
export interface CodeBlockData {
  /** Code to show instead, with its language. */
  shown?: { code: string; lang: string };
  /** Command that printed it: shown above the output. */
  command?: string;
  /** Exit code of that command. */
  exitCode?: number;
  /** Buttons before the block's own. */
  tools?: CodeBlockTool[];
}

declare module 'mdast' {
  interface CodeData {
    codeBlock?: CodeBlockData;
  }
}

declare module 'vfile' {
  interface DataMap {
    /** Absolute paths of other files that a plugin reads: the page is recompiled when one of them changes. */
    dependencies?: string[];
  }
}
