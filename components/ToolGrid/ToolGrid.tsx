import { defineComponent, useLanguage, useStrings, useStyles } from 'docs-site-engine/components';
import { inLanguage, rstack } from './rstack.ts';
import './ToolGrid.article.css';

/** Width and height of a logo, in CSS pixels. */
const LOGO_PX = 40;

/** The tools of Rstack, as in the navbar's menu. */
export const ToolGrid = defineComponent({}, function ToolGrid() {
  useStyles('article');
  const lang = useLanguage();
  const t = useStrings();
  return (
    <ul className="tool-grid">
      {rstack.map(({ name, description, url, logo }) => (
        <li key={name}>
          <span>
            <img src={logo} width={LOGO_PX} height={LOGO_PX} alt="" loading="lazy" data-logo="" />
          </span>
          <a href={inLanguage(url, lang)} target="_blank" rel="noopener">
            {name}
          </a>
          <span>{t(description.key)}</span>
        </li>
      ))}
    </ul>
  );
});
