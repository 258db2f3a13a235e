/** `npm run remove`, with what belongs to a page of this site. */
import { removeCommand } from '../../src/node/commands/edit/pageCommands.ts';
import { accompanyPage } from './pageFiles.ts';

await removeCommand(accompanyPage);
