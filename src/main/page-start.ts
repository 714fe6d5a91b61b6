import { isSome, toNullable } from 'fp-ts/Option';
import { decodeConsent } from '../domain/consent/consent';
import { privacyStanding } from '../domain/consent/privacy-standing';
import { isCrawler } from '../domain/access/crawler';
import type { AppInput } from '../application/app/app-events';
import type { RouteMatch } from '../domain/route/match-route';
import type { HistoryEntry, PageHistory } from '../ports/page-history';
import { layHomeBeneath } from './home-beneath';
import type { Started } from './started';

/** A forgotten password, which links of messages lead to, has home beneath it: back does not leave. */
const firstEntry = (history: PageHistory): HistoryEntry => {
  const entry = history.current();
  const isFirst = entry.index === 0 && entry.layers === 0;
  return isFirst && entry.address.startsWith('/login/retrieve') ? layHomeBeneath(history, entry) : entry;
};

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
      entry: firstEntry(started.history),
      visitor: { kind: isSome(token) ? 'unknown' : isCrawler(userAgent) ? 'crawler' : 'anonymous' },
      environment,
      wechatLogin: capabilities.socialLogin === 'oauth',
      privacy: privacyStanding(environment, consent),
      match,
      backAddress: toNullable(started.keyValueStorage.read('hupo.back-address')()),
    },
  };
};
