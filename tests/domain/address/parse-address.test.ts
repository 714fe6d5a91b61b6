import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../../src/domain/address/parse-address';
import { paths } from '../../support/arbitraries/addresses';
import { openRedirects } from '../../support/payloads/open-redirects';
import { propertyRuns } from '../../support/property';

const origin = 'https://hupo.example';
const rules = { origin, allowedHosts: ['pay.example', 'mp.example:8443', 'localhost:5173'] };
const parse = (text: string) => parseAddress(text, rules);
const payloads = Object.values(openRedirects).flat();

describe.each(Object.entries(openRedirects))('%s', (_disguise, list) => {
  test.each(list)('[SEC-02] %j may not be followed', (text) => {
    expect(parse(text)).toEqual(none);
  });
});

test('[SEC-02] the list holds at least eighty different payloads', () => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(80);
});

test.each([
  '/',
  '/user',
  '/user/',
  '/sale/entrust/XM-2026_1',
  '/search?q=储能&page=2',
  '/search?q=100%',
  '/redirect?url=https%3A%2F%2Fevil.example',
  '/login/passwd?redirect=//evil.example',
  '/user/privacy#第三节',
  '/a/%E5%82%A8%E8%83%BD',
  '/@someone',
  '/a:b',
  '/?',
  '/#',
])('[SEC-02] %s is inside the application', (address) => {
  expect(parse(address)).toEqual(some({ kind: 'inside', address }));
});

test.each([
  [origin, '/'],
  [`${origin}/`, '/'],
  [`${origin}/user?a=1#b`, '/user?a=1#b'],
  [`${origin}?a=1`, '/?a=1'],
  [`${origin}#top`, '/#top'],
])('[SEC-02] %s is %s inside the application', (text, address) => {
  expect(parse(text)).toEqual(some({ kind: 'inside', address }));
});

test.each([
  `${origin}//evil.example`,
  `${origin}/\\evil.example`,
  `${origin}/..//x`,
  `${origin}:81/`,
  `${origin}.cn/`,
])('[SEC-02] our own origin in front of a disguise changes nothing: %s', (text) => {
  expect(parse(text)).toEqual(none);
});

test.each([
  'https://pay.example',
  'https://pay.example/',
  'https://pay.example/cgi-bin/pay?prepay_id=1&redirect=https://evil.example/@x#a',
  'https://mp.example:8443/a',
  'http://localhost:5173/pay',
])('[SEC-02] %s is outside and allowed', (href) => {
  expect(parse(href)).toEqual(some({ kind: 'outside', href }));
});

test('[SEC-02] without an origin or a list there is only the inside', () => {
  const bare = { origin: '', allowedHosts: [] };
  expect(parseAddress('/user', bare)).toEqual(some({ kind: 'inside', address: '/user' }));
  expect(parseAddress('https://pay.example/', bare)).toEqual(none);
  expect(parseAddress('http://localhost:5173/', bare)).toEqual(none);
});

test('[SEC-02] an address longer than 2048 characters is none', () => {
  expect(isSome(parse(`/${'a'.repeat(2047)}`))).toBe(true);
  expect(parse(`/${'a'.repeat(2048)}`)).toEqual(none);
  expect(parse(`https://pay.example/${'a'.repeat(2048)}`)).toEqual(none);
});

/** Texts made from the parts that disguises are made of. */
const disguises = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        'https:',
        'http:',
        'pay.example',
        'evil.example',
        '@',
        '?',
        '#',
        '.',
        '..',
        ':',
      ),
      fc.constantFrom(
        '%2f',
        '%5c',
        '%2e',
        '%00',
        '%',
        '\t',
        '\n',
        '\u0000',
        ' ',
        '\uff0f',
        'javascript:',
        origin,
        'user',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('[SEC-02] what is inside stays on our origin for a browser too, wherever the page is', () => {
  fc.assert(
    fc.property(
      fc.oneof(disguises, paths, fc.constantFrom(...payloads), fc.webUrl()),
      fc.constantFrom('/', '/a/b'),
      (text, page) => {
        const parsed = parse(text);
        if (!isSome(parsed) || parsed.value.kind !== 'inside') return;
        const url = new URL(parsed.value.address, origin + page);
        expect(url.origin).toBe(origin);
        expect(url.pathname).toBe(parsed.value.address.replace(/[?#].*$/s, ''));
        expect(new URL(decodeURIComponent(url.pathname), origin).origin).toBe(origin);
      },
    ),
    { numRuns: propertyRuns * 3 },
  );
});

test('[SEC-02] what is outside is, for a browser too, an allowed host over https and nobody’s name', () => {
  const nearAllowed = fc.tuple(
    fc.constantFrom('https://pay.example', 'http://localhost:5173', 'https://'),
    disguises,
  );
  fc.assert(
    fc.property(
      fc.oneof(
        disguises,
        nearAllowed.map((parts) => parts.join('')),
      ),
      (text) => {
        const parsed = parse(text);
        if (!isSome(parsed) || parsed.value.kind !== 'outside') return;
        const url = new URL(parsed.value.href);
        expect(rules.allowedHosts).toContain(url.host);
        expect([url.username, url.password]).toEqual(['', '']);
        expect(url.protocol === 'https:' || url.hostname === 'localhost').toBe(true);
      },
    ),
    { numRuns: propertyRuns * 3 },
  );
});
