import { useCallback, useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import type { PlacedKind } from '../../../../contract/kind/kinds';
import { addressAt, listAddress } from '../../../../contract/kind/address';
import { defaultPageSize } from '../../../../contract/rules/page-size';
import { isKindWith } from '../../../../contract/kind/capabilities';
import { noFilter } from '../../../../contract/deal/no-filter';
import { noChanges } from '../../../application/kit/change-feed';
import { saveSearch } from '../../../application/deals/saved-search/forms';
import { listing } from '../../../application/kit/listing/definition';
import { resource } from '../../../application/kit/resource/definition';
import { chosenWords } from '../../../domain/choice-filter/changed-choices';
import type { ChoiceFilter } from '../../../domain/choice-filter/choice-filter';
import type { Kind } from '../../../domain/kind/kind';
import type { Page as PartOfList, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { PagePorts } from '../../../ports/page-ports';
import { useFlows } from '../../frame/context/flows';
import { broughtList } from '../../frame/page-frame/brought-list';
import { flow, offered, type FlowsOf } from '../../frame/page-frame/flow';
import { page, type Page } from '../../frame/page-frame/page';
import type { Where } from '../../frame/page-frame/where';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { DealSkeleton } from '../deal/deal-list/deal-skeleton';
import { ChoiceList } from '../list/choice-filter/choice-list';
import { choiceFilterText as text } from '../list/choice-filter/text';
import { coarsely } from '../list/endless-list/coarsely';
import { EndlessList } from '../list/endless-list/endless-list';
import { Rows } from '../list/endless-list/rows';
import { useListing } from '../list/endless-list/use-listing';
import { SaveSearch } from '../list/saved-search/save-search';
import { ListedCard, type ListedCardProps } from '../list/listed-card/listed-card';
import { ListFrame } from './list-frame';
import { useResource } from './use-resource';
import './choice-list-page.css';

/** The looks of a kind's list; its module in src/pages adds the filter and the calls. */
export interface ChoiceLook<A> {
  /** The counted thing with its measure word: 只 for 12 只基金. */
  readonly measure: string;
  /** A sentence over the list; nothing when left out. */
  readonly lead?: string;
  /** The heads of the columns on a desktop: the thing, its tags, its figures. */
  readonly heads: readonly string[];
  /** What the card of a thing shows besides its address. */
  readonly card: (item: A, now: number) => Omit<ListedCardProps, 'star' | 'to'>;
}

interface ChoiceListDefinition<A, Filter> extends ChoiceLook<A> {
  readonly filter: ChoiceFilter<Filter>;
  readonly calls: (ports: PagePorts) => {
    readonly list: (request: PageRequest & Filter, options: CallOptions) => Call<PartOfList<A>>;
    readonly counts: (filter: Filter, options: CallOptions) => Call<ChoiceCounts>;
  };
}

const wordsOf = (noun: string) => ({
  list: `${noun}列表`,
  failed: `${noun}没有加载出来`,
  moreFailed: `后面的${noun}没有加载出来`,
  empty: `没有符合条件的${noun}`,
  emptyText: '可以减少筛选条件后再看。',
  toAll: `查看全部${noun}`,
});

/** The list of a kind whose filter is chosen from, with counts; the address holds the filter (SCR-05, LAY-16). */
export const choiceListPage = <A extends { readonly id: string }, P, Filter>(
  kind: Kind<PlacedKind, A, P>,
  { filter, calls, measure, lead, heads, card }: ChoiceListDefinition<A, Filter>,
): Page<PagePorts> => {
  const path = listAddress(kind.name);
  const words = wordsOf(kind.label);
  const columns = {
    className: `listed-${heads.length - 2}`,
    heads: heads.map((word) => ({ word })),
  };
  const idOf = ({ id }: A): string => id;

  const flows = (ports: PagePorts, { search }: Where) => {
    const { asked } = filter.read(search);
    const { list, counts } = calls(ports);
    const of = filter.search(asked);
    const wanted = filter.filterOf(asked);
    const machine = listing<A>(ports, idOf, noChanges, (request, options) =>
      list({ ...request, ...wanted }, options),
    );
    return {
      list: broughtList(kind.item, machine, {
        pageSize: defaultPageSize,
        ofAsker: kind.gate !== null,
        of,
      }),
      counts: { ...flow(resource(ports, counts), { input: wanted }), of },
      saving: offered(saveSearch(ports)),
    };
  };

  function ChoiceListScreen({
    flows: running,
  }: {
    readonly flows: FlowsOf<ReturnType<typeof flows>>;
  }): ReactElement {
    const now = useFlows().now();
    const shownAt = coarsely(now);
    const { search } = useLocation();
    const { asked, dropped } = useMemo(() => filter.read(search), [search]);
    const list = useListing(running.list);
    const counts = useResource(running.counts).status.value;
    const row = useCallback(
      (item: A) => <ListedCard to={addressAt(kind.name, item.id)} {...card(item, shownAt)} />,
      [shownAt],
    );
    const save = isKindWith('savedSearch', kind.name) ? (
      <SaveSearch
        machine={running.saving}
        search={{
          kind: kind.name,
          sourceType: null,
          mark: null,
          query: filter.search(asked).slice(1),
          ...noFilter,
        }}
        conditions={chosenWords(filter, asked).map(({ word }) => word)}
      />
    ) : null;
    const { total, phase } = list.status;
    const count = total ?? counts?.total ?? null;
    return (
      <ListFrame className="choice-page" title={kind.listTitle} list={list}>
        <>
          {lead === undefined ? null : <p className="choice-lead">{lead}</p>}
          <ChoiceList
            filter={filter}
            asked={asked}
            path={path}
            counts={counts}
            dropped={dropped}
            total={count === null ? '' : text.total(count, measure)}
            show={count === null ? text.showAll : text.show(count, measure, kind.label)}
            save={save}
            columns={phase === 'empty' ? null : columns}
          >
            <h2 className="vh">{words.list}</h2>
            <EndlessList
              {...list}
              now={now}
              words={words}
              skeleton={<DealSkeleton of="four" />}
              empty={
                <StatePanel picture="empty" title={words.empty} text={words.emptyText}>
                  <ButtonLink to={path}>{words.toAll}</ButtonLink>
                </StatePanel>
              }
            >
              {(items) => (
                <Rows
                  items={items}
                  idOf={idOf}
                  total={total}
                  className="listed-rows"
                  label={words.list}
                  row={row}
                />
              )}
            </EndlessList>
          </ChoiceList>
        </>
      </ListFrame>
    );
  }
  return { ...page({ queries: filter.queries, flows, screen: ChoiceListScreen }), list: words };
};
