import { allVersions, formatAddress, parseAddress } from '../../shared/routes.ts';
import { decodePath } from '../../shared/urlPath.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';

/**
 * The configured redirects as URL paths: one without a language or version applies to all of them, unless they have
 * their own.
 */
export function expandRedirects({ config, space }: ResolvedSite): Record<string, string> {
  const addressOf = (path: string) => parseAddress(space, decodePath(path.split('#')[0] ?? ''));
  const entries = Object.entries(config.redirects ?? {}).map(([from, to]) => ({
    oldAddress: addressOf(from),
    newAddress: addressOf(to),
    hash: /#.*$/.exec(to)?.[0] ?? '',
  }));
  const names = ({ oldAddress }: (typeof entries)[number]) =>
    Number(oldAddress.namesVersion) + Number(oldAddress.namesLang);
  entries.sort((a, b) => names(a) - names(b)); // more specific ones come last, and win
  const expanded = entries.flatMap(({ oldAddress, newAddress, hash }) => {
    return (oldAddress.namesVersion ? [oldAddress.version] : allVersions(space)).flatMap((version) =>
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
