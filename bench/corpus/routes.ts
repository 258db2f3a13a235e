import GithubSlugger from 'github-slugger';
import { Random } from './random.ts';
import { HEADINGS, RELATED, SUBJECTS, type Text, TOPICS } from './words.ts';

/** Number of pages per sidebar group. */
const GROUP_SIZE = SUBJECTS.length;

/** Second-level headings of a page; the last one heads the list of related pages. */
const SECTIONS = 6;

export interface CorpusHeading extends Text {
  /** Slug of the English text; set explicitly in the Chinese page. */
  id: string;
}

/** A page in all its languages. */
export interface CorpusRoute {
  /** `/mocking/time-zones`; the home page is `/`. */
  path: string;
  title: Text;
  headings: CorpusHeading[];
}

export interface CorpusGroup {
  text: Text;
  routes: CorpusRoute[];
}

/** Returns the home page, and the given number of other pages, in groups. */
export function corpusRoutes(count: number): { home: CorpusRoute; groups: CorpusGroup[] } {
  const home = route('/', { en: 'Welcome', zh: '欢迎' });
  const groups: CorpusGroup[] = [];
  for (let made = 1; made < count; made += GROUP_SIZE) {
    const text = groupText(groups.length);
    const folder = slug(text.en);
    const subjects = SUBJECTS.slice(0, count - made);
    const routes = subjects.map((subject) =>
      route(`/${folder}/${slug(subject.en)}`, {
        en: `${text.en}: ${subject.en}`,
        zh: `${text.zh}：${subject.zh}`,
      }),
    );
    groups.push({ text, routes });
  }
  return { home, groups };
}

function groupText(index: number): Text {
  const topic = TOPICS[index % TOPICS.length];
  const round = Math.floor(index / TOPICS.length) + 1;
  if (!topic) throw new Error('There are no topics.');
  return round === 1 ? topic : { en: `${topic.en} ${round}`, zh: `${topic.zh} ${round}` };
}

function route(path: string, title: Text): CorpusRoute {
  const chosen = new Random(`headings ${path}`).shuffle(HEADINGS).slice(0, SECTIONS - 1);
  return { path, title, headings: [...chosen, RELATED].map((text) => ({ ...text, id: slug(text.en) })) };
}

function slug(text: string): string {
  return new GithubSlugger().slug(text);
}
