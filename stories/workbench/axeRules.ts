/** Rules of axe for whole pages, which do not apply to stories. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

/** Some names deliberately differ from the visible text: the button that shows the current version is "Version". */
const NAME_RULES = ['label-content-name-mismatch'];

/** The rules of axe that stories need not follow. */
export const RULES_OFF = [...PAGE_RULES, ...NAME_RULES];
