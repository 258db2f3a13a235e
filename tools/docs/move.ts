/** `npm run move`, with what belongs to a page of this site. */
import { moveCommand } from '../../src/node/commands/edit/pageCommands.ts';
import { accompanyPage } from './pageFiles.ts';

await moveCommand(accompanyPage);
