#!/usr/bin/env node
// Stands between Playwright and a stock Firefox (FIREFOX_PATH), whose WebDriver BiDi lacks a command that Playwright sends for every page:
// that one is answered here, and everything else goes through. Colors are Firefox's own preferences then.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LACKING = 'emulation.setMediaFeaturesOverride';
const LISTENING = /^(WebDriver BiDi listening on )(ws:.*)$/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => firefox.kill());
createInterface(firefox.stderr).on('line', (line) => {
  const [, words, address] = LISTENING.exec(line) ?? [];
  if (address) stand(address, (own) => process.stderr.write(`${words}${own}\n`));
  else process.stderr.write(`${line}\n`);
});

/** @param {import('ws').RawData} data */
const textOf = (data) => /** @type {Buffer} */ (data).toString();

/**
 * @param {string} address
 * @param {(own: string) => void} listening
 */
function stand(address, listening) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    listening(
      `ws://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    );
  });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url);
    const opened = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(textOf(data));
      if (method === LACKING) {
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      } else {
        void opened.then(() => browser.send(textOf(data)));
      }
    });
    browser.on('message', (data) => playwright.send(textOf(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
