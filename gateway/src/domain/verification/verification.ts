import { isShowable } from '../../../../contract/rules/showable';
import type { TakenFile } from '../upload/upload';
import { applicationBytes } from '../../../../contract/rules/text-limits';
import { beijingOffsetMs } from '../../../../contract/values/beijing-time';
import { dayMs, hourMs } from '../../../../contract/values/duration';

export type Level = '1' | '2';

/** What a member says of themselves, to be verified. */
export interface Application {
  readonly name: string;
  readonly company: string;
  readonly position: string;
}

export type Decision =
  | { readonly kind: 'approved'; readonly level: Level }
  | { readonly kind: 'rejected'; readonly reason: string };

/** One application with what became of it. Times are milliseconds since 1970. */
export interface Verification extends Application {
  /** Ascending in the order of handing in. */
  readonly id: number;
  readonly accountId: string;
  /** null when the file is no longer kept. */
  readonly document: TakenFile | null;
  readonly submittedAt: number;
  /** When a decision is to be expected. */
  readonly expectedAt: number;
  /** null until it is decided. */
  readonly decision: (Decision & { readonly at: number }) | null;
}

const longest = { ...applicationBytes, reason: 600 } as const;
const shortest = { name: 4, company: 6, position: 3, reason: 3 } as const;

/** Whether a text is fit for its field, in bytes of UTF-8: a Chinese character is 3. */
export const isFit = (field: keyof typeof longest, text: string): boolean => {
  const bytes = Buffer.byteLength(text);
  return bytes >= shortest[field] && bytes <= longest[field] && isShowable(text);
};

/** Work begins at 9:00 and ends at 18:00 in Beijing, from Monday to Friday. */
const [openingMs, closingMs] = [9 * hourMs, 18 * hourMs];

/** Days since 1970, which began on a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(day % 7);
const workingDayFrom = (day: number): number => (isWeekend(day) ? workingDayFrom(day + 1) : day);

/**
 * When an application is expected to be decided: after one working day, counted from the next working
 * hour. Submitted during working hours it is the same time of the next working day, otherwise the end of
 * the working day that comes.
 */
export const expectedReview = (submittedAt: number): number => {
  const local = submittedAt + beijingOffsetMs;
  const [day, time] = [Math.floor(local / dayMs), local % dayMs];
  const within = !isWeekend(day) && time >= openingMs && time < closingMs;
  const expectedDay = workingDayFrom(within || time >= closingMs ? day + 1 : day);
  return expectedDay * dayMs + (within ? time : closingMs) - beijingOffsetMs;
};
