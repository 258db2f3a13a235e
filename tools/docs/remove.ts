/** `npm run remove`, including the files that belong to a page of this site. */
import { removeCommand } from '../../packages/authoring/src/pageCommands.ts';
import { onPageEdited } from './pageFiles.ts';

await removeCommand(onPageEdited);
