/** Path of the translation dashboard, relative to the workbench's base. */
export const TRANSLATIONS_PAGE = 'translations.html';
