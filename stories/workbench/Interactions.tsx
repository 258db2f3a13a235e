import { input } from './frame.css.ts';
import { type PlayResult, REPLAY } from './play.ts';

const texts = { running: 'Playing …', passed: 'All interactions passed.', failed: 'An interaction failed:' };

/** The result of a story's interactions. */
export function Interactions({ result: { state, message } }: { result: PlayResult }) {
  return (
    <>
      <p>{texts[state]}</p>
      {message && <pre>{message}</pre>}
      <button type="button" className={input} onClick={() => dispatchEvent(new Event(REPLAY))}>
        Play again
      </button>
    </>
  );
}
