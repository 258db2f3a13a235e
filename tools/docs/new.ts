/** `npm run new`, including the files that belong to a page of this site. */
import { newCommand } from '../../packages/authoring/src/newPage.ts';
import { onPageCreated } from './pageFiles.ts';

await newCommand(onPageCreated);
