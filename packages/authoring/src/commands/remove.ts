import { removeCommand } from '../pageCommands.ts';

await removeCommand();
