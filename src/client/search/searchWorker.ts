/** The thread that search works in, so that typing is never held up. */

import type { SearchSource } from '../../shell/Search/searchEngine.ts';
import { IndexServer } from './indexServer.ts';
import type { SearchRequest, SearchResponse } from './protocol.ts';

const post = (response: SearchResponse) => postMessage(response);
const server = new IndexServer(() => post({ kind: 'growth' }));

// browsers hold the first message back while the page works, for instance on the dialog
if (self.name) server.begin(JSON.parse(self.name) as SearchSource);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  answer(data).then(post, (error: unknown) => post({ kind: 'error', id: data.id, message: String(error) }));
});

async function answer(request: SearchRequest): Promise<SearchResponse> {
  const { id, source } = request;
  if (request.kind === 'search') {
    return { kind: 'answer', id, answer: await server.search(source, request.query) };
  }
  await server.load(source, request.everything);
  return { kind: 'answer', id };
}
