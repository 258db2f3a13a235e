/** Folder of a finished site whose file names contain a content hash: browsers may cache these files forever. */
export const ASSETS_FOLDER = 'assets';
