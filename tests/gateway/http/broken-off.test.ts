import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startTestGateway } from '../../support/gateway/test-gateway';

/** Sends the head and the beginning of a body, and breaks off; resolves when the connection is gone. */
const breakOff = (url: URL, path: string, body: string): Promise<void> =>
  new Promise((resolve) => {
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${url.host}`,
      'X-Gateway-Path: /webapp/register!login.action',
      'Content-Type: application/x-www-form-urlencoded',
      body,
    ];
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\nuserName=1`, () => setImmediate(() => socket.destroy()));
    });
    socket.on('close', () => resolve());
  });

test.each([
  ['main', '/gateway', 'Content-Length: 900'],
  ['main', '/gateway', 'Transfer-Encoding: chunked'],
  ['main', '/beacon', 'Content-Length: 900'],
  ['main', '/pay/notify', 'Content-Length: 900'],
  ['second', '/connect/oauth2/authorize', 'Content-Length: 900'],
  ['second', '/cashier/h5', 'Content-Length: 900'],
] as const)(
  '[SEC-05] on the %s port a call of %s whose sender breaks off (%s) is told to nobody as a problem',
  async (port, path, body) => {
    const told: unknown[] = [];
    const log = { info: () => undefined, problem: (...line: unknown[]) => void told.push(line) };
    const printed = vi.spyOn(console, 'error').mockImplementation((...line) => void told.push(line));
    const gateway = await startTestGateway({ log });
    const url = new URL(port === 'main' ? gateway.url : gateway.secondUrl);
    for (let times = 0; times < 5; times += 1) {
      await breakOff(url, path, body);
      await fetch(`${gateway.url}/health`);
    }
    await gateway.close();
    printed.mockRestore();
    expect(told).toEqual([]);
  },
);
