/** Setup of component tests: styles in the order of the site, and the data that scripts read from the HTML of a page. */
import '../../src/theme/layers.css.ts';
import './styles.ts';
