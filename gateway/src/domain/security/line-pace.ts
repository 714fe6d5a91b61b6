import type { SecurityEvent, SecurityKind, SecurityLine } from './security-event';
import { hourMs, minuteMs } from '../../../../contract/values/duration';

/**
 * The most lines of one kind in a minute and in an hour: of all sources, of one source, and of all sources that already
 * have a line of this kind in this hour. The rest of the bound is reserved for sources without a line. So a client that
 * makes a thousand neither fills the disk, nor evicts older lines, nor hides what others do.
 */
export const mostLines = {
  aMinute: 60,
  anHour: 600,
  ofSourceAMinute: 10,
  ofSourceAnHour: 60,
  ofKnownAMinute: 40,
  ofKnownAnHour: 400,
} as const;

/** The recent lines of one kind; milliseconds since 1970. */
interface KindPace {
  readonly minuteSince: number;
  readonly written: number;
  readonly leftOut: number;
  /** Lines of this minute by source. */
  readonly bySource: ReadonlyMap<string, number>;
  readonly hourSince: number;
  readonly inHour: number;
  /** Lines of this hour by source; it has no more entries than lines were written. */
  readonly bySourceInHour: ReadonlyMap<string, number>;
}

/** The recent lines of each kind. */
export type LinePace = ReadonlyMap<SecurityKind, KindPace>;

export const nothingWritten: LinePace = new Map();

interface Paced {
  readonly pace: LinePace;
  readonly lines: readonly SecurityLine[];
}

const isOver = (since: number, lengthMs: number, now: number): boolean =>
  now - since >= lengthMs || now < since;

const leftOutOf = (kind: SecurityKind, { leftOut }: KindPace, at: number): readonly SecurityLine[] =>
  leftOut > 0 ? [{ at, kind, leftOut }] : [];

/** Ends the minutes that are over at `now`: each that left lines out is noted by one line that counts them. */
export const settled = (pace: LinePace, now: number): Paced => {
  const rest = new Map(pace);
  const lines: SecurityLine[] = [];
  for (const [kind, one] of pace) {
    if (!isOver(one.minuteSince, minuteMs, now)) continue;
    lines.push(...leftOutOf(kind, one, now));
    if (isOver(one.hourSince, hourMs, now)) rest.delete(kind);
    else rest.set(kind, { ...one, minuteSince: now, written: 0, leftOut: 0, bySource: new Map() });
  }
  return { pace: rest, lines };
};

/** Ends every minute, as at the end of the program. */
export const allSettled = (pace: LinePace, now: number): readonly SecurityLine[] =>
  [...pace].flatMap(([kind, one]) => leftOutOf(kind, one, now));

/**
 * The source whose lines are bounded: the account of a decision, which an office decides from one address, else the
 * address. Null for an act on this machine, such as an operator's.
 */
const sourceOf = ({ kind, address, account }: SecurityEvent): string | null =>
  kind === 'deal.decided' ? (account ?? address) : address;

const plusOne = (counts: ReadonlyMap<string, number>, source: string | null): ReadonlyMap<string, number> =>
  source === null ? counts : new Map(counts).set(source, (counts.get(source) ?? 0) + 1);

const hasRoom = (one: KindPace, source: string | null): boolean => {
  const inMinute = source === null ? 0 : (one.bySource.get(source) ?? 0);
  const inHour = source === null ? 0 : (one.bySourceInHour.get(source) ?? 0);
  const isKnown = inHour > 0;
  return (
    one.written < (isKnown ? mostLines.ofKnownAMinute : mostLines.aMinute) &&
    one.inHour < (isKnown ? mostLines.ofKnownAnHour : mostLines.anHour) &&
    inMinute < mostLines.ofSourceAMinute &&
    inHour < mostLines.ofSourceAnHour
  );
};

/** Counts an event, and gives the lines that are to be written with it. */
export const paced = (before: LinePace, event: SecurityEvent, now: number): Paced => {
  const { pace, lines } = settled(before, now);
  const fresh = { written: 0, leftOut: 0, inHour: 0, bySource: new Map(), bySourceInHour: new Map() };
  const one: KindPace = pace.get(event.kind) ?? { ...fresh, minuteSince: now, hourSince: now };
  const source = sourceOf(event);
  const isWritten = hasRoom(one, source);
  const counted: KindPace = isWritten
    ? {
        ...one,
        written: one.written + 1,
        inHour: one.inHour + 1,
        bySource: plusOne(one.bySource, source),
        bySourceInHour: plusOne(one.bySourceInHour, source),
      }
    : { ...one, leftOut: one.leftOut + 1 };
  return {
    pace: new Map(pace).set(event.kind, counted),
    lines: isWritten ? [...lines, { at: now, ...event }] : lines,
  };
};
