import type { Integration } from 'docs-site-engine/node';
import { compressAssets } from './compressAssets.ts';

/** Writes precompressed copies of the assets of the built site. */
export default function precompress(): Integration {
  return { name: 'precompress', siteRendered: ({ folder }) => compressAssets(folder) };
}
