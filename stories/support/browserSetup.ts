/** Component tests: styles in the order of the site, and what the scripts of a page read from its HTML. */
import '../../src/theme/layers.css.ts';
import './styles.ts';
