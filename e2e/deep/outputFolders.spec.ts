import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { buildOrThrow, DOCS, RSBUILD } from '../support/siteProcess.ts';
import { differences, rsbuildConfig, type TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

const home = { 'docs/en/index.mdx': '# Home\n\nVersion one.\n' };
const later = { 'docs/en/index.mdx': '# Home\n\nVersion two.\n' };
const wrong = { 'docs/en/index.mdx': '# Home\n\n[Nowhere](/nowhere)\n' };

/** Runs a shell script in a site with private mounts, like a container; `build` is replaced by another program. */
function withMounts(site: TemporarySite, script: string): string {
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined, FORCE_COLOR: undefined };
  const functions = `build() { "${process.execPath}" "\${1:-${DOCS}}" build; }\n`;
  const args = ['--map-root-user', '--mount', 'sh', '-c', `${functions}${script}`];
  const { stdout, stderr } = spawnSync('unshare', args, { cwd: site.folder, env, encoding: 'utf8' });
  return stdout + stderr;
}

/** Whether this system allows mounting a tmpfs without privileges. */
const canMount =
  spawnSync('unshare', ['--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test('a symbolic link as the output folder is kept', async () => {
  const site = writeSite(home, {}, 'rsbuild.config.ts');
  mkdirSync(site.path('www'));
  symlinkSync('www', site.path('dist'));
  await buildOrThrow(site);
  site.write(later);
  await buildOrThrow(site);
  expect(lstatSync(site.path('dist')).isSymbolicLink()).toBe(true);
  expect(site.read('www/index.html')).toContain('Version two.');
});

test.describe('an output folder that is a mount point', () => {
  test.skip(!canMount, 'mounting is not permitted here');

  let site: TemporarySite;

  test.beforeAll(() => {
    site = writeSite(home);
  });
  test.beforeEach(() => {
    site.remove('dist');
    site.write(home);
  });

  test('receives the site and the next one, and keeps it if a build fails', async () => {
    await buildOrThrow(site);
    const whole = site.snapshot();
    site.remove('dist');
    mkdirSync(site.path('dist'));
    site.write({ 'later.mdx': later['docs/en/index.mdx'], 'wrong.mdx': wrong['docs/en/index.mdx'] });
    const output = withMounts(
      site,
      `mount -t tmpfs tmpfs dist; echo old | tee dist/files.json dist/routes.json >dist/old.html
      build; cp -r dist first
      cp wrong.mdx docs/en/index.mdx; build; cp -r dist failed
      cp later.mdx docs/en/index.mdx; build; cp -r dist second`,
    );
    expect(differences(site.snapshot('first'), whole)).toEqual([]);
    expect(differences(site.snapshot('failed'), whole)).toEqual([]);
    expect(site.read('second/index.html')).toContain('Version two.');
    expect(output.match(/written to dist/g)).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test('keeps the previous site and reports the problem when the disk is full', () => {
    mkdirSync(site.path('dist'));
    // with a configuration for Rsbuild, Rsbuild reports it
    site.write({
      'rsbuild.txt': rsbuildConfig(site, "{ title: 'Small', languages: [{ lang: 'en', label: 'English' }] }"),
    });
    const output = withMounts(
      site,
      `mount -t tmpfs -o size=256k tmpfs dist; echo old | tee dist/files.json dist/routes.json >dist/index.html
      build; mv rsbuild.txt rsbuild.config.ts; build "${RSBUILD}"; cp -r dist after; rm rsbuild.config.ts`,
    );
    expect(site.list('after')).toEqual(['files.json', 'index.html', 'routes.json']);
    expect(site.read('after/index.html')).toBe('old\n');
    expect(output.match(/\/dist\/\S+ error: There is no space left on the disk \(ENOSPC\)\./g)).toHaveLength(
      2,
    );
    expect(output.match(/The previous site is unchanged\./g)).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test('is reported if it is read-only or not a folder', () => {
    mkdirSync(site.path('dist'));
    const readOnly = withMounts(site, 'mount -t tmpfs -o ro tmpfs dist; build');
    expect(readOnly).toMatch(/\/dist\/\S+ error: This path is not writable \(EROFS\)\./);
    site.remove('dist');
    site.write({ dist: 'a file' });
    const file = withMounts(site, 'build');
    expect(file).toMatch(/\/dist error: There is a file where a folder is expected \(ENOTDIR\)\./);
    expect(site.read('dist')).toBe('a file');
  });

  test('reports that the disk of the cache folder is full', () => {
    const output = withMounts(site, 'mount -t tmpfs -o size=64k tmpfs node_modules/.cache; build');
    expect(output).toContain('error: There is no space left on the disk (ENOSPC).');
    expect(output).not.toMatch(/^\s+at /m);
    expect(site.exists('dist')).toBe(false);
  });
});
