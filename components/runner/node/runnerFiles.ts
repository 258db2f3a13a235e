import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteFile } from 'docs-site-engine';
import { LANGUAGES, readPage } from '../../../tools/docs/pages.ts';
import { FRAME_PATH, type PageSamples, samplesPath, WORKER_PATH } from '../shared/samples.ts';
import { bundleWorker } from './bundleWorker.ts';
import { findCandidates } from './candidates.ts';
import { readRunnable } from './runnableRecord.ts';

/** Returns the files that run samples: the frame, the framework, and the samples of every page. */
export default function runnerFiles(): SiteFile[] {
  const script = readFileSync(path.join(import.meta.dirname, '../client/frame.js'), 'utf8');
  const policy = framePolicy(script);
  const samples = LANGUAGES.flatMap((lang) =>
    Object.keys(readRunnable()).map((page) => ({
      path: samplesPath(lang, page),
      content: () => JSON.stringify(pageSamples(lang, page)),
    })),
  );
  return [
    {
      path: FRAME_PATH,
      content: () => frameHtml(script, policy),
      policy: `${policy}; frame-ancestors 'self'`,
    },
    { path: WORKER_PATH, content: workerScript },
    ...samples,
  ];
}

/** No network, no forms, no navigation: only this script, and workers whose code it receives. */
function framePolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    'worker-src blob:',
    'connect-src data:', // also blocks the network
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function frameHtml(script: string, policy: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Runner</title><script>${script}</script>\n`;
}

let worker: Promise<string> | undefined;

function workerScript(): Promise<string> {
  worker ??= (async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
    try {
      return readFileSync(await bundleWorker(folder), 'utf8');
    } finally {
      rmSync(folder, { recursive: true });
    }
  })();
  return worker;
}

function pageSamples(lang: (typeof LANGUAGES)[number], page: string): PageSamples {
  const runnable = readRunnable()[page] ?? {};
  const candidates = findCandidates(readPage(lang, page)).filter(({ key }) => Object.hasOwn(runnable, key));
  return Object.fromEntries(
    candidates.map(({ key, sample, prefix, request }) => [
      key,
      { source: sample.code.slice(prefix.length), prefix, request },
    ]),
  );
}
