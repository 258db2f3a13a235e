/** All styles that a page of the site can have, including rare ones. */
import '../../src/theme/fonts.css';
import '../../src/theme/global.css.ts';

import.meta.glob('../../src/{theme,ui,islands,article,shell}/**/*.css.ts', { eager: true });
