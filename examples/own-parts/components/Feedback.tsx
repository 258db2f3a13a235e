import type { SlotProps } from 'docs-site-engine/components';
import { useState } from 'react';

/** Stands below each article: a part of the shell, so its state is React's. */
export default function Feedback({ page }: SlotProps) {
  const [answered, setAnswered] = useState('');
  if (page.pageType !== 'doc') return null;
  return (
    <section className="feedback" aria-label="Feedback">
      {answered === page.pagePath ? (
        <p>Thank you.</p>
      ) : (
        <button type="button" onClick={() => setAnswered(page.pagePath)}>
          “{page.title}” was of use
        </button>
      )}
    </section>
  );
}
