import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import path from 'node:path';
import mdx from '@mdx-js/rollup';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { createLogger, defineConfig, type Plugin } from 'vite';
import { isCrossSite, rejectCrossSiteRequests } from '../src/node/commands/dev/crossSiteRequests.ts';
import { articlePages } from './articlePages.ts';
import { componentDocs } from './componentDocs.ts';
import { layerOrder } from './layerOrder.ts';
import { localeFiles } from './localeFiles.ts';
import { savedFiles } from './savedFiles.ts';
import { storyList } from './storyList.ts';
import { translationReport } from './translationReport.ts';

/** Accepts the same hosts as Vite: IP addresses and names of this machine can't be rebound by DNS. */
function isAllowedHost(headers: IncomingHttpHeaders): boolean {
  const name = URL.parse(`http://${headers.host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return !isCrossSite(headers) && (isIP(name) > 0 || /^(?:.*\.)?localhost$/.test(name));
}

/** Warnings about the plugins that Ladle 5.1 chose, about "use client", and about slow plugins. */
const NO_NEWS =
  /"vite-tsconfig-paths" is detected|\[vite:react-swc\] We recommend|PLUGIN_TIMINGS|directive "use client"/;

const customLogger = createLogger();
for (const level of ['warn', 'warnOnce'] as const) {
  const tell = customLogger[level];
  customLogger[level] = (message, options) => {
    if (!NO_NEWS.test(message)) tell(message, options);
  };
}

export default defineConfig({
  customLogger,
  // without this, Vite's chokidar (3.6) drops a save within 50 ms of another one
  server: { watch: { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 10 } } },
  // Ladle imports one, its compiler the other; discovering them late would reload the page
  optimizeDeps: {
    include: ['msw/browser', 'react/jsx-dev-runtime'],
    exclude: ['ladle:compose-story', 'axe-core'],
  },
  plugins: [
    {
      name: 'reject-cross-site-requests',
      configureServer: ({ middlewares }) => {
        middlewares.use(rejectCrossSiteRequests(path.resolve(import.meta.dirname, '..')));
        // Ladle handles this path before Vite, except other spellings, which must be rejected for other sites
        subscribe('http.server.request.start', (message) => {
          const { request } = message as { request: IncomingMessage };
          if (request.url === '/meta.json' && !isAllowedHost(request.headers)) request.url += '?';
        });
      },
    },
    // Ladle's React plugin sets deprecated JSX options for dependencies, which contain no JSX; Vite and Rolldown warn about them
    {
      name: 'dependencies-without-jsx',
      enforce: 'pre',
      config: ({ plugins = [] }) => {
        for (const plugin of plugins.flat() as Plugin[])
          if (plugin.name === 'vite:react-swc')
            plugin.config = () => ({
              oxc: plugin.apply === 'serve' ? false : { jsx: { runtime: 'automatic' } },
            });
      },
    },
    localeFiles(),
    // guidelines next to the stories; imported with a query, because Ladle handles MDX itself
    { enforce: 'pre', ...mdx({ include: 'stories/**/*.mdx', remarkPlugins: [remarkGfm] }) },
    articlePages(),
    componentDocs(),
    layerOrder(),
    storyList(),
    translationReport(),
    savedFiles(),
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === 'saved-files' }),
  ],
});
