import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FavouriteCounts } from '../../../../contract/favourite/favourite';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { useFlows } from '../../frame/context/flows';
import { Searches, type SearchesProps } from './searches';
import { FavouritesView } from './view';

export interface FavouritesScreenProps {
  readonly flows: {
    readonly counts: ActorRefFrom<ResourceMachine<undefined, FavouriteCounts>>;
  } & SearchesProps['flows'];
}

/** How many of each kind one keeps, the way to them, and the searches that one keeps. */
export function FavouritesScreen({ flows: { counts, ...searching } }: FavouritesScreenProps): ReactElement {
  const { now } = useFlows();
  return (
    <FavouritesView
      status={useSelector(counts, selectResourceStatus<undefined, FavouriteCounts>)}
      now={now()}
      searches={<Searches flows={searching} />}
      onReload={() => counts.send({ type: 'resource.reloadRequested' })}
    />
  );
}
