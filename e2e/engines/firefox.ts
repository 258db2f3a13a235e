#!/usr/bin/env node
/**
 * Playwright runs this script instead of Firefox. Playwright drives the distribution's Firefox over WebDriver BiDi,
 * and emulates the color scheme with a command that Firefox up to 153 does not support. This script starts Firefox
 * and acts as a proxy: it handles that command and passes on everything else.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../../tools/browser/firefox.ts';
import { ColorSchemes } from './colorSchemes.ts';

const ANNOUNCEMENT = /^WebDriver BiDi listening on (ws:\S+)/;

const executable = findFirefox();
if (!executable)
  throw new Error('Firefox was not found. Set the environment variable FIREFOX_PATH to its path.');

// privileged code sets the color scheme that pages see
const args = ['--remote-allow-system-access', ...process.argv.slice(2)];
const firefox = spawn(executable, args, { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('error', (error) => {
  throw error;
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = ANNOUNCEMENT.exec(line)?.[1];
  if (address) listen(address);
  else console.error(line);
});

/** Listens for connections to Firefox, and prints the address in the format of Firefox, which Playwright waits for. */
function listen(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (driver, { url }) => connect(driver, new WebSocket(`${address}${url}`)));
  server.on('listening', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

function connect(driver: WebSocket, browser: WebSocket): void {
  const opened = new Promise((resolve) => browser.once('open', resolve));
  const schemes = new ColorSchemes(
    (message) => driver.send(message),
    (message) => browser.send(message),
  );
  driver.on('message', async (data) => {
    await opened;
    const message = String(data);
    if (!schemes.takesCommand(message)) browser.send(message);
  });
  browser.on('message', (data) => {
    const message = String(data);
    if (!schemes.takesAnswer(message)) driver.send(message);
  });
  driver.on('close', () => browser.close());
  browser.on('close', () => driver.close());
}
