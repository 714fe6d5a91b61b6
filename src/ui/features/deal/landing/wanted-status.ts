import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ResourceMachine } from '../../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../../application/kit/resource/status';

/**
 * Returns the card of the thing that led a visitor to a landing page, null before it is read, and the query to go on
 * with: a thing that does not exist leads to its list (ACC-06).
 */
export function useWanted<I, A>(
  wanted: ActorRefFrom<ResourceMachine<I, A>> | undefined,
  query: string,
  list: string,
): { readonly value: A | null; readonly query: string } {
  const status = useSelector(wanted, (snapshot) =>
    snapshot === undefined ? null : selectResourceStatus<I, A>(snapshot),
  );
  return {
    value: status?.value ?? null,
    query: status?.phase === 'notFound' ? `?${new URLSearchParams({ redirect: list }).toString()}` : query,
  };
}
