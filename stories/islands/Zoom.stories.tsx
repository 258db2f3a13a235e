import { useState } from 'react';
import { Zoom } from '../../src/islands/Zoom/Zoom.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Islands / Zoom' };

function Example({ largeSrc }: { largeSrc?: string }) {
  const { i18n, text } = useWorkbench();
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <img ref={setImage} src="/logo.svg" alt={text({ en: 'A logo', zh: '标志' })} width="64" height="64" />
      </button>
      {image && open && (
        <Zoom
          image={image}
          largeSrc={largeSrc}
          closeLabel={i18n.t('zoom.close')}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A click, Escape or scrolling closes it; a click on the image opens it again. */
export const Open = () => <Example />;

export const WithLargeSource = () => <Example largeSrc="/icon.svg" />;
