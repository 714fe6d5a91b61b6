import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { Call, CallOptions } from '../../../ports/call';
import type { LayerStack } from '../../../ports/layer-stack';
import type { PageWay } from '../../../ports/page-way';
import type { ShowCommand } from './filter-context';
import { dealFilterMachine } from './machine';
import type { Counted } from './setup';

export interface DealFilterPorts {
  readonly layers: LayerStack;
  readonly way: Pick<PageWay, 'goOn'>;
}

/**
 * The filter of a list, wired to the call that counts and to the address, which says what the list shows.
 * @param path of the list, to which the filter is added as a query
 * @param beside what else that query says of the list
 */
export const dealFilter = (
  { layers, way }: DealFilterPorts,
  path: string,
  count: (filter: DealFilter, options: CallOptions) => Call<DealCounts>,
  beside: Readonly<Record<string, string>> = {},
) =>
  dealFilterMachine.provide({
    actors: {
      layer: fromCallback<EventObject>(({ sendBack }) =>
        layers.open('filter', () => sendBack({ type: 'filter.closed' })),
      ),
      count: fromPromise<Counted, { readonly filter: DealFilter }>(({ input: { filter }, signal }) =>
        count(filter, { signal })(),
      ),
      address: fromCallback<ShowCommand>(({ receive }) =>
        receive(({ filter }) => way.goOn(`${path}${filterSearch(filter, beside)}`)),
      ),
    },
  });
