import { shellIds } from '../../../shell/shellIds.ts';

/** Ids of the frame: a heading of the same name gets another one, since an id must be used once in a document. */
export const RESERVED_IDS: readonly string[] = [
  'root',
  'page-data',
  'head-script',
  ...Object.values(shellIds),
];
