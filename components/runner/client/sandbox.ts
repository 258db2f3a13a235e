import type { RunEvent, RunRequest } from '../shared/protocol.ts';
import { FRAME_PATH, WORKER_PATH } from '../shared/samples.ts';

/** Reason why a run ended without a result. */
export interface Stopped {
  type: 'stopped';
  reason: 'timeout' | 'user' | 'crash';
  message?: string;
}

/** The sandboxed frame that runs samples, one at a time. */
interface Sandbox {
  run: (request: RunRequest, onEvent: (event: RunEvent | Stopped) => void) => void;
  stop: () => void;
}

let sandbox: Promise<Sandbox> | undefined;

/** Loads the frame and the framework, once per document. */
export function loadSandbox(base: string): Promise<Sandbox> {
  sandbox ??= createSandbox(base).catch((error: unknown) => {
    sandbox = undefined; // the next press retries
    throw error;
  });
  return sandbox;
}

async function createSandbox(base: string): Promise<Sandbox> {
  const script = fetchText(base + WORKER_PATH.slice(1));
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = base + FRAME_PATH.slice(1);
  frame.hidden = true;
  frame.title = '';
  const ready = new Promise<void>((resolve, reject) => {
    const fail = () =>
      reject(
        new Error(
          'The sandbox frame did not start. Check that the host does not replace its Content Security Policy.',
        ),
      );
    let timer = setTimeout(fail, 20_000);
    // a host that sends the policy of pages as well stops the frame's script
    frame.addEventListener('load', () => {
      clearTimeout(timer);
      timer = setTimeout(fail, 1000);
    });
    addEventListener('message', function onMessage({ source, data }) {
      if (source !== frame.contentWindow || data?.type !== 'runner-ready') return;
      removeEventListener('message', onMessage);
      clearTimeout(timer);
      resolve();
    });
  });
  document.body.append(frame);
  const post = (message: unknown, ports: MessagePort[] = []) =>
    frame.contentWindow?.postMessage(message, '*', ports);
  try {
    const [text] = await Promise.all([script, ready]);
    post({ type: 'load', script: text });
  } catch (error) {
    frame.remove();
    throw error;
  }
  return {
    run: (request, onEvent) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<RunEvent | Stopped>) => {
        onEvent(data);
        if (data.type === 'end' || data.type === 'stopped') port1.close();
      };
      post({ type: 'run', request }, [port2]);
    },
    stop: () => post({ type: 'stop' }),
  };
}

export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.text();
}
