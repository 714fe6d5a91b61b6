import { left } from 'fp-ts/Either';
import { refusals } from '../../../contract/refusal/refusal';
import { makeOrigins } from '../../../gateway/src/adapters/http/origins';
import { keptPages } from '../../../gateway/src/adapters/http/pages/kept-pages';
import { noPages } from '../../../gateway/src/adapters/http/pages/page-source';
import type { MainAppNeeds } from '../../../gateway/src/adapters/http/server/main-app';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';

/** What the main port is made of where it has nothing to serve, at this address. */
export const emptyMainApp = (publicUrl: string | null): MainAppNeeds => ({
  dispatch: () => Promise.resolve({ status: 200, body: '{}' }),
  origins: makeOrigins({ port: 1, secondPort: 2, publicUrl, secondPublicUrl: null, addresses: [] }),
  files: () => Promise.resolve(null),
  pages: keptPages(noPages, { clock: movedClock(), log: silentLog, refusedForNow: () => undefined }),
  uploads: { picture: () => Promise.resolve(null) },
  drawn: { picture: () => Promise.resolve(null) },
  presentationFiles: { file: () => Promise.resolve(left(refusals.presentationUnknown)) },
  conferences: { one: () => Promise.resolve(left(refusals.conferenceUnknown)) },
  tokens: { userOf: () => Promise.resolve(null) },
  health: () => Promise.resolve({ status: 'ok' }),
  readiness: { refusal: () => null, delay: () => null },
  takeNotice: () => Promise.resolve('forged'),
  clock: movedClock(),
  random: systemRandom,
  log: silentLog,
  security: { note: () => undefined },
  trustProxy: false,
  configFor: () => ({}),
});
