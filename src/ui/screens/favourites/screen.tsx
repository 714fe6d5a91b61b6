import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FavouriteCounts } from '../../../../contract/favourite/favourite';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import { useFlows } from '../../given/flows';
import { FavouritesView } from './view';

export interface FavouritesScreenProps {
  readonly flows: { readonly counts: ActorRefFrom<ResourceMachine<undefined, FavouriteCounts>> };
}

/** How many of each kind one keeps, and the way to them. */
export function FavouritesScreen({ flows: { counts } }: FavouritesScreenProps): ReactElement {
  const { app, now } = useFlows();
  return (
    <FavouritesView
      status={useSelector(counts, selectResourceStatus<undefined, FavouriteCounts>)}
      now={now()}
      onReload={() => counts.send({ type: 'resource.reloadRequested' })}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
