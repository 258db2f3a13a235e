import { type ReactNode, useState } from 'react';

/** An island that a page imports. */
export function Clock({ label }: { label: ReactNode }) {
  const [time, setTime] = useState('not asked yet');
  return (
    <div className="clock">
      {label}: <output>{time}</output>{' '}
      <button type="button" onClick={() => setTime(new Date().toLocaleTimeString())}>
        Ask
      </button>
    </div>
  );
}
