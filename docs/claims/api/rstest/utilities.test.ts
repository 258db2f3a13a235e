import { afterEach, expect, rs, test } from '@rstest/core';
import { runRstest } from '../../../../tools/docs/claims/runRstest.ts';

afterEach(() => {
  rs.unstubAllEnvs();
  rs.unstubAllGlobals();
  rs.useRealTimers();
});

test('#rs-unstuballenvs: Gives every variable changed by stubEnv the value it had before the first change', () => {
  process.env.CLAIM_URL = 'before';
  rs.stubEnv('CLAIM_URL', 'first');
  rs.stubEnv('CLAIM_URL', undefined);
  expect('CLAIM_URL' in process.env).toBe(false);
  rs.unstubAllEnvs();
  expect(process.env.CLAIM_URL).toBe('before');
});

test('#rs-unstuballglobals: Restores everything that stubGlobal changed, and removes what did not exist before', () => {
  const { fetch } = globalThis;
  rs.stubGlobal('fetch', 1);
  rs.stubGlobal('__CLAIM__', 2);
  rs.unstubAllGlobals();
  expect(globalThis.fetch).toBe(fetch);
  expect('__CLAIM__' in globalThis).toBe(false);
});

test('#rs-resetconfig: Restores the values from before the first setConfig in the file', () => {
  const before = rs.getConfig().retry;
  rs.setConfig({ retry: 7 });
  rs.setConfig({ retry: 8 });
  rs.resetConfig();
  expect(rs.getConfig().retry).toBe(before);
});

test('#rs-setconfig: retry is read when the file has loaded, so a hook sets it too late', async () => {
  const run = await runRstest({
    'top.test.ts': `import { rs, test } from '@rstest/core';
      test('fails once', ({ task }) => { if (task.retryCount === 0) throw new Error('first'); });
      rs.setConfig({ retry: 1 });`,
    'hook.test.ts': `import { beforeAll, rs, test } from '@rstest/core';
      test('fails once', ({ task }) => { if (task.retryCount === 0) throw new Error('first'); });
      beforeAll(() => rs.setConfig({ retry: 1 }));`,
  });
  expect(run.output).toContain('✓ top.test.ts');
  expect(run.output).toContain('✗ hook.test.ts');
});

test('#rs-waitfor: When time is up, it rejects with the last error of the callback, so that you see which assertion failed', async () => {
  let calls = 0;
  const failing = () => {
    throw new Error(`attempt ${++calls}`);
  };
  const error = await rs.waitFor(failing, { timeout: 60, interval: 10 }).catch((reason) => reason);
  expect(error.message).toBe(`attempt ${calls}`);
});

test('#rs-waituntil: An error in the callback ends the wait at once', async () => {
  const failing = rs.fn(() => {
    throw new Error('broken');
  });
  await expect(rs.waitUntil(failing)).rejects.toThrow('broken');
  expect(failing).toHaveBeenCalledOnce();
});

test('#rs-waituntil: When time is up, it rejects with waitUntil timed out in 1000ms', async () => {
  await expect(rs.waitUntil(() => false)).rejects.toThrow('waitUntil timed out in 1000ms');
});

test('#rs-waituntil: Waiting uses real time, even under fake timers, and does not advance them', async () => {
  rs.useFakeTimers({ now: 0 });
  let calls = 0;
  await rs.waitUntil(() => ++calls === 3, { interval: 5 });
  expect(Date.now()).toBe(0);
});
