import type { LayoutProps } from 'docs-site-engine/components';
import { Counter } from './Counter.island.tsx';

/** The layout of home pages; contains an island. */
export default function Home({ hero, site, children }: LayoutProps) {
  return (
    <div className="home">
      <h1>{hero?.name ?? site.title}</h1>
      <p>{hero?.text}</p>
      <ul>
        {hero?.actions?.map(({ text, link }) => (
          <li key={link}>
            <a href={link}>{text}</a>
          </li>
        ))}
      </ul>
      <Counter start={0}>
        <p>Steps to the first page:</p>
      </Counter>
      {children}
    </div>
  );
}
