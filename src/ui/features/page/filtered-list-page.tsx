import { defaultPageSize } from '../../../../contract/rules/page-size';
import { memo, useCallback, useMemo, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import type { KindWith } from '../../../../contract/kind/kinds';
import { dealFilter } from '../../../application/deals/deal-filter/definition';
import { looserCounts, type LooserMachine } from '../../../application/deals/deal-filter/looser';
import type { dealFilterMachine } from '../../../application/deals/deal-filter/machine';
import { noChanges } from '../../../application/kit/change-feed';
import { listing } from '../../../application/kit/listing/definition';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import { filterQueries, readFilter, type Dropped } from '../../../domain/deal-filter/read-filter';
import type { Kind } from '../../../domain/kind/kind';
import type { Page as PartOfList, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { ChangeFeed } from '../../../ports/change-feed';
import type { PagePorts } from '../../../ports/page-ports';
import { useFlows } from '../../frame/context/flows';
import { broughtList } from '../../frame/page-frame/brought-list';
import { favouritesFlow } from './favourites-flow';
import type { SessionFavourites } from '../../../application/deals/session-favourites';
import { flow, hearing, offered } from '../../frame/page-frame/flow';
import { page, type ListWords, type Page } from '../../frame/page-frame/page';
import type { Where } from '../../frame/page-frame/where';
import type { Columns } from '../deal/deal-list/columns';
import type { FilterKind } from '../list/deal-filter/filter-kind';
import { FilteredList, type FilteredListWords } from '../list/deal-filter/filtered-list';
import { useFilter } from '../list/deal-filter/use-filter';
import { useListing } from '../list/endless-list/use-listing';
import { FavouriteNote } from '../list/favourite/favourite-note';
import { FavouriteStar } from '../list/favourite/favourite-star';
import { useStars, useThings } from '../list/favourite/use-stars';
import { useListAt, type ListAddress, type ListAt } from './list-at';
import { ListFrame, type ListFrameProps } from './list-frame';

// The list changes often, the note about its stars seldom.
const Note = memo(FavouriteNote);

/** What gathers a list besides its filter, as the address says. */
export interface ListScope<S> {
  /** The path of the list, to which its filter is added as a query. */
  readonly path: string;
  readonly scope: S;
  /** What else of the query says what is listed. */
  readonly query?: Readonly<Record<string, string>>;
  /** What of the address was not taken, the filter apart. */
  readonly dropped?: readonly Dropped[];
}

/** What the rows of a list are shown with. */
export interface RowsWith<A> {
  readonly total: number | null;
  readonly now: number;
  readonly star: (item: A) => ReactElement;
}

/** What the page of one kind's list adds to the frame that all such lists share. */
export interface FilteredParts<A> extends Pick<ListFrameProps, 'foot' | 'head' | 'ownTitle'> {
  /** The heading; that of the text when left out. */
  readonly title?: string | undefined;
  readonly columns: Columns;
  /** Saves the search. */
  readonly save?: ReactElement | undefined;
  /** Where a user may ask for what is not listed. */
  readonly asking?: string;
  readonly rows: (items: readonly A[], shown: RowsWith<A>) => ReactElement;
}

/** What the parts are made from. */
export interface FilteredAt<X> {
  readonly at: ListAt;
  readonly machines: X;
  readonly shown: DealFilter;
  /** The filter as a query: '?sort=amountAsc', or ''. */
  readonly search: string;
}

/** The looks of a kind's list; its module in src/pages adds calls and machines. */
export interface FilteredLook<A, X> {
  readonly className: string;
  readonly text: FilteredListWords & ListWords & { readonly title: string };
  readonly filter: FilterKind;
  readonly skeleton: ReactElement;
  /** A hook, called at each rendering. */
  readonly useParts: (from: FilteredAt<X>) => FilteredParts<A>;
}

interface FilteredListDefinition<A, S, X> extends FilteredLook<A, X> {
  readonly calls: (ports: PagePorts) => {
    readonly list: (request: PageRequest & DealFilter & S, options: CallOptions) => Call<PartOfList<A>>;
    readonly counts: (filter: DealFilter & S, options: CallOptions) => Call<DealCounts>;
  };
  readonly scopeAt: (address: ListAddress) => ListScope<S>;
  /** What its server-rendered page reads of the query besides the filter. */
  readonly queries?: readonly string[];
  /** What makes the list old; nothing when left out. */
  readonly changes?: (ports: PagePorts) => ChangeFeed;
  readonly refine?: (machine: ListingMachine<A>, ports: PagePorts) => ListingMachine<A>;
  /** What its parts begin by themselves. */
  readonly machines: (ports: PagePorts) => X;
}

interface FilteredFlows<A, X> {
  readonly list: ActorRefFrom<ListingMachine<A>>;
  readonly filter: ActorRefFrom<typeof dealFilterMachine>;
  readonly looser: LooserMachine;
  readonly favourites: SessionFavourites;
  readonly machines: X;
}

/** The list of a kind with its filter, which the address holds: a column on a desktop, a sheet on a phone (SCR-02, LAY-16). */
export const filteredListPage = <A extends { readonly id: string; readonly title: string }, P, S, X>(
  kind: Kind<KindWith<'favourite'>, A, P>,
  {
    className,
    text,
    filter: filterKind,
    skeleton,
    useParts,
    calls,
    scopeAt,
    queries = [],
    changes = () => noChanges,
    refine = (machine) => machine,
    machines,
  }: FilteredListDefinition<A, S, X>,
): Page<PagePorts> => {
  const read = ({ search }: ListAddress) => readFilter(search, filterKind.sorts, filterKind.unfit);
  const all = kind.path ?? '/';

  function FilteredListScreen({ flows }: { readonly flows: FilteredFlows<A, X> }): ReactElement {
    const { favourites, looser } = flows;
    const now = useFlows().now();
    const at = useListAt();
    const list = useListing(flows.list);
    const flow = useFilter(flows.filter, filterKind);
    const stars = useStars(favourites.actor, useThings(kind.name, list.status.items));
    const { shown } = flow.filter;
    const parts = useParts({ at, machines: flows.machines, shown, search: filterSearch(shown) });
    const { title = text.title, ownTitle, head, foot, rows, ...listed } = parts;
    const dropped = useMemo(() => [...(scopeAt(at).dropped ?? []), ...read(at).dropped], [at]);
    const star = useCallback(
      (item: A) => (
        <FavouriteStar stars={stars} thing={{ kind: kind.name, id: item.id }} title={item.title} />
      ),
      [stars],
    );
    return (
      <ListFrame
        className={className}
        title={title}
        ownTitle={ownTitle}
        list={list}
        head={head}
        foot={
          <>
            {foot}
            <Note stars={stars} />
          </>
        }
      >
        <FilteredList
          items={list}
          flow={flow}
          looser={looser}
          dropped={dropped}
          now={now}
          words={text}
          all={all}
          skeleton={skeleton}
          {...listed}
        >
          {(items) => rows(items, { total: list.status.total, now, star })}
        </FilteredList>
      </ListFrame>
    );
  }

  const definition = {
    queries: [...filterQueries, ...queries],
    flows: (ports: PagePorts, where: Where) => {
      const { filter } = read(where);
      const { path, scope, query = {} } = scopeAt(where);
      const { list, counts } = calls(ports);
      const machine = listing<A>(
        ports,
        ({ id }) => id,
        changes(ports),
        (request, options) => list({ ...request, ...filter, ...scope }, options),
      );
      const count = (draft: DealFilter, options: CallOptions) => counts({ ...draft, ...scope }, options);
      return {
        list: broughtList(kind.item, refine(machine, ports), {
          pageSize: defaultPageSize,
          ofAsker: kind.gate !== null,
          of: filterSearch(filter, query),
        }),
        filter: hearing(
          flow(dealFilter(ports, path, count, query), { filter }),
          (actor) => actor.send({ type: 'filter.addressed', filter }),
          Object.values(query).join(),
        ),
        looser: offered(looserCounts(ports, count)),
        favourites: favouritesFlow(ports),
        machines: offered(machines(ports)),
      };
    },
    screen: FilteredListScreen,
  };
  return { ...page(definition), list: text };
};
