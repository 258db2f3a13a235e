import { light } from '../../src/theme/light.ts';
import { type ContrastRule, contrastRatio, contrastRules, tokenColor } from './contrastRules.ts';
import * as styles from './foundations.css.ts';

export interface ColorTableProps {
  /** Name of a group in the contract. */
  group: 'color' | 'tone' | 'code';
}

const themes = ['light', 'dark'] as const;

function paths(node: object, parent: string): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const path = `${parent}.${key}`;
    return typeof value === 'string' ? [path] : paths(value, path);
  });
}

/** Colors of a group in both themes, with their contrast. */
export function ColorTable({ group }: ColorTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Token', 'Light', 'Dark', 'Contrast, light and dark'].map((title) => (
            <th key={title} className={styles.tableCell} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paths(light[group], group).map((path) => (
          <tr key={path}>
            <th className={styles.tableCell} scope="row">
              <code>vars.{path}</code>
            </th>
            {themes.map((theme) => (
              <td key={theme} className={styles.tableCell}>
                <span className={styles.swatch} style={{ background: tokenColor(theme, path) }} />{' '}
                <code className={styles.caption}>{tokenColor(theme, path)}</code>
              </td>
            ))}
            <td className={styles.tableCell}>
              {contrastRules
                .filter(({ token }) => token === path)
                .map((rule) => (
                  <Contrast key={rule.ground} rule={rule} />
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contrast({ rule }: { rule: ContrastRule }) {
  const ratios = themes.map((theme) => contrastRatio(theme, rule));
  const fails = ratios.some((ratio) => ratio < rule.minimum);
  return (
    <div className={fails ? styles.failing : undefined}>
      {ratios.map((ratio) => ratio.toFixed(1)).join(' · ')} on <code>{rule.ground}</code>
      {fails && `, needs ${rule.minimum}`}
    </div>
  );
}
