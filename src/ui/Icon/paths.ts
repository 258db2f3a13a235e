/** Our line icons, on a 24 × 24 grid with a stroke width of 1.5. One constant each, for tree shaking. */

export const menuPath = 'M4 8h16M4 16h16';
export const closePath = 'M6 6l12 12M18 6 6 18';
export const sunPath =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4';
export const moonPath = 'M20 14.2A8.2 8.2 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2Z';
export const languagePath =
  'M3.5 6.5h10M8.5 4v2.5M11.5 6.5c-.8 4-3.4 7-7.5 9M6 9.5c1.2 2.5 3 4.3 5.5 5.5M11.5 20l4.5-10.5L20.5 20M13 16.7h6';
export const chevronPath = 'm9 6 6 6-6 6';
export const chevronDownPath = 'm6 9 6 6 6-6';
export const externalPath = 'M8 6.5h9.5V16M17 7 6.5 17.5';
export const copyPath = 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9';
export const checkPath = 'm4.5 12.5 5 5L19.5 7';
export const wrapPath = 'M4 6h16M4 12h12.5a3 3 0 0 1 0 6H12m2.5-2.5L12 18l2.5 2.5M4 18h4';
export const arrowUpPath = 'M12 20V4.5M5.5 11 12 4.5 18.5 11';
export const arrowLeftPath = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5';
export const arrowRightPath = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5';
export const morePath = 'M4.5 12h1M11.5 12h1M18.5 12h1';
export const editPath = 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5';
export const listPath = 'M4 7h11M4 12h16M4 17h8';
export const searchPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5l5 5';

/** Callouts: a tick, a page, an i, a warning triangle, a cross, a speech bubble. */
export const tipPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 12.3l2.8 2.7L16 9.5';
export const notePath = 'M6 3.5h9l4 4v13H6zM9.5 12H15.5M9.5 16h4';
export const infoPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.7v.01';
export const warningPath = 'M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17v.01';
export const dangerPath = 'M8.3 3.5h7.4l5 5v7.4l-5 4.6H8.3l-5-5V8.5zM9 9l6 6M15 9l-6 6';
export const importantPath = 'M4 4.5h16v12h-7l-5 4v-4H4zM12 8v3.5M12 13.7v.01';

/** Logos of other companies, drawn in our style. */
export const githubPath =
  'M9 20c-4 1.2-4-2-6-2.5M15 22v-3.5c0-1 .1-1.5-.5-2 3-.4 5.5-1.5 5.5-6a4.5 4.5 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.6 1.3a12 12 0 0 0-6 0C6.5 3.8 5.4 4.1 5.4 4.1a4.2 4.2 0 0 0-.1 3.2A4.5 4.5 0 0 0 4 10.5c0 4.5 2.5 5.6 5.5 6-.6.5-.6 1.2-.5 2V22';
export const xPath = 'M4 4l11.5 16H20L8.5 4zM4.5 20l6.5-7M13 11l6-7';
export const discordPath =
  'M8 17c2.5.9 5.5.9 8 0M9 12.5h.01M15 12.5h.01M8.5 17l-1 2.5c-2-.3-4-1.2-5.5-2.5 0-4 1-8 3-11a11 11 0 0 1 4-1.5l1 2c1.3-.2 2.7-.2 4 0l1-2A11 11 0 0 1 19 6c2 3 3 7 3 11-1.5 1.3-3.5 2.2-5.5 2.5l-1-2.5';
