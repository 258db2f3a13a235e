import { createRoot } from 'react-dom/client';
import { Zoom } from '../../islands/Zoom/Zoom.tsx';
import { loadStyles } from '../../theme/loadStyles.ts';

/** Shows the image in a button enlarged. The page is inert until the image is back in its place. */
export async function openZoom(button: HTMLElement, closeLabel: string): Promise<void> {
  const image = button.querySelector('img');
  const page = document.getElementById('root');
  await loadStyles('lazy');
  if (!image || !page || page.inert || !button.isConnected) return;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const life = new AbortController();
  const close = () => {
    life.abort();
    page.inert = false;
    root.unmount();
    container.remove();
    button.focus({ preventScroll: true });
  };
  const { signal } = life;
  addEventListener('popstate', close, { signal });
  // search gives focus back to what had it, which is this button then
  const makeWay = ({ target }: Event) => (target as Element).closest('[data-search]') && close();
  addEventListener('click', makeWay, { signal, capture: true });
  page.inert = true;
  const largeSrc = button.dataset.zoom;
  root.render(
    <Zoom image={image} closeLabel={closeLabel} onClosed={close} {...(largeSrc ? { largeSrc } : {})} />,
  );
}
