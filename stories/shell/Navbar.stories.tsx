import type { Story } from '@ladle/react';
import { shownSocialLink } from '../../src/node/site/socialLinks.ts';
import { entries, toolsButton } from '../../src/shell/Navbar/Navbar.css.ts';
import { Navbar, SearchButton, ThemeButton } from '../../src/shell/Navbar/Navbar.tsx';
import { AlternateMenu, NavEntry, ToolsMenu } from '../../src/shell/Navbar/NavMenus.tsx';
import { SocialLinks } from '../../src/shell/Navbar/SocialLinks.tsx';
import { Icon } from '../../src/ui/Icon/Icon.tsx';
import { chevronDownPath, languagePath } from '../../src/ui/Icon/paths.ts';
import { Menu } from '../../src/ui/Menu/Menu.tsx';
import { MenuItem } from '../../src/ui/Menu/MenuItem.tsx';
import { InShell, useFixture } from '../support/InShell.tsx';
import { OpenAtOnce } from '../support/OpenAtOnce.tsx';
import { useToggleTheme } from '../support/useToggleTheme.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Navbar' };

export const TheSearchButton = () => <SearchButton />;

const atTop = { scrolled: false, down: false };

export const Playground: Story<{ scrolled: boolean; down: boolean; hideNavbar: 'never' | 'auto' }> = ({
  scrolled,
  down,
  hideNavbar,
}) => {
  return (
    <InShell site={{ theme: { hideNavbar } }}>
      <Navbar scroll={{ scrolled, down }} onToggleTheme={useToggleTheme()} />
    </InShell>
  );
};
Playground.args = { scrolled: false, down: false };
Playground.argTypes = {
  hideNavbar: { options: ['never', 'auto'], control: { type: 'inline-radio' }, defaultValue: 'never' },
};

export const Bare = () => (
  <InShell
    site={{
      nav: [],
      theme: { logo: undefined, darkMode: false, socialLinks: [], tools: undefined },
    }}
    page={{ languages: [], versions: [] }}
  >
    <Navbar scroll={atTop} onToggleTheme={undefined} />
  </InShell>
);

export const OnTheHomePage = () => (
  <InShell page={{ pageType: 'home' }}>
    <Navbar scroll={atTop} onToggleTheme={undefined} />
  </InShell>
);

export const NarrowMenuOpen = () => (
  <InShell>
    <OpenAtOnce>
      <Navbar scroll={atTop} onToggleTheme={undefined} />
    </OpenAtOnce>
  </InShell>
);
NarrowMenuOpen.meta = { width: 'phone' };

export const Entries = () => {
  const { site } = useFixture({});
  return (
    <InShell>
      <OpenAtOnce>
        <ul className={entries}>
          {site.nav.map((item) => (
            <NavEntry key={item.text} item={item} />
          ))}
        </ul>
      </OpenAtOnce>
    </InShell>
  );
};

export const LanguageMenu = () => {
  const { i18n } = useWorkbench();
  const { page, site } = useFixture({});
  const labelOf = (key: string) => site.locales.find(({ lang }) => lang === key)?.label ?? key;
  return (
    <OpenAtOnce>
      <AlternateMenu
        languages
        label={i18n.t('language')}
        trigger={<Icon path={languagePath} />}
        current={page.lang}
        links={page.languages.map((language) => ({ ...language, text: labelOf(language.key) }))}
      />
    </OpenAtOnce>
  );
};

export const VersionMenu = () => {
  const { i18n } = useWorkbench();
  const { page } = useFixture({});
  return (
    <OpenAtOnce>
      <AlternateMenu
        label={i18n.t('version')}
        buttonClass={toolsButton}
        trigger={
          <>
            {page.version} <Icon path={chevronDownPath} />
          </>
        }
        current={page.version}
        links={page.versions.map((version) => ({ ...version, text: version.key }))}
      />
    </OpenAtOnce>
  );
};

/** The panel of the tools menu once its code is loaded: it then opens on hover, too. */
export const ToolsPanelReplaced = () => {
  const { text } = useWorkbench();
  return (
    <InShell>
      <OpenAtOnce>
        <Menu buttonClass={toolsButton} trigger={text({ en: 'Tools', zh: '工具' })}>
          <ul>
            <MenuItem
              text="Hammer"
              detail={text({ en: 'Drives nails', zh: '钉钉子' })}
              link="/hammer/"
              external
            />
            <MenuItem text="Saw" link="/saw/" external />
          </ul>
        </Menu>
      </OpenAtOnce>
    </InShell>
  );
};

export const Tools = () => (
  <InShell>
    <OpenAtOnce>
      <ToolsMenu />
    </OpenAtOnce>
  </InShell>
);

export const Theme = () => <ThemeButton onToggle={useToggleTheme()} />;

export const Social = () => (
  <InShell>
    <SocialLinks />
  </InShell>
);

const square = '<svg viewBox="0 0 24 24"><path d="M5 5h14v14H5z" fill="currentColor" /></svg>';

/** More than are shown, of every kind: link, text, image, markup. */
export const ManySocialLinks = () => (
  <InShell
    site={{
      theme: {
        socialLinks: [
          shownSocialLink({ icon: 'github', content: 'https://example.com/1' }),
          shownSocialLink({ icon: 'discord', mode: 'text', content: 'example#1234', label: 'Chat' }),
          shownSocialLink({ icon: 'x', mode: 'img', content: '/logo.svg', label: 'Logo' }),
          shownSocialLink({ icon: { svg: square }, mode: 'dom', content: '<p>Markup</p>', label: 'Markup' }),
          shownSocialLink({ icon: { svg: square }, content: 'https://example.com/5', label: 'Fifth' }),
          shownSocialLink({ icon: { svg: square }, content: 'https://example.com/6', label: 'Sixth' }),
          shownSocialLink({ icon: { svg: square }, content: 'https://example.com/7', label: 'Seventh' }),
        ],
      },
    }}
  >
    <OpenAtOnce>
      <SocialLinks />
    </OpenAtOnce>
  </InShell>
);
