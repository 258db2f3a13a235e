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
    { specifier: './Chart.tsx', exported: 'default' },
    { specifier: '../charts', exported: 'Pie' },
    { specifier: '../charts', exported: 'Bar' },
    { specifier: './Both.island.tsx', exported: 'default' },
    { specifier: './Both.island.tsx', exported: 'Other' },
  ]);
});

it('ignores type imports', () => {
  const text = `
import type { CounterProps } from './Counter.island.tsx';
import { type ClockProps, Clock } from './Clock.island.tsx';
`;
  expect(readScriptImports(text)).toEqual([{ specifier: './Clock.island.tsx', exported: 'Clock' }]);
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
  expect(readPageImports(text)).toEqual([{ specifier: './Bar.tsx', exported: 'default' }]);
});
