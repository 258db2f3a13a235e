import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const component = `
  import { useState } from 'react';
  export function Save() {
    const [saved, save] = useState(false);
    return <><button type="button" onClick={() => { save(true); setTimeout(() => save(false), 60_000); }}>Save</button>{saved && <p>Saved</p>}</>;
  }`;
const head = `
  import { render, screen } from '@testing-library/react';
  import userEvent from '@testing-library/user-event';
  import { expect, rs, test } from '@rstest/core';
  import { Save } from './Save';`;
const rest = `
  test('renders', () => { render(<Save />); });
  test('finds one', () => { render(<Save />); screen.getByRole('button'); });`;
const timers = (options: string): string => `${head}
  test('clicks', async () => {
    rs.useFakeTimers(${options});
    render(<Save />);
    await userEvent.setup().click(screen.getByRole('button'));
  });`;
const project = (name: string, options: string): string =>
  `{ name: '${name}', include: ['${name}.test.tsx'], testTimeout: 1500, ${options} }`;
const dom = "plugins: [pluginReact()], testEnvironment: 'happy-dom'";
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest({
    'rstest.config.ts': `
      import { pluginReact } from '@rsbuild/plugin-react';
      export default { projects: [
        ${project('plain', dom)}, ${project('globals', `${dom}, globals: true`)},
        ${project('frozen', dom)}, ${project('follows', dom)},
        ${project('noplugin', "testEnvironment: 'happy-dom'")}, ${project('node', 'plugins: [pluginReact()]')},
        ${project('matcher', dom)}, ${project('act', `${dom}, globals: true`)}, ${project('noact', dom)},
        ${project('hydrate', dom)},
      ] };`,
    'Save.tsx': component,
    'plain.test.tsx': head + rest,
    'globals.test.tsx': head + rest,
    'frozen.test.tsx': timers(''),
    'follows.test.tsx': timers('{ shouldAdvanceTime: true }'),
    'noplugin.test.tsx': head + rest,
    'node.test.tsx': head + rest,
    'matcher.test.tsx': `${head}
      test('matches', () => { (expect(document.body) as any).toBeInTheDocument(); });`,
    ...Object.fromEntries(
      ['act', 'noact'].map((name) => [
        `${name}.test.tsx`,
        `${head}
        test('warns', async () => {
          const error = rs.spyOn(console, 'error').mockImplementation(() => {});
          render(<Save />);
          screen.getByRole('button').click();
          await new Promise((resolve) => setTimeout(resolve, 50));
          console.log('${name} warns: ' + String(error.mock.calls[0]?.[0]).includes('not wrapped in act('));
        });`,
      ]),
    ),
    'hydrate.test.tsx': `${head}
      test('differs', () => {
        const error = rs.spyOn(console, 'error').mockImplementation(() => {});
        const container = document.body.appendChild(document.createElement('div'));
        container.innerHTML = '<button type="button">Load</button>';
        render(<Save />, { container, hydrate: true });
        console.log('hydrate: ' + error.mock.calls.length);
      });`,
  });
});

test('#timers: Fake timers alone make user-event and findBy… hang until the test times out', () =>
  expect(run.output).toMatch(/✗ \[frozen\][\s\S]*test timed out in 1500ms/));
test('#timers: Let the fake clock follow the real one', () => expect(run.output).toContain('✓ [follows]'));
test('#server-rendering: it reports differences with console.error', () => {
  expect(run.output).toMatch(/hydrate: [1-9]/);
});
test('#pitfalls: ReferenceError: React is not defined', () =>
  expect(run.output).toContain('ReferenceError: React is not defined'));
test('#pitfalls: ReferenceError: document is not defined', () =>
  expect(run.output).toContain('ReferenceError: document is not defined'));
test('#pitfalls: Testing Library unmounts by itself only where it finds a global afterEach', () => {
  expect(run.output).toContain('✓ [globals]');
  expect(run.output).toContain('✗ [plain]');
  expect(run.output).toContain('Found multiple elements with the role "button"');
});
test('#pitfalls: Invalid Chai property: toBeInTheDocument', () =>
  expect(run.output).toContain('Invalid Chai property: toBeInTheDocument'));
test('#pitfalls: is a warning that you see with globals: true only', () => {
  expect(run.output).toContain('\nact warns: true');
  expect(run.output).toContain('noact warns: false');
});
