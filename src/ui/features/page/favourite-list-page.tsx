import { defaultPageSize } from '../../../../contract/rules/page-size';
import type { ReactElement, ReactNode } from 'react';
import { noChanges } from '../../../application/kit/change-feed';
import { listing } from '../../../application/kit/listing/definition';
import type { Thing } from '../../../domain/favourite/thing';
import type { Page as PartOfList, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { PagePorts } from '../../../ports/page-ports';
import { favouritesFlow } from './favourites-flow';
import { flow } from '../../frame/page-frame/flow';
import type { ListWords, Page } from '../../frame/page-frame/page';
import type { Where } from '../../frame/page-frame/where';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { DealSkeleton, type DealSkeletonProps } from '../deal/deal-list/deal-skeleton';
import { FavouriteNote } from '../list/favourite/favourite-note';
import { FavouriteStar } from '../list/favourite/favourite-star';
import { useKept } from '../list/favourite/use-kept';
import type { ListAt } from './list-at';
import { listPage } from './list-page';

/** What the rows of favourites are shown with. */
export interface KeptRowsWith {
  readonly total: number | null;
  readonly now: number;
  readonly star: (thing: Thing, title: string) => ReactElement;
}

/** The looks of a list of favourites; its module in src/pages adds the call. */
export interface FavouriteLook<A> {
  readonly className: string;
  readonly text: ListWords & { readonly title: string; readonly empty: string; readonly emptyText: string };
  readonly shape?: DealSkeletonProps['of'];
  /** Where there are things to be kept. */
  readonly way: { readonly to: string; readonly word: string };
  readonly thingOf: (item: A) => Thing;
  readonly head?: (at: ListAt) => ReactNode;
  readonly rows: (items: readonly A[], shown: KeptRowsWith) => ReactElement;
}

interface FavouriteListDefinition<A> extends FavouriteLook<A> {
  readonly call: (
    ports: PagePorts,
    where: Where,
  ) => (request: PageRequest, options: CallOptions) => Call<PartOfList<A>>;
}

/** The things of a kind that a user keeps, the newest favourite first; a removed one is gone at once (SCR-07). */
export const favouriteListPage = <A,>({
  text,
  shape = 'deal',
  way,
  thingOf,
  head,
  rows,
  call,
  ...look
}: FavouriteListDefinition<A>): Page<PagePorts> => {
  const empty = (
    <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
      <ButtonLink kind="primary" to={way.to}>
        {way.word}
      </ButtonLink>
    </StatePanel>
  );
  const flows = (ports: PagePorts, where: Where) => ({
    list: flow(
      listing<A>(ports, (item) => thingOf(item).id, noChanges, call(ports, where)),
      { pageSize: defaultPageSize },
    ),
    favourites: favouritesFlow(ports),
  });
  return listPage<A, ReturnType<typeof flows>>({
    ...look,
    text,
    flows,
    skeleton: <DealSkeleton of={shape} />,
    useParts: ({ list: read, favourites }, at, now) => {
      const { list, kept, stars } = useKept<A>(read, favourites.actor, thingOf);
      const shown: KeptRowsWith = {
        total: list.status.total,
        now,
        star: (thing, title) => <FavouriteStar stars={stars} thing={thing} title={title} />,
      };
      return {
        list,
        empty,
        head: head?.(at),
        foot: <FavouriteNote stars={stars} />,
        rows: () => (
          <>
            <h2 className="vh">{text.list}</h2>
            {rows(kept, shown)}
          </>
        ),
      };
    },
  });
};
