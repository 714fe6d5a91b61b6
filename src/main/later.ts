import type { ServiceIdentifier } from 'inversify';
import type { tokens as allTokens } from '../adapters/tokens';
import type { CallReporter } from '../ports/call-reporter';
import { lazyCalls } from '../adapters/lazy-code/lazy-calls';
import type { CallOf } from '../ports/gateways';
import type { OfflineHooks } from './around-transport';
import { once } from '../application/kit/once';
import type { Started } from './started';

/** Gives the port of a token; the container is loaded on first need. Rejects when its code cannot be loaded. */
export type Later = <Port>(pick: (tokens: typeof allTokens) => ServiceIdentifier<Port>) => Promise<Port>;

/**
 * The container's code and the container, once. A load that failed is tried again the next time.
 * @param shown nothing is loaded before: an answer that came while the page hydrates would make what the
 *   client renders differ from what the server rendered
 * @param offline the reports of each call, for pages without network
 * @param allowed asked each time, and waited for: before the privacy agreement nothing is loaded (PRI-02)
 */
export const laterFrom = (
  started: Started,
  reporter: CallReporter,
  shown: Promise<void>,
  allowed: () => Promise<void>,
  offline: OfflineHooks,
): Later => {
  const loaded = once(async () => {
    await shown;
    const code = await import('./container');
    return code.createContainer(started, reporter, offline);
  });
  return async (pick) => {
    await allowed();
    const { container, tokens } = await loaded();
    return container.get(pick(tokens));
  };
};

/** The calls of the gateway, whose code is loaded with the first of them. */
export const callsBy = (later: Later): CallOf => lazyCalls(() => later((tokens) => tokens.gateways));
