/** `npm run new`, with what belongs to a page of this site. */
import { newCommand } from '../../packages/authoring/src/newPage.ts';
import { onPageCreated } from './pageFiles.ts';

await newCommand(onPageCreated);
