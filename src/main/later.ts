import type { ServiceIdentifier } from 'inversify';
import type { tokens as allTokens } from '../adapters/tokens';
import { left } from 'fp-ts/Either';
import type { GatewayFailure } from '../domain/gateway/failure';
import type { CallReporter } from '../ports/call-reporter';
import type { CallOf, Gateways } from '../ports/gateways';
import { once } from './once';
import type { Started } from './started';

/** Gives the port of a token; the container is loaded on first need. Rejects when its code cannot be loaded. */
export type Later = <Port>(pick: (tokens: typeof allTokens) => ServiceIdentifier<Port>) => Promise<Port>;

/**
 * The container's code and the container, once. A load that failed is tried again the next time.
 * @param shown nothing is loaded before: an answer that came while the page hydrates would make what the
 *   client renders differ from what the server rendered
 * @param allowed asked each time, and waited for: before the privacy agreement nothing is loaded (PRI-02)
 */
export const laterFrom = (
  started: Started,
  reporter: CallReporter,
  shown: Promise<void>,
  allowed: () => Promise<void>,
): Later => {
  const loaded = once(async () => {
    await shown;
    const code = await import('./container');
    return code.createContainer(started, reporter);
  });
  return async (pick) => {
    await allowed();
    const { container, tokens } = await loaded();
    return container.get(pick(tokens));
  };
};

const network: GatewayFailure = { kind: 'network' };

/**
 * Calls whose code is loaded with the first of them; code that cannot be loaded is a network failure. Written without
 * fp-ts's TaskEither, whose code the first page would have to carry.
 */
export const laterCalls =
  (load: () => Promise<Gateways>): CallOf =>
  (pick) =>
  (...given) =>
  () =>
    load().then(
      (gateways) => pick(gateways)(...given)(),
      () => left(network),
    );

/** The calls of the gateway, whose code is loaded with the first of them. */
export const callsBy = (later: Later): CallOf => laterCalls(() => later((tokens) => tokens.gateways));
