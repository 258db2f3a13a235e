import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { serveSite } from '../src/node/commands/serve/serveSite.ts';

/** A response of the server. */
export interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
}

/** Serves a built site for the rest of a test. Paths are requested exactly as written; `fetch` would normalize them. */
export async function serveForTest(folder: string, { cors = false } = {}) {
  const server = await serveSite({ folder, port: 0, host: '127.0.0.1', cors });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.url).port);
  const ask = async (
    path: string,
    headers: Record<string, string | undefined> = {},
    method = 'GET',
  ): Promise<Answer> => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent: false, headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
  };
  return { ...server, port, ask };
}
