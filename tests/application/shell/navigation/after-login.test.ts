import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressAfterLogin } from '../../../../src/application/shell/navigation/after-login';
import { startContext } from '../../../../src/application/shell/navigation/navigation-context';
import { openRedirects } from '../../../support/payloads/open-redirects';
import { propertyRuns } from '../../../support/property';
import { starting } from './samples';

/** Where a login leads from the login page with this query, and with this address remembered. */
const after = (query: string, backAddress: string | null): string =>
  addressAfterLogin(startContext({ ...starting(`/login/passwd${query}`), backAddress }));

const redirect = (address: string): string => `?redirect=${encodeURIComponent(address)}`;
const payloads = Object.values(openRedirects).flat();

describe('where a login leads', () => {
  test.each([
    ['the remembered address comes first', redirect('/user/privacy'), '/message?page=2', '/message?page=2'],
    ['then the query parameter redirect', redirect('/user/privacy?a=1#b'), null, '/user/privacy?a=1#b'],
    ['then /user', '', null, '/user'],
    ['other parameters lead nowhere', '?next=/message', null, '/user'],
    ['an empty parameter leads nowhere', '?redirect=', null, '/user'],
    [
      'the first of two parameters counts',
      `${redirect('/message')}&redirect=/user/privacy`,
      null,
      '/message',
    ],
    ['what is no address gives way to the next one', redirect('/message'), '//evil.example', '/message'],
    ['what is no address gives way to /user', redirect('//evil.example'), 'https://evil.example/', '/user'],
  ])('[LOG-07] %s', (_, query, remembered, place) => {
    expect(after(query, remembered)).toBe(place);
  });

  test.each(payloads)('[LOG-07][SEC-02] no login leads out of the application by %j', (payload) => {
    expect(after(redirect(payload), payload)).toBe('/user');
    expect(after(`?redirect=${payload}`, null)).toMatch(/^\/(?![/\\])/);
  });

  test('[LOG-07][SEC-02] whatever is remembered and asked for, a login leads to a path of this application', () => {
    const origin = 'https://hupo.example';
    const text = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...payloads), fc.webPath());
    fc.assert(
      fc.property(text, text, (asked, remembered) => {
        const place = after(redirect(asked), remembered);
        expect(new URL(place, origin).origin).toBe(origin);
      }),
      { numRuns: propertyRuns },
    );
  });
});
