import { expect, it } from 'vitest';
import { temporarySite } from '../../../../testing/temporarySite.ts';
import { checkStyles } from './checkStyles.ts';

/** What is wrong with a stylesheet: places and messages. */
function problemsOf(css: string): string[] {
  const site = temporarySite({ 'site.css': css }, { styles: ['./site.css'] });
  return checkStyles(site).map(
    ({ file, line, severity, message }) => `${file}:${line} ${severity}: ${message}`,
  );
}

it('finds nothing where text can be read', () => {
  expect(
    problemsOf(`:root { --color-accent: light-dark(#005a9c, #8ecbff); --radius-medium: 0 }
.note { --color-text: white; color: red }
`),
  ).toEqual([]);
});

it('names the line of a color that is too weak, in the theme where it is', () => {
  const found = problemsOf(':root {\n  --color-accent: #8ecbff;\n}\n');
  expect(found[0]).toMatch(
    /^site\.css:2 warning: “--color-accent” on “--color-bg” has a contrast of 1\.\d\d in the light theme, of 4\.5\.$/,
  );
  expect(found.join()).not.toContain('dark theme');
});

it.each([
  ['a selector', ":root[data-theme='dark'] { --color-text: #333 }"],
  ['a media query', '@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --color-text: #333 } }'],
  ['light-dark()', ':root { --color-text: light-dark(#333, #333) }'],
  ['another property', ':root { --ink: light-dark(#333, rgb(51, 51, 51)); --color-text: var(--ink) }'],
])('reads the dark theme from %s', (_, css) => {
  const found = problemsOf(css);
  expect(found[0]).toMatch(/“--color-text” on “--color-bg” has a contrast of .* in the dark theme/);
  expect(found.join()).not.toContain('light theme');
});

it('knows the engine’s colors that others are made of', () => {
  expect(problemsOf(':root { --color-muted: var(--color-text); }')).toEqual([]);
  expect(problemsOf(':root { --color-muted: var(--color-line); }')[0]).toContain('“--color-muted” on');
});

it('names the color that a mistyped one means, unless a rule uses it', () => {
  const mistyped = ':root {\n  --color-acent: red;\n}\n';
  expect(problemsOf(mistyped)).toEqual([
    'site.css:2 warning: There is no color “--color-acent”, and no rule uses it.',
  ]);
  expect(problemsOf(`${mistyped}.a { color: var(--color-acent) }`)).toEqual([]);
  expect(problemsOf(':root { --color-brand: red; --code-size: 3px }')).toEqual([]);
});

it('compares two colors of the site with each other', () => {
  expect(problemsOf(':root { --color-onSolid: #777; --color-solid: #888; }').join('\n')).toContain(
    '“--color-onSolid” on “--color-solid”',
  );
});

it('says what it cannot check, and what is no CSS', () => {
  expect(problemsOf(':root {\n --color-bg: color-mix(in srgb, red, blue)\n}')).toEqual([
    'site.css:2 warning: “--color-bg: color-mix(in srgb, red, blue)” is a color whose contrast cannot be checked.',
  ]);
  expect(problemsOf('a {\n b }')).toEqual(['site.css:2 error: This is no CSS: Unknown word b.']);
});
