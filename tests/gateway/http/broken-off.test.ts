import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestGateway } from '../../support/gateway/test-gateway';

/** Sends the head and the beginning of a body, and breaks off; resolves when the connection is gone. */
const breakOff = (url: URL, path: string): Promise<void> =>
  new Promise((resolve) => {
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${url.host}`,
      'X-Gateway-Path: /webapp/register!login.action',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 900',
    ];
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\nuserName=1`, () => setImmediate(() => socket.destroy()));
    });
    socket.on('close', () => resolve());
  });

test.each(['/gateway', '/beacon'])(
  '[SEC-05] a call of %s whose sender breaks off is told to nobody as a problem',
  async (path) => {
    const told: unknown[] = [];
    const log = { info: () => undefined, problem: (...line: unknown[]) => void told.push(line) };
    const gateway = await startTestGateway({ log });
    for (let times = 0; times < 5; times += 1) {
      await breakOff(new URL(gateway.url), path);
      await fetch(`${gateway.url}/health`);
    }
    await gateway.close();
    expect(told).toEqual([]);
  },
);
