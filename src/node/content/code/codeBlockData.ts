import type {} from 'mdast';
import type {} from 'vfile';

/** An element among the buttons of a code block: a component of the site, with props that are strings. */
export interface CodeBlockTool {
  component: string;
  props: Record<string, string>;
}

/**
 * What a remark plugin changes about how a code block is shown: it sets `data.codeBlock` of the node. Search, the Markdown
 * copy and all checks keep the code as it is written.
 */
export interface CodeBlockData {
  /** Code to show instead, with its language. */
  shown?: { code: string; lang: string };
  /** Command that printed it: shown above the output. */
  command?: string;
  /** Exit code of that command. */
  exitCode?: number;
  /** Elements before the block's own buttons. */
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
