import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import type { Call, CallOptions } from '../../../ports/call';
import type { LayerStack } from '../../../ports/layer-stack';
import type { PageWay } from '../../../ports/page-way';
import type { ShowCommand } from './filter-context';
import { dealFilterMachine } from './machine';
import { fromCall } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';

export interface DealFilterPorts {
  readonly layers: LayerStack;
  readonly way: Pick<PageWay, 'goOn'>;
}

/** How long counting may take, in milliseconds: the count is only shown on a button. */
const countLimit = 10_000;

/**
 * The filter of a list, wired to the call that counts and to the address, which contains the shown filter.
 * @param path of the list, to which the filter is added as a query
 * @param further the other parameters of that query
 */
export const dealFilter = (
  { layers, way }: DealFilterPorts,
  path: string,
  count: (filter: DealFilter, options: CallOptions) => Call<DealCounts>,
  further: Readonly<Record<string, string>> = {},
) =>
  dealFilterMachine.provide({
    actors: {
      layer: fromListener(({ sendBack }) => layers.open('filter', () => sendBack({ type: 'filter.closed' }))),
      count: fromCall<DealCounts, { readonly filter: DealFilter }>(
        ({ filter }, options) => count(filter, options),
        { limit: countLimit },
      ),
      address: fromListener<ShowCommand>(({ receive }) =>
        receive(({ filter }) => way.goOn(`${path}${filterSearch(filter, further)}`)),
      ),
    },
  });
