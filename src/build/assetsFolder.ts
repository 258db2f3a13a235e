/** The folder of a finished site in which every name holds the hash of its content: browsers keep those files for good. */
export const ASSETS_FOLDER = 'assets';
