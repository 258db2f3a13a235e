import type { ShownSocialLink } from '../../shared/siteData.ts';
import type { SocialLink } from '../../shared/themeConfig.ts';
import { discordPath, githubPath, xPath } from '../../ui/Icon/paths.ts';

// a separate file, because the workbench shows these links in the browser
const ICONS = {
  github: { name: 'GitHub', path: githubPath },
  x: { name: 'X', path: xPath },
  discord: { name: 'Discord', path: discordPath },
};

/** Returns a social link with its defaults, name and icon. The site data only contains the icons that a site shows. */
export function resolveSocialLink({
  icon,
  mode = 'link',
  content,
  label,
}: Omit<SocialLink, 'label'> & { label?: string | undefined }): ShownSocialLink {
  if (typeof icon !== 'string') return { icon, mode, content, label: label ?? content };
  const { name, path } = ICONS[icon];
  return { icon: { path }, mode, content, label: label ?? name };
}
