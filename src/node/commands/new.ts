/** `docs new page /guide/basic/example --title "Example" --title-zh "示例"`; prompts for missing arguments. */

import { newCommand } from './new/newCommand.ts';

await newCommand();
