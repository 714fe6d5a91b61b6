import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ListingMachine } from '../../../application/listing/machine';
import { allSourceTypes } from '../../../domain/sale/source-type';
import type { KeptSale } from '../../../ports/favourite-gateway';
import { useFlows } from '../../given/flows';
import { useRouteParam } from '../../given/route-params';
import { useKept } from '../../given/use-kept';
import type { FavouriteDesk } from '../../room/favourite-desk';
import { FavouriteSalesView } from './view';

export interface FavouriteSalesScreenProps {
  readonly flows: {
    readonly deals: ActorRefFrom<ListingMachine<KeptSale>>;
    readonly favourites: FavouriteDesk;
  };
}

const thingOf = ({ sale: { id } }: KeptSale) => ({ kind: 'sale' as const, id });

/** The deals on the sell side that one keeps; one that is taken out goes at once, and can be had back. */
export function FavouriteSalesScreen({ flows }: FavouriteSalesScreenProps): ReactElement {
  const { app, sourceTypes, now } = useFlows();
  return (
    <FavouriteSalesView
      {...useKept(flows.deals, flows.favourites.actor, thingOf)}
      sourceType={useRouteParam('sourceType')}
      sourceTypes={allSourceTypes(sourceTypes)}
      now={now()}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
