import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementAt, LocatedError, locateError } from './locatedElement.ts';

const Box = ({ children }: { children?: ReactNode }): ReactNode => children;
const Broken = (): ReactNode => {
  throw new Error('broken on purpose');
};

const Odd = (): ReactNode => {
  throw 'just words';
};

const at = (type: Parameters<typeof elementAt>[0], line: number, children?: ReactNode): ReactElement =>
  elementAt(type, { children }, undefined, false, { lineNumber: line, columnNumber: 2 });

const locate = (node: ReactNode) => locateError(node, (element) => renderToStaticMarkup(element));

describe('locateError', () => {
  it('finds the innermost element that fails', () => {
    const error = locate(at(Box, 1, [at(Box, 2, 'fine'), at(Box, 3, at(Broken, 4))]));
    expect(error).toBeInstanceOf(LocatedError);
    expect(error).toMatchObject({
      message: 'broken on purpose',
      source: { lineNumber: 4, columnNumber: 2 },
      cause: new Error('broken on purpose'),
    });
  });

  it('reports the fragment that contains the element', () => {
    const inFragment = elementAt(Broken, {}, 'docs/shared/part.mdx', false, { lineNumber: 3 });
    expect(locate(at(Box, 1, inFragment))?.source).toEqual({ file: 'docs/shared/part.mdx', lineNumber: 3 });
  });

  it('finds nothing if nothing fails', () => {
    expect(locate(at(Box, 1, at('p', 2, 'more')))).toBeUndefined();
  });

  it('supports thrown values that are not errors', () => {
    expect(locate(at(Odd, 7))).toMatchObject({ message: 'just words', source: { lineNumber: 7 } });
  });
});

describe('elementAt', () => {
  it('creates elements like the runtime', () => {
    const element = elementAt('a', { href: '/b', children: ['c', 'd'] }, 'key', true, undefined);
    expect(element.key).toBe('key');
    expect(renderToStaticMarkup(element)).toBe('<a href="/b">cd</a>');
  });
});
