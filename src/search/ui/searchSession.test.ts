import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../../shared/constants.ts';
import type { SearchAnswer, SearchEngine, SearchSource } from '../protocol.ts';
import { FETCH_FAILED, type SearchGroup, SearchSession } from './searchSession.ts';

/** Answers after a delay, with language and query in the answer; may fail. */
class SlowEngine implements SearchEngine {
  delay = () => 0;
  fails = () => false;
  readonly asked: string[] = [];
  grow: () => void = () => undefined;

  onGrowth(listener: () => void): void {
    this.grow = listener;
  }

  async load(_source: SearchSource): Promise<void> {
    await this.#wait();
    if (this.fails()) throw new Error('no index');
  }

  async search({ lang }: SearchSource, query: string): Promise<SearchAnswer> {
    this.asked.push(`${lang} ${query}`);
    await this.#wait();
    if (this.fails()) throw new Error('no answer');
    return { query, pages: [], closest: [lang], terms: [] };
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.delay()));
  }
}

const siteGroup = (lang: string): SearchGroup => ({
  label: 'Own',
  source: { url: '/search.json', version: '', lang, external: false },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

function setUp(...groups: SearchGroup[]) {
  const engine = new SlowEngine();
  const session = new SearchSession(engine);
  session.setGroups(groups.length > 0 ? groups : [siteGroup('en')]);
  return { engine, session, first: () => session.get().groups[0] };
}

describe('a search session', () => {
  it('sends one request after a pause in typing', async () => {
    const { engine, session, first } = setUp();
    session.open();
    await vi.runAllTimersAsync();
    for (const text of ['m', 'mo', 'moc', ' mock ']) session.setQuery(text);
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1);
    expect(engine.asked).toEqual([]);
    await vi.runAllTimersAsync();
    expect(engine.asked).toEqual(['en mock']);
    expect(first()?.answer?.query).toBe('mock');
    session.setQuery('');
    expect(first()?.answer).toBeUndefined();
  });

  it('answers text typed before the index has loaded', async () => {
    const { engine, session, first } = setUp();
    engine.delay = () => 1000;
    session.open();
    session.setQuery('early');
    expect(first()?.status).toBe('initing');
    await vi.runAllTimersAsync();
    expect(first()).toMatchObject({ status: 'inited', answer: { query: 'early' } });
  });

  it('sends one request for text typed while the index loads, and reports both together', async () => {
    const { engine, session, first } = setUp();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push([first()?.status, first()?.answer?.query]));
    engine.delay = () => 100;
    const opening = session.open();
    session.setQuery('early');
    session.flush();
    await vi.runAllTimersAsync();
    await opening;
    expect(engine.asked).toEqual(['en early']);
    expect(seen.slice(-2)).toEqual([
      ['initing', undefined],
      ['inited', 'early'],
    ]);
  });

  it('reports an index that fails to load, and retries at the next opening', async () => {
    const { engine, session, first } = setUp();
    engine.fails = () => true;
    session.open();
    await vi.runAllTimersAsync();
    expect(first()?.status).toBe('failed');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(FETCH_FAILED, expect.any(Error));
    engine.fails = () => false;
    session.open();
    await vi.runAllTimersAsync();
    expect(first()?.status).toBe('inited');
  });

  it('logs once that part of an index could not be loaded', async () => {
    const { engine, session, first } = setUp();
    const { search } = engine;
    engine.search = async (...task) => ({
      ...(await search.apply(engine, task)),
      failure: '/texts.json: 404',
    });
    session.open();
    for (const text of ['one', 'two']) {
      session.setQuery(text);
      await vi.runAllTimersAsync();
    }
    expect(first()).toMatchObject({ status: 'inited', answer: { failure: '/texts.json: 404' } });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(FETCH_FAILED, '/texts.json: 404');
  });

  it('does not wait for other indexes that are slow or failing', async () => {
    const other = {
      label: 'Other',
      source: { ...siteGroup('en').source, url: '/other.json', external: true },
    };
    const { engine, session } = setUp(siteGroup('en'), other);
    let otherLoads: () => Promise<never> = () => new Promise(() => undefined);
    const { load, search } = engine;
    engine.load = (source) => (source.external ? otherLoads() : load.call(engine, source));
    engine.search = (source, text) => (source.external ? otherLoads() : search.call(engine, source, text));
    session.open();
    session.setQuery('mock');
    await vi.runAllTimersAsync();
    expect(session.get().groups.map(({ status }) => status)).toEqual(['inited', 'initing']);
    expect(session.get().groups[0]?.answer?.query).toBe('mock');
    otherLoads = async () => {
      throw new Error('no index');
    };
    session.open();
    session.setQuery('spy');
    await vi.runAllTimersAsync();
    expect(session.get().groups.map(({ status }) => status)).toEqual(['inited', 'failed']);
    expect(session.get().groups[0]?.answer?.query).toBe('spy');
  });

  it('keeps answers, until the index has grown', async () => {
    const { engine, session } = setUp();
    session.open();
    for (const text of ['one', 'two', 'one']) {
      session.setQuery(text);
      await vi.runAllTimersAsync();
    }
    expect(engine.asked).toEqual(['en one', 'en two']);
    engine.grow();
    await vi.runAllTimersAsync();
    expect(engine.asked).toEqual(['en one', 'en two', 'en one']);
  });
});

type Step =
  | { kind: 'type'; text: string }
  | { kind: 'lang'; lang: string }
  | { kind: 'open' }
  | { kind: 'grow' };

const step: fc.Arbitrary<Step & { pause: number }> = fc
  .tuple(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('type' as const),
          text: fc.constantFrom('', 'a', 'ab', 'abc', 'b'),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('lang' as const), lang: fc.constantFrom('en', 'zh') }),
      },
      { weight: 2, arbitrary: fc.constant({ kind: 'open' as const }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'grow' as const }) },
    ),
    fc.integer({ min: 0, max: 400 }),
  )
  .map(([action, pause]) => ({ ...action, pause }));

it('never shows an answer in another language, or an older answer after a newer one, regardless of their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 900 })),
      fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
      async (steps, delays, dice) => {
        const { engine, session, first } = setUp();
        engine.delay = () => delays.next().value ?? 0;
        engine.fails = () => dice.next().value === 0;
        let [lang, typed] = ['en', ['']];
        let shown = -1;
        session.subscribe(() => {
          const answer = first()?.answer;
          if (!answer) return;
          expect(answer.closest).toEqual([first()?.source.lang]);
          expect(first()?.source.lang).toBe(lang);
          // the newest query that it can belong to: never older than the one shown last
          const place = typed.lastIndexOf(answer.query);
          expect(place).toBeGreaterThanOrEqual(shown);
          shown = place;
        });
        for (const action of steps) {
          if (action.kind === 'type') {
            if (action.text !== typed.at(-1)) typed.push(action.text);
            if (action.text === '') shown = -1;
            session.setQuery(action.text);
          } else if (action.kind === 'lang') {
            lang = action.lang;
            session.setGroups([siteGroup(lang)]);
          } else if (action.kind === 'open') session.open();
          else engine.grow();
          await vi.advanceTimersByTimeAsync(action.pause);
        }
        engine.fails = () => false;
        session.open();
        await vi.runAllTimersAsync();
        const { query } = session.get();
        expect(query).toBe(typed.at(-1));
        if (query === '') expect(first()?.answer).toBeUndefined();
        else expect(first()?.answer).toMatchObject({ query, closest: [lang] });
        typed = [];
      },
    ),
    { numRuns: 200 },
  );
});
