import * as Dialog from '@radix-ui/react-dialog';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../browser/inputMethod.ts';
import { visuallyHidden } from '../../ui/Icon/Icon.css.ts';
import * as styles from './SearchDialog.lazy.css.ts';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** Search, over the page. Whoever closes it gives the focus back. */
export function SearchDialog(panel: SearchPanelProps) {
  const { t } = useTranslation();
  const height = useSyncExternalStore(onResize, viewportHeight);
  return (
    // Not Radix's modal mode, which forces a layout: the caller covers the page. Nor its portal, on which React adds
    // all its event listeners again: the caller renders this next to the page.
    <Dialog.Root open modal={false} onOpenChange={(open) => open || panel.onClose()}>
      {/* our own: Radix's overlay injects a style element */}
      <div className={styles.backdrop} />
      <Dialog.Content
        className={styles.dialog}
        aria-modal="true"
        aria-describedby={undefined}
        style={height === undefined ? {} : ({ [styles.heightName]: `${height}px` } as CSSProperties)}
        onFocusOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (isComposing(event)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <Dialog.Title className={visuallyHidden}>{t('search.label')}</Dialog.Title>
        <SearchPanel {...panel} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Height of the visual viewport, above an on-screen keyboard, in CSS pixels: not less while the reader has zoomed in. */
function viewportHeight(): number | undefined {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : undefined;
}

function onResize(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}
