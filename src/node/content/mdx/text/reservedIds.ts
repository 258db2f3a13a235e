import { shellIds } from '../../../../shared/shellIds.ts';

/** Ids that the shell uses: a heading with the same slug gets another id, since ids must be unique in a document. */
export const RESERVED_IDS: readonly string[] = [
  'root',
  'page-data',
  'head-script',
  ...Object.values(shellIds),
];
