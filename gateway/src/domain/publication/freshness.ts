import type { Freshness } from '../../../../contract/publication/publication';
import { dayMs } from '../../../../contract/values/duration';

/** The days after a confirmation on which the owner is notified, and those from which it no longer counts (MKT-06). */
export const freshnessDays = { reminders: [23, 28, 45], due: 30, unconfirmed: 45, withdrawn: 90 } as const;

/** What a day means for something that was confirmed before. */
export interface Standing {
  readonly freshness: Freshness;
  /** The last day whose notice is due by now; 0 for none. */
  readonly reminderDay: 0 | 23 | 28 | 45;
  /** It is taken off the lists. */
  readonly lapsed: boolean;
}

/** Whole days since a confirmation; 0 for one that lies ahead. */
export const daysSince = (confirmedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - confirmedAt) / dayMs));

/** The state of a listing so many days after its confirmation. Total and pure. */
export const standingOn = (day: number): Standing => {
  const { due, unconfirmed, withdrawn } = freshnessDays;
  const freshness = day >= unconfirmed ? 'unconfirmed' : day >= due ? 'due' : 'fresh';
  const reminderDay = day >= 45 ? 45 : day >= 28 ? 28 : day >= 23 ? 23 : 0;
  return { freshness, reminderDay, lapsed: day >= withdrawn };
};
