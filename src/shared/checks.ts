/** Codes of warnings, which a site sets in `checks`; `manual/docs/en/checks.md` explains each. */
export const WARNINGS = [
  'byte-order-mark',
  'code-language',
  'code-mark',
  'empty-heading',
  'host-limit',
  'image-alt',
  'language-link',
  'literal-markup',
  'local-link',
  'lost-text',
  'missing-file',
  'parity',
  'plugin-message',
  'raw-code',
  'skipped-level',
  'stray-page',
  'untranslated',
  'unused-import',
] as const;

/** Codes of lint rules whose problems are errors by default; a site sets them in `checks`. */
export const LINT_ERRORS = ['code-line', 'list', 'table'] as const;

/** Codes that a site can set in `checks`. */
export const SWITCHABLE = [...WARNINGS, ...LINT_ERRORS] as const;

/** Whether problems with this code are warnings by default. */
export function isWarning(code: ProblemCode): boolean {
  return WARNINGS.some((known) => known === code);
}

/** Codes of errors, which no site can switch off. */
export const ERRORS = [
  'callout',
  'code-fence',
  'code-group',
  'component',
  'container',
  'container-marker',
  'dead-anchor',
  'dead-link',
  'diagram',
  'embed',
  'expression',
  'heading-id',
  'image',
  'import',
  'keywords',
  'link',
  'link-protocol',
  'package-manager',
  'reserved-text',
  'sample-types',
  'second-title',
  'syntax',
  'tab-twice',
  'unknown-component',
  'unknown-element',
  'unknown-key',
  'unopened',
] as const;

/** Code of a problem. */
export type ProblemCode = (typeof SWITCHABLE)[number] | (typeof ERRORS)[number];
