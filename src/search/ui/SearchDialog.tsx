import * as Dialog from '@radix-ui/react-dialog';
import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../browser/inputMethod.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './SearchDialog.lazy.css.ts';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

export interface SearchDialogProps extends SearchPanelProps {
  /** Restores focus. */
  onClosed: () => void;
}

/** Search, over the page. */
export function SearchDialog({ onClosed, ...panel }: SearchDialogProps) {
  const { t } = useTranslation();
  const height = useViewportHeight();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.searching = '';
    return () => {
      delete dataset.searching;
    };
  }, []);
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
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Dialog.Title className={visuallyHidden}>{t('search.label')}</Dialog.Title>
        <SearchPanel {...panel} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Not less while the reader has zoomed in with two fingers. */
const heightOf = ({ height, scale }: VisualViewport) => height * scale;

/** Height of the visual viewport (above an on-screen keyboard) in CSS pixels; `undefined` if not supported. */
function useViewportHeight(): number | undefined {
  const [height, setHeight] = useState(() => window.visualViewport && heightOf(window.visualViewport));
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const update = () => setHeight(heightOf(visualViewport));
    visualViewport.addEventListener('resize', update);
    return () => visualViewport.removeEventListener('resize', update);
  }, []);
  return height ?? undefined;
}
