import { isSome, toNullable } from 'fp-ts/Option';
import { decodeConsent } from '../domain/consent/consent';
import { privacyStanding } from '../domain/consent/privacy-standing';
import { isCrawler } from '../domain/access/crawler';
import type { AppInput } from '../application/shell/app/app-events';
import type { RouteMatch } from '../domain/route/match-route';
import type { Started } from './started';

/** With what the application starts on this page: the token and the addresses that the browser holds. */
export const appInput = (
  started: Started,
  userAgent: string,
  match: (address: string) => RouteMatch,
): AppInput => {
  const token = started.tokenStore.read();
  const { environment, capabilities } = started.bridge;
  const consent = decodeConsent(toNullable(started.keyValueStorage.read('hupo.privacy-consent')()));
  return {
    token: toNullable(token),
    consent,
    jitter: started.random.fraction(),
    navigation: {
      entry: started.history.current(),
      visitor: { kind: isSome(token) ? 'unknown' : isCrawler(userAgent) ? 'crawler' : 'anonymous' },
      environment,
      wechatLogin: capabilities.socialLogin === 'oauth',
      privacy: privacyStanding(environment, consent),
      match,
      backAddress: toNullable(started.keyValueStorage.read('hupo.back-address')()),
    },
  };
};
