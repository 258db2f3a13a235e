import type { LayoutProps } from '../../../src/article/components.ts';

/** The layout of home pages. */
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
      {children}
    </div>
  );
}
