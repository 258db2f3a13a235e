/** `docs move /guide/basic/example /guide/advanced/example`: moves a page with all that leads to it. */

import { moveCommand } from './edit/moveCommand.ts';

await moveCommand();
