import { createHash } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { laxness, policyOf } from './content-policy';

/** A body that is refused before it is read to its end costs the connection. */
const tooLarge = { data: 'x'.repeat(100_000), headers: { Connection: 'close' } };
const gatewayCall = { 'X-Gateway-Path': '/webapp/index!getData.action' };

test('[SEC-01] every kind of answer has the headers, and a policy that allows nothing inline', async ({
  request,
  page,
  gateway,
}) => {
  await page.goto('/');
  const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const first = await request.get(script ?? '');
  const plain = { maxRedirects: 0 };
  const answers: Readonly<Record<string, APIResponse>> = {
    'a page': await request.get('/'),
    'the shell of a member': await request.get('/message', { headers: { Cookie: 'Admin-Token=x' } }),
    'a redirect': await request.get('/sale/entrust/20260418', plain),
    'an unknown page': await request.get('/no/such/page'),
    'a page of one’s own error': await request.get('/error/401'),
    'a script': first,
    'a page that has not changed': await request.get('/', {
      headers: { 'If-None-Match': (await request.get('/')).headers().etag ?? '' },
    }),
    'a script that has not changed': await request.get(script ?? '', {
      headers: { 'If-None-Match': first.headers().etag ?? '' },
    }),
    'a missing file': await request.get('/assets/no-such.js'),
    'an icon': await request.get('/favicon.svg'),
    'the configuration': await request.get('/config.json'),
    'a call': await request.get('/gateway', { headers: gatewayCall }),
    'a refused call': await request.get('/gateway', { headers: { 'X-Gateway-Path': '/etc/passwd' } }),
    'a call that is too large': await request.post('/gateway', tooLarge),
    'a beacon': await request.post('/beacon', { data: '{}' }),
    'a beacon that is too large': await request.post('/beacon', tooLarge),
    'another method': await request.put('/'),
    health: await request.get('/health'),
    'a path with tricks': await request.get('/..%2f..%2fetc/passwd', plain),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const headers = answer.headers();
    expect.soft(laxness(policyOf(headers['content-security-policy'])), name).toEqual([]);
    expect.soft(headers, name).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  }
  expect(answers['a redirect']?.status()).toBe(302);
  expect(answers['an unknown page']?.status()).toBe(404);
  expect(answers['a page that has not changed']?.status()).toBe(304);
  expect(answers['a script that has not changed']?.status()).toBe(304);
  expect(gateway.takeProblems()).toEqual([]);
});

test('[SEC-01] a page has one inline style, allowed by its hash, also when it is requested again', async ({
  request,
  page,
}) => {
  for (const path of ['/', '/sale/landing', '/no/such/page', '/login/passwd']) {
    const answer = await request.get(path);
    const policy = policyOf(answer.headers()['content-security-policy']);
    const html = await answer.text();
    const inline = [...html.matchAll(/<(script|style)(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/\1>/g)];
    const [style = '', ...others] = inline.filter(([, name]) => name === 'style').map(([, , , text]) => text);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy.get('style-src'), path).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(others).toEqual([]);
    for (const [, name, attributes] of inline)
      if (name === 'script') expect(attributes).toContain('type="application/json"');
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/nonce|sha256/);
    expect(html).not.toContain('nonce');
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:href|src)="javascript:/i);
  }
  const file = await request.get('/favicon.svg');
  expect(policyOf(file.headers()['content-security-policy']).get('style-src')).toEqual(["'self'"]);

  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/user/agreement') statuses.push(response.status());
  });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/user/agreement');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户协议');
    const styles = await page.evaluate(() => document.querySelector('style')?.sheet?.cssRules.length ?? 0);
    expect(styles).toBeGreaterThan(0);
  }
  expect(statuses).toHaveLength(2);
});

test('[SEC-01][CAP-06] the captcha’s origin has a strict policy, and only the application frames it', async ({
  request,
  gateway,
}) => {
  const at = (path: string) => request.get(`${gateway.secondUrl}${path}`);
  const frame = await at('/frame?appid=hupo-web&sid=00000000-0000-4000-8000-000000000000');
  expect(frame.status()).toBe(200);
  const policy = policyOf(frame.headers()['content-security-policy']);
  expect(policy.get('frame-ancestors')).toEqual([gateway.url]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  for (const path of ['/captcha.js', '/frame.js', '/config?appid=hupo-web', '/template', '/none', '/frame']) {
    const headers = (await at(path)).headers();
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});
