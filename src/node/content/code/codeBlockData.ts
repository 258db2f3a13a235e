import type {} from 'mdast';
import type {} from 'vfile';
import type { TextKey } from '../../../shared/themeConfig.ts';

/** A button of a code block, handled by a module that loads on click (`hosts` in the configuration). */
export interface CodeBlockTool {
  /** Text of the button, or the key of a string in the locale files: `{ key: 'site.replay' }`. */
  label: string | TextKey;
  /** Attributes of the button, which the selector of the module matches. */
  attributes: Record<`data-${string}`, string>;
  /** Whether the button is only visible on hover and focus, like the built-in ones. Default: `false`. */
  quiet?: boolean;
}

/**
 * Changes how a code block is displayed. A remark plugin sets it as `data.codeBlock` of the node. Search, the Markdown
 * copy and all checks keep the original code.
 */
export interface CodeBlockData {
  /** Code to show instead, with its language. */
  shown?: { code: string; lang: string };
  /** Command that printed the code, shown above it. */
  command?: string;
  /** Exit code of the command. */
  exitCode?: number;
  /** Buttons before the built-in ones. */
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
