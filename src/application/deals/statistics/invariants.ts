import type { SnapshotFrom } from 'xstate';
import { isSameQuery } from '../../../domain/statistics/statistics-address';
import { hasFigures } from '../../../domain/statistics/statistics-figures';
import type { StatisticsMachine } from './machine';

type Snapshot = SnapshotFrom<StatisticsMachine>;

const isAnswered = ({ context: { shown, query } }: Snapshot): boolean =>
  shown !== null && isSameQuery(shown.query, query);

/** Conditions that hold in every state of the figures of the market. */
export const statisticsInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { readonly from: Snapshot }) => boolean>
> = {
  '[SCR-14] what is shown as ready answers the query of the address': (now) =>
    !now.matches('ready') || isAnswered(now),
  '[SCR-14] empty is what has no figure to show': (now) =>
    !now.matches('empty') ||
    (isAnswered(now) && now.context.shown !== null && !hasFigures(now.context.shown.figures)),
  '[LAY-16] what was shown is never lost': (now, last) =>
    last === undefined || last.from.context.shown === null || now.context.shown !== null,
  '[LAY-16] a state of failure has a reason': (now) => !now.matches('failed') || now.context.failure !== null,
  'the figures are read in two states alone': (now) =>
    (now.children['read'] !== undefined) === (now.matches('loading') || now.matches('updating')),
};
