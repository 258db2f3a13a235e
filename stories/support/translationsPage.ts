/** Where the workbench has the dashboard of translations, below its base. */
export const TRANSLATIONS_PAGE = 'translations.html';
