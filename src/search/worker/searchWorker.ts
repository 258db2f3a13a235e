/** The worker that runs search, so that typing is never blocked. */

import type { SearchRequest, SearchResponse, SearchSource } from '../protocol.ts';
import { IndexServer } from './indexServer.ts';

const post = (response: SearchResponse) => postMessage(response);
const server = new IndexServer(() => post({ kind: 'growth' }));

// starts with the name, which is available immediately; the first message is delayed while the page is busy, for
// example with the dialog
if (self.name) server.begin(JSON.parse(self.name) as SearchSource);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  answer(data).then(post, (error: unknown) => post({ kind: 'error', id: data.id, message: String(error) }));
});

async function answer(request: SearchRequest): Promise<SearchResponse> {
  const { id, source } = request;
  if (request.kind === 'search') {
    return { kind: 'answer', id, answer: await server.search(source, request.query) };
  }
  await server.load(source);
  return { kind: 'answer', id };
}
