import { useCallback, type ReactElement } from 'react';
import { eventState, eventStates, type EventFacts } from '../../../../contract/event/event-state';
import type { KeptEventState } from '../../../../contract/favourite/kept-lists';
import { addressAt, listAddress } from '../../../../contract/kind/address';
import type { KindWith, PlacedKind } from '../../../../contract/kind/kinds';
import type { FavouriteLook, KeptRowsWith } from '../page/favourite-list-page';
import { coarsely } from '../list/endless-list/coarsely';
import { Rows } from '../list/endless-list/rows';
import { ListedCard } from '../list/listed-card/listed-card';
import { StatusTag } from '../../kit/display/tag/status-tag';
import type { EventCards } from './event-card';
import { withdrawnEvent } from './text';
import '../list/favourite/kept-things.css';

type EventKind = KindWith<'favourite'> & PlacedKind;

interface Event extends EventFacts {
  readonly id: string;
  readonly title: string;
}

interface KeptEvent<A> {
  readonly event: A;
  readonly state: KeptEventState;
}

interface FavouriteEvents<A extends Event, Kept> extends Pick<FavouriteLook<Kept>, 'text'> {
  readonly kind: EventKind;
  readonly cards: EventCards<A>;
  readonly eventOf: (kept: Kept) => A;
  readonly stateOf: (kept: Kept) => KeptEventState;
  /** The words of the way to the list of all events of the kind. */
  readonly toEvents: string;
}

/** What became of an event: withdrawn, cancelled or ended; undefined for one that is ahead or runs. */
const overOf = <A extends Event>({ event, state }: KeptEvent<A>, now: number): string | undefined => {
  if (state === 'withdrawn') return withdrawnEvent;
  const at = eventState(event, now);
  return at === 'cancelled' || at === 'ended' ? eventStates[at] : undefined;
};

interface EventRowsProps<A extends Event> extends KeptRowsWith {
  readonly kind: EventKind;
  readonly cards: EventCards<A>;
  readonly events: readonly KeptEvent<A>[];
  readonly label: string;
}

const idOf = <A extends Event>({ event }: KeptEvent<A>): string => event.id;

/** Events as cards with stars, on a desktop as rows under the heads of their columns. */
function EventRows<A extends Event>(props: EventRowsProps<A>): ReactElement {
  const { kind, cards, events, label, total, star } = props;
  const now = coarsely(props.now);
  const row = useCallback(
    (kept: KeptEvent<A>) => {
      const { id, title } = kept.event;
      const over = overOf(kept, now);
      return (
        <ListedCard
          to={addressAt(kind, id)}
          star={star({ kind, id }, title)}
          {...cards.card(
            kept.event,
            now,
            over === undefined ? undefined : <StatusTag tone="over" word={over} />,
          )}
        />
      );
    },
    [kind, cards, now, star],
  );
  return (
    <>
      <div className={`listed-columns listed-starred listed-${cards.heads.length - 2}`} aria-hidden="true">
        {cards.heads.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
      <Rows items={events} idOf={idOf} total={total} className="listed-rows" label={label} row={row} />
    </>
  );
}

/** The look of the favourites of a kind of events; one that is over stays and says so. */
export const favouriteEventsLook = <A extends Event, Kept>({
  kind,
  cards,
  eventOf,
  stateOf,
  text,
  toEvents,
}: FavouriteEvents<A, Kept>): FavouriteLook<Kept> => ({
  className: 'kept-things',
  text,
  shape: 'four',
  way: { to: listAddress(kind), word: toEvents },
  thingOf: (kept) => ({ kind, id: eventOf(kept).id }),
  rows: (kept, shown) => (
    <EventRows
      {...shown}
      kind={kind}
      cards={cards}
      label={text.list}
      events={kept.map((each) => ({ event: eventOf(each), state: stateOf(each) }))}
    />
  ),
});
