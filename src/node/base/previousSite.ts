/** What a failed build means for a site, for messages about the file system. */
export const PREVIOUS_SITE_REMAINS = 'The previous site is as it was.';
