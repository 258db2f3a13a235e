import { withBase } from '../../../shared/routes.ts';
import { ASSETS_FOLDER } from '../../base/assetsFolder.ts';
import type { HeaderRule } from './headersFile.ts';
import { securityHeaders } from './securityHeaders.ts';

/** For the assets folder, in which every file name contains a content hash. */
export const CACHED_FOR_GOOD = 'public, max-age=31536000, immutable';

/** The headers that a host should send with the files of a finished site. */
export function headerRules(base: string, policy: string): HeaderRule[] {
  return [
    { path: withBase(base, '/*'), headers: securityHeaders(policy) },
    { path: withBase(base, `/${ASSETS_FOLDER}/*`), headers: { 'Cache-Control': CACHED_FOR_GOOD } },
  ];
}
