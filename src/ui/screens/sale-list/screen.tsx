import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { dealSorts } from '../../../../contract/deal/deal-filter';
import type { SaveSearchMachine } from '../../../application/deals/saved-search/forms';
import type { CompareChoiceMachine } from '../../../application/deals/compare-choice/machine';
import type { LooserMachine } from '../../../application/deals/deal-filter/looser';
import type { dealFilterMachine } from '../../../application/deals/deal-filter/machine';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { readFilter } from '../../../domain/deal-filter/read-filter';
import { saleListTitle } from '../../../domain/sale/list-title';
import { markOf } from '../../../domain/sale/mark';
import { allSourceTypes } from '../../../domain/sale/source-type';
import type { Sale } from '../../../domain/sale/sale';
import { useFlows } from '../../frame/context/flows';
import { useRouteParam } from '../../kit/page/route-params';
import { useFilter } from '../../features/list/deal-filter/use-filter';
import { useListing } from '../../features/list/endless-list/use-listing';
import { useOwnTitle } from '../../frame/context/use-own-title';
import { filterKinds } from '../../features/list/deal-filter/filter-kinds';
import { useStars, useThings } from '../../features/list/favourite/use-stars';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { useBegun } from '../../frame/page-frame/begun';
import type { FavouriteDesk } from '../../frame/page-frame/favourite-desk';
import { SaveSearch } from '../../features/list/saved-search/save-search';
import { SaleListView } from './view';

export interface SaleListScreenProps {
  readonly flows: {
    readonly deals: ActorRefFrom<ListingMachine<Sale>>;
    readonly filter: ActorRefFrom<typeof dealFilterMachine>;
    readonly looser: LooserMachine;
    readonly choice: CompareChoiceMachine;
    readonly favourites: FavouriteDesk;
    readonly saving: SaveSearchMachine;
  };
}

/** Deals on the sell side, of one source or of all, as far as the address asks for them. */
export function SaleListScreen({ flows }: SaleListScreenProps): ReactElement {
  const { deals, filter, looser, choice, favourites, saving } = flows;
  const { sourceTypes, now } = useFlows();
  const { loggedIn } = useWhoIsHere();
  const { search } = useLocation();
  const list = useListing(deals);
  const flow = useFilter(filter, filterKinds.sale);
  const sourceType = useRouteParam('sourceType');
  const markId = useRouteParam('markId');
  const mark = markOf(markId);
  useOwnTitle(saleListTitle({ sourceType, markId, search }, sourceTypes));
  const stars = useStars(favourites.actor, useThings('sale', list.status.items));
  const dropped = useMemo(() => readFilter(search, dealSorts.sale).dropped, [search]);
  const { shown } = flow.filter;
  const save = useMemo(() => {
    const of = { sourceType: sourceType === '' ? null : sourceType, mark: mark?.id ?? null };
    return <SaveSearch machine={saving} search={{ kind: 'sale', ...of, ...shown }} />;
  }, [saving, sourceType, mark, shown]);
  return (
    <SaleListView
      deals={list}
      stars={stars}
      flow={flow}
      looser={looser}
      save={save}
      dropped={dropped}
      sourceType={sourceType}
      sourceTypes={useMemo(() => allSourceTypes(sourceTypes), [sourceTypes])}
      mark={mark}
      choice={useBegun(choice, undefined)}
      forVisitor={!loggedIn}
      now={now()}
    />
  );
}
