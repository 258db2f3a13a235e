import { expect, it } from 'vitest';
import { readPageImports, readScriptImports } from './componentImports.ts';

it('finds the components that a page imports', () => {
  const text = `---
title: A
---

import Chart from './Chart.tsx';
import Part from './part.mdx';
import {
  Pie as Cake,
  Bar,
} from "../charts";
import Both, { Other } from './Both.island.tsx'
import { bundle } from 'a-package';

# Title

<Chart /><Cake /><Bar /><Both /><Other />
`;
  expect(readPageImports(text)).toEqual([
    { specifier: './Chart.tsx', exportName: 'default' },
    { specifier: '../charts', exportName: 'Pie' },
    { specifier: '../charts', exportName: 'Bar' },
    { specifier: './Both.island.tsx', exportName: 'default' },
    { specifier: './Both.island.tsx', exportName: 'Other' },
  ]);
});

it('ignores type imports', () => {
  const text = `
import type { CounterProps } from './Counter.island.tsx';
import { type ClockProps, Clock } from './Clock.island.tsx';
`;
  expect(readScriptImports(text)).toEqual([{ specifier: './Clock.island.tsx', exportName: 'Clock' }]);
});

it('ignores imports in code blocks', () => {
  const text = `
\`\`\`\`md
\`\`\`tsx
import Chart from './Chart.tsx';
\`\`\`
import Chart from './Chart.tsx';
\`\`\`\`

~~~
import Chart from './Chart.tsx';
~~~

import Bar from './Bar.tsx';

<Bar />
`;
  expect(readPageImports(text)).toEqual([{ specifier: './Bar.tsx', exportName: 'default' }]);
});
