import type { SnapshotFrom } from 'xstate';
import type { ListingMachine } from './machine';

type Snapshot = SnapshotFrom<ListingMachine<{ readonly id: string }>>;

const isCatchingUp = (list: Snapshot): boolean => list.matches({ ready: 'catchingUp' });

/** What holds of a list in every state that can be reached. */
export const listingInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot }) => boolean>
> = {
  '[LAY-16] no item appears twice': ({ context }) =>
    new Set(context.items.map(({ id }) => id)).size === context.items.length,
  '[LAY-16] a list that is shown has items': (now) => !now.matches('ready') || now.context.items.length > 0,
  '[LAY-16] nothing that was loaded is lost when a request fails': (now, last) =>
    last === undefined ||
    !last.from.matches('ready') ||
    !now.matches('ready') ||
    now.context.failure === null ||
    now.context.items.length >= last.from.context.items.length,
  '[LAY-16] what is held back is part of the list, and something of it is left': ({ context }) =>
    context.fresh.held.every((item) => context.items.includes(item)) &&
    (context.items.length === 0 || context.fresh.held.length < context.items.length) &&
    context.fresh.held.length <= context.fresh.count,
  '[SOC-03] what is new is never asked for twice without the pause': (now, last) =>
    last === undefined ||
    !isCatchingUp(now) ||
    !isCatchingUp(last.from) ||
    now.children.loadNewest === last.from.children.loadNewest,
  '[LAY-16] a state of failure has a reason': (now) => {
    const failed =
      now.matches('failed') ||
      now.matches({ ready: 'moreFailed' }) ||
      now.matches({ ready: 'refreshFailed' });
    return !failed || now.context.failure !== null;
  },
};
