import { ContainerModule } from 'inversify';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { TokenStore } from '../../ports/token-store';
import { tokens } from '../tokens';
import { CookieDeviceIdentity } from './cookie-device-identity';
import { DocumentCookies } from './document-cookies';

/** What home needs at start, before there is a container. */
export interface StartedStorage {
  readonly cookies: DocumentCookies;
  readonly keyValueStorage: KeyValueStorage;
  readonly tokenStore: TokenStore;
}

/** Storage of the browser. Wants random. */
export const storageWebModule = (started: StartedStorage): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(DocumentCookies).toConstantValue(started.cookies);
    bind(tokens.keyValueStorage).toConstantValue(started.keyValueStorage);
    bind(tokens.tokenStore).toConstantValue(started.tokenStore);
    bind(tokens.deviceIdentity).to(CookieDeviceIdentity).inSingletonScope();
  });
