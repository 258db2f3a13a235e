import type { ReactNode } from 'react';
import { flag } from './Shell.css.ts';

/**
 * Lets long names break after a dot and before a capital: `mock.` `results`, `advance` `Timers` `By` `Time`. Keeps
 * flags such as `--related` on one line.
 */
export function breakable(text: string): ReactNode[] {
  return text.split(/(--[\w-]+)|(?<=\.)(?=\w)|(?<=[a-z])(?=[A-Z])/).flatMap((part, index, parts) => {
    const key = `${index}`;
    if (part === undefined) return <wbr key={key} />;
    const isFlag = part.startsWith('--') && parts.length > 1;
    return isFlag ? (
      <span key={key} className={flag}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
