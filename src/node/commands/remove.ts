/** `docs remove /guide/basic/example`: removes a page with all that leads to it. */

import { removeCommand } from './edit/removeCommand.ts';

await removeCommand();
