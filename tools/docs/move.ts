/** `npm run move`, with what belongs to a page of this site. */
import { moveCommand } from '../../packages/authoring/src/pageCommands.ts';
import { onPageEdited } from './pageFiles.ts';

await moveCommand(onPageEdited);
