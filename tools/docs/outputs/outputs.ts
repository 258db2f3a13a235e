import { createHash } from 'node:crypto';
import { scenarios } from '../../../docs/recordings/scenarios.ts';
import { versionFor } from '../browserMode.ts';
import type { Page } from '../pages.ts';
import { readSamples, type Sample } from '../samples/samples.ts';
import type { Scenario } from './scenario.ts';

/** A terminal output quoted on a page, and how to reproduce it. */
export interface Output {
  sample: Sample;
  command: string;
  scenario: Scenario;
  /** The folder that the command runs in: content by path. */
  files: Map<string, string>;
  /** The output must be recorded again when this changes. */
  inputs: string;
}

/** Returns the outputs quoted on a page. Each command runs in the folder that the page has built up to that point. */
export function readOutputs(page: Page): Output[] {
  const outputs: Output[] = [];
  const commands = new Map<string, string>();
  for (const sample of readSamples(page)) {
    const { title, output: command, verify } = sample.meta;
    if (title && !verify?.startsWith('skip:')) commands.set(title, `${sample.code}\n`);
    if (command === undefined) continue;
    const scenario = findScenario(page.path, command);
    const files = new Map([...(scenario.fresh ? [] : commands), ...Object.entries(scenario.files ?? {})]);
    const content = JSON.stringify([versionFor(page.path), command, scenario, [...files]]);
    const inputs = createHash('sha256').update(content).digest('hex').slice(0, 12);
    outputs.push({ sample, command, scenario, files, inputs });
  }
  return outputs;
}

function findScenario(page: string, command: string): Scenario {
  const { '*': common, [command]: specific } = scenarios[page] ?? {};
  return { ...common, ...specific, files: { ...common?.files, ...specific?.files } };
}
