import type { AnyCall, CallFamily } from '../../../../../contract/call/call';
import { families } from '../../../../../contract/families';
import type { Call } from './call';

type Way = Pick<AnyCall, 'method' | 'path'>;

/** The names of the contract's calls by path, such as `account.login`; a call of two families has its first name. */
export const callNames: ReadonlyMap<string, string> = new Map(
  Object.entries(families)
    .flatMap(([family, calls]) =>
      Object.entries(calls).map(([name, { path }]) => [path, `${family}.${name}`] as const),
    )
    .reverse(),
);

const wayOf = ({ method, path }: Way): string => `${method} ${path}`;

/**
 * The endpoints of all calls of the contract, in its order; those of the pay host are on another port.
 * @throws for a call without an endpoint, for two endpoints of one call, and for an endpoint of no call
 */
export const contractEndpoints = (
  endpoints: readonly Call[],
  contract: Readonly<Record<string, CallFamily>> = families,
): readonly Call[] => {
  const byWay = new Map(endpoints.map((endpoint) => [wayOf(endpoint), endpoint]));
  const named = Object.entries(contract).flatMap(([family, calls]) =>
    Object.entries(calls)
      .filter(([, { host }]) => host === undefined)
      .map(([name, value]) => ({ name: `${family}.${name}`, way: wayOf(value) })),
  );
  const found = named.map(({ name, way }) => {
    const endpoint = byWay.get(way);
    if (endpoint === undefined) throw new Error(`the gateway has no endpoint for ${name}, ${way}`);
    return endpoint;
  });
  const known = new Set(named.map(({ way }) => way));
  const stray = endpoints.find(
    (endpoint) => !known.has(wayOf(endpoint)) || byWay.get(wayOf(endpoint)) !== endpoint,
  );
  if (stray !== undefined)
    throw new Error(
      `${known.has(wayOf(stray)) ? 'two endpoints answer' : 'no family of the contract has'} ${wayOf(stray)}`,
    );
  return [...new Set(found)];
};
