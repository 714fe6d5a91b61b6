import * as t from 'io-ts';
import type { DealState } from '../../domain/sale/sale';
import type { Dice } from './dice';

const range = t.readonly(t.type({ least: t.number, most: t.number }));

/** What has become of the deals of a seed, and how long ago they were confirmed. */
export const Standings = t.type({
  /** Weights. */
  states: t.type({ listed: t.number, withdrawn: t.number, closed: t.number }),
  /** Per cent of the listed ones whose confirmation is due. */
  unconfirmed: t.number,
  confirmedDays: range,
  unconfirmedDays: range,
});
export type Standings = t.TypeOf<typeof Standings>;

/** One state by its weight. */
export const stateBy = (roll: Dice, { states }: Standings): DealState =>
  roll.weighed([
    ['listed', states.listed] as const,
    ['withdrawn', states.withdrawn] as const,
    ['closed', states.closed] as const,
  ]);

/** The days since a confirmation: those given, or more for some of what is listed. */
export const daysBy = (
  roll: Dice,
  { unconfirmed, unconfirmedDays }: Standings,
  state: DealState,
  days: number,
): number =>
  state === 'listed' && roll.happens(unconfirmed)
    ? roll.whole(unconfirmedDays.least, unconfirmedDays.most)
    : days;
