/** Starts a virtual screen and WebKitGTK's driver, which starts the browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { freePort } from '../../support/freePort.ts';
import { SCREEN } from './screen.ts';
import { Session } from './webDriver.ts';

/** Interval between requests to the driver until it answers, in milliseconds. */
const INTERVAL_MS = 20;
/** Paths where distributions install the browser that the driver starts. */
const MINI_BROWSER = '/usr/{lib,libexec}/{,*/}webkit2gtk-4*/MiniBrowser';

/** The user's language, and no desktop services, which the browser would wait for. */
const ENVIRONMENT = {
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en',
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  GSETTINGS_BACKEND: 'memory',
  NO_AT_BRIDGE: '1',
  // without a graphics card, software rendering is faster than OpenGL and rendering threads
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  LP_NUM_THREADS: '0',
};

export interface SessionOptions {
  /** Whether the system prefers a dark theme. */
  dark: boolean;
  /** Port of the proxy for all requests. */
  proxyPort: number;
}

export interface Driver {
  /** Starts a browser without any history or storage. */
  start: (options: SessionOptions) => Promise<Session>;
  stop: () => Promise<void>;
}

export async function startDriver(): Promise<Driver> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  killOnExit(screen);
  // it picks a free port, and prints it when it is ready
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: `:${display}` },
  });
  killOnExit(driver);
  const url = `http://127.0.0.1:${port}`;
  while (driver.exitCode === null && !(await fetch(`${url}/status`).catch(() => false)))
    await wait(INTERVAL_MS);
  return {
    start: (options) => Session.start(url, capabilities(options)),
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

function capabilities({ dark, proxyPort }: SessionOptions): object {
  const [binary] = globSync(MINI_BROWSER, { absolute: true });
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true', // a window of a given size is a popup
    '--time-zone=UTC',
    `--proxy=http://127.0.0.1:${proxyPort}`,
    ...(dark ? ['--dark-mode'] : []),
  ];
  return { 'webkitgtk:browserOptions': { binary, args } };
}

/** A worker that times out exits without running teardown. */
function killOnExit(child: ChildProcess): void {
  process.once('exit', () => child.kill());
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}
