import { createHash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFromConfig } from '../../../gateway/src/adapters/http/headers/config-headers';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Policy = ReadonlyMap<string, readonly string[]>;
const policyIn = (text: string | null): Policy =>
  new Map(
    (text ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
const headersOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${gateway.url}${path}`, { headers })).headers;

describe('the headers of the main port', () => {
  test.each(['/', '/health', '/config.json', '/gateway', '/assets/none.js', '/no/such/page'])(
    '[SEC-01] %s carries all that do not depend on the page',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      const permissions = headers.get('Permissions-Policy')?.split(', ');
      expect(permissions).toContain('camera=(self)');
      expect(permissions).toEqual(expect.arrayContaining(['microphone=()', 'geolocation=()', 'payment=()']));
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    },
  );

  test('[SEC-01] nothing inline runs, nothing is evaluated, Trusted Types are enforced', async () => {
    const policy = policyIn((await headersOf('/')).get('Content-Security-Policy'));
    const all = [...policy.values()].flat();
    expect(all).not.toContain("'unsafe-eval'");
    expect(
      [...policy].filter(([, values]) => values.includes("'unsafe-inline'")).map(([name]) => name),
    ).toEqual(['style-src-attr']);
    expect(policy.get('script-src')).toEqual(["'self'", `${gateway.secondUrl}/captcha.js`]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['hupo', 'dompurify', "'allow-duplicates'"]);
  });

  test('[SEC-01] only the captcha, the pay host and what signs for WeChat are let in from outside, by the host name that the visitor uses', async () => {
    const second = gateway.secondUrl;
    const policy = policyIn((await headersOf('/')).get('Content-Security-Policy'));
    expect(policy.get('frame-src')).toEqual([`${second}/frame`]);
    expect(policy.get('script-src')).toContain(`${second}/captcha.js`);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      gateway.url.replace('http', 'ws'),
      `${second}/pay/`,
      `${second}/signature`,
      `${second}/config`,
    ]);
  });

  test('[SEC-05] no header can be forged through the Host header', async () => {
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(`${gateway.url}/`, {
        headers: { Host: "evil.example; script-src 'unsafe-inline'" },
      });
      asked.on('response', resolve);
      asked.on('error', reject);
      asked.end();
    });
    answered.resume();
    expect(answered.statusCode).toBe(400);
    expect(JSON.stringify(answered.headers)).not.toContain('evil.example');
  });
});

describe('the headers for a static server', () => {
  const page =
    '<html><style>a{}</style><script type="module" src="/a.js"></script><script>go()</script><script type="application/json">{}</script></html>';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policyFrom = (config: unknown): Policy => {
    const built = headersFromConfig(config, page);
    return policyIn(built._tag === 'Right' ? (built.right['Content-Security-Policy'] ?? null) : null);
  };

  test('[SEC-01] follow from its config.json', () => {
    const policy = policyFrom({
      gatewayUrl: 'https://api.example/base',
      socketUrl: 'wss://push.example/ws',
      analyticsUrl: '',
      captcha: { host: 'https://captcha.example/base/', appid: '1' },
    });
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'wss://push.example',
      'https://captcha.example/base/config',
    ]);
    expect(policy.get('frame-src')).toEqual(['https://captcha.example/base/frame']);
    expect(policy.get('script-src')).toContain('https://captcha.example/base/captcha.js');
  });

  test('[SEC-01] allow what stands in the page by its hash, but not what is data', () => {
    const policy = policyFrom({});
    expect(policy.get('script-src')).toEqual(["'self'", hash('go()')]);
    expect(policy.get('style-src')).toEqual(["'self'", hash('a{}')]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
  });

  test('[SEC-01] no address in it ends a directive or begins another', () => {
    const host = "https://captcha.example/a; script-src 'unsafe-inline'";
    expect(policyFrom({ captcha: { host }, gatewayUrl: host }).get('script-src')).toEqual([
      "'self'",
      hash('go()'),
      "https://captcha.example/a%3B%20script-src%20'unsafe-inline'/captcha.js",
    ]);
  });

  test('[ENV-05] a config.json of the wrong shape is told', () => {
    expect(headersFromConfig({ gatewayUrl: 1 }, page)).toEqual({
      _tag: 'Left',
      left: 'config.json 的格式不正确',
    });
  });
});
