import { Icon } from '../../src/ui/Icon/Icon.tsx';
import * as paths from '../../src/ui/Icon/paths.ts';
import { caption, cell, grid, large } from './foundations.css.ts';

export default { title: 'Foundations / Icons' };

/** Every icon of `src/ui/Icon/paths.ts` with the name to import it by. */
export const AllIcons = () => (
  <ul className={grid}>
    {Object.entries(paths).map(([name, path]) => (
      <li key={name} className={cell}>
        <span className={large}>
          <Icon path={path} />
        </span>
        <code className={caption}>{name}</code>
      </li>
    ))}
  </ul>
);
