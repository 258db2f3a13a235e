import { newCommand } from '../newPage.ts';

await newCommand();
