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
export const panelPath = 'M3.5 5h17v14h-17zM9.5 5v14';
export const searchPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5l5 5';

/** Callouts: a tick, a page, an i, a warning triangle, a cross, a speech bubble. */
export const tipPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 12.3l2.8 2.7L16 9.5';
export const notePath = 'M6 3.5h9l4 4v13H6zM9.5 12H15.5M9.5 16h4';
export const infoPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.7v.01';
export const warningPath = 'M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17v.01';
export const dangerPath = 'M8.3 3.5h7.4l5 5v7.4l-5 4.6H8.3l-5-5V8.5zM9 9l6 6M15 9l-6 6';
export const importantPath = 'M4 4.5h16v12h-7l-5 4v-4H4zM12 8v3.5M12 13.7v.01';

/** Logos of other companies, drawn filled. */
export const githubPath =
  'M12 .3a12 12 0 0 0-3.8 23.38c.6.12.83-.26.83-.57L9 21.07c-3.34.72-4.04-1.61-4.04-1.61-.55-1.39-1.34-1.76-1.34-1.76-1.08-.74.09-.73.09-.73 1.2.09 1.83 1.24 1.83 1.24 1.08 1.83 2.81 1.3 3.5 1 .1-.78.42-1.31.76-1.61-2.67-.3-5.47-1.33-5.47-5.93 0-1.31.47-2.38 1.24-3.22-.14-.3-.54-1.52.1-3.18 0 0 1-.32 3.3 1.23a11.5 11.5 0 0 1 6 0c2.28-1.55 3.29-1.23 3.29-1.23.64 1.66.24 2.88.12 3.18a4.65 4.65 0 0 1 1.23 3.22c0 4.61-2.8 5.63-5.48 5.92.42.36.81 1.1.81 2.22l-.01 3.29c0 .31.2.69.82.57A12 12 0 0 0 12 .3Z';
export const xPath =
  'M18.9 1.15h3.68l-8.04 9.19L24 22.85h-7.4l-5.8-7.58-6.64 7.58H.48l8.6-9.83L0 1.15h7.6l5.24 6.93 6.06-6.93Zm-1.29 19.5h2.04L6.48 3.24H4.3L17.6 20.64Z';
export const discordPath =
  'M20.32 4.37a19.8 19.8 0 0 0-4.89-1.52.07.07 0 0 0-.08.04c-.2.37-.44.86-.6 1.25a18.3 18.3 0 0 0-5.5 0 12.6 12.6 0 0 0-.61-1.25.08.08 0 0 0-.08-.04 19.7 19.7 0 0 0-4.9 1.55C.54 9.05-.32 13.58.1 18.06a.08.08 0 0 0 .03.05 19.9 19.9 0 0 0 6 3.03.08.08 0 0 0 .08-.03c.46-.63.87-1.3 1.22-1.99a.08.08 0 0 0-.04-.1 13.1 13.1 0 0 1-1.87-.9.08.08 0 0 1 0-.12l.37-.29a.07.07 0 0 1 .07-.01 14.2 14.2 0 0 0 12.06 0 .07.07 0 0 1 .08 0l.37.3a.08.08 0 0 1 0 .12c-.6.35-1.22.65-1.88.9a.08.08 0 0 0-.04.1c.36.7.77 1.36 1.22 2a.08.08 0 0 0 .09.02 19.8 19.8 0 0 0 6.02-3.03.08.08 0 0 0 .03-.05c.5-5.18-.84-9.68-3.55-13.66a.06.06 0 0 0-.03-.03ZM8.02 15.33c-1.18 0-2.16-1.09-2.16-2.42 0-1.33.96-2.42 2.16-2.42 1.21 0 2.18 1.1 2.16 2.42 0 1.33-.96 2.42-2.16 2.42Zm7.97 0c-1.18 0-2.15-1.09-2.15-2.42 0-1.33.95-2.42 2.15-2.42 1.22 0 2.18 1.1 2.16 2.42 0 1.33-.94 2.42-2.16 2.42Z';
