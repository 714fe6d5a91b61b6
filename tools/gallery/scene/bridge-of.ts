import { left, right } from 'fp-ts/Either';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import type { PlatformBridge } from '../../../src/ports/platform-bridge';
import { inertBridge } from '../../../src/server/inert-ports';
import type { Scene } from './scene';

/** The platform of a scene, which can be asked for everything and answers little. */
export const bridgeOf = ({ environment, pushPermission, paysOnline }: Scene): PlatformBridge => ({
  ...inertBridge,
  environment,
  capabilities: capabilitiesOf(
    environment === 'wechat' ? { environment, version: [8], inMiniProgram: false } : { environment },
    { paying: paysOnline, wechat: true },
  ),
  share: () => () =>
    Promise.resolve(
      environment === 'wechat' ? right('armed') : left({ kind: 'notOpened', reason: 'no sheet' }),
    ),
  pushPermission: () => () => Promise.resolve(right(pushPermission)),
});
