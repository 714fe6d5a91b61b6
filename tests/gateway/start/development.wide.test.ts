import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ pages: { kind: 'development' } });
}, 60_000);
afterAll(() => gateway.close());

describe('in development', { timeout: 120_000 }, () => {
  test('[SEC-01][OPS-01] the page is rendered from the sources, under the same policy, with hot reload', async () => {
    const response = await fetch(gateway.url);
    const html = await response.text();
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src [^;]*unsafe-inline/);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const running = scripts.filter((attributes) => !attributes.includes('application/json'));
    expect(running.some((attributes) => attributes.includes('/@vite/client'))).toBe(true);
    expect(running.map((attributes) => attributes.split(`nonce="${nonce}"`).length - 1)).toEqual(
      running.map(() => 1),
    );
    expect(html).toContain('<main');
  });

  test('[OPS-01] modules come from the sources, and what is the gateway’s own stays its own', async () => {
    const module = await fetch(`${gateway.url}/src/main.tsx`);
    expect(module.headers.get('Content-Type')).toBe('text/javascript');
    expect(await (await fetch(`${gateway.url}/config.json`)).json()).toMatchObject({
      captcha: { host: gateway.secondUrl },
    });
  });
});
