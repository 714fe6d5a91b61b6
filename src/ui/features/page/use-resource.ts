import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus, type ResourceStatus } from '../../../application/kit/resource/status';

/** Returns a resource that is loaded as a whole, and its retry. */
export const useResource = <I, A>(
  flow: ActorRefFrom<ResourceMachine<I, A>>,
): { readonly status: ResourceStatus<A>; readonly onReload: () => void } => ({
  status: useSelector(flow, selectResourceStatus<I, A>),
  onReload: () => flow.send({ type: 'resource.reloadRequested' }),
});
