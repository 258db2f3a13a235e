import { resolveSocialLink } from '../../src/node/site/socialLinks.ts';
import { entries, languages, toolsButton } from '../../src/shell/Navbar/Navbar.css.ts';
import { Navbar, SearchButton, ThemeButton } from '../../src/shell/Navbar/Navbar.tsx';
import { AlternateMenu, NavEntry, NavMenu, ToolsMenu } from '../../src/shell/Navbar/NavMenus.tsx';
import { SocialLinks } from '../../src/shell/Navbar/SocialLinks.tsx';
import { Icon } from '../../src/ui/Icon/Icon.tsx';
import { chevronDownPath, languagePath } from '../../src/ui/Icon/paths.ts';
import { MenuItem } from '../../src/ui/Menu/MenuItem.tsx';
import { InShell, useFixture } from '../support/InShell.tsx';
import { OpenOnMount } from '../support/OpenOnMount.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Navbar' };

export const TheSearchButton = () => (
  <InShell>
    <SearchButton />
  </InShell>
);

export const Everything = () => (
  <InShell>
    <Navbar />
  </InShell>
);

export const HidesOnScroll = () => (
  <InShell site={{ theme: { hideNavbar: 'auto' } }}>
    <Navbar />
  </InShell>
);

export const Bare = () => (
  <InShell
    site={{
      nav: [],
      theme: { logo: undefined, darkMode: false, socialLinks: [], tools: undefined },
    }}
    page={{ languages: [], versions: [] }}
  >
    <Navbar />
  </InShell>
);

export const OnTheHomePage = () => (
  <InShell page={{ pageType: 'home' }}>
    <Navbar />
  </InShell>
);

export const NarrowMenuOpen = () => (
  <OpenOnMount>
    <InShell>
      <Navbar />
    </InShell>
  </OpenOnMount>
);
NarrowMenuOpen.meta = { width: 'phone' };

export const Entries = () => {
  const { site } = useFixture({});
  return (
    <OpenOnMount>
      <InShell>
        <ul className={entries}>
          {site.nav.map((item) => (
            <NavEntry key={item.text} item={item} />
          ))}
        </ul>
      </InShell>
    </OpenOnMount>
  );
};

export const LanguageMenu = () => {
  const { i18n } = useWorkbench();
  const { page, site } = useFixture({});
  const languageLabel = (key: string) => site.locales.find(({ lang }) => lang === key)?.label ?? key;
  return (
    <OpenOnMount>
      <InShell>
        <AlternateMenu
          languages
          label={i18n.t('language')}
          trigger={<Icon path={languagePath} />}
          current={page.lang}
          links={page.languages.map((language) => ({ ...language, text: languageLabel(language.key) }))}
        />
      </InShell>
    </OpenOnMount>
  );
};

export const VersionMenu = () => {
  const { i18n } = useWorkbench();
  const { page } = useFixture({});
  return (
    <OpenOnMount>
      <InShell>
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
      </InShell>
    </OpenOnMount>
  );
};

export const AMenu = () => (
  <OpenOnMount>
    <InShell>
      <NavMenu
        buttonClass={toolsButton}
        className={languages}
        align="end"
        hover={false}
        closeDelay={100}
        label="Tools"
        trigger="Tools"
      >
        <ul>
          <MenuItem text="Saw" link="/saw/" external />
        </ul>
      </NavMenu>
    </InShell>
  </OpenOnMount>
);

export const Tools = () => (
  <OpenOnMount>
    <InShell>
      <ToolsMenu />
    </InShell>
  </OpenOnMount>
);

export const Theme = () => (
  <InShell>
    <ThemeButton />
  </InShell>
);

export const Social = () => (
  <InShell>
    <SocialLinks />
  </InShell>
);

const square = '<svg viewBox="0 0 24 24"><path d="M5 5h14v14H5z" fill="currentColor" /></svg>';

/** More than are shown, of every kind: link, text, image, markup. */
export const ManySocialLinks = () => (
  <OpenOnMount>
    <InShell
      site={{
        theme: {
          socialLinks: [
            resolveSocialLink({ icon: 'github', content: 'https://example.com/1' }),
            resolveSocialLink({ icon: 'discord', mode: 'text', content: 'example#1234', label: 'Chat' }),
            resolveSocialLink({ icon: 'x', mode: 'img', content: '/logo.svg', label: 'Logo' }),
            resolveSocialLink({
              icon: { svg: square },
              mode: 'dom',
              content: '<p>Markup</p>',
              label: 'Markup',
            }),
            resolveSocialLink({ icon: { svg: square }, content: 'https://example.com/5', label: 'Fifth' }),
            resolveSocialLink({ icon: { svg: square }, content: 'https://example.com/6', label: 'Sixth' }),
            resolveSocialLink({ icon: { svg: square }, content: 'https://example.com/7', label: 'Seventh' }),
          ],
        },
      }}
    >
      <SocialLinks />
    </InShell>
  </OpenOnMount>
);
