import { isSome, toNullable } from 'fp-ts/Option';
import { decodeConsent } from '../../../domain/consent/consent';
import { privacyStanding } from '../../../domain/consent/privacy-standing';
import { isCrawler } from '../../../domain/access/crawler';
import type { AppInput } from './app-events';
import type { RouteMatch } from '../../../domain/route/match-route';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PageHistory } from '../../../ports/page-history';
import type { PlatformBridge } from '../../../ports/platform-bridge';
import type { Random } from '../../../ports/random';
import type { TokenStore } from '../../../ports/token-store';

/** What the browser holds when the application starts. */
interface AtStart {
  readonly tokenStore: Pick<TokenStore, 'read'>;
  readonly bridge: Pick<PlatformBridge, 'environment' | 'capabilities'>;
  readonly keyValueStorage: Pick<KeyValueStorage, 'read'>;
  readonly random: Pick<Random, 'fraction'>;
  readonly history: Pick<PageHistory, 'current'>;
}

/** Returns the input of the application's machine on this page: its token, its addresses and who visits. */
export const appInput = (
  started: AtStart,
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
