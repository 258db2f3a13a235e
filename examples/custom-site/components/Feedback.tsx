import type { SlotProps } from 'docs-site-engine/components';
import { useState } from 'react';

/** Asks for feedback below each article. It stays mounted during navigation, so its state names the page. */
export default function Feedback({ page }: SlotProps) {
  const [answered, setAnswered] = useState('');
  if (page.pageType !== 'doc') return null;
  return (
    <section className="feedback" aria-label="Feedback">
      {answered === page.pagePath ? (
        <p>Thank you.</p>
      ) : (
        <button type="button" onClick={() => setAnswered(page.pagePath)}>
          “{page.title}” was helpful
        </button>
      )}
    </section>
  );
}
