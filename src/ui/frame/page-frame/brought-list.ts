import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { createActor, type Actor } from 'xstate';
import { WireCount } from '../../../../contract/codec/count';
import { orNull } from '../../../../contract/codec/or-null';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { selectListingStatus } from '../../../application/kit/listing/status';
import { PageRequest } from '../../../domain/page/page';
import type { Flow } from './flow';

export interface BroughtList {
  readonly pageSize: number;
  readonly ofAsker?: boolean;
  /** What of the address it lists: its filter. */
  readonly of?: string;
}

/**
 * A list that is read page by page, whose first page the server sends along.
 * @param codec as one item crosses from the server to the page; a list that does not decode is asked for again
 */
export const broughtList = <A, O>(
  codec: t.Type<A, O>,
  machine: ListingMachine<A>,
  { pageSize, ofAsker = false, of = '' }: BroughtList,
): Flow<Actor<ListingMachine<A>>> => {
  const Part = t.type({ items: t.readonlyArray(codec), next: orNull(PageRequest), total: orNull(WireCount) });
  return {
    of,
    begin: (inspect, sent) => {
      const decoded = Part.decode(sent);
      const initial = isRight(decoded) ? decoded.right : undefined;
      return createActor(machine, { input: { pageSize, initial }, inspect });
    },
    again: (actor) => {
      const { items, next, total, loadedAt } = actor.getSnapshot().context;
      if (loadedAt === null) return null;
      return (inspect) =>
        createActor(machine, { input: { pageSize, initial: { items, next, total } }, inspect });
    },
    answer: {
      ofAsker,
      standing: (actor) => {
        const { items, next, total, loadedAt } = actor.getSnapshot().context;
        return {
          settled: selectListingStatus<A>(actor.getSnapshot()).phase !== 'loading',
          notFound: false,
          sent: loadedAt === null ? undefined : Part.encode({ items, next, total }),
        };
      },
    },
  };
};
