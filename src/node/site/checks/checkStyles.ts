import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blend, type Color, parse, wcagContrast } from 'culori';
import { distance } from 'fastest-levenshtein';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { colorNames, colorOf, contrastRules } from '../../../theme/contrastRules.ts';
import { displayPath } from '../../base/paths.ts';
import { distinct, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { siteStyles } from '../../content/own/siteModules.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The value of a token in a stylesheet of the site. */
interface Override {
  value: string;
  place: Pick<Problem, 'file' | 'line' | 'column'>;
}

type Overrides = Map<string, Override>;

const COLOR_TOKEN = /^--(?:color|tone|code)-/;

/** Tokens of colors, by their properties. */
const tokens = new Map(colorNames.map((name) => [property(name), name]));

/** Names that differ in more letters are a site's own. */
const TYPO_LETTERS = 2;

/** Checks that text can be read in the colors that the site's stylesheets give to the engine's tokens. */
export function checkStyles(site: ResolvedSite): Problem[] {
  const files = siteStyles(site).filter((file) => file.endsWith('.css') && !file.includes('node_modules'));
  if (files.length === 0) return [];
  const problems: Problem[] = [];
  const themes: Record<Theme, Overrides> = { light: new Map(), dark: new Map() };
  const used = new Set<string>();
  for (const file of files) readOverrides(site, file, { themes, used, problems });
  const checked = THEMES.flatMap((theme) => [
    ...checkNames(themes[theme], used),
    ...checkTheme(theme, themes[theme]),
  ]);
  return distinct([...problems, ...checked]);
}

interface StylesRead {
  themes: Record<Theme, Overrides>;
  /** Custom properties that rules use. */
  used: Set<string>;
  problems: Problem[];
}

function readOverrides(site: ResolvedSite, file: string, { themes, used, problems }: StylesRead): void {
  const display = displayPath(site, file);
  let root: postcss.Root;
  try {
    root = postcss.parse(readFileSync(file, 'utf8'), { from: path.basename(file) });
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    problems.push({ severity: 'error', file: display, line, column, message: `This is no CSS: ${reason}.` });
    return;
  }
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
  });
  root.walkDecls(/^--/, (declaration) => {
    const { line, column } = declaration.source?.start ?? { line: 1, column: 1 };
    const override = { value: declaration.value.trim(), place: { file: display, line, column } };
    for (const theme of themesOf(declaration)) themes[theme].set(declaration.prop, override);
  });
}

/** The themes that a custom property belongs to: those of all pages, for the whole page. */
function themesOf({ parent }: Declaration): readonly Theme[] {
  if (parent?.type !== 'rule') return [];
  const { selector, parent: around } = parent as Rule;
  const isRoot = selector
    .split(',')
    .some((part) => /^\s*(?::root|html|\*)(?:[[:.][^\s>+~]*)?\s*$/.test(part));
  if (!isRoot) return [];
  const query = around?.type === 'atrule' ? (around as AtRule) : undefined;
  if (query && !['media', 'layer', 'supports'].includes(query.name)) return [];
  const [, byQuery] =
    (query?.name === 'media' && /prefers-color-scheme:\s*(light|dark)/.exec(query.params)) || [];
  const [, bySelector] = /data-theme\s*=\s*["']?(light|dark)/.exec(selector) ?? [];
  const theme = bySelector ?? byQuery;
  return theme === undefined ? THEMES : [theme as Theme];
}

/** A token with a mistyped name changes nothing. */
function checkNames(overrides: Overrides, used: ReadonlySet<string>): Problem[] {
  return [...overrides].flatMap(([name, { place }]): Problem[] => {
    if (!COLOR_TOKEN.test(name) || tokens.has(name) || used.has(name)) return [];
    const meant = [...tokens.keys()].find((token) => distance(token, name) <= TYPO_LETTERS);
    if (meant === undefined) return [];
    const message = `There is no color “${name}”, and no rule uses it.`;
    return [
      { severity: 'warning', code: 'color-name', ...place, message, advice: `Did you mean “${meant}”?` },
    ];
  });
}

function checkTheme(theme: Theme, overrides: Overrides): Problem[] {
  const problems: Problem[] = [];
  const colors = new Map<string, Color>();
  for (const [name, { value, place }] of overrides) {
    if (!tokens.has(name)) continue;
    const color = parse(resolve(value, theme, overrides));
    if (color) colors.set(name, color);
    else
      problems.push({
        severity: 'warning',
        code: 'color-contrast',
        ...place,
        message: `“${name}: ${value}” is a color whose contrast cannot be checked.`,
        advice: 'Write a plain color, such as oklch(0.5 0.1 170), or light-dark() with two.',
      });
  }
  for (const { token, ground, minimum } of contrastRules) {
    const place = overrides.get(property(token))?.place ?? overrides.get(property(ground))?.place;
    const [front, back] = [token, ground].map(
      (name) =>
        colors.get(property(name)) ??
        (overrides.has(property(name)) ? undefined : parse(colorOf(theme, name))),
    );
    if (!place || !front || !back) continue;
    // as it looks on the other one
    const ratio = wcagContrast(blend([back, front]), back);
    if (ratio >= minimum) continue;
    problems.push({
      severity: 'warning',
      code: 'color-contrast',
      ...place,
      message: `“${property(token)}” on “${property(ground)}” has a contrast of ${ratio.toFixed(2)} in the ${theme} theme, of ${minimum}.`,
      advice: 'Readers with weak eyes cannot read it. Make one of the two colors darker or lighter.',
    });
  }
  return problems;
}

/** `color.bg` is `--color-bg`. */
function property(token: string): string {
  return `--${token.replaceAll('.', '-')}`;
}

/** The value in one theme, with the custom properties in it. */
function resolve(value: string, theme: Theme, overrides: Overrides, depth = 0): string {
  const [, light, dark] =
    /^light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)$/.exec(value.trim()) ?? [];
  const own = (theme === 'light' ? light : dark) ?? value;
  const [, name = '', fallback] = /^\s*var\((--[\w-]+)(?:,(.*))?\)\s*$/.exec(own) ?? [];
  const token = tokens.get(name);
  const used = overrides.get(name)?.value ?? (token === undefined ? fallback : colorOf(theme, token));
  return used === undefined || depth > 8 ? own.trim() : resolve(used, theme, overrides, depth + 1);
}
