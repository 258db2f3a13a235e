/** `npm run move`, including the files that belong to a page of this site. */
import { moveCommand } from '../../packages/authoring/src/pageCommands.ts';
import { onPageEdited } from './pageFiles.ts';

await moveCommand(onPageEdited);
