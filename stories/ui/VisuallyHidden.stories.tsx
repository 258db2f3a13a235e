import { Icon } from '../../src/ui/Icon/Icon.tsx';
import { checkPath } from '../../src/ui/Icon/paths.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Row } from '../support/Row.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Visually hidden' };

export const BesideAPicture = () => {
  const { text } = useWorkbench();
  return (
    <Row>
      <Icon path={checkPath} />
      <VisuallyHidden>{text({ en: 'Supported', zh: '支持' })}</VisuallyHidden>
    </Row>
  );
};
