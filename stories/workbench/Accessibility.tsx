import type { Result } from 'axe-core';

/** axe violations of a story. */
export function Accessibility({ found }: { found: Result[] | undefined }) {
  if (!found) return <p>Checking …</p>;
  if (found.length === 0) return <p>axe finds nothing wrong.</p>;
  return (
    <ul>
      {found.map(({ id, impact, help, helpUrl, nodes }) => (
        <li key={id}>
          <a href={helpUrl}>{help}</a> ({id}, {impact})
          <ul>
            {nodes.map(({ html, target }) => (
              <li key={String(target)}>
                <code>{html}</code>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
