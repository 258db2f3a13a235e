import type { ServerResponse } from 'node:http';

/** Responds with a text, or with the message of the error that creating it throws. */
export async function answer(
  response: ServerResponse,
  type: string,
  make: () => Promise<string>,
): Promise<void> {
  const send = (status: number, contentType: string, text: string) =>
    response.writeHead(status, { 'Content-Type': `${contentType}; charset=utf-8` }).end(text);
  try {
    send(200, type, await make());
  } catch (error) {
    send(500, 'text/plain', error instanceof Error ? error.message : String(error));
  }
}
