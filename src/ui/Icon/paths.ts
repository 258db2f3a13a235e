/** Our line icons, drawn on a grid of 24 × 24 with a line of 1.5. One constant each, so that bundles hold what they use. */

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
export const morePath = 'M5 12h.01M12 12h.01M19 12h.01';
export const gridPath = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';
export const editPath = 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5';
export const listPath = 'M4 7h11M4 12h16M4 17h8';
export const searchPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5l5 5';

/** Callouts: a tick, a page, an i, a raised hand, a cross, a star. */
export const tipPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 12.3l2.8 2.7L16 9.5';
export const notePath = 'M6 3.5h9l4 4v13H6zM9.5 12H15.5M9.5 16h4';
export const infoPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.7v.01';
export const warningPath = 'M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17v.01';
export const dangerPath = 'M8.3 3.5h7.4l5 5v7.4l-5 4.6H8.3l-5-5V8.5zM9 9l6 6M15 9l-6 6';
export const importantPath = 'M4 4.5h16v12h-7l-5 4v-4H4zM12 8v3.5M12 13.7v.01';

export const githubPath =
  'M12 2a10 10 0 0 0-3.16 19.49c.5.09.68-.22.68-.48v-1.7c-2.78.6-3.37-1.34-3.37-1.34-.45-1.16-1.11-1.47-1.11-1.47-.91-.62.07-.6.07-.6 1 .07 1.53 1.03 1.53 1.03.89 1.53 2.34 1.09 2.91.83.09-.65.35-1.09.63-1.34-2.22-.25-4.55-1.11-4.55-4.94 0-1.09.39-1.98 1.03-2.68-.1-.25-.45-1.27.1-2.64 0 0 .84-.27 2.75 1.02a9.6 9.6 0 0 1 5 0c1.91-1.29 2.75-1.02 2.75-1.02.55 1.37.2 2.39.1 2.64.64.7 1.03 1.59 1.03 2.68 0 3.84-2.34 4.69-4.57 4.94.36.31.68.92.68 1.85v2.74c0 .27.18.58.69.48A10 10 0 0 0 12 2Z';
export const xPath =
  'M17.7 3.5h3l-6.6 7.6 7.8 9.9h-6.1l-4.8-6.1L5.6 21h-3l7.1-8.1L2.2 3.5h6.2l4.3 5.6 5-5.6Zm-1.1 15.7h1.7L7.5 5.2H5.7l10.9 14Z';
export const discordPath =
  'M19.3 5.3A17 17 0 0 0 15 4l-.6 1.1a15.6 15.6 0 0 0-4.8 0L9 4a17 17 0 0 0-4.3 1.3C2 9.4 1.3 13.3 1.6 17.2A17 17 0 0 0 6.9 19.9l1.1-1.8a11 11 0 0 1-1.8-.9l.4-.3a12.2 12.2 0 0 0 10.6 0l.5.3c-.6.4-1.2.7-1.8.9l1.1 1.8a17 17 0 0 0 5.3-2.7c.4-4.5-.7-8.4-3-11.9ZM8.6 14.8c-1 0-1.9-1-1.9-2.1s.8-2.1 1.9-2.1 1.9 1 1.9 2.1-.8 2.1-1.9 2.1Zm6.9 0c-1 0-1.9-1-1.9-2.1s.8-2.1 1.9-2.1 1.9 1 1.9 2.1-.8 2.1-1.9 2.1Z';
