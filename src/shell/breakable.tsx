import type { ReactNode } from 'react';

/** Long names may break after a dot and before a capital: `mock.` `results`, `advance` `Timers` `By` `Time`. */
export function breakable(text: string): ReactNode[] {
  return text.split(/(?<=\.)(?=\w)|(?<=[a-z])(?=[A-Z])/).flatMap((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: another text is another element
    index === 0 ? part : [<wbr key={index} />, part],
  );
}
