import type { ReactNode } from 'react';
import * as styles from './foundations.css.ts';

export interface TokenTableProps<Key extends string | number> {
  /** Name of a group in the contract. */
  name: string;
  /** Its tokens with their values; an empty value depends on the theme. */
  values: Readonly<Record<Key, string>>;
  /** Draws a token. Default: name and value only. */
  show?: (key: Key) => ReactNode;
}

/** The tokens of a group: how to write each, its value, and a sample. */
export function TokenTable<Key extends string | number>({ name, values, show }: TokenTableProps<Key>) {
  return (
    <table className={styles.table}>
      <tbody>
        {(Object.entries<string>(values) as [Key, string][]).map(([key, value]) => (
          <tr key={key}>
            <th className={styles.tableCell} scope="row">
              <code>{/^\d/.test(`${key}`) ? `vars.${name}[${key}]` : `vars.${name}.${key}`}</code>
            </th>
            <td className={styles.tableCell}>
              <code>{value}</code>
            </td>
            {show && <td className={styles.tableCell}>{show(key)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
