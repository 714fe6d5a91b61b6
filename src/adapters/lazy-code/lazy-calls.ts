import { left } from 'fp-ts/Either';
import type { GatewayFailure } from '../../domain/gateway/failure';
import type { CallOf, Gateways } from '../../ports/gateways';

const network: GatewayFailure = { kind: 'network' };

/**
 * Calls whose code is loaded with the first of them; code that cannot be loaded is a network failure. Written without
 * fp-ts's TaskEither, whose code the first page would have to carry.
 */
export const lazyCalls =
  (load: () => Promise<Gateways>): CallOf =>
  (pick) =>
  (...given) =>
  () =>
    load().then(
      (gateways) => pick(gateways)(...given)(),
      () => left(network),
    );
