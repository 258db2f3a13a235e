import { useTranslation } from 'react-i18next';
import { SOCIAL_LINKS_SHOWN } from '../../shared/constants.ts';
import type { ShownSocialLink } from '../../shared/siteData.ts';
import { iconButton } from '../../ui/Icon/Icon.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { morePath } from '../../ui/Icon/paths.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';
import { NavMenu } from './NavMenus.tsx';

function SocialIcon({ icon }: Pick<ShownSocialLink, 'icon'>) {
  return 'path' in icon ? (
    <Icon path={icon.path} solid />
  ) : (
    <Markup as="span" html={icon.svg} className={styles.customIcon} />
  );
}

interface MarkupProps {
  /** Icons are inside buttons, which must not contain block elements. */
  as: 'div' | 'span';
  html: string;
  className?: string;
}

function Markup({ as: Element, html, ...rest }: MarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from the site's own configuration
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

function SocialContent({ mode, content, label }: Omit<ShownSocialLink, 'icon'>) {
  if (mode === 'img') return <img src={content} alt={label} loading="lazy" />;
  if (mode === 'dom') return <Markup as="div" html={content} />;
  return <p className={styles.socialText}>{content}</p>;
}

function SocialEntry({ social: { icon, mode, content, label } }: { social: ShownSocialLink }) {
  return (
    <li>
      {mode === 'link' ? (
        <a
          className={iconButton}
          href={content}
          target="_blank"
          rel="noopener"
          aria-label={label}
          data-tooltip=""
        >
          <SocialIcon icon={icon} />
        </a>
      ) : (
        <NavMenu label={label} trigger={<SocialIcon icon={icon} />}>
          <SocialContent mode={mode} content={content} label={label} />
        </NavMenu>
      )}
    </li>
  );
}

/** Links to the project on other sites: the first five are shown, the rest are in a menu. */
export function SocialLinks() {
  const { t } = useTranslation();
  const { socialLinks } = useShell().site.theme;
  const entries = socialLinks.map((social) => <SocialEntry key={social.content} social={social} />);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.social}>
      {entries.slice(0, SOCIAL_LINKS_SHOWN)}
      {entries.length > SOCIAL_LINKS_SHOWN && (
        <li>
          <NavMenu label={t('navbar.more')} trigger={<Icon path={morePath} />}>
            <ul className={styles.social}>{entries.slice(SOCIAL_LINKS_SHOWN)}</ul>
          </NavMenu>
        </li>
      )}
    </ul>
  );
}
