import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';

/** Proxies connections to a local port; the total download bandwidth is limited, in bits per second. */
export async function openSlowLink(
  to: number,
  bitsPerSecond: number,
): Promise<{ port: number; close: () => void }> {
  let free = 0;
  const server = createServer((client) => {
    const origin = connect(to, '127.0.0.1');
    client.pipe(origin);
    origin.on('data', (chunk: Buffer) => {
      const now = performance.now();
      free = Math.max(free, now) + (chunk.length * 8000) / bitsPerSecond;
      setTimeout(() => client.write(chunk), free - now);
    });
    origin.on('end', () => setTimeout(() => client.end(), Math.max(0, free - performance.now())));
    for (const socket of [client, origin])
      socket.on('error', () => {
        client.destroy();
        origin.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
