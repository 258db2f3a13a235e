/** Icons of results. Separate from `ui/Icon/paths.ts`, as they are loaded on demand. */
export const pagePath = 'M6 3.5h9l4 4v13H6zM9.5 12H15.5M9.5 16h4';
export const earlierPath = 'M12 7.5V12l3 2M4.5 9a8 8 0 1 1-.3 5M4 4.5V9h4.5';
export const newWindowPath = 'M8 6.5h9.5V16M17 7 6.5 17.5';
export const lensPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5l5 5';
export const crossPath = 'M6 6l12 12M18 6 6 18';
