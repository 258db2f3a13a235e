import { pluginDocs } from 'docs-site-engine';
import siteConfig from './site.config.ts';

export default { plugins: [pluginDocs(siteConfig)] };
