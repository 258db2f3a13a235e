import { pluginDocs } from '../../src/node/plugin.ts';
import siteConfig from './site.config.ts';

export default { plugins: [pluginDocs(siteConfig)] };
