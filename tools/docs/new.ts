/** `npm run new`, with what belongs to a page of this site. */
import { newCommand } from '../../src/node/commands/new/newCommand.ts';
import { accompanyNewPage } from './pageFiles.ts';

await newCommand(accompanyNewPage);
