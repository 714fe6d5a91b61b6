import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { mainApp } from '../../../gateway/src/adapters/http/server/main-app';
import type { ClientFiles } from '../../../gateway/src/adapters/http/static/client-files';
import { movedClock } from '../../support/gateway/moved-clock';
import { emptyMainApp } from './main-app-needs';

const noFiles: ClientFiles = () => Promise.resolve(null);
const brokenFiles: ClientFiles = () => Promise.reject(new Error('the disk is gone'));

const appAt = (publicUrl: string | null, files = brokenFiles) =>
  mainApp({ ...emptyMainApp(publicUrl), files });

describe('the main port', () => {
  test('[SEC-01] behind https asks browsers to stay there', async () => {
    const secure = await appAt('https://app.example').request('/health');
    const plain = await appAt(null).request('/health');
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect(plain.headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('[CLK-01] every answer carries the time of the gateway’s own clock', async () => {
    for (const address of ['/health', '/anything'])
      expect((await appAt(null).request(address)).headers.get('Date')).toBe(
        new Date(movedClock().now()).toUTCString(),
      );
  });

  test('[GAT-06] answers what nobody expected with code 500, without a word on the inside', async () => {
    const response = await appAt(null).request('/anything');
    expect([response.status, await response.json()]).toEqual([
      500,
      { resultCode: 500, resultMsg: '系统繁忙，请稍后再试' },
    ]);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('says that no client was built, where there is none', async () => {
    const visitor = { incoming: new IncomingMessage(new Socket()) };
    const response = await appAt(null, noFiles).request('/', {}, visitor);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});
