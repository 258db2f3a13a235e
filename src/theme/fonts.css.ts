import { globalFontFace } from '@vanilla-extract/css';

// Schibsted Grotesk and Spline Sans Mono, cut down to what English documentation needs (see fonts/README.md).
globalFontFace('Text', {
  src: "url('./fonts/text.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Code', {
  src: "url('./fonts/code.woff2') format('woff2')",
  fontWeight: '400 600',
  fontDisplay: 'swap',
});

// Local stand-ins scaled to the same width and line box, so that nothing moves when the fonts arrive.
const arial =
  "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Arimo')";
const arialBold =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Arimo Bold')";
globalFontFace('Text Fallback', [
  {
    src: arial,
    fontWeight: '400 550',
    sizeAdjust: '104.91%',
    ascentOverride: '93.09%',
    descentOverride: '24.57%',
    lineGapOverride: '0%',
  },
  {
    src: arialBold,
    fontWeight: '551 700',
    sizeAdjust: '101%',
    ascentOverride: '96.69%',
    descentOverride: '25.53%',
    lineGapOverride: '0%',
  },
]);
globalFontFace('Code Fallback', {
  src: "local('Liberation Mono'), local('Menlo'), local('Courier New'), local('Cousine')",
  fontWeight: '400 600',
  ascentOverride: '96.35%',
  descentOverride: '23.65%',
  lineGapOverride: '0%',
});
