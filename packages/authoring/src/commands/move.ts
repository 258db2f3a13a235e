import { moveCommand } from '../pageCommands.ts';

await moveCommand();
