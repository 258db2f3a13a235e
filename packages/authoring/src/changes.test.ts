import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { Changes } from './changes.ts';

const files = { 'docs/a.md': 'a', 'docs/folder/b.md': 'b', 'docs/c.md': 'c' };

/** A site with three files, of which one is to be changed, one moved, and one removed. */
function planned(target = 'docs/new/deep/b.md') {
  const site = temporarySite(files);
  const at = (name: string) => path.join(site.root, name);
  const changes = new Changes(site);
  changes.write(at('docs/a.md'), 'A');
  changes.move(at('docs/folder/b.md'), at(target));
  changes.write(at(target), 'B');
  changes.remove(at('docs/c.md'));
  const contents = () =>
    Object.fromEntries(
      (readdirSync(at('docs'), { recursive: true }) as string[])
        .filter((name) => statSync(at(`docs/${name}`)).isFile())
        .map((name) => [`docs/${name}`, readFileSync(at(`docs/${name}`), 'utf8')]),
    );
  return { changes, at, contents };
}

describe('changes', () => {
  it('shows and lists changes before they are written', () => {
    const { changes, at, contents } = planned();
    expect(changes.text(at('docs/a.md'))).toBe('A');
    expect(changes.text(at('docs/new/deep/b.md'))).toBe('B');
    expect([changes.has(at('docs/c.md')), changes.has(at('docs/folder/b.md'))]).toEqual([false, false]);
    expect(changes.list()).toEqual([
      'changed: docs/a.md',
      'removed: docs/c.md',
      'moved:   docs/folder/b.md → docs/new/deep/b.md',
    ]);
    expect(contents()).toEqual(files);
  });

  it('writes changes and leaves no empty folder', () => {
    const { changes, at, contents } = planned();
    changes.apply();
    expect(contents()).toEqual({ 'docs/a.md': 'A', 'docs/new/deep/b.md': 'B' });
    expect(existsSync(at('docs/folder'))).toBe(false);
  });

  it('undoes all changes when one of them fails', () => {
    const { changes, at, contents } = planned('docs/new/b.md');
    // a folder with the name of a file cannot be replaced
    mkdirSync(at('docs/new/b.md/inside'), { recursive: true });
    expect(() => changes.apply()).toThrow();
    expect(contents()).toEqual(files);
  });

  it('makes no changes if a file cannot be written', () => {
    const { changes, at, contents } = planned('docs/a.md/b.md');
    expect(() => changes.apply()).toThrow(/ENOTDIR|EEXIST/);
    expect(contents()).toEqual(files);
    expect(readdirSync(at('docs')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('does not list unchanged files', () => {
    const { changes, at } = planned();
    const same = new Changes({ root: at('.') } as never);
    same.write(at('docs/a.md'), 'a');
    expect(same.list()).toEqual([]);
    expect(changes.list()).not.toEqual([]);
  });
});
