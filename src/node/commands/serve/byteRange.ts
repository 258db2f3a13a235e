export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** The part of an answer that a `Range` header asks for: 206, or 416 if there is no such part. */
export function partOf<Whole extends Answer & { body: Buffer }>(
  whole: Whole,
  range: string | undefined,
): Answer {
  const { length } = whole.body;
  const part = readRange(range, length);
  if (part === undefined) return whole;
  const answer = (status: number, place: string, body: Buffer): Answer => ({
    status,
    headers: { ...whole.headers, 'content-range': `bytes ${place}/${length}` },
    body,
  });
  if (part === 'none') return answer(416, '*', Buffer.alloc(0));
  const [first, last] = part;
  return answer(206, `${first}-${last}`, whole.body.subarray(first, last + 1));
}

/**
 * The first and the last byte that a `Range` header asks for; `'none'` if the file has none of them. `undefined`, which
 * stands for the whole file, without the header, for several ranges at once, and for what nobody understands.
 */
export function readRange(
  header: string | undefined,
  length: number,
): [first: number, last: number] | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'none' : [first, last];
}
