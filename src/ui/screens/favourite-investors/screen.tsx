import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FavouriteInvestor } from '../../../../contract/favourite/favourite';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { useFlows } from '../../frame/context/flows';
import { useKept } from '../../features/list/favourite/use-kept';
import type { FavouriteDesk } from '../../frame/page-frame/favourite-desk';
import { FavouriteInvestorsView } from './view';

export interface FavouriteInvestorsScreenProps {
  readonly flows: {
    readonly investors: ActorRefFrom<ListingMachine<FavouriteInvestor>>;
    readonly favourites: FavouriteDesk;
  };
}

const thingOf = ({ investor: { id } }: FavouriteInvestor) => ({ kind: 'investor' as const, id });

/** The investors that one keeps; one that is taken out goes at once, and can be had back. */
export function FavouriteInvestorsScreen({ flows }: FavouriteInvestorsScreenProps): ReactElement {
  const { now } = useFlows();
  return (
    <FavouriteInvestorsView {...useKept(flows.investors, flows.favourites.actor, thingOf)} now={now()} />
  );
}
