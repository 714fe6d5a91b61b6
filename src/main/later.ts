import type { ServiceIdentifier } from 'inversify';
import type { tokens as allTokens } from '../adapters/tokens';
import { left } from 'fp-ts/Either';
import type { GatewayFailure } from '../domain/gateway/failure';
import type { Call } from '../ports/call';
import type { CallReporter } from '../ports/call-reporter';
import type { Gateways } from '../ports/gateways';
import { once } from './once';
import type { Started } from './started';

/** Gives what a token stands for, loading the container on first need. Rejects when its code cannot be loaded. */
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

/** A port of calls, and several of them, as far as one that does not know them knows them. */
type AnyPort = Readonly<Record<string, (...given: readonly unknown[]) => Call<unknown>>>;
type AnyPorts = Readonly<Record<string, AnyPort>>;

/** An object that has whatever it is asked for by name. What is awaited by mistake is no promise: it has no `then`. */
const having = (made: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : made(name)) });

/**
 * Ports of calls that are loaded with the first of them; code that cannot be loaded is a network failure like any
 * other. They have whatever the loaded ones have, by name: what calls there are is not known before. Written without
 * fp-ts's TaskEither, whose code the first page would have to carry.
 */
export function laterPorts<Ports extends object>(ports: () => Promise<Ports>): Ports;
export function laterPorts(ports: () => Promise<AnyPorts>): object {
  return having((port) =>
    having(
      (name) =>
        (...given: readonly unknown[]) =>
        () =>
          ports().then(
            (loaded) => loaded[port]?.[name]?.(...given)(),
            () => left(network),
          ),
    ),
  );
}

/** The gateway's ports, whose code is loaded with the first call. */
export const laterGateways = (later: Later): Gateways => laterPorts(() => later((tokens) => tokens.gateways));
