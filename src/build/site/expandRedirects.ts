import { formatAddress, parseAddress } from '../../shared/routes.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';

/** The redirects of the configuration as URL paths: one that names no language or version counts for each. */
export function expandRedirects({ config, space }: ResolvedSite): Record<string, string> {
  const versions = space.versions.length > 0 ? space.versions : [''];
  const expanded = Object.entries(config.redirects ?? {}).flatMap(([from, to]) => {
    const [oldAddress, newAddress] = [from, to].map((path) => parseAddress(space, path.split('#')[0] ?? ''));
    if (!oldAddress || !newAddress) return [];
    const hash = /#.*$/.exec(to)?.[0] ?? '';
    return (oldAddress.namesVersion ? [oldAddress.version] : versions).flatMap((version) =>
      (oldAddress.namesLang ? [oldAddress.lang] : space.languages).map((lang): [string, string] => {
        const target = {
          version: newAddress.namesVersion ? newAddress.version : version,
          lang: newAddress.namesLang ? newAddress.lang : lang,
          path: newAddress.path,
        };
        const old = { version, lang, path: oldAddress.path };
        return [formatAddress(space, old), formatAddress(space, target) + hash];
      }),
    );
  });
  return Object.fromEntries(expanded);
}
