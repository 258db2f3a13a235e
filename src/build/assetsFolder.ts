/**
 * Folder of a finished site in which every file name contains a content hash: browsers may cache these files forever.
 */
export const ASSETS_FOLDER = 'assets';
