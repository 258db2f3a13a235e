import { InArticle } from './support/InArticle.tsx';
import { TRANSLATIONS_PAGE } from './support/translationsPage.ts';

export default { title: 'Welcome' };

export const StartHere = () => (
  <InArticle>
    <h1>Workbench</h1>
    <p>Every component of the site, in every state, without the site around it.</p>
    <h2>Find your way</h2>
    <table>
      <tbody>
        <tr>
          <th scope="row">Foundations</th>
          <td>tokens with their contrast, icons, and every element that authors can use</td>
        </tr>
        <tr>
          <th scope="row">UI</th>
          <td>primitives; strings are props</td>
        </tr>
        <tr>
          <th scope="row">Islands</th>
          <td>components that hydrate inside an article</td>
        </tr>
        <tr>
          <th scope="row">Article</th>
          <td>components for authors, in MDX</td>
        </tr>
        <tr>
          <th scope="row">Shell</th>
          <td>the shell around an article, in parts and as a whole</td>
        </tr>
      </tbody>
    </table>
    <h2>View options</h2>
    <p>
      The bar above changes how every story is shown: theme, language, direction, width, motion, and a view
      without JavaScript. The pseudo-locale is English with accents and 40% longer; text without accents is
      not translatable, and text that breaks has too little space. The URL contains all options, so you can
      share it.
    </p>
    <p>
      A “Playground” has controls: press <kbd>C</kbd>. <kbd>F</kbd> shows only the story, <kbd>A</kbd> checks
      its accessibility, <kbd>S</kbd> shows its source, <kbd>/</kbd> searches, and <kbd>Alt</kbd> with the
      arrow keys moves to the next story.
    </p>
    <h2>Translate something</h2>
    <p>
      <a href={import.meta.env.BASE_URL + TRANSLATIONS_PAGE}>The dashboard of translations</a> shows what is
      missing or stale, and how its source has changed since. The texts of the shell are in{' '}
      <code>locales/</code>; a change shows in all stories immediately.
    </p>
    <h2>Change something</h2>
    <p>
      Stories are in <code>stories/</code> in the same folders as the components in <code>src/</code>. The
      recipe is in <code>CONTRIBUTING.md</code>, “Change a component”. A component or a prop without a story
      fails the unit tests, and every story is checked for accessibility in both themes and languages.
    </p>
  </InArticle>
);
