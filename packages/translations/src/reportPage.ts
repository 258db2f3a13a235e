import {
  escapeHtml,
  formatLocation,
  type Problem,
  type ResolvedSite,
  type SiteConfig,
} from 'docs-site-engine/node';
import type { Note } from './notes.ts';
import { countState, countTranslated, groupUnits } from './printStatus.ts';
import { SourceHistory } from './sourceHistory.ts';
import type { TranslationState, Translations, TranslationUnit } from './translationStatus.ts';

/** Renders the translation dashboard of a site as a web page. */
export async function renderReport(site: ResolvedSite, translations: Translations): Promise<string> {
  const history = new SourceHistory(site.root);
  const diffs = new Map<TranslationUnit, readonly string[]>();
  for (const unit of translations.units) {
    const diff = await history.diff(unit);
    if (diff) diffs.set(unit, diff);
  }
  return reportPage(site.config, { ...translations, diffs });
}

/** Styles of the report. */
const STYLES = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 72rem; }
table { width: 100%; border-collapse: collapse; }
caption, th, td { padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
tr { border-bottom: 1px solid; }
progress { width: 100%; min-width: 6rem; }
pre { white-space: pre-wrap; }
pre > * { display: block; }
.note { font-weight: 400; font-style: italic; }
.figure { text-align: end; font-variant-numeric: tabular-nums; }
.units { table-layout: fixed; }
.state { width: 8rem; }
@media (width < 48rem) {
  .wide, .units thead { display: none; }
  .units :is(tr, th, td) { display: block; }
  .counts :is(th, td) { padding-inline: 0.25rem; font-size: 0.875rem; overflow-wrap: normal; }
}
`;

/** Data of the dashboard. */
interface ReportInput {
  units: readonly TranslationUnit[];
  notes: ReadonlyMap<string, Note>;
  problems: readonly Problem[];
  /** Changes of a source since its translation was accepted, for units that have any. */
  diffs: ReadonlyMap<TranslationUnit, readonly string[]>;
}

/** Renders the dashboard: a single page without scripts, for translators and for people who plan translations. */
export function reportPage(config: SiteConfig, input: ReportInput): string {
  const languages = [...new Set(input.units.map(({ lang }) => lang))];
  const label = (lang: string) => config.languages.find((language) => language.lang === lang)?.label ?? lang;
  const title = `Translations of ${config.title}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${new Html(STYLES)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${summary(input.units, label)}
${problemList(input.problems)}
${languages.map((lang) => languageSection(lang, label(lang), input))}
</main>
</body>
</html>
`;
  return page.markup;
}

function summary(units: readonly TranslationUnit[], label: (lang: string) => string): Html {
  const rows = groupUnits(units).map(({ lang, kind, units: members }) => {
    const counts = COUNTED.map((state) => html`<td class="figure">${countState(members, state)}</td>`);
    const done = countTranslated(members);
    const name = `${label(lang)}, ${kind}`;
    return html`<tr><th scope="row"><a href="#${lang}"><span lang="${lang}">${label(lang)}</span></a>, ${kind}</th>
<td class="wide"><progress aria-label="${name}" value="${done}" max="${members.length}"></progress></td>
<td class="figure">${done}/${members.length}</td>${counts}</tr>
`;
  });
  return html`<table class="counts">
<caption>Stale: the source has changed since the translation was accepted. Unconfirmed: nobody has accepted it yet.
Untranslated: the same as in English.</caption>
<thead><tr><th scope="col">What</th><th scope="col" class="wide">Progress</th><th scope="col" class="figure">Trans&shy;lated</th>
<th scope="col" class="figure">Stale</th><th scope="col" class="figure">Un&shy;con&shy;firmed</th>
<th scope="col" class="figure">Un&shy;trans&shy;lated</th><th scope="col" class="figure">Miss&shy;ing</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`;
}

function problemList(problems: readonly Problem[]): Html {
  if (problems.length === 0) return html``;
  const items = problems.map(
    ({ message, advice, severity, ...location }) =>
      html`<li><code>${formatLocation(location)}</code> ${severity}: ${message} <span class="note">${advice}</span></li>\n`,
  );
  return html`<h2>Errors and warnings</h2>\n<ul>\n${items}</ul>`;
}

/** Sort order: pending work first. */
const ORDER: readonly TranslationState[] = ['missing', 'untranslated', 'stale', 'unconfirmed', 'current'];
const COUNTED = ['stale', 'unconfirmed', 'untranslated', 'missing'] as const;

function languageSection(lang: string, label: string, input: ReportInput): Html {
  const languageUnits = input.units.filter((unit) => unit.lang === lang);
  const table = (kind: TranslationUnit['kind'], title: string) => {
    const members = languageUnits
      .filter((unit) => unit.kind === kind)
      .sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
    if (members.length === 0) return html``;
    const open = members.some(({ state }) => state !== 'current' && state !== 'unconfirmed')
      ? html` open`
      : html``;
    return html`<details${open}><summary>${title} (${members.length})</summary>
<table class="units">
<caption>${title} in ${label}</caption>
<thead><tr><th scope="col">${kind === 'keys' ? 'Key and note' : 'Page'}</th><th scope="col">${
      kind === 'keys' ? 'English and translation' : 'Changed since'
    }</th><th scope="col" class="state">State</th></tr></thead>
<tbody>
${members.map((unit) => row(unit, input))}</tbody>
</table>
</details>`;
  };
  return html`<h2 id="${lang}" lang="${lang}">${label}</h2>
${table('keys', 'UI strings')}
${table('pages', 'Pages')}
`;
}

function row(unit: TranslationUnit, { notes, diffs }: ReportInput): Html {
  const { kind, name, lang, state, source, translation } = unit;
  const diff = diffs.get(unit);
  const changed = diff ? html`<pre>${diff.map(diffLine)}</pre>` : html``;
  const texts =
    kind === 'keys'
      ? html`<div lang="en">${source.text}</div><div lang="${lang}" dir="auto">${translation.text ?? '–'}</div>${changed}`
      : changed;
  const location = formatLocation(kind === 'keys' ? translation : { file: translation.file });
  return html`<tr><th scope="row"><code>${kind === 'keys' ? name : location}</code>
<div class="note">${kind === 'keys' ? notes.get(name)?.note : source.file}</div></th>
<td>${texts}</td><td>${state}</td></tr>
`;
}

function diffLine(line: string): Html {
  if (line.startsWith('+')) return html`<ins>${line}</ins>`;
  return line.startsWith('-') ? html`<del>${line}</del>` : html`<span>${line}</span>`;
}

/** Trusted markup that is inserted without escaping. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | undefined | Html | readonly Html[];

/** Template tag for markup; escapes all values except {@link Html}. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  const parts = strings.map((text, index) => text + render(values[index]));
  return new Html(parts.join(''));
}

function render(value: Part): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}
