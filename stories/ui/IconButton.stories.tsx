import { Icon, IconButton } from '../../src/ui/Icon/Icon.tsx';
import { closePath, languagePath, menuPath, searchPath } from '../../src/ui/Icon/paths.ts';
import { Row } from '../support/Row.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Icon button' };

export const NamedByLabel = () => {
  const { i18n } = useWorkbench();
  return (
    <Row>
      <IconButton label={i18n.t('language')}>
        <Icon path={languagePath} />
      </IconButton>
      <IconButton label={i18n.t('navbar.openMenu')}>
        <Icon path={menuPath} />
      </IconButton>
      <IconButton label={i18n.t('navbar.closeMenu')}>
        <Icon path={closePath} />
      </IconButton>
    </Row>
  );
};

export const WithText = () => {
  const { text } = useWorkbench();
  return (
    <IconButton>
      <Icon path={searchPath} /> {text({ en: 'Find', zh: '查找' })}
    </IconButton>
  );
};

export const Disabled = () => {
  const { i18n } = useWorkbench();
  return (
    <IconButton label={i18n.t('navbar.openMenu')} disabled>
      <Icon path={menuPath} />
    </IconButton>
  );
};
