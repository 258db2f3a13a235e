import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { base } from '../../theme/layers.css.ts';

// Only for sites with custom components. The engine's controls have classes with complete styles.

/** Controls that are boxes; the others are the browser's, in the colors of the theme. */
const BOXES = [
  'button',
  'select',
  'textarea',
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=image])',
];

/** Controls without a class in all custom components, and in islands also those with a class. */
function ofSite(controls: readonly string[], state = ''): string {
  const all = `:is(${controls.join()})${state}`;
  return `:where(${all}:not([class]), [data-of-site] ${all}:not([data-code-block] *))`;
}

globalStyle(ofSite(BOXES), {
  '@layer': {
    [base]: {
      maxInlineSize: '100%',
      minBlockSize: vars.layout.target,
      paddingBlock: vars.space[1],
      paddingInline: vars.space[3],
      font: 'inherit',
      color: vars.color.text,
      background: vars.color.raised,
      border: `${vars.border.hair} solid ${vars.color.edge}`,
      borderRadius: vars.radius.medium,
    },
  },
});
globalStyle(ofSite(['button', 'select'], ':hover:enabled'), {
  '@layer': { [base]: { background: vars.color.hover } },
});
globalStyle(ofSite(BOXES, ':disabled'), {
  '@layer': { [base]: { color: vars.color.faint, borderColor: vars.color.line, cursor: 'not-allowed' } },
});
globalStyle(ofSite(['[type=checkbox]', '[type=radio]']), {
  '@layer': { [base]: { marginInlineEnd: vars.space[2], verticalAlign: 'middle' } },
});
globalStyle(`${ofSite(['[type=file]'])}::file-selector-button`, {
  '@layer': { [base]: { font: 'inherit', marginInlineEnd: vars.space[2] } },
});
globalStyle(ofSite(['fieldset']), {
  '@layer': {
    [base]: {
      padding: vars.space[3],
      border: `${vars.border.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
    },
  },
});
